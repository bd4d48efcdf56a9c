import { FULL_TURN } from '@engawa/games/kodama/catalogue'
import { judge, kodama, nearestLegal, type State, sampleMoves } from '@engawa/games/kodama/rules'
import { at, Chance } from '@engawa/kernel'
import { quantileOf } from '../bench.ts'

/** A table in its last turns, whose trees are grown. */
function grownTable(): State {
  const chance = Chance.seeded('judging')
  const state = kodama.setup(2, {}, chance)
  for (
    let turn = kodama.turn(state);
    !turn.over && !(state.season === 2 && state.round === 3);
    turn = kodama.turn(state)
  ) {
    const seat = at(turn.seats, 0)
    kodama.play(state, seat, at(sampleMoves(state, seat, chance, 1), 0), chance)
  }
  return state
}

/** Milliseconds that 19 of 20 dragged poses take at most: legality with all reasons, the score, and the magnet. */
export function draggedPoses(poses: number): { readonly judged: number; readonly magnet: number } {
  const state = grownTable()
  const chance = Chance.seeded('dragged')
  const [judged, magnet]: [number[], number[]] = [[], []]
  const { tree } = at(state.groves, 0)
  for (let i = 0; i < poses; i++) {
    const near = chance.pick(tree)
    const card = chance.pick(state.display)
    const pose = {
      x: near.x + chance.int(20_000) - 10_000,
      y: near.y + chance.int(20_000) - 10_000,
      angle: chance.int(FULL_TURN),
    }
    const start = performance.now()
    judge(state, 0, card, pose)
    const between = performance.now()
    nearestLegal(state, 0, card, pose, 3000)
    magnet.push(performance.now() - between)
    judged.push(between - start)
  }
  return { judged: quantileOf(judged, 0.95), magnet: quantileOf(magnet, 0.95) }
}
