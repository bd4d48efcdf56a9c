import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { UsageError } from '../usage.ts'

/** The game that every new one begins as. It stands here as real files, checked and tested like the others. */
const sample = fileURLToPath(new URL('./hotaru/', import.meta.url))

const reserved = new Set(
  'arguments,await,break,case,class,const,continue,debugger,default,delete,do,else,enum,eval,export,extends,false,finally,for,function,if,implements,import,in,instanceof,interface,let,new,null,package,private,protected,public,return,static,super,switch,this,throw,true,try,typeof,undefined,var,void,while,with,yield'.split(
    ',',
  ),
)

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** The sample's text under another name: its id, its title, and the letters its rules are counted under. */
function renamed(text: string, id: string): string {
  return text
    .replaceAll('hotaru', id)
    .replaceAll('Hotaru', titleOf(id))
    .replaceAll('HOT-', `${rulePrefixOf(id)}-`)
}

export const titleOf = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1)
const rulePrefixOf = (id: string): string => id.slice(0, 3).toUpperCase()

/** The registry with one more game at its end. */
function registered(registry: string, id: string): string {
  const imports = [...registry.matchAll(/^import \{ entry as \w+ \} from '.*'\n/gm)]
  const list = /(export const games: readonly GameEntry\[\] = \[)([^\]]*?)(,?\s*)\]/
  const last = imports.at(-1)
  if (last === undefined || !list.test(registry))
    throw new UsageError(
      'games/registry.ts has another form than expected: add the entry by hand (docs/adding-a-game.md)',
    )
  const end = last.index + last[0].length
  const line = `import { entry as ${id} } from './${id}/entry.ts'\n`
  return `${registry.slice(0, end)}${line}${registry.slice(end)}`.replace(list, `$1$2, ${id}]`)
}

/** Refuses a name that cannot be a folder, an id and a word of the code at once. */
function checkName(id: string, taken: readonly string[], texts: readonly string[]): void {
  if (!/^[a-z][a-z0-9]{2,23}$/.test(id))
    throw new UsageError(`a game's name is 3 to 24 small letters and digits, not ${JSON.stringify(id)}`)
  if (taken.includes(id)) throw new UsageError(`games/${id} is there already`)
  const word = new RegExp(`\\b${id}\\b`)
  if (reserved.has(id) || texts.some((text) => word.test(text)))
    throw new UsageError(`${id} is a word that the code of a new game uses itself; take another name`)
}

/** Another name sorts and breaks lines otherwise. */
async function format(root: string, paths: readonly string[]): Promise<void> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  await promisify(execFile)(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root })
}

/** Writes a small playable game into the folder `games` of the repository, and its line into the registry there. */
export async function writeGame(root: string, id: string): Promise<void> {
  const games = join(root, 'games')
  const files = await filesIn(sample)
  const texts = await Promise.all(files.map((file) => readFile(join(sample, file), 'utf8')))
  checkName(id, await readdir(games), texts)
  const registry = join(games, 'registry.ts')
  const named = registered(await readFile(registry, 'utf8'), id)
  for (const [index, file] of files.entries()) {
    const path = join(games, id, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, renamed(texts[index] ?? '', id))
  }
  await writeFile(registry, named)
  await format(root, [join(games, id), registry])
}
