import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { TournamentWish } from '../../../server/schemas/tournament.ts'
import { localMinute, usual, wishOf } from '../tournament/wish.ts'

const form = Compile(TournamentWish)

test('what the form says by itself is a wish that the server takes, and begins by hand', () => {
  const wish = wishOf('Autumn Swiss', undefined, usual)
  expect([...form.Errors(wish)]).toEqual([])
  expect(wish).toMatchObject({ rated: false, starts: null, club: null, rounds: null, fill: true })
})

test('a rated tournament is for people alone, whatever was chosen about bots before', () => {
  const chosen = { ...usual, bots: 8, fill: true, rated: true }
  expect(wishOf('Rated', undefined, chosen)).toMatchObject({ rated: true, bots: 0, fill: false })
  // Unticked again, the bots are there as before.
  expect(wishOf('Friendly', undefined, { ...chosen, rated: false })).toMatchObject({ bots: 8, fill: true })
})

test('the field for the start is in the time of the place, to the minute', () => {
  const minute = Date.UTC(2026, 10, 18, 19, 30)
  const starts = localMinute(minute)
  expect(starts).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  const wish = wishOf('Tonight', 'club', { ...usual, starts })
  expect(wish).toMatchObject({ starts: minute, club: 'club' })
  // A summer evening too: the clock of the place may stand elsewhere then.
  const summer = Date.UTC(2026, 6, 1, 19, 30)
  expect(wishOf('Summer', undefined, { ...usual, starts: localMinute(summer) }).starts).toBe(summer)
})

test('never more bots than take part', () => {
  expect(wishOf('Small', undefined, { ...usual, most: '4', bots: 7 })).toMatchObject({ most: 4, bots: 4 })
})
