import { describe, expect, test } from 'vitest'
import { badLuckChance, badLuckOdds, daruma } from '../rules/index.ts'
import { act, cards, counts, desk, kinds, loaded, refusal } from './helpers.ts'

describe('bad luck', () => {
  test('DAR-20 four fours end the turn: no daruma, no pupil token, no step; earlier tokens stay', () => {
    const state = desk({
      phase: 'roll',
      hand: counts(2, 3),
      dice: counts(5, 5),
      painted: [2, 1, 0, 0, 0],
      pupils: [0, 0, 1, 0, 0],
      supply: 4,
      ledger: 2,
      fictitious: 1,
      bottle: [6],
      counter: 2,
    })
    act(state, { kind: 'roll' }, loaded(4, 1))
    expect(state.seat).toBe(1)
    expect(state.owned).toEqual([[], [], []])
    expect(state.display[0]).toBe(cards.rerollAll)
    expect(state.painted).toEqual([0, 0, 0, 0, 0])
    expect(state.pupils).toEqual([0, 0, 1, 0, 0])
    expect(state.counter).toBe(2)
    expect(state.ledger).toBe(0)
    expect(state.hand).toEqual([8, 0, 0, 0, 0, 0, 0])
  })

  test('DAR-20 what was gained, given or exchanged earlier in the turn stays so', () => {
    const state = desk({ phase: 'roll', hand: counts(2), ledger: 3, owned: [[58], [59], [60]], gifted: true })
    act(state, { kind: 'roll' }, loaded(4))
    expect(state.owned).toEqual([[58], [59], [60]])
    expect(state.gifted).toBe(false)
  })

  test('DAR-20 more than four are bad luck too, three are not', () => {
    const five = desk({ phase: 'roll', hand: counts(2, 2), ledger: 3 })
    expect(act(five, { kind: 'roll' }, loaded(4, 4))).toContainEqual({ kind: 'badLuck', seat: 0, fours: 5 })
    const three = desk({ phase: 'roll', hand: counts(2, 2), ledger: 2 })
    act(three, { kind: 'roll' }, loaded(4, 5))
    expect(three.phase).toBe('dice')
  })
})

describe('good fortune', () => {
  test('DAR-21 four fours in one roll give a daruma; the same dice are rolled again', () => {
    const state = desk({ phase: 'start', hand: [8, 0, 0, 0, 0, 0, 0] })
    const top = state.deck.inside[0]
    act(state, { kind: 'roll' }, loaded(4, 4, 4, 4, 1, 1, 2, 3, 1))
    expect(state.owned[0]).toEqual([top])
    expect(state.ledger).toBe(0)
    expect(state.dice).toEqual(counts())
    expect(kinds(state)).toEqual(['roll'])
    act(state, { kind: 'roll' }, loaded(1, 2, 3, 5, 6, 1, 2, 4))
    expect(state.dice).toEqual(counts(1, 1, 2, 2, 3, 5, 6))
    expect(state.ledger).toBe(1)
  })

  test('DAR-21 more than four are good fortune too: one daruma, whatever their number', () => {
    const state = desk({ phase: 'start', hand: [8, 0, 0, 0, 0, 0, 0] })
    const events = act(state, { kind: 'roll' }, loaded(4, 4, 4, 4, 4, 4, 2, 3, 1))
    expect(events.map((event) => event.kind)).toEqual(['rolled', 'fortune'])
    expect(state.owned[0]).toHaveLength(1)
    expect(state.ledger).toBe(0)
  })

  test('DAR-21 it can happen again, in later rolls too, and rolls only the dice of that roll', () => {
    const state = desk({ phase: 'roll', hand: counts(2, 2, 3, 3), dice: counts(6), ledger: 3 })
    act(state, { kind: 'roll' }, loaded(4, 4, 4, 4, 1))
    act(state, { kind: 'roll' }, loaded(4, 4, 4, 4, 1))
    expect(state.owned[0]).toHaveLength(2)
    expect(state.ledger).toBe(3)
    act(state, { kind: 'roll' }, loaded(1, 2, 3, 5))
    expect(state.dice).toEqual(counts(1, 2, 3, 5, 6))
  })

  test('DAR-21 fictitious fours and fours on the ledger do not count towards it', () => {
    const state = desk({ phase: 'roll', hand: counts(2, 2, 2), ledger: 1, fictitious: 1 })
    const events = act(state, { kind: 'roll' }, loaded(4, 4, 4))
    expect(events.map((event) => event.kind)).toEqual(['rolled', 'lost', 'badLuck', 'began'])
  })

  test('DAR-21 with an empty deck nothing is taken and the dice are still rolled again', () => {
    const state = desk({ phase: 'roll', hand: counts(2, 2, 2, 2), deck: { inside: [], under: [] } })
    act(state, { kind: 'roll' }, loaded(4, 4, 4, 4))
    expect(state.owned[0]).toEqual([])
    expect(state.phase).toBe('roll')
    expect(state.hand).toEqual(counts(4, 4, 4, 4))
  })
})

describe('gift', () => {
  const giving = () => desk({ dice: counts(2, 3), ledger: 2, owned: [[58, 9], [], [60]] })

  test('DAR-22 a daruma for a real four, which is rolled and joins the available dice', () => {
    const state = giving()
    expect(kinds(state)).toEqual(['give', 'pour', 'stop'])
    act(state, { kind: 'give', daruma: 9, to: 2 })
    expect(state.owned).toEqual([[58], [], [60, 9]])
    expect(state.ledger).toBe(1)
    expect(kinds(state)).toEqual(['roll'])
    act(state, { kind: 'roll' }, loaded(1))
    expect(state.dice).toEqual(counts(1, 2, 3))
  })

  test('DAR-22 a four again returns to the ledger, and the gift is spent', () => {
    const state = giving()
    act(state, { kind: 'give', daruma: 9, to: 1 })
    act(state, { kind: 'roll' }, loaded(4))
    expect(state.ledger).toBe(2)
    expect(refusal(state, { kind: 'give', daruma: 58, to: 1 })).toBe('gift-spent DAR-22')
    expect(kinds(state)).toEqual(['pour', 'stop'])
  })

  test('DAR-22 DAR-47 a gift takes a real four back and leaves the fictitious ones', () => {
    const state = desk({ dice: counts(2, 3), ledger: 1, fictitious: 2, owned: [[58], [], []] })
    act(state, { kind: 'give', daruma: 58, to: 1 })
    expect([state.ledger, state.fictitious]).toEqual([0, 2])
    act(state, { kind: 'roll' }, loaded(3))
    expect([state.ledger, state.fictitious]).toEqual([0, 2])
  })

  test('DAR-22 a gift waits until the dice of the bottle are rolled', () => {
    const state = giving()
    act(state, { kind: 'pour', value: 2 })
    expect(kinds(state)).not.toContain('give')
    expect(refusal(state, { kind: 'give', daruma: 9, to: 2 })).toBe('not-now DAR-14')
    act(state, { kind: 'roll' }, loaded(5))
    expect(refusal(state, { kind: 'give', daruma: 9, to: 2 })).toBe('allowed')
  })

  test('DAR-22 the next turn has a gift of its own', () => {
    const state = desk({ dice: counts(2), gifted: true, ledger: 1, owned: [[], [58], []] })
    act(state, { kind: 'stop' })
    act(state, { kind: 'roll' }, loaded(4, 2, 2, 2, 2, 2, 2, 2))
    expect(kinds(state)).toContain('give')
    expect(refusal(state, { kind: 'give', daruma: 58, to: 0 })).toBe('allowed')
  })

  test('DAR-22 not without a real four, not without an own daruma, not to oneself, not in an action', () => {
    const state = giving()
    expect(refusal(state, { kind: 'give', daruma: 60, to: 1 })).toBe('not-yours DAR-22')
    expect(refusal(state, { kind: 'give', daruma: 9, to: 0 })).toBe('gift-to-self DAR-22')
    expect(refusal(state, { kind: 'give', daruma: 9, to: 3 })).toBe('no-such-seat DAR-22')
    const fictitious = desk({ dice: counts(2, 3), fictitious: 2, owned: [[58], [], []] })
    expect(refusal(fictitious, { kind: 'give', daruma: 58, to: 1 })).toBe('no-four DAR-22')
    expect(kinds(fictitious)).toEqual(['pour', 'stop'])
    const busy = desk({ phase: 'group', dice: counts(2, 2, 3, 3), ledger: 1, owned: [[58], [], []] })
    expect(refusal(busy, { kind: 'give', daruma: 58, to: 1 })).toBe('not-now DAR-31')
    const poor = desk({ dice: counts(2, 3), ledger: 1 })
    expect(kinds(poor)).toEqual(['pour', 'stop'])
  })

  test('DAR-22 DAR-40 after the last available die was used or lost there is no moment left', () => {
    const state = desk({ phase: 'roll', hand: counts(2), ledger: 1, owned: [[58], [], []] })
    act(state, { kind: 'roll' }, loaded(4))
    expect(state.seat).toBe(1)
  })
})

describe('the odds', () => {
  const table = [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0.5, 1.5, 3.2, 5.4, 7.8, 10.4],
    [0, 2.8, 7.4, 13.1, 19.3, 25.5, 31.3, 36.5],
    [16.7, 30.6, 42.1, 51.7, 59.5, 65.6, 70.3, 73.7],
  ]

  test('DAR-20 DAR-21 the chance of bad luck by the next roll', () => {
    table.forEach((row, fours) => {
      row.forEach((percent, index) => {
        expect(Math.round(badLuckChance(index + 1, fours) * 1000) / 10).toBe(percent)
      })
    })
  })

  test('DAR-20 DAR-21 the same by playing every roll of up to four dice', () => {
    for (let fours = 0; fours < 4; fours++)
      for (let dice = 1; dice <= 4; dice++) {
        const rolls = everyRoll(dice)
        const ways = rolls.filter((values) => {
          const hand = [dice, 0, 0, 0, 0, 0, 0]
          const state = desk({ phase: 'roll', hand, dice: counts(2), ledger: fours })
          daruma.play(state, 0, { kind: 'roll' }, loaded(...values, 1))
          return state.seat === 1
        }).length
        expect(badLuckOdds(dice, fours)).toEqual({ ways, outcomes: rolls.length })
      }
  })
})

function everyRoll(dice: number): number[][] {
  if (dice === 0) return [[]]
  return everyRoll(dice - 1).flatMap((values) => [1, 2, 3, 4, 5, 6].map((value) => [...values, value]))
}
