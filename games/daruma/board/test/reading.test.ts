import { describe, expect, test } from 'vitest'
import { daruma, type Move, type State } from '../../rules/index.ts'
import { act, cards, counts, desk, loaded } from '../../test/helpers.ts'
import { powerOf } from '../power.ts'
import {
  fatedDice,
  lampsOf,
  movesOf,
  newLamps,
  noDraft,
  offeredDice,
  placesOf,
  stopGain,
  trayOf,
} from '../read.ts'
import { boardWords } from '../words/index.ts'

const words = boardWords.en

/** What the line of the dock says before the die is placed. */
function power(state: State, card: number): string {
  const after = daruma.copy(state)
  act(after, { kind: 'paint', daruma: card }, loaded(...Array<number>(40).fill(1)))
  return powerOf(words, state, card, after).text
}

describe('the stage', () => {
  test('DAR-16 pupil tokens and dice are drawn on different eyes, and two of them complete a daruma', () => {
    const state = desk({ pupils: [1, 0, 0, 0, 0], painted: [1, 1, 0, 0, 0] })
    expect(placesOf(state).map((place) => place.eyes)).toEqual([
      ['pupil', 'die'],
      ['die', 'blank'],
      ['blank', 'blank'],
      ['blank', 'blank'],
      ['blank', 'blank'],
    ])
    expect(placesOf(state).map((place) => place.complete)).toEqual([true, false, false, false, false])
  })

  test('DAR-51 a place that the deck could not fill is left empty', () => {
    const display = [cards.rerollAll, 0, cards.gold, 0, 0]
    expect(placesOf(desk({ display })).map((place) => place.index)).toEqual([0, 2])
  })

  test('DAR-20 lamps show real fours first, then dashed ones', () => {
    expect(lampsOf(desk({ ledger: 1, fictitious: 2 }))).toEqual(['lit', 'ghost', 'ghost', 'off'])
  })

  test('DAR-11 only the fours of the last roll light up anew', () => {
    const state = desk({ ledger: 3 })
    expect([...newLamps(state, [{ kind: 'lost', seat: 0, count: 2, fours: 3 }])]).toEqual([1, 2])
  })
})

describe('the line before a die is placed', () => {
  test('DAR-30 names the dice to be rolled and the chance of bad luck', () => {
    const state = desk({ dice: counts(1, 2, 3, 3, 5), ledger: 2 })
    expect(power(state, cards.rerollAll)).toBe('Rolls 2, 3, 3, and 5: 13.1% bad luck.')
  })

  test('DAR-31 says that a group is to be chosen, or that there is none', () => {
    expect(power(desk({ dice: counts(1, 2, 2, 6, 6) }), cards.rerollGroup)).toBe(words.power.groups)
    expect(power(desk({ dice: counts(1, 2, 6) }), cards.rerollGroup)).toBe(words.power.nothing)
  })

  test('DAR-34 names the dice that go both ways, and tells a change without choice', () => {
    const both = desk({ dice: counts(1, 2, 6, 6) })
    expect(power(both, cards.shiftSingles)).toBe('Then you change 2 by 1 each.')
    expect(power(desk({ dice: counts(1, 3, 6, 6) }), cards.shiftSingles)).toBe(words.power.forced)
  })

  test('DAR-35 counts the dashed four, and warns of the fourth', () => {
    const display = [cards.gold, cards.rerollGroup, cards.rerollSingles, cards.shiftGroup, cards.shiftSingles]
    const state = desk({ display, dice: counts(1, 2, 3), ledger: 2 })
    expect(power(state, cards.gold)).toBe(words.power.curse(3))
    expect(power({ ...state, ledger: 3 }, cards.gold)).toBe(words.power.bust)
  })

  test('DAR-36 tells the first eye from the second', () => {
    const display = [cards.exchange, cards.rerollGroup, cards.rerollSingles, cards.shiftGroup, cards.gold]
    const state = desk({ display, dice: counts(1, 2, 3), owned: [[2], [3], []] })
    expect(power(state, cards.exchange)).toBe(words.power.firstEye)
    expect(power({ ...state, pupils: [1, 0, 0, 0, 0] }, cards.exchange)).toBe(words.power.exchange)
  })
})

describe('the tray', () => {
  const state = desk({ dice: counts(2, 3, 3, 6) })
  const tap = (value: number) => trayOf(state, noDraft).find((die) => die.value === value)?.key ?? ''

  test('DAR-14 a die on the bottle sends all others into the roll, but those left out', () => {
    const draft = { pour: tap(2), out: [tap(3)] }
    expect(trayOf(state, draft).map((die) => [die.value, die.role])).toEqual([
      [2, 'pour'],
      [3, 'keep'],
      [3, 'roll'],
      [6, 'roll'],
    ])
  })

  test('the chances of bad luck are shown for as many dice as may be rolled, also before any is chosen', () => {
    expect(offeredDice(trayOf(state, noDraft))).toBe(3)
    expect(offeredDice(trayOf(state, { pour: tap(2), out: [tap(3)] }))).toBe(2)
  })

  test('DAR-14 the moves of a draft are legal one after the other', () => {
    const script = movesOf(state, { pour: tap(2), out: [tap(3)] })
    expect(script).toEqual<Move[]>([{ kind: 'pour', value: 2 }, { kind: 'keep', value: 3 }, { kind: 'roll' }])
    const played = daruma.copy(state)
    for (const move of script) act(played, move, loaded(5, 6))
    expect(played.dice).toEqual(counts(3, 5, 6))
  })

  test('DAR-14 a pour that was already made goes on with what is left to decide', () => {
    const poured = daruma.copy(state)
    act(poured, { kind: 'pour', value: 6 })
    const tray = trayOf(poured, noDraft)
    const six = tray.find((die) => die.role === 'pour')
    expect(six).toMatchObject({ value: 6, fixed: true })
    const two = tray.find((die) => die.value === 2)?.key ?? ''
    expect(movesOf(poured, { pour: undefined, out: [two] })).toEqual<Move[]>([
      { kind: 'keep', value: 2 },
      { kind: 'roll' },
    ])
  })
})

describe('what a stop would bring', () => {
  const after = (state: State): State => {
    const next = daruma.copy(state)
    act(next, { kind: 'stop' }, loaded(...Array<number>(10).fill(1)))
    return next
  }

  test('DAR-44 DAR-46 counts the darumas kept, the steps, and a daruma token at their end', () => {
    // Token 7 is a daruma token.
    const state = desk({
      track: [1, 2, 7, 3, 4, 5, 6],
      dice: counts(2, 3, 5),
      pupils: [1, 0, 0, 0, 0],
      painted: [1, 0, 0, 0, 0],
    })
    expect(stopGain(state, after(state))).toEqual({ kept: 1, points: 2, steps: 2, reaches: 2, reward: true })
  })

  test('DAR-45 counts the steps round the right end of the track', () => {
    const state = desk({ counter: 5, dice: counts(2, 3, 5) })
    expect(stopGain(state, after(state))).toMatchObject({ steps: 2, reaches: 5 })
  })
})

test('what was rolled in bad luck stays in the tray, the fours apart', () => {
  const rolled = { kind: 'rolled', seat: 0, values: [6, 4, 1, 2] } as const
  const badLuck = { kind: 'badLuck', seat: 0, fours: 4 } as const
  expect(fatedDice([rolled, badLuck])?.map(({ value, role }) => [value, role])).toEqual([
    [1, 'still'],
    [2, 'still'],
    [6, 'still'],
  ])
  expect(fatedDice([rolled])).toBeUndefined()
})
