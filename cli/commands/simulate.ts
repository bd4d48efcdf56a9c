import { minds as known, type Mind, playMatch } from '@engawa/bots'
import { type GamePlay, optionSets, parseOptions } from '@engawa/kernel'
import { ConformanceError, inspectors, walk } from '@engawa/kernel/promises'
import { progress } from '../progress.ts'
import { type Command, gameNamed, mindFrom, optionsFrom, parse, UsageError, wholeNumber } from '../usage.ts'

interface Tally {
  games: number
  moves: number
  milliseconds: number
  readonly points: number[]
  readonly wins: number[]
}

/** A game that is still not over then never ends. */
const longest = 20_000

export const simulate: Command = {
  usage:
    'simulate <game> --seats N --games K [--bots random,greedy] [--options name=value] [--seed S] [--check] [--json]',
  summary: 'Plays games between bots and says what came of them.',
  details: `
  --seats N     how many sit down (default: the fewest the game takes)
  --games K     how many games (default 100)
  --bots LIST   one level for each seat, repeated where the list is shorter: ${known.join(', ')} (default random)
  --options …   options of the table, e.g. night=true
  --seed S      a text that decides every draw and every whim (default engawa)
  --check       random moves, every promise of the contract looked at after every step, all options
  --json        the result as JSON on standard output
`,
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: {
        seats: { type: 'string' },
        games: { type: 'string', default: '100' },
        bots: { type: 'string', default: 'random' },
        options: { type: 'string' },
        seed: { type: 'string', default: 'engawa' },
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const entry = gameNamed(positionals[0])
    const play = await entry.play()
    const people = wholeNumber('seats', values.seats ?? String(play.game.seats[0]), 1)
    if (!play.game.seats.includes(people))
      throw new UsageError(`${entry.id} is played with ${play.game.seats.join(', ')} seats, not ${people}`)
    const games = wholeNumber('games', values.games, 1)
    if (values.check) return checkGames(play, people, games, values.seed, values.json)
    const minds = mindsFrom(values.bots)
    const options = parseOptions(play.game.options, people, optionsFrom(values.options))
    const seats = people + play.game.automas(people, options).length
    const tally: Tally = {
      games: 0,
      moves: 0,
      milliseconds: 0,
      points: Array(seats).fill(0),
      wins: Array(seats).fill(0),
    }
    for (let game = 0; game < games; game++) {
      const begun = performance.now()
      const result = playMatch(play, { people, options, seed: `${values.seed} ${game}`, minds })
      tally.milliseconds += performance.now() - begun
      tally.games++
      tally.moves += result.moves
      result.points.forEach((points, seat) => {
        tally.points[seat] = (tally.points[seat] ?? 0) + points
      })
      for (const seat of result.winners)
        tally.wins[seat] = (tally.wins[seat] ?? 0) + 1 / result.winners.length
      progress(game + 1, games)
    }
    report(tally, minds, values.json)
    return 0
  },
}

function mindsFrom(text: string): Mind[] {
  return text.split(',').map(mindFrom)
}

function report(tally: Tally, minds: readonly Mind[], json: boolean): void {
  const { games, moves, milliseconds } = tally
  const seats = tally.points.map((points, seat) => ({
    seat,
    bot: minds[seat % minds.length] ?? 'automa',
    averagePoints: points / games,
    wins: (tally.wins[seat] ?? 0) / games,
  }))
  const result = {
    games,
    movesPerGame: moves / games,
    movesPerSecond: Math.round((moves / milliseconds) * 1000),
    seats,
  }
  if (json) {
    process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`)
    return
  }
  process.stdout.write(
    `${games} games, ${result.movesPerGame.toFixed(1)} moves each, ${result.movesPerSecond} moves a second\n`,
  )
  for (const { seat, bot, averagePoints, wins } of seats)
    process.stdout.write(
      `  ${String.fromCharCode(65 + seat)} ${bot.padEnd(8)} ${averagePoints.toFixed(2).padStart(8)} points  ${(wins * 100).toFixed(1).padStart(5)} % won\n`,
    )
}

/** Random games with every promise of the contract looked at after every step. */
function checkGames({ game }: GamePlay, seats: number, games: number, seed: string, json: boolean): number {
  let moves = 0
  for (const options of optionSets(game.options, seats))
    for (let index = 0; index < games; index++) {
      const spec = { seats, options, seed: `${seed} ${index}`, cut: longest }
      try {
        moves += walk(game, spec, inspectors, { longest, sampleEvery: 1 }).moves
      } catch (error) {
        if (!(error instanceof ConformanceError)) throw error
        process.stderr.write(`engawa: game ${index}, options ${JSON.stringify(options)}: ${error.message}\n`)
        return 1
      }
      progress(index + 1, games)
    }
  const result = { moves, broken: 0 }
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : `${moves} moves, no promise broken\n`)
  return 0
}
