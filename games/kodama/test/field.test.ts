import { at, Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { FULL_TURN, MILLIMETRE } from '../catalogue/index.ts'
import { wholeTurn } from '../rules/angles.ts'
import { type Field, leastTurn, NO_TURN, perchesOn } from '../rules/field.ts'
import {
  fieldOf,
  freeFeet,
  judgeInField,
  kodama,
  legalTurns,
  nearestInField,
  type Pose,
  type State,
  stampOf,
} from '../rules/index.ts'
import { playUntil, table } from './helpers.ts'

/** Both trees are grown, and it is the turn of the seat. */
const grown: State = playUntil(table(2, 'P3', 'field'), 'field', (now) => now.season === 2 && now.round === 3)
const seat = grown.first

/** A card with its foot on a spot, turned to an angle. */
function poseAt(card: number, footX: number, footY: number, angle: number): Pose {
  const stamp = stampOf(card, angle)
  return { x: footX - stamp.footX, y: footY - stamp.footY, angle }
}

/** Every foot of the field: where it is, and the turn to the nearest free angle from each. */
function everyFoot(field: Field): { below: number; x: number; y: number; turn(angle: number): number }[] {
  return field.tree.cards.flatMap((_, below) => {
    const perches = perchesOn(field, below)
    const feet = [...perches.feet.keys()].filter((index) => index % 2 === 0)
    return feet.map((foot) => ({
      below,
      x: at(perches.feet, foot),
      y: at(perches.feet, foot + 1),
      turn: (angle: number) => leastTurn(field, perches, foot, angle),
    }))
  })
}

describe.each(grown.display)('the field of card %i on a grown tree', (card) => {
  const field = fieldOf(grown, seat, card)
  const feet = everyFoot(field)

  const allAngles = Array.from({ length: FULL_TURN }, (_, angle) => angle)

  test('KOD-061 is free exactly where check lets the card lie, at every degree', () => {
    expect(feet.length).toBeGreaterThan(50)
    for (const { below, x, y, turn } of feet.filter((_, index) => index % 11 === 0)) {
      const on = at(field.tree.cards, below)
      const checked = allAngles.filter((angle) => {
        const move = { kind: 'grow', card, on, ...poseAt(card, x, y, angle) }
        return kodama.check(grown, seat, move) === undefined
      })
      expect(allAngles.filter((angle) => turn(angle) === 0)).toEqual(checked)
    }
  })

  test('KOD-061 leads from every angle to the nearest free one', () => {
    for (const { turn } of feet.filter((_, index) => index % 11 === 0)) {
      const free = allAngles.filter((angle) => turn(angle) === 0)
      const nearest = allAngles.map((angle) =>
        Math.min(NO_TURN, ...free.map((other) => Math.abs(wholeTurn(other - angle + 180) - 180))),
      )
      expect(allAngles.map((angle) => Math.abs(turn(angle)))).toEqual(nearest)
      if (free.length > 0)
        expect(allAngles.map((angle) => turn(wholeTurn(angle + turn(angle))))).toEqual(allAngles.map(() => 0))
    }
  })

  test('KOD-061 gives the nearest placement of all, a degree weighing as a millimetre', () => {
    const chance = Chance.seeded('nearest')
    for (let trial = 0; trial < 60; trial++) {
      const { x, y } = chance.pick(feet)
      const [footX, footY] = [x + chance.int(6000) - 3000, y + chance.int(6000) - 3000]
      const pose = poseAt(card, footX, footY, chance.int(FULL_TURN))
      const costs = feet.map((foot) => {
        const away = Math.sqrt((foot.x - footX) ** 2 + (foot.y - footY) ** 2)
        return away + MILLIMETRE * Math.abs(foot.turn(pose.angle))
      })
      const found = nearestInField(field, pose, 4500)
      const least = Math.min(...costs)
      expect(found === undefined).toBe(least > 4500)
      if (found === undefined) continue
      expect(judgeInField(field, found, found.on).legal).toBe(true)
      const stamp = stampOf(card, found.angle)
      const turned = Math.abs(wholeTurn(found.angle - pose.angle + 180) - 180)
      const away = Math.sqrt((found.x + stamp.footX - footX) ** 2 + (found.y + stamp.footY - footY) ** 2)
      expect(away + MILLIMETRE * turned).toBeCloseTo(least, 6)
    }
  })

  test('KOD-061 has room on every foot that is free at some angle, and on no other', () => {
    const free = feet.filter(({ turn }) => turn(0) !== NO_TURN)
    expect(freeFeet(field)).toEqual(free.flatMap(({ x, y }) => [x, y]))
    expect(free.length).toBeGreaterThan(0)
    expect(free.length).toBeLessThan(feet.length)
  })

  test('KOD-020 a foot beside the middle of the bark may turn exactly where check lets it', () => {
    for (const { x, y } of feet.filter((_, index) => index % 17 === 0)) {
      const turns = legalTurns(field, x + 210, y - 130)
      for (let angle = 0; angle < FULL_TURN; angle += 7)
        expect(turns[angle]).toBe(judgeInField(field, poseAt(card, x + 210, y - 130, angle)).legal)
    }
  })
})
