import { dollSizes, stateAt } from '@engawa/bots'
import { at, type Said, type Seat } from '@engawa/kernel'
import { loadWords } from '../app/games.ts'
import type { RunningReview } from './running.ts'
import type { GameSummary, Habit, SeatSummary } from './store.ts'

/** What was asked at every position where something was decided, in both languages, by what the rules call it. */
async function questionsOf({
  play,
  save,
  table,
}: RunningReview): Promise<Map<number, { kind: string; asked: Said }>> {
  const { game } = play
  const [en, fr] = await Promise.all([loadWords(game.id, 'en'), loadWords(game.id, 'fr')])
  const names = (viewer: Seat) => ({ seats: table.seats.map(({ name }) => name), viewer })
  const found = new Map<number, { kind: string; asked: Said }>()
  const { state, chance } = stateAt(game, save, 0)
  for (const [position, { seat, move }] of save.moves.entries()) {
    const turn = game.turn(state)
    const view = game.view(state, seat)
    if (!turn.over) {
      const asked = { en: en.prompt(view, names(seat)).question, fr: fr.prompt(view, names(seat)).question }
      found.set(position, { kind: turn.decision, asked })
    }
    game.play(state, seat, move, chance)
  }
  return found
}

type Questions = Awaited<ReturnType<typeof questionsOf>>

/** What each kind of decision cost a seat; the costliest of them gives the kind its name. */
function habitsOf({ review }: RunningReview, seat: Seat, questions: Questions): SeatSummary['habits'] {
  const found = new Map<string, Habit & { worst: number }>()
  for (const { seat: mover, position, loss, size } of review.decisions) {
    const question = questions.get(position)
    if (mover !== seat || question === undefined) continue
    const { kind, asked } = question
    const sum = found.get(kind) ?? { kind, asked, cost: 0, best: 0, all: 0, worst: -1 }
    found.set(kind, {
      kind,
      asked: loss.points > sum.worst ? asked : sum.asked,
      worst: Math.max(sum.worst, loss.points),
      cost: sum.cost + loss.points,
      best: sum.best + (size === 'best' ? 1 : 0),
      all: sum.all + 1,
    })
  }
  return [...found.values()].map(({ worst: _, ...habit }) => habit).sort((a, b) => b.cost - a.cost)
}

/** The seats whose decisions this person answers for. */
export function ownSeats({ session, table }: RunningReview): Seat[] {
  const { viewer } = session.seating(undefined)
  if (session.kind === 'online') return viewer === 'table' ? [] : [viewer]
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/** What is kept of a whole review for the picture over many games. */
export async function summaryOf(running: RunningReview): Promise<GameSummary> {
  const questions = await questionsOf(running)
  const { review, table } = running
  const own = ownSeats(running)
  const { points, win } = review.result
  const seats = points.map((total, seat): SeatSummary => {
    const { luck, choices } = at(review.accounts, seat)
    const mine = review.decisions.filter((decision) => decision.seat === seat)
    const [, slip, stumble, tumble] = dollSizes.map((size) => mine.filter((one) => one.size === size).length)
    return {
      name: at(table.seats, seat).name,
      own: own.includes(seat),
      points: total,
      place: 1 + points.filter((other) => other > total).length,
      won: at(win, seat) > 0,
      luck,
      choices,
      dolls: { slip: slip ?? 0, stumble: stumble ?? 0, tumble: tumble ?? 0 },
      habits: habitsOf(running, seat, questions),
    }
  })
  const course = [review.start, ...review.turns.map(({ after }) => after)]
  return { seats, course: course.map((one) => one.win.map((share) => Math.round(100 * share))) }
}
