import { expect, test } from 'vitest'
import { wayBetween } from '../flight.ts'

const box = (left: number, top: number, side: number) => ({ left, top, width: side, height: side }) as DOMRect

const ends = (from: DOMRect, to: DOMRect, drawn: DOMRect) => {
  const { frames } = wayBetween(from, to, drawn)
  return [frames[0]?.transform, frames.at(-1)?.transform]
}

test('a piece leaves as it lay and arrives in the middle of its new place, at the size it has there', () => {
  const [old, now] = [box(100, 100, 80), box(500, 300, 20)]
  expect(ends(old, now, old)).toEqual(['translate(0px, 0px) scale(1)', 'translate(370px, 170px) scale(0.25)'])
})

test('a piece that was not there before comes out of its place, and arrives as it lies', () => {
  const [deck, now] = [box(0, 0, 40), box(100, 0, 80)]
  expect(ends(deck, now, now)).toEqual([
    'translate(-120px, -20px) scale(0.5)',
    'translate(0px, 0px) scale(1)',
  ])
})

test('a long way takes longer, but never long', () => {
  const time = (far: number) => wayBetween(box(0, 0, 10), box(far, 0, 10), box(0, 0, 10)).milliseconds
  expect([time(10), time(400), time(4000)]).toEqual([260, 360, 520])
})
