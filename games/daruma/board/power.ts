import { darumaOf } from '../catalogue/index.ts'
import { badLuckChance, foursOn, type State, total, valuesOf } from '../rules/index.ts'
import type { BoardWords } from './words/index.ts'

/** What painting an eye would do, in one sentence, and whether it leads to a roll. */
export interface Power {
  readonly text: string
  readonly risky: boolean
}

/** The share of bad luck in words. */
export function riskText(words: BoardWords, dice: number, fours: number): string {
  const share = badLuckChance(dice, fours)
  return share === 0 ? words.noBadLuck : words.badLuck(words.percent(share))
}

/** Reads the power of a daruma off the view that placing the die leads to. */
export function powerOf(words: BoardWords, before: State, daruma: number, after: State): Power {
  const { action } = darumaOf(daruma)
  const { power } = words
  const calm = (text: string): Power => ({ text, risky: false })
  if (action === 'curse') {
    const fours = foursOn(before) + 1
    return fours < 4 ? calm(power.curse(fours)) : { text: power.bust, risky: true }
  }
  if (after.phase === 'roll' && after.seat === before.seat) {
    const dice = words.list(valuesOf(after.hand).map(String))
    return { text: power.rolls(dice, riskText(words, total(after.hand), foursOn(after))), risky: true }
  }
  if (after.phase === 'start' || after.phase === 'over') return calm(power.ends)
  if (after.phase === 'group') return calm(power.groups)
  if (after.phase === 'shift') return calm(power.shifts)
  if (after.phase === 'singles') return calm(power.singles(words.list(after.singles.map(String))))
  if (after.phase === 'lift') return calm(power.exchange)
  if (action === 'exchange' && after.painted.some((dice, place) => onFirstEye(before, after, dice, place)))
    return calm(power.firstEye)
  if (action === 'shift-group' || action === 'shift-singles')
    return calm(changed(before, after) ? power.forced : power.nothing)
  return calm(power.nothing)
}

function onFirstEye(before: State, after: State, dice: number, place: number): boolean {
  return dice > (before.painted[place] ?? 0) && dice + (after.pupils[place] ?? 0) === 1
}

/** Some die other than the placed 1 shows something else now. */
function changed(before: State, after: State): boolean {
  return after.dice.some((count, value) => value > 1 && count !== before.dice[value])
}
