import { expect, test } from 'vitest'
import { pageFor } from '../follow.ts'

const playing = (motion: number, hurried = true) => ({ motion, hurried, nobody: false })

test('a page is turned to where the next step is seen, and stays for one that is seen anywhere', () => {
  expect(pageFor({ page: 'grove', seat: 1 }, { page: 'market', seat: 1 }, playing(0))).toBe('market')
  expect(pageFor({ page: 'grove', seat: 1 }, { page: undefined, seat: 1 }, playing(0))).toBe('grove')
})

test('in a hurry no page is turned under pieces that have not landed, but for another seat', () => {
  expect(pageFor({ page: 'grove', seat: 1 }, { page: 'market', seat: 1 }, playing(500))).toBe('grove')
  expect(pageFor({ page: 'grove', seat: 1 }, { page: 'market', seat: 2 }, playing(500))).toBe('market')
  expect(pageFor({ page: 'grove', seat: 1 }, { page: 'market', seat: 1 }, playing(500, false))).toBe('market')
  expect(pageFor({ page: undefined, seat: 1 }, { page: 'market', seat: 1 }, playing(500))).toBe('market')
})

test('whoever plays again looks at their own page', () => {
  const over = { motion: 0, hurried: false, nobody: true }
  expect(pageFor({ page: 'grove', seat: 1 }, { page: undefined, seat: 1 }, over)).toBeUndefined()
})
