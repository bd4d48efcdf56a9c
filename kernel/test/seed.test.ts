import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Chance, seedFrom } from '../index.ts'

const draws = (seed: string, count: number): number[] => {
  const chance = Chance.seeded(seed)
  return Array.from({ length: count }, () => chance.int(0x80000000))
}

describe('a seed of four words is the state of the generator', () => {
  // From a reference in C: sfc32 with these four words of state, after 15 steps; top 31 bits.
  test.each<[string, number[]]>([
    [
      '00112233-44556677-8899aabb-ccddeeff',
      [4138640721, 1275674082, 3039334875, 4276471690, 3767044900, 2782852953, 1400387876, 414616006],
    ],
    [
      'deadbeef-cafebabe-12345678-00000001',
      [3260186108, 2383957797, 683164883, 3081071251, 1408521057, 4094061544, 3951979206, 2432274153],
    ],
    [
      'ffffffff-ffffffff-ffffffff-ffffffff',
      [2089927686, 2053306979, 3058727884, 117756824, 2574100927, 1659126310, 3028377073, 762330931],
    ],
  ])('%s', (seed, words) => {
    expect(draws(seed, 8)).toEqual(words.map((word) => word >>> 1))
  })

  test('each of its 128 bits changes the draws', () => {
    const seeds = Array.from({ length: 128 }, (_, bit) => {
      const bytes = new Uint8Array(16)
      bytes[bit >> 3] = 1 << (bit & 7)
      return seedFrom(bytes)
    })
    expect(new Set(seeds.map((seed) => draws(seed, 4).join(' '))).size).toBe(128)
  })
})

test('a seed is written from 16 bytes, as four words', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) => index * 17)
  expect(seedFrom(bytes)).toBe('00112233-44556677-8899aabb-ccddeeff')
  for (const length of [0, 15, 17, 32]) {
    expect(() => seedFrom(new Uint8Array(length))).toThrow(RangeError)
    expect(() => seedFrom(new Uint8Array(length))).toThrow(`not ${length}`)
  }
})

// Tables that were begun before seeds had four words must replay as they were played.
describe('any other text gives the generator it always gave', () => {
  test.each<[string, number[]]>([
    ['', [2606301502, 2308994122, 367829019, 16]],
    ['engawa', [496582521, 565683591, 2666975345, 16]],
    ['Bambou d’été', [3107679401, 4734338, 2671611655, 16]],
    ['00112233445566778899aabbccddeeff', [2653865558, 192128154, 341995750, 16]],
    ['ab'.repeat(32), [3693847085, 4185637421, 1853035694, 16]],
    ['00112233-44556677-8899aabb-ccddeef', [145538657, 32666469, 1562085944, 16]],
    ['00112233-44556677-8899AABB-ccddeeff', [3671124127, 4218757089, 2193660992, 16]],
  ])('%j', (seed, words) => {
    expect(Chance.seeded(seed).save()).toEqual({ words, uses: 0 })
  })
})

describe('a state is known to follow from its seed', () => {
  test.each(['engawa', 'ffffffff-ffffffff-ffffffff-fffffffa'])('%s', (seed) => {
    fc.assert(
      fc.property(fc.nat(60), (draws) => {
        const chance = Chance.seeded(seed)
        for (let i = 0; i < draws; i++) chance.int(6)
        return Chance.reaches(seed, chance.save())
      }),
    )
  })

  test('and one that does not is told apart, whichever word differs', () => {
    const chance = Chance.seeded('engawa')
    chance.int(6)
    const { words, uses } = chance.save()
    const [a, b, c, counter] = words
    expect(Chance.reaches('engawa', { words: [a ^ 1, b, c, counter], uses })).toBe(false)
    expect(Chance.reaches('engawa', { words: [a, b ^ 1, c, counter], uses })).toBe(false)
    expect(Chance.reaches('engawa', { words: [a, b, c ^ 1, counter], uses })).toBe(false)
    expect(Chance.reaches('engawa', { words: [a, b, c, counter + 1], uses })).toBe(false)
    expect(Chance.reaches('engawb', { words, uses })).toBe(false)
  })
})
