import type { Sayings } from '@engawa/kernel'
import type { Event } from '../rules/index.ts'
import type { Telling } from './phrases.ts'

/** The events that tell the Tengu's steps; each names the rule that fired. */
export type TenguEvent = Extract<
  Event,
  {
    kind:
      | 'willRolled'
      | 'tenguStepped'
      | 'tenguActed'
      | 'tenguRolled'
      | 'tenguChose'
      | 'tenguCardDrawn'
      | 'tenguCardTurned'
      | 'tenguLost'
      | 'attitudeTurned'
      | 'rockLeft'
  }
>

export type TenguSayings = Sayings<TenguEvent, Telling, string | undefined>

export const actionRules = [
  'BIT-562',
  'BIT-563',
  'BIT-564',
  'BIT-566',
  'BIT-567',
  'BIT-568',
  'BIT-569',
  'BIT-580',
] as const
/** What the Tengu does in a region, by the rule. */
export type ActionRules = Readonly<Record<(typeof actionRules)[number], string>>

export const choiceRules = ['BIT-571', 'BIT-574', 'BIT-576', 'BIT-578', 'BIT-579'] as const
/** How the Tengu spends a movement point, by the rule. */
export type ChoiceRules = Readonly<Record<(typeof choiceRules)[number], string>>

export const lossRules = ['BIT-554', 'BIT-579', 'BIT-582'] as const
/** Why something of the Tengu is lost, by the rule. */
export type LossRules = Readonly<Record<(typeof lossRules)[number], string>>

/** The sentence for a rule, or nothing where there is none. */
export function byRule(sentences: Readonly<Record<string, string | undefined>>, rule: string): string {
  return sentences[rule] ?? ''
}

/** The place in the row that the lower die of will names: 0 left, 1 middle, 2 right. */
export const rowPlaceOf = (dice: readonly number[]): number => 2 - Math.floor((Math.min(...dice) - 1) / 2)
