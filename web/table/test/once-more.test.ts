import { expect, test } from 'vitest'
import { type Film, nextShown } from '../once-more.ts'

/** A turn whose steps lead to the next one where it says so. */
const film = (shown: number, ...leads: boolean[]): Film => ({
  telling: {
    seat: 1,
    missed: 0,
    steps: leads.map((lead, index) => ({ position: index + 1, seat: 1, events: [], leads: lead })),
  },
  shown,
})

test('a turn that is shown again stops once for steps that are told together', () => {
  const shown = [0, 1, 3].map((from) => nextShown(film(from, false, true, false, false)))
  expect(shown).toEqual([1, 3, 4])
  expect(nextShown(film(4, false, true, false, false))).toBeUndefined()
})

test('its last steps are shown although more of the same deed was to follow', () => {
  expect(nextShown(film(1, false, true, true))).toBe(3)
  expect(nextShown(film(3, false, true, true))).toBeUndefined()
})
