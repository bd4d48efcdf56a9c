import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  aheadOf,
  confirmation,
  type Found,
  findPuzzles,
  judge,
  type PlayedGame,
  playGame,
} from '@engawa/bots'
import {
  at,
  Chance,
  type GameEntry,
  type GamePlay,
  labelText,
  movesText,
  optionSets,
  type Puzzle,
} from '@engawa/kernel'
import { openPosition } from '@engawa/table'
import { progress } from '../progress.ts'
import { type Command, gameNamed, mindFrom, parse, UsageError, wholeNumber } from '../usage.ts'

/** A played game and what was found in it: a line of the cache. */
interface Searched extends PlayedGame {
  readonly found: readonly Found[]
}

/** The part of the strongest bot's trials that a first look takes. */
const firstLook = 0.25

export const puzzles: Command = {
  usage:
    'puzzles <game> [--games N] [--seats 2,3] [--mind elder] [--margin 0.03] [--errors 4] [--keep LIST] [--verify]',
  summary: 'Finds positions with one clear best move in games of bots, keeps some, verifies the kept ones.',
  details: `
  --games N      games to look through; those done before are not played again (default 10)
  --seats LIST   numbers of seats, in turn (default 2,3)
  --mind M       who plays them (default elder); all judging is the strongest bot’s
  --margin P     how far ahead the best move must be, as a part of the winner’s points (default 0.03)
  --errors E     and in standard errors (default 4)
  --state FILE   where the search is kept and resumed from (default .cache/puzzles/<game>.jsonl)
  --keep LIST    writes these decisions, as the table names them, to games/<game>/puzzles/kept.ts
  --verify       judges the game’s own puzzles with ten times the strongest bot’s thinking
`,
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '10' },
        seats: { type: 'string', default: '2,3' },
        mind: { type: 'string', default: 'elder' },
        margin: { type: 'string', default: '0.03' },
        errors: { type: 'string', default: '4' },
        state: { type: 'string' },
        keep: { type: 'string' },
        verify: { type: 'boolean', default: false },
      },
    })
    const entry = gameNamed(positionals[0])
    const play = await entry.play()
    const { search } = play.adviser
    if (search === undefined) throw new UsageError(`${entry.id} has no bot that tries moves out`)
    if (values.verify) return verify(entry, play, search.trials)
    const file = values.state ?? `.cache/puzzles/${entry.id}.jsonl`
    if (values.keep !== undefined) return keep(entry, await searched(file), values.keep.split(','))
    const people = values.seats.split(',').map((count) => wholeNumber('seats', count, 1))
    for (const count of people)
      if (!play.game.seats.includes(count))
        throw new UsageError(`--seats takes some of ${play.game.seats.join(', ')}, not ${count}`)
    const effort = {
      trials: Math.ceil(search.trials * firstLook),
      margin: positive('margin', values.margin),
      errors: positive('errors', values.errors),
    }
    const games = wholeNumber('games', values.games, 1)
    const done = new Set((await searched(file)).map(({ seed }) => seed))
    await mkdir(fileURLToPath(new URL('.', new URL(file, `file://${process.cwd()}/`))), { recursive: true })
    for (let index = 0; index < games; index++) {
      const seed = `puzzle ${index}`
      if (!done.has(seed)) {
        const count = at(people, index % people.length)
        const options = at(optionSets(play.game.options, count), 0)
        const played = playGame(play, mindFrom(values.mind), { people: count, options, seed })
        const found = [...findPuzzles(play, played, effort)]
        await appendFile(file, `${JSON.stringify({ ...played, found } satisfies Searched)}\n`)
      }
      progress(index + 1, games, 'games')
    }
    await tell(entry, play, await searched(file))
    return 0
  },
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new UsageError(`--${name} takes a number above 0, not ${text}`)
  return value
}

async function searched(file: string): Promise<Searched[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Searched)
}

const keyOf = ({ seed }: PlayedGame, { at: made }: Found) => `${seed.split(' ').at(-1)}.${made}`

/** One line for each decision, by kind, for somebody to choose from. */
async function tell({ words }: GameEntry, { game }: GamePlay, all: readonly Searched[]): Promise<void> {
  const { move: name } = await words('en')
  const lines = all.flatMap((played) => {
    const chance = Chance.seeded(played.seed)
    const state = game.setup(played.people, played.options, chance)
    const seats = Array.from({ length: played.people }, (_, seat) => `seat ${seat}`)
    return played.moves.flatMap(({ seat, move }, index) => {
      const found = played.found.find((one) => one.at === index)
      const view = game.view(state, seat)
      const label = (one: unknown) => labelText(name(view, seat, one, { seats, viewer: seat }))
      const line = found === undefined ? [] : [{ found, text: row(keyOf(played, found), found, label) }]
      game.play(state, seat, move, chance)
      return line
    })
  })
  const order = [...new Set(lines.map(({ found }) => found.decision))].sort()
  for (const decision of order) {
    process.stdout.write(`\n${decision}\n`)
    for (const { found, text } of lines) if (found.decision === decision) process.stdout.write(`${text}\n`)
  }
}

function row(key: string, { ahead, judged }: Found, label: (move: unknown) => string): string {
  const [best, ...others] = judged
  const most = Math.max(...judged.map(({ why }) => why.now))
  const rivals = others.map(({ move, worth }) => `${label(move)} −${((best?.worth ?? 0) - worth).toFixed(1)}`)
  return [
    `  ${key}: ahead by ${ahead.points.toFixed(1)} ±${ahead.error.toFixed(1)}, ${best?.why.now} of at most ${most} at once`,
    `    ${label(best?.move)}`,
    `    before ${rivals.slice(0, 3).join('; ')}`,
  ].join('\n')
}

/** A text in lines that fit the file. */
function wrapped(moves: string): string {
  const lines: string[] = []
  let line = ''
  for (const move of moves.split('; ')) {
    if (line !== '' && line.length + move.length > 105) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += `${move}; `
  }
  return [...lines, line.replace(/; $/, '')].join('\n')
}

async function keep({ id }: GameEntry, all: readonly Searched[], wanted: readonly string[]): Promise<number> {
  const known = new Set(all.flatMap((played) => played.found.map((found) => keyOf(played, found))))
  const missing = wanted.filter((key) => !known.has(key))
  if (missing.length > 0) throw new UsageError(`nothing was found that is called ${missing.join(', ')}`)
  const games = all.flatMap((played) => {
    const found = played.found.filter((one) => wanted.includes(keyOf(played, one)))
    if (found.length === 0) return []
    const decisions = found.map(({ at: made, seat, judged }) => {
      const moves = judged.map(({ move, worth }) => {
        const behind = (judged[0]?.worth ?? 0) - worth
        return `      [${JSON.stringify(movesText([{ seat, move }]))}, ${Number(behind.toFixed(1))}],`
      })
      return `    ${made}: [\n${moves.join('\n')}\n    ],`
    })
    const { people, options, seed } = played
    const moves = movesText(played.moves.slice(0, Math.max(...found.map((one) => one.at))))
    return [
      `{ people: ${people}, options: ${JSON.stringify(options)}, seed: '${seed}', moves: \`\n${wrapped(moves).replaceAll('\\', '\\\\')}\`, decisions: {\n${decisions.join('\n')}\n  } },`,
    ]
  })
  const file = fileURLToPath(new URL(`../../games/${id}/puzzles/kept.ts`, import.meta.url))
  await mkdir(fileURLToPath(new URL(`../../games/${id}/puzzles/`, import.meta.url)), { recursive: true })
  await writeFile(
    file,
    `import type { KeptGame } from '@engawa/kernel'

// Written by: engawa puzzles ${id} --keep ${wanted.join(',')}

export const kept: readonly KeptGame[] = [
${games.join('\n')}
]
`,
  )
  process.stdout.write(`written to ${file}; \`npm run format\` puts it in form\n`)
  return 0
}

/** What the strongest bot says of a puzzle, at this many trials. */
function judged(play: GamePlay, puzzle: Puzzle, trials: number) {
  const view = openPosition(play, puzzle.position).view(puzzle.seat)
  return judge(play, view, puzzle.seat, Chance.seeded(`verify ${puzzle.id}`), { trials })
}

async function verify(entry: GameEntry, play: GamePlay, trials: number): Promise<number> {
  const set = await entry.puzzles?.()
  if (set === undefined) throw new UsageError(`${entry.id} has no puzzles`)
  const same = set.same ?? ((one, other) => JSON.stringify(one) === JSON.stringify(other))
  let failed = 0
  for (const [index, puzzle] of set.puzzles.entries()) {
    const ahead = aheadOf(judged(play, puzzle, trials * confirmation))
    const well =
      ahead !== undefined &&
      same(ahead.best, puzzle.best) &&
      ahead.points > 0 &&
      ahead.points >= 4 * ahead.error
    if (!well) failed++
    process.stdout.write(
      `${well ? 'holds' : 'FAILS'} ${puzzle.id} (${puzzle.idea}, ${puzzle.difficulty}): ahead by ${ahead?.points.toFixed(2)} ±${ahead?.error.toFixed(2)}\n`,
    )
    progress(index + 1, set.puzzles.length, 'puzzles')
  }
  process.stdout.write(`${set.puzzles.length - failed} of ${set.puzzles.length} hold\n`)
  return failed === 0 ? 0 : 1
}
