import {
  carryOut,
  chooseMove,
  type ReviewedDecision,
  Reviewing,
  sizeOf,
  type TurnFinding,
  usualLevel,
} from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { at, Chance, type GamePlay, type ReviewEffort, type TablePosition } from '@engawa/kernel'
import { startReviewPool } from '@engawa/server/reviews'
import { saveOf, Table } from '@engawa/table'
import { type Bench, type Figure, spreadOf } from './bench.ts'

/** The most seconds that the review of a whole game may take on two cores. */
const mostSeconds: Readonly<Record<string, number>> = { daruma: 15, kodama: 30, bamboo: 45, bitoku: 90 }
const cores = 2
/** So many games of each kind, for two seats. */
const gamesOfEach = 2
/** So many turns of each, spread over the game, are looked at again with so many times the samples. */
const turnsAgain = 16
const timesSamples = 10
/** The part of the decisions at stake that keep their best move. */
const leastSame = 0.85

type ReviewPool = ReturnType<typeof startReviewPool>

/** A whole game of two bots of the usual level, always the same one. */
function playedGame(play: GamePlay, number: number): TablePosition {
  const table = new Table(play.game, { people: 2, options: {}, seed: `review bench ${number}` })
  const chance = Chance.seeded(`review bench ${number} bots`)
  for (let { turn } = table; !turn.over; turn = table.turn) {
    const seat = at(turn.seats, 0)
    table.play(seat, chooseMove(play, usualLevel, table.view(seat), seat, chance))
  }
  return saveOf(table)
}

/** Whether choosing the next best move instead of the best one would have cost something. */
export function isAtStake({ options, seat }: ReviewedDecision): boolean {
  const [best, next] = options
  if (best === undefined || next === undefined) return false
  const behind = (of: 'win' | 'points') => at(best.worth[of], seat) - at(next.worth[of], seat)
  return sizeOf({ win: behind('win'), points: behind('points') }) !== 'best'
}

/** Of the decisions at stake as many samples tell: how many there are, and how many keep their best move with fewer. */
export function keptBest(
  few: readonly ReviewedDecision[],
  many: readonly ReviewedDecision[],
): { readonly stake: number; readonly same: number } {
  const staked = many.filter(isAtStake)
  const best = ({ options }: ReviewedDecision) => JSON.stringify(options[0]?.move)
  const same = staked.filter((decision) =>
    few.some((other) => other.position === decision.position && best(other) === best(decision)),
  )
  return { stake: staked.length, same: same.length }
}

/** The review of one game: how many seconds it takes on idle cores, and how steady what it says is. */
async function measure(play: GamePlay, position: TablePosition, pool: ReviewPool) {
  const reviewing = new Reviewing(play, position)
  const { effort } = reviewing
  // By processor time, so that others on the machine count for little.
  const before = process.cpuUsage()
  await carryOut(reviewing, { workers: cores, run: (task) => pool.run({ position, task, effort }) })
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6 / cores

  const { forecast, turns } = reviewing.record()
  const more: ReviewEffort = {
    ...effort,
    choosing: timesSamples * effort.choosing,
    judging: timesSamples * effort.judging,
  }
  const chosen = Array.from({ length: turnsAgain }, (_, index) =>
    Math.floor(((index + 0.5) * turns.length) / turnsAgain),
  )
  const again = await Promise.all(
    [...new Set(chosen)].map(async (turn): Promise<TurnFinding> => {
      const span = at(reviewing.spans, turn)
      const task = { kind: 'turn', turn, span, ...(forecast === undefined ? {} : { forecast }) } as const
      const finding = await pool.run({ position, task, effort: more })
      if (finding.kind !== 'turn') throw new Error('a turn was asked for')
      return finding.found
    }),
  )
  const kept = again.map(({ turn, decisions }) => keptBest(turns[turn]?.decisions ?? [], decisions))
  return {
    seconds,
    stake: kept.reduce((sum, { stake }) => sum + stake, 0),
    same: kept.reduce((sum, { same }) => sum + same, 0),
  }
}

async function figuresOf(game: string, pool: ReviewPool): Promise<Figure[]> {
  const play = await entryOf(game)?.play()
  if (play === undefined) throw new Error(`no ${game}`)
  const found = []
  for (let number = 0; number < gamesOfEach; number++)
    found.push(await measure(play, playedGame(play, number), pool))
  const seconds = found.map((one) => one.seconds)
  const stake = found.reduce((sum, one) => sum + one.stake, 0)
  const same = found.reduce((sum, one) => sum + one.same, 0)
  return [
    {
      name: `${game}: processor seconds for the review of a whole game, shared by two cores`,
      ...spreadOf(seconds),
      target: { most: mostSeconds[game] ?? 60 },
      detail: `${gamesOfEach} games of two ${usualLevel}s: ${seconds.map((one) => one.toFixed(1)).join(' s, ')} s`,
    },
    {
      name: `${game}: share of decisions at stake whose best move stays the same at ${timesSamples} times the samples`,
      ...spreadOf(found.filter((one) => one.stake > 0).map((one) => one.same / one.stake)),
      median: stake === 0 ? Number.NaN : same / stake,
      target: { least: leastSame },
      detail: `${same} of ${stake} decisions in ${turnsAgain} turns of each game, where the next best move costs a slip or more`,
    },
  ]
}

export const benchOf = (game: string): Bench => ({
  name: `reviews-${game}`,
  title: `Reviews: how long a whole game of ${game} takes, and how steady the best moves are`,
  async run() {
    const pool = startReviewPool(cores)
    // Threads of a pool keep nobody waiting, but here there is nothing else to wait for.
    const waiting = setInterval(() => undefined, 60_000)
    try {
      return await figuresOf(game, pool)
    } finally {
      clearInterval(waiting)
      await pool.close()
    }
  },
})
