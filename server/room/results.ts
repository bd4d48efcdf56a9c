import { at } from '@engawa/kernel'
import type { Row } from '../store/schema.ts'
import type { Room } from './room.ts'

/** A table that was over before each had made so many moves says nothing about how well they play. */
const leastMoves = 5

/** As much of a table as its results follow from. */
type Ended = Pick<Room, 'head' | 'state' | 'scores' | 'turn' | 'movesPlayed'>

const pointsIn = (room: Pick<Ended, 'scores'>): number[] => room.scores('table').map(({ total }) => total)

/** The place of every seat of a table that is over; those who agreed to stop stand level. */
export function placesOf(room: Pick<Ended, 'state' | 'scores' | 'turn'>): number[] {
  const { state, turn } = room
  if (state.status === 'abandoned') return state.seats.map(() => 1)
  const points = pointsIn(room)
  const winners = turn?.over ? turn.winners : []
  // Who gave up comes last; a draw by agreement has only winners; otherwise the game's own winners, then points.
  const worth = state.seats.map((seat, index) => {
    if (seat.resigned) return Number.NEGATIVE_INFINITY
    if (state.ending === 'draw' || winners.includes(index)) return Number.POSITIVE_INFINITY
    return state.ending === 'resigned' ? 0 : (points[index] ?? 0)
  })
  return worth.map((one) => 1 + worth.filter((other) => other > one).length)
}

/** How the people of a finished table did; nothing where it was abandoned. */
export function resultsOf(room: Ended): Row<'results'>[] {
  const { head, state } = room
  if (state.status !== 'finished') return []
  const points = pointsIn(room)
  const places = placesOf(room)
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
      place: at(places, index),
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
