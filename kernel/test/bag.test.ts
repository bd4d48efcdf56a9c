import { expect, test } from 'vitest'
import { bagOf, bagSize, Chance, copyBag, drawFrom, hideBag, shuffleInto, slideUnder } from '../index.ts'

test('a bag gives every piece once, then what was slid under it in order', () => {
  const bag = bagOf([1, 2, 3])
  const chance = Chance.seeded('bag')
  slideUnder(bag, 8)
  slideUnder(bag, 9)
  const first = [drawFrom(bag, chance), drawFrom(bag, chance), drawFrom(bag, chance)]
  expect(first.sort()).toEqual([1, 2, 3])
  expect([drawFrom(bag, chance), drawFrom(bag, chance), drawFrom(bag, chance)]).toEqual([8, 9, undefined])
})

test('every draw is a use of chance, the last piece and one from under the stack too', () => {
  const bag = bagOf([1])
  const chance = Chance.seeded('bag')
  slideUnder(bag, 2)
  drawFrom(bag, chance)
  drawFrom(bag, chance)
  expect(chance.uses).toBe(2)
  drawFrom(bag, chance)
  expect(chance.uses).toBe(2)
})

test('an empty bag gives nothing', () => {
  const bag = bagOf<number>([])
  expect(bagSize(bag)).toBe(0)
  expect(drawFrom(bag, Chance.seeded('bag'))).toBeUndefined()
})

test('whichever piece is drawn, the others stay', () => {
  for (let seed = 0; seed < 30; seed++) {
    const bag = bagOf([1, 2, 3, 4])
    const drawn = drawFrom(bag, Chance.seeded(`${seed}`))
    expect([...bag.inside, drawn].sort()).toEqual([1, 2, 3, 4])
  }
})

test('what has not been drawn has no order', () => {
  const firsts = new Set(
    Array.from({ length: 60 }, (_, seed) => drawFrom(bagOf([1, 2, 3]), Chance.seeded(`${seed}`))),
  )
  expect([...firsts].sort()).toEqual([1, 2, 3])
})

test('mixing pieces in forgets what lay under the stack', () => {
  const bag = bagOf([1])
  slideUnder(bag, 2)
  shuffleInto(bag, [3])
  expect(bag.under).toEqual([])
  expect([...bag.inside].sort()).toEqual([1, 2, 3])
})

test('a copy is a bag of its own, a hidden one shows only its size', () => {
  const bag = bagOf([1, 2])
  slideUnder(bag, 3)
  const copy = copyBag(bag)
  for (let drawn = 0; drawn < 3; drawn++) drawFrom(copy, Chance.seeded('copy'))
  expect(bagSize(copy)).toBe(0)
  expect(bag).toEqual({ inside: [1, 2], under: [3] })
  expect(bagSize(bag)).toBe(3)
  expect(hideBag(bag, 0)).toEqual({ inside: [0, 0], under: [0] })
})
