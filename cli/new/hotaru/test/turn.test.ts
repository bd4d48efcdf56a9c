import { bagOf } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { hotaru } from '../rules/index.ts'
import { act, desk, one, otherOne, otherTwo, refusal, three, two } from './helpers.ts'

test('HOT-03 a move out of turn is refused', () => {
  expect(refusal(desk(), { kind: 'catch' }, 1)).toBe('not-your-turn HOT-03')
})

test('HOT-04 a catch comes out of the bag into the net', () => {
  const state = desk({ bag: bagOf([two]), net: [one] })
  expect(act(state, { kind: 'catch' })).toEqual([{ kind: 'caught', seat: 0, firefly: two }])
  expect(state.net).toEqual([one, two])
  expect(state.bag.inside).toEqual([])
  expect(refusal(state, { kind: 'catch' })).toBe('bag-empty HOT-04')
})

test('HOT-05 whoever goes home puts the net into the jar, and the next seat hunts', () => {
  const state = desk({ net: [one, two], jars: [[three], []] })
  expect(act(state, { kind: 'home' })).toEqual([{ kind: 'wentHome', seat: 0, fireflies: [one, two] }])
  expect(state).toMatchObject({ net: [], jars: [[three, one, two], []], seat: 1, phase: 'hunt' })
})

test('HOT-05 nobody goes home with an empty net', () => {
  const state = desk()
  expect(refusal(state, { kind: 'home' })).toBe('net-empty HOT-05')
  expect(hotaru.moves(state, 0)).toEqual([{ kind: 'catch' }])
})

test('HOT-06 two alike tear the net; one is saved and the others fly back', () => {
  const state = desk({ net: [one, two], bag: bagOf([otherOne]) })
  expect(act(state, { kind: 'catch' }).map(({ kind }) => kind)).toEqual(['caught', 'tore'])
  expect(refusal(state, { kind: 'home' })).toBe('not-now HOT-06')
  expect(refusal(state, { kind: 'rescue', firefly: otherTwo })).toBe('not-in-net HOT-06')
  expect(hotaru.moves(state, 0)).toHaveLength(3)
  act(state, { kind: 'rescue', firefly: two })
  expect(state).toMatchObject({ net: [], jars: [[two], []], seat: 1, phase: 'hunt' })
  expect(state.bag.inside.sort((a, b) => a - b)).toEqual([one, otherOne])
})
