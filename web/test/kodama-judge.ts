import { Chance } from '@engawa/kernel'
import { kodama } from '@engawa/kodama/rules'

const PLACES = 300

/** Grows a tree by chance and times how long each further place takes to be judged, in milliseconds. */
export function judgeTimes(): number[] {
  const chance = Chance.seeded('judge')
  const state = kodama.setup(2, {}, chance)
  const times: number[] = []
  while (times.length < PLACES) {
    const turn = kodama.turn(state)
    if (turn.over) break
    const seat = turn.seats[0] ?? 0
    const moves = kodama.moves(state, seat)
    for (let sample = 0; sample < 20; sample++) {
      const move = moves[chance.int(moves.length)]
      const started = performance.now()
      kodama.check(state, seat, move)
      times.push(performance.now() - started)
    }
    const move = moves[chance.int(moves.length)]
    if (move !== undefined) kodama.play(state, seat, move, chance, () => undefined)
  }
  return times
}
