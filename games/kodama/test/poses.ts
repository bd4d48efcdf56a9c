import { at, Chance } from '@engawa/kernel'
import { FULL_TURN } from '../catalogue/index.ts'
import { judge, kodama, type State, sampleMoves } from '../rules/index.ts'

/** Grown trees of all sizes, the same on every machine. */
function grownTables(count: number): State[] {
  return Array.from({ length: count }, (_, seed) => {
    const chance = Chance.seeded(`poses ${seed}`)
    const state = kodama.setup(2, {}, chance)
    for (let played = 0; played < seed % 30; played++) {
      const turn = kodama.turn(state)
      if (turn.over) break
      const seat = at(turn.seats, 0)
      kodama.play(state, seat, at(sampleMoves(state, seat, chance, 1), 0), chance)
    }
    return state
  })
}

/** Judges poses near the cards of trees, most of them close calls, and folds every answer into one number (KOD-060). */
export function hashOfPoses(poses: number): { hash: number; legal: number } {
  const chance = Chance.seeded('poses')
  const tables = grownTables(60)
  let hash = 0x811c9dc5
  let legal = 0
  const fold = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0
  }
  for (let i = 0; i < poses; i++) {
    const state = chance.pick(tables)
    const seat = chance.int(2)
    const { tree } = at(state.groves, seat)
    const near = tree.length === 0 ? { x: 70_000, y: 6300 } : chance.pick(tree)
    const pose = {
      x: near.x + chance.int(24_000) - 12_000,
      y: near.y + chance.int(24_000) - 9000,
      angle: chance.int(FULL_TURN),
    }
    const judged = judge(state, seat, chance.pick(state.display), pose)
    if (judged.legal) legal++
    fold(judged.on ?? 99)
    for (const { code, rule } of judged.reasons) for (const char of code + rule) fold(char.charCodeAt(0))
    for (const card of judged.touched) fold(card)
    for (const { card, place } of judged.covered) fold(4 * card + place)
    fold((judged.score?.points ?? 0) + 64 * (judged.score?.bonus ?? 0))
  }
  return { hash, legal }
}
