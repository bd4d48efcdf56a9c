import { at } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { DRAGONFLY, type Measure, STAR } from '../catalogue/index.ts'
import { isLastCard, measure } from '../rules/index.ts'
import { plant, sampleTree, table, treeIn } from './helpers.ts'

function count(what: Measure): number {
  const { rules, tree } = treeIn(sampleTree(table(2, 'A5')), 0)
  return measure(tree, rules, what).count
}

describe('terms on the cards', () => {
  test('KOD-040 a last card carries no other, and the trunk never is one', () => {
    const { tree } = treeIn(sampleTree(table(2, 'A5')), 0)
    expect(tree.cards.filter((_, index) => isLastCard(tree, index))).toEqual([26, 7, 56])
    const bare = treeIn(plant(table(2, 'A5'), 0, STAR, []), 0).tree
    expect(isLastCard(bare, 0)).toBe(false)
    const single = treeIn(plant(table(2, 'A5'), 0, STAR, [[26, 0]]), 0).tree
    expect(single.cards.map((_, index) => isLastCard(single, index))).toEqual([false, true])
  })

  test('KOD-041 KOD-042 within 2 cards of the trunk are the trunk, what touches it, and what touches that', () => {
    expect(count({ count: 'nearTrunk' })).toBe(1 + 2 + 2)
  })

  test('KOD-042 the trunk counts as a card and not as a branch card', () => {
    expect(count({ count: 'cards', with: STAR })).toBe(6)
    expect(count({ count: 'branchCards', with: STAR })).toBe(5)
  })

  test('KOD-043 the distance counts a card itself and not the trunk', () => {
    const { tree } = treeIn(sampleTree(table(2, 'A5')), 0)
    expect(tree.cards.map((card, index) => [card, at(tree.distance, index)])).toEqual([
      [0, 0],
      [59, 1],
      [26, 1],
      [64, 2],
      [7, 2],
      [62, 3],
      [20, 4],
      [56, 5],
    ])
  })

  test('KOD-044 a line runs from a card down to the trunk and never up a fork', () => {
    expect(count({ count: 'longestLine' })).toBe(5)
    // 62 and 7 both show dragonflies, but 7 is on another fork: the longest run is of stars, 20 to the trunk.
    expect(count({ count: 'longestRun' })).toBe(5)
  })

  test('KOD-045 a card carries the cards laid on it', () => {
    const { tree } = treeIn(sampleTree(table(2, 'A5')), 0)
    expect(tree.carries).toEqual([2, 2, 0, 1, 0, 1, 1, 0])
  })

  test('KOD-046 a card with an element counts once, icons count each', () => {
    expect(count({ count: 'cards', with: DRAGONFLY })).toBe(4)
    expect(count({ count: 'icons', with: DRAGONFLY })).toBe(2 + 1 + 2 + 2)
    expect(count({ count: 'icons', with: STAR })).toBe(1 + 2 + 2 + 1 + 2 + 1)
  })
})
