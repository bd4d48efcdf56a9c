import { at } from '@engawa/kernel'
import type { Row } from '../store/schema.ts'
import type { Room } from './room.ts'

/** A table that was over before each had made so many moves says nothing about how well they play. */
const leastMoves = 5

/** As much of a table as its results follow from. */
type Ended = Pick<Room, 'head' | 'state' | 'scores' | 'turn' | 'movesPlayed'>

/** How the people of a finished table did; nothing where it was abandoned. */
export function resultsOf(room: Ended): Row<'results'>[] {
  const { head, state } = room
  if (state.status !== 'finished') return []
  const points = room.scores('table').map(({ total }) => total)
  const turn = room.turn
  const winners = turn?.over ? turn.winners : []
  // Who gave up comes last; a draw by agreement has only winners; otherwise the game's own winners, then points.
  const worth = state.seats.map((seat, index) => {
    if (seat.resigned) return Number.NEGATIVE_INFINITY
    if (state.ending === 'draw' || winners.includes(index)) return Number.POSITIVE_INFINITY
    return state.ending === 'resigned' ? 0 : (points[index] ?? 0)
  })
  const people = state.seats.filter(({ kind }) => kind === 'person').length
  const played = room.movesPlayed >= leastMoves * people
  const bots = state.seats.some(({ kind }) => kind === 'bot')
  const rated = head.settings.rated && people > 1 && played && !bots ? 1 : 0
  return state.seats.flatMap((seat, index) => {
    if (seat.kind !== 'person') return []
    const row: Row<'results'> = {
      table_id: head.id,
      seat: index,
      user_id: seat.user,
      game: head.game,
      people: head.people,
      place: 1 + worth.filter((other) => other > at(worth, index)).length,
      score: points[index] ?? 0,
      resigned: seat.resigned ? 1 : 0,
      rated,
      mu: null,
      sigma: null,
      finished: state.ended ?? 0,
    }
    return [row]
  })
}
