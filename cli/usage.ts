import { readFile } from 'node:fs/promises'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Mind, mindNamed, minds } from '@engawa/bots'
import { entryOf, games } from '@engawa/games'
import { type GameEntry, type Locale, locales } from '@engawa/kernel'

/** A call that cannot be understood; the sentence says what to type instead. */
export class UsageError extends Error {}

export interface Command {
  readonly usage: string
  readonly summary: string
  readonly details: string
  run(args: readonly string[]): Promise<number>
}

/** Node's own parser, with its complaints turned into ours. */
export function parse<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function gameNamed(id: string | undefined): GameEntry {
  const known = games.map((entry) => entry.id).join(', ')
  if (id === undefined) throw new UsageError(`which game? one of ${known}`)
  const entry = entryOf(id)
  if (entry === undefined) throw new UsageError(`unknown game ${id}; one of ${known}`)
  return entry
}

export function mindFrom(name: string): Mind {
  const mind = mindNamed(name)
  if (mind === undefined) throw new UsageError(`unknown bot ${name}; one of ${minds.join(', ')}`)
  return mind
}

export function wholeNumber(name: string, text: string, from: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < from)
    throw new UsageError(`--${name} takes a whole number from ${from}, not ${text}`)
  return value
}

/** Options as `night=true,side=left`. */
export function optionsFrom(text: string | undefined): Record<string, string | boolean> {
  const pairs = (text ?? '').split(',').filter((pair) => pair !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = 'true'] = pair.split('=')
      return [name, value === 'true' ? true : value === 'false' ? false : value]
    }),
  )
}

/** The language asked for, or that of the terminal. */
export function localeFrom(asked: string | undefined): Locale {
  const wanted = asked ?? process.env.LANG ?? 'en'
  const locale = locales.find((known) => wanted.startsWith(known))
  if (locale === undefined && asked !== undefined)
    throw new UsageError(`--lang is one of ${locales.join(', ')}`)
  return locale ?? 'en'
}

export async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new UsageError(`cannot read ${file}`)
  }
}
