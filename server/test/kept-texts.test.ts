import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeptTexts } from '../http/kept-texts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what is asked for again is made once a moment for everybody who asks for the same', async () => {
  const texts = new KeptTexts(1000, 10)
  let made = 0
  const make = async () => `${++made}`
  const ask = (key: string) => texts.get(key, make)
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual(['1', '1', '2', '1'])
  vi.advanceTimersByTime(999)
  expect(await ask('a')).toBe('1')
  vi.advanceTimersByTime(1)
  expect(await ask('a')).toBe('3')
  texts.forget()
  expect(await ask('a')).toBe('4')
})

test('what could not be made is tried again at once', async () => {
  const texts = new KeptTexts(1000, 10)
  await expect(texts.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await texts.get('a', async () => 'yes')).toBe('yes')
})

test('however many different things are asked for, few are kept', async () => {
  const texts = new KeptTexts(1000, 10)
  let made = 0
  const make = async () => `${++made}`
  for (let key = 0; key <= 10; key++) await texts.get(String(key), make)
  await texts.get('0', make)
  expect(made).toBe(12)
})
