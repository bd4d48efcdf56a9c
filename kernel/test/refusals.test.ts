import { expect, test } from 'vitest'
import { type NoData, refusalText, refusing, type Sentences, sentenceFor } from '../refusals.ts'

interface Reasons {
  late: NoData
  dear: { price: number }
}
const refuse = refusing<Reasons>()
const sentences: Sentences<Reasons, string> = {
  late: (_data, name) => `${name} is late.`,
  dear: ({ price }, name) => `${name} would pay ${price}.`,
}

test('a refusal carries its code, its rule, and data only where its code has some', () => {
  expect(refuse('late', 'X-1')).toEqual({ code: 'late', rule: 'X-1' })
  expect(refuse('dear', 'X-2', { price: 3 })).toEqual({ code: 'dear', rule: 'X-2', data: { price: 3 } })
})

test('a refusal is said by the sentence of its code, with its own data', () => {
  expect(refusalText(sentences, refuse('late', 'X-1'), 'Ana', '?')).toBe('Ana is late.')
  expect(refusalText(sentences, refuse('dear', 'X-2', { price: 3 }), 'Ana', '?')).toBe('Ana would pay 3.')
})

test('an unknown code falls back, even one that every object knows', () => {
  expect(refusalText(sentences, { code: 'new', rule: 'X' }, 'Ana', '?')).toBe('?')
  expect(sentenceFor(sentences, 'toString', undefined, 'Ana')).toBeUndefined()
})
