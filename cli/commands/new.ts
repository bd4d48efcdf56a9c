import { fileURLToPath } from 'node:url'
import { titleOf, writeGame } from '../new/write-game.ts'
import { type Command, parse, UsageError } from '../usage.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const newGame: Command = {
  usage: 'new <game>',
  summary: 'Writes a small playable game into games/<game>, to be made into another.',
  details: `
  The name is its folder and its id: small letters and digits, e.g. engawa new gomoku.
  What is written keeps every promise of a game, has its tests, and plays in the browser at once.
`,
  async run(args) {
    const { positionals } = parse({ args: [...args], allowPositionals: true, options: {} })
    const [id, ...more] = positionals
    if (id === undefined || more.length > 0) throw new UsageError('name one game, e.g. engawa new gomoku')
    await writeGame(root, id)
    process.stdout.write(`games/${id} is written, and ${titleOf(id)} stands in games/registry.ts.

  npx vitest run games/${id}   its tests
  npx engawa play ${id}        play it here
  npm start                    play it in the browser

docs/adding-a-game.md tells what each file is for. Begin with rules.json.
`)
    return 0
  },
}
