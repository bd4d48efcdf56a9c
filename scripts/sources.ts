import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

const never = /(^|\/)(node_modules|dist|art\/built)(\/|$)/

/** The files below a folder of the repository, by their paths from its root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || never.test(path)) return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

const importPattern =
  /(?:^\s*(?:import|export)\b[^'"`;]*?\bfrom|^\s*import|\bimport\s*\(|\bimport\.meta\.resolve\()\s*['"]([^'"\s]+)['"]/gm

/** What a file imports, in whatever way: `import … from`, `export … from`, `import()`. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(importPattern)].map(([, specifier = '']) => specifier)
}
