import type { Provenance } from '@engawa/kernel'
import type { Colour, ShootAction } from './kinds.ts'
import { actions, colours } from './kinds.ts'

/** One section of bamboo. Its number stands for it everywhere; 0 is no shoot. */
export interface Shoot {
  readonly id: number
  /** Index of its temple. */
  readonly colour: number
  readonly action: ShootAction
  /** Whose it is at the start: a seat's, the field's, or nobody's (plain). */
  readonly icon: Colour | 'board' | 'plain'
}

/** The counts per icon are printed in the rulebooks; which action stands on which shoot is ours. */
export const shootsProvenance: Provenance = 'reconstructed'

const actionOf: Readonly<Record<string, ShootAction>> = {
  A: 'balance',
  H: 'improve',
  C: 'cook',
  F: 'fund',
  W: 'wildcard',
}

/** Colour letter, then action letter. The seats' sets form a Latin square, so that none is better in kind. */
const printed: readonly (readonly [Shoot['icon'], string])[] = [
  ['green', 'rA gH bC yF'],
  ['yellow', 'rH gC bF yA'],
  ['purple', 'rC gF bA yH'],
  ['brown', 'rF gA bH yC'],
  ['board', 'rA rF rW gA gH gW bH bC bW yC yF yW'],
  ['plain', 'rH rC gC gF bA bF yA yH'],
]

export const shoots: readonly Shoot[] = printed
  .flatMap(([icon, codes]) => codes.split(' ').map((code) => ({ icon, code })))
  .map(({ icon, code }, index) => ({
    id: index + 1,
    colour: 'rgby'.indexOf(code.charAt(0)),
    action: actionOf[code.charAt(1)] ?? 'wildcard',
    icon,
  }))

/** By number, with a place for "no shoot": quick to look up in play. */
export const shootColour: readonly number[] = [-1, ...shoots.map((shoot) => shoot.colour)]
export const shootAction: readonly ShootAction[] = ['wildcard', ...shoots.map((shoot) => shoot.action)]

const idsWith = (icon: Shoot['icon']) =>
  shoots.filter((shoot) => shoot.icon === icon).map((shoot) => shoot.id)

export const seatShoots: readonly (readonly number[])[] = colours.map(idsWith)
export const boardShoots: readonly number[] = idsWith('board')
export const plainShoots: readonly number[] = idsWith('plain')

/** BAM-032: one gift for each basic action. Stated. */
export const gifts = actions
