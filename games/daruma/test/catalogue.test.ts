import { describe, expect, test } from 'vitest'
import { actions, colours, darumaOf, darumas, objectives, tokens } from '../catalogue/index.ts'

const count = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length

describe('the components', () => {
  test('DAR-01 60 darumas: nine of each colour, six gold, the curse on gold alone', () => {
    expect(darumas.map((daruma) => daruma.id)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    for (const colour of colours)
      expect(count(darumas, (daruma) => daruma.colour === colour)).toBe(colour === 'gold' ? 6 : 9)
    for (const action of actions)
      expect(count(darumas, (daruma) => daruma.action === action)).toBe(action === 'curse' ? 6 : 9)
    for (const { colour, action } of darumas) expect(action === 'curse').toBe(colour === 'gold')
  })

  test('DAR-01 the numbered list of cards', () => {
    const first = [1, 3, 5, 6, 8, 9, 10, 18, 19, 26, 28, 36, 37, 44, 46, 54, 55, 60]
    expect(first.map((id) => `${id} ${darumaOf(id).colour} ${darumaOf(id).action}`)).toEqual([
      '1 red reroll-all',
      '3 red reroll-group',
      '5 red reroll-singles',
      '6 red shift-group',
      '8 red shift-singles',
      '9 red exchange',
      '10 white reroll-all',
      '18 white exchange',
      '19 black reroll-all',
      '26 black exchange',
      '28 blue reroll-all',
      '36 blue exchange',
      '37 green reroll-all',
      '44 green exchange',
      '46 pink reroll-all',
      '54 pink exchange',
      '55 gold curse',
      '60 gold curse',
    ])
    expect(() => darumaOf(61)).toThrow('there is no daruma 61')
  })

  test('DAR-01 DAR-52 six objectives: each colour wanted twice and shunned once', () => {
    expect(objectives).toHaveLength(6)
    for (const colour of colours.filter((name) => name !== 'gold')) {
      expect(count(objectives, ({ wanted }) => wanted.includes(colour))).toBe(2)
      expect(count(objectives, ({ shunned }) => shunned === colour)).toBe(1)
    }
  })

  test('DAR-01 twelve round tokens', () => {
    const faces = tokens.map((token) => token.face)
    expect(count(faces, (face) => face === 'plain')).toBe(6)
    expect(count(faces, (face) => face === 'daruma')).toBe(3)
    expect(count(faces, (face) => face === 'four')).toBe(3)
  })

  test('every printed value that the rulebook does not list says so', () => {
    for (const row of [...darumas, ...objectives, ...tokens]) expect(row.provenance).toBe('reconstructed')
  })
})
