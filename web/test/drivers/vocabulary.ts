import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Locale, locales } from '@engawa/kernel'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The tables of words of one language: en.ts, en/rules.ts, en-rules.ts, words-en.ts … */
function tablesOf(folder: string, locale: Locale): string[] {
  const own = new RegExp(`(^|[-/])${locale}(-[a-z-]+)?(/.*)?\\.ts$`)
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => own.test(file))
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))
}

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const IMPORT = /^(import|export) .* from .*$/gm
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
/** What a sentence leaves to be filled in; two levels of braces are as deep as any goes. */
const FILLED = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g

export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

function vocabulary(folders: readonly string[], locale: Locale): Set<string> {
  const tables = folders.flatMap((folder) => tablesOf(folder, locale))
  const bare = tables.map((table) => table.replace(COMMENT, '').replace(IMPORT, ''))
  // A sentence may stand within what another leaves to be filled in: those are words as well.
  const filled = bare.flatMap((table) => table.match(FILLED) ?? [])
  const literals = [...bare, ...filled].flatMap((table) => table.match(LITERAL) ?? [])
  return new Set(literals.flatMap((literal) => wordsIn(literal.replace(FILLED, ' '))))
}

/** The words that only this language's tables have. */
export function wordsOnlyIn(locale: Locale, folders: readonly string[]): ReadonlySet<string> {
  const others = locales.filter((other) => other !== locale).map((other) => vocabulary(folders, other))
  const own = vocabulary(folders, locale)
  for (const other of others) for (const word of other) own.delete(word)
  return own
}
