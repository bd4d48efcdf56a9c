import { expect, test } from 'vitest'
import { sealOf } from '../travel.tsx'

const [viewer, other] = [0, 1]

test('what others take from the viewer, move of theirs or give to them unasked is told to them', () => {
  expect(sealOf({ piece: 'd', owner: viewer }, other, viewer)).toBe('taken')
  expect(sealOf({ piece: 'd', owner: viewer, seal: 'moved' }, other, viewer)).toBe('moved')
  expect(sealOf({ piece: 'd', owner: other, receiver: viewer }, other, viewer)).toBe('given')
})

test('nothing else is, nor what they do themselves', () => {
  expect(sealOf({ piece: 'd', owner: other, receiver: 2 }, other, viewer)).toBeUndefined()
  expect(sealOf({ piece: 'd', owner: viewer, receiver: other }, undefined, viewer)).toBeUndefined()
  expect(sealOf(undefined, other, viewer)).toBeUndefined()
})
