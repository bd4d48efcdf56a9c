import { expect, test } from 'vitest'
import { pageFor } from '../follow.ts'

const playing = (motion: number) => ({ motion, nobody: false })

test('a page is turned to where the next step is seen, and stays for one that is seen anywhere', () => {
  expect(pageFor({ page: 'grove', seat: 1 }, { page: 'market', seat: 1 }, playing(0))).toBe('market')
  expect(pageFor({ page: 'grove', seat: 1 }, { page: undefined, seat: 1 }, playing(0))).toBe('grove')
})

test('no page is turned under pieces that have not landed, but for another seat', () => {
  expect(pageFor({ page: 'grove', seat: 1 }, { page: 'market', seat: 1 }, playing(500))).toBe('grove')
  expect(pageFor({ page: 'grove', seat: 1 }, { page: 'market', seat: 2 }, playing(500))).toBe('market')
  expect(pageFor({ page: undefined, seat: 1 }, { page: 'market', seat: 1 }, playing(500))).toBe('market')
})

test('whoever plays again looks at their own page', () => {
  expect(pageFor({ page: 'grove', seat: 1 }, { page: undefined, seat: 1 }, { motion: 0, nobody: true })).toBe(
    undefined,
  )
})
