import { type Duel, estimate, levels, type Mind, playDuel } from '@engawa/bots'
import { games } from '@engawa/games'
import { at, type GameEntry, type GamePlay, optionSets, parseOptions } from '@engawa/kernel'
import { type KeptDuel, KeptDuels } from '../kept-duels.ts'
import { progress } from '../progress.ts'
import { type Command, gameNamed, mindFrom, optionsFrom, parse, UsageError, wholeNumber } from '../usage.ts'

interface Cell {
  readonly game: string
  readonly seats: number
  readonly a: Mind
  readonly b: Mind
  readonly games: number
  /** Of all games, with half the width of the interval that holds it in 95 of 100 cases. */
  readonly won: number
  readonly wonMargin: number
  readonly lead: number
  readonly leadMargin: number
  /** Processor seconds of all bots together, for one game. */
  readonly seconds: number
}

/** Plays each seed once from every seat, the options of the game in turn; seeds that are kept are not played again. */
function playCell(
  { id }: GameEntry,
  play: GamePlay,
  cell: Pick<Cell, 'a' | 'b' | 'seats'>,
  { count, text, kept }: Seeds,
  options = optionSets(play.game.options, cell.seats),
): Cell {
  const { a, b, seats } = cell
  const name = JSON.stringify([id, a, b, seats, play.adviser.search?.trials ?? 0, text, options])
  const results: KeptDuel[] = []
  for (let index = 0; index < count; index++) {
    const setup = { people: seats, options: at(options, index % options.length), seed: `${text} ${index}` }
    const known = kept.find(name, index)
    const result = known ?? playTimed(play, { ...setup, one: a, other: b })
    if (known === undefined) kept.keep(name, index, result)
    results.push(result)
    progress(index + 1, count, `seeds, ${a} against ${b}`)
  }
  const won = estimate(results.map(({ share }) => share))
  const lead = estimate(results.map((result) => result.lead))
  const games = count * seats
  return {
    game: id,
    seats,
    a,
    b,
    games,
    won: won.mean,
    wonMargin: won.margin,
    lead: lead.mean,
    leadMargin: lead.margin,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0) / games,
  }
}

function playTimed(play: GamePlay, duel: Duel): KeptDuel {
  const before = process.cpuUsage()
  const result = playDuel(play, duel)
  const { user, system } = process.cpuUsage(before)
  return { ...result, seconds: (user + system) / 1e6 }
}

/** The same game where bots that try moves out do so with other budgets. */
function withTrials(play: GamePlay, trials: number): GamePlay {
  const { adviser } = play
  if (adviser.search === undefined)
    throw new UsageError(`${play.game.id} has no bot that tries moves out: leave out --trials`)
  return { ...play, adviser: { ...adviser, search: { ...adviser.search, trials } } }
}

interface Seeds {
  readonly text: string
  readonly count: number
  readonly kept: KeptDuels
}

function tell(cell: Cell, json: boolean): void {
  const { game, seats, a, b, games: count, won, wonMargin, lead, leadMargin, seconds } = cell
  const percent = (share: number) => (100 * share).toFixed(1)
  process.stdout.write(
    json
      ? `${JSON.stringify(cell)}\n`
      : `${game}, ${seats} seats: ${a} against ${b} won ${percent(won)} % ±${percent(wonMargin)} of ${count} games, ahead by ${lead.toFixed(1)} ±${leadMargin.toFixed(1)} points; ${seconds.toFixed(1)} s of processor time a game\n`,
  )
}

function seedsFor(games: string, seats: number, text: string, file: string | undefined): Seeds {
  const count = Math.max(2, Math.ceil(wholeNumber('games', games, 1) / seats))
  return { text, count, kept: new KeptDuels(file) }
}

export const match: Command = {
  usage:
    'match <game> --a master --b greedy [--games N] [--seats K] [--options O] [--trials N] [--seed S] [--state FILE] [--json]',
  summary: 'Measures one bot against another: the same seeds from every seat, with intervals.',
  details: `
  --a, --b    levels, or opponents that never change: random, greedy, rival (greedy with other weights),
              unlearned (the master without what it learned about a turn's end)
  --games N   games in all (default 100); every seed is played once from each seat
  --seats K   a sits on one of them, b on all the others (default 2); 1 where the game has an opponent of its own
  --options O as night=true,side=left: only with these; --options= for the usual ones (default: all in turn)
  --trials N  what a master tries out for one decision, and other levels in proportion (default: as they play)
  --seed S    a text that decides every draw (default engawa)
  --state FILE where every seed is kept as it is played; what was stopped goes on there
  --json      one line of JSON
`,
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: {
        a: { type: 'string', default: 'master' },
        b: { type: 'string', default: 'greedy' },
        games: { type: 'string', default: '100' },
        seats: { type: 'string', default: '2' },
        options: { type: 'string' },
        trials: { type: 'string' },
        seed: { type: 'string', default: 'engawa' },
        state: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const entry = gameNamed(positionals[0])
    const usual = await entry.play()
    const play =
      values.trials === undefined ? usual : withTrials(usual, wholeNumber('trials', values.trials, 1))
    const seats = wholeNumber('seats', values.seats, 1)
    if (!play.game.seats.includes(seats))
      throw new UsageError(`${entry.id} is played with ${play.game.seats.join(', ')} seats, not ${seats}`)
    const cell = { a: mindFrom(values.a), b: mindFrom(values.b), seats }
    const options =
      values.options === undefined
        ? undefined
        : [parseOptions(play.game.options, seats, optionsFrom(values.options))]
    const seeds = seedsFor(values.games, seats, values.seed, values.state)
    tell(playCell(entry, play, cell, seeds, options), values.json)
    return 0
  },
}

export const ladder: Command = {
  usage: 'ladder [game] [--games N] [--seed S] [--state FILE] [--json]',
  summary: 'Plays every level against the one below it, two seats, the same seeds from both.',
  details: `
  --games N  games of each pair (default 200)
  --seed S   a text that decides every draw (default engawa)
  --state FILE  where every seed is kept as it is played; what was stopped goes on there
  --json     one line of JSON for each pair
`,
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: 'engawa' },
        state: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const seeds = seedsFor(values.games, 2, values.seed, values.state)
    for (const entry of positionals[0] === undefined ? games : [gameNamed(positionals[0])]) {
      const play = await entry.play()
      for (let index = 1; index < levels.length; index++) {
        const cell = { a: at(levels, index), b: at(levels, index - 1), seats: 2 }
        tell(playCell(entry, play, cell, seeds), values.json)
      }
    }
    return 0
  },
}
