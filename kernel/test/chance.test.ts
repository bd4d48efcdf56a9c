import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Chance } from '../index.ts'

/** The generator's raw words, read through a bound that throws nothing away. */
function words(chance: Chance, count: number): number[] {
  return Array.from({ length: count }, () => chance.int(0x80000000))
}

test('the words are those of the published sfc32, top 31 bits', () => {
  // From a reference in C with the same four words of state.
  const fromOne = [7, 34, 56623200, 188882296, 3431242869, 399395954, 785775158, 3843710725]
  const fromBeef = [
    2846652846, 1853018141, 3786122168, 1607264569, 3299791024, 1961229966, 3481251868, 2184609776,
  ]
  const one = Chance.restore({ words: [1, 2, 3, 4], uses: 0 })
  const beef = Chance.restore({ words: [0xdeadbeef, 0xcafebabe, 0x12345678, 1], uses: 0 })
  expect(words(one, 8)).toEqual(fromOne.map((word) => word >>> 1))
  expect(words(beef, 8)).toEqual(fromBeef.map((word) => word >>> 1))
})

test('a seed always gives the same draws', () => {
  const dice = (seed: string): number[] => {
    const chance = Chance.seeded(seed)
    return Array.from({ length: 16 }, () => chance.int(6) + 1)
  }
  expect(dice('engawa')).toEqual(dice('engawa'))
  expect(dice('engawa')).not.toEqual(dice('engawb'))
  expect(dice('engawa')).toMatchInlineSnapshot(`
    [
      2,
      6,
      3,
      5,
      1,
      6,
      2,
      4,
      2,
      4,
      5,
      4,
      3,
      4,
      4,
      2,
    ]
  `)
})

test('every face of a die is equally likely', () => {
  const chance = Chance.seeded('fair')
  const rolls = 600_000
  const faces = Array(6).fill(0)
  for (let i = 0; i < rolls; i++) faces[chance.int(6)]++
  const expected = rolls / 6
  const squares = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 5 degrees of freedom: 20.5 is exceeded once in a thousand seeds, and this seed is fixed.
  expect(squares).toBeLessThan(20.5)
})

test('every draw lies below its bound, and bounds that make no sense are refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 0x80000000 }), (seed, bound) => {
      const value = Chance.seeded(seed).int(bound)
      return Number.isInteger(value) && value >= 0 && value < bound
    }),
  )
  for (const bound of [0, -1, Number.NaN, 0x80000001]) {
    expect(() => Chance.seeded('x').int(bound)).toThrow(RangeError)
    expect(() => Chance.seeded('x').int(bound)).toThrow(`no draw below ${bound}`)
  }
})

test('it counts its uses, also where there was only one outcome', () => {
  const chance = Chance.seeded('uses')
  chance.int(6)
  chance.int(1)
  expect(chance.uses).toBe(2)
})

test('a saved generator goes on where it stood', () => {
  const chance = Chance.seeded('saved')
  chance.int(6)
  const twin = Chance.restore(JSON.parse(JSON.stringify(chance.save())))
  expect(Array.from({ length: 50 }, () => twin.int(1000))).toEqual(
    Array.from({ length: 50 }, () => chance.int(1000)),
  )
  expect(twin.uses).toBe(chance.uses)
})

test('a shuffle keeps every item and reaches every order', () => {
  const orders = new Set<string>()
  const chance = Chance.seeded('orders')
  for (let i = 0; i < 600; i++) orders.add(chance.shuffle([1, 2, 3, 4]).join(''))
  expect(orders.size).toBe(24)
})

test('a pick is one of the items, each of them now and then, and of none there is none', () => {
  const chance = Chance.seeded('pick')
  const picked = new Set(Array.from({ length: 60 }, () => chance.pick(['a', 'b', 'c'])))
  expect([...picked].sort()).toEqual(['a', 'b', 'c'])
  expect(() => chance.pick([])).toThrow(RangeError)
  expect(() => chance.pick([undefined])).toThrow('nothing to pick from')
})

test('a shuffle of n items asks chance n - 1 times and keeps the list', () => {
  const chance = Chance.seeded('shuffle')
  const items = [1, 2, 3, 4, 5]
  expect(chance.shuffle(items)).toBe(items)
  expect(chance.uses).toBe(4)
  expect([...items].sort()).toEqual([1, 2, 3, 4, 5])
})

test('normal draws lie about 0 with a spread of 1', () => {
  const chance = Chance.seeded('normal')
  const draws = Array.from({ length: 4000 }, () => chance.normal())
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
  const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length
  expect(Math.abs(mean)).toBeLessThan(0.05)
  expect(Math.abs(variance - 1)).toBeLessThan(0.06)
})
