import { at } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { branches, TABLE_WIDTH } from '../../catalogue/index.ts'
import { type Laid, stampOf } from '../../rules/index.ts'
import { playUntil, table } from '../../test/helpers.ts'
import { loneCard, spotOf, unitsOf } from '../bark/card.ts'
import { drawTree, skeletonOf } from '../bark/drawing.ts'
import { limbOutline } from '../bark/grain.ts'
import { distance, middleLine, nearestPoint, pointAt } from '../bark/points.ts'
import { sapPath } from '../bark/sap.ts'

const grown = playUntil(table(2, 'P3', 'bark'), 'bark', (state) => at(state.groves, 0).tree.length === 8)
const { trunk, tree } = at(grown.groves, 0)

describe('a card is drawn where the rules have it', () => {
  test('KOD-060 the drawn foot and elements lie within a hundredth of a millimetre or two of the exact ones', () => {
    for (const { id } of branches)
      for (const angle of [0, 17, 90, 133, 271]) {
        const pose = { x: 61234, y: 23456, angle }
        const stamp = stampOf(id, angle)
        const drawn = loneCard(id, pose)
        expect(
          distance(drawn.foot, spotOf({ x: pose.x + stamp.footX, y: pose.y + stamp.footY })),
        ).toBeLessThan(0.02)
        drawn.places.forEach(({ spot }, place) => {
          const x = pose.x + at(stamp.places, 2 * place)
          const y = pose.y + at(stamp.places, 2 * place + 1)
          expect(distance(spot, spotOf({ x, y }))).toBeLessThan(0.02)
        })
      }
  })

  test('KOD-060 a spot of the screen becomes whole units, and those the same spot', () => {
    expect(unitsOf([-12.344, 50.006])).toEqual({ x: TABLE_WIDTH / 2 - 1234, y: 5001 })
    expect(spotOf(unitsOf([-12.34, 50]))).toEqual([-12.34, 50])
  })
})

describe('bark', () => {
  const { cards, limbs } = skeletonOf(trunk, tree)

  test('KOD-021 every branch begins on the middle of the bark it stands on, below its foot', () => {
    const rooted = limbs.filter(({ line, joint }) => line === 0 && joint !== undefined)
    expect(rooted).toHaveLength(tree.length)
    for (const limb of rooted) {
      const card = at(cards, limb.owner)
      const below = at(at(cards, card.below).bark, limb.joint?.line ?? 0)
      expect(nearestPoint(middleLine(below), pointAt(limb.points, 0)).away).toBeLessThan(0.1)
      expect(distance(pointAt(limb.points, limb.graft), card.foot)).toBeLessThan(0.1)
    }
  })

  test('KOD-063 what looks like bark is bark: no drawn edge is farther than 6 mm from the middle line', () => {
    for (const limb of limbs.filter(({ owner, line }) => owner > 0 && line === 0))
      for (const edge of limbOutline(limb)) expect(nearestPoint(limb.points, edge).away).toBeLessThan(6.01)
  })

  test('a limb that carries more is thicker, and a free tip stays thin', () => {
    const last = at(tree, tree.length - 1)
    const without = skeletonOf(trunk, tree.slice(0, -1)).limbs
    const below = cards.findIndex(({ card }) => card === last.on)
    const foot = (found: typeof limbs) =>
      at(found.find(({ owner, line }) => owner === below && line === 0)?.half ?? [], 0)
    expect(foot(limbs)).toBeGreaterThanOrEqual(foot(without))
    for (const limb of limbs.filter(({ free, owner }) => free && owner > 0))
      expect(at(limb.half, limb.half.length - 1)).toBeLessThan(2)
  })

  test('the same tree is drawn alike twice, and a new card leaves far cards as they were', () => {
    const first = drawTree(trunk, tree)
    expect(
      drawTree(
        trunk,
        tree.map((laid): Laid => ({ ...laid })),
      ),
    ).toEqual(first)
    const last = at(tree, tree.length - 1)
    const before = drawTree(trunk, tree.slice(0, -1))
    const line = new Set<number>([last.card])
    for (let card = last.on; ; card = tree.find((laid) => laid.card === card)?.on ?? 0) {
      line.add(card)
      if (card === 0) break
    }
    for (const drawing of before.drawings.filter(({ card }) => !line.has(card)))
      expect(first.drawings.find(({ card }) => card === drawing.card)?.bark).toEqual(drawing.bark)
  })

  test('KOD-027 sap runs from the new card down to the last card of its line', () => {
    const last = at(tree, tree.length - 1)
    const path = sapPath({ cards, limbs }, [last.card, last.on], 0)
    const spots = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), -Number(y)] as const,
    )
    const below = at(
      cards,
      cards.findIndex(({ card }) => card === last.on),
    )
    const end = at(spots, spots.length - 1)
    const nearBark = Math.min(...below.bark.map((line) => nearestPoint(middleLine(line), end).away))
    expect(spots.length).toBeGreaterThan(5)
    expect(nearBark).toBeLessThan(6)
  })
})
