import type { Person } from '@engawa/kernel'
import type { Resource, Worth } from '../catalogue/index.ts'
import type { DecisionName, DeckName, Favour, Move } from '../rules/index.ts'
import type { Printed } from './phrases.ts'

/** The decisions that may be declined. */
export type DeclineDecision = Extract<
  DecisionName,
  | 'virtue'
  | 'act'
  | 'copy'
  | 'goods'
  | 'movement'
  | 'advance'
  | 'back'
  | 'unlock'
  | 'look'
  | 'rock'
  | 'rockPilgrim'
  | 'buy'
  | 'buyBoth'
  | 'combine'
  | 'choice'
  | 'anyOrder'
>

/** What may be left of a played card, where one part of it is offered alone. */
export type CardPart = 'card' | 'crystal'

/** An effect and where it comes from, in words. */
interface From {
  readonly source: string
}

/** What the question of each decision speaks of; names and effects are words already. */
export interface PromptFacts extends Record<DecisionName, object> {
  readonly discard: { readonly left: number }
  readonly harvest: { readonly count: number }
  readonly lay: object
  readonly virtue: object
  readonly turn: { readonly hand: number; readonly unlocked: number; readonly year: number }
  readonly place: { readonly value: number; readonly amulets: number }
  readonly act: {
    readonly region: string
    readonly value: number
    readonly need: number
    readonly forest: boolean
    readonly building: boolean
    readonly copied: boolean
  }
  readonly surpass: object
  readonly copy: object
  readonly favour: { readonly hills: string }
  readonly goods: From & { readonly count: number }
  readonly movement: From & { readonly points: number }
  readonly advance: From & { readonly steps: number }
  readonly back: From & { readonly steps: number }
  readonly unlock: From
  readonly look: From & { readonly deck: DeckName }
  readonly pick: { readonly deck: DeckName }
  readonly rock: From
  readonly rockPilgrim: From & { readonly pilgrims: number }
  readonly buy: From & { readonly offers: string; readonly goods: string }
  readonly buyBoth: From & { readonly offers: string; readonly goods: string }
  readonly pay: { readonly count: number; readonly goods: string }
  readonly combine: { readonly tile: string }
  readonly tengu: object
  readonly tenguMovement: { readonly points: number }
  readonly tenguPart: object
  readonly choice: From & { readonly picks: number }
  readonly anyOrder: object
  readonly optional: From & { readonly part: CardPart }
}

/** Which of the three dice of a board, and its value. */
interface Die {
  readonly die: number
  readonly value: number
}

/** A tile of a market and what it costs this seat. */
interface Purchase {
  readonly tile: Printed
  readonly price: string
}

/** What the sentence of each move speaks of; names and effects are words already. */
export interface MoveFacts extends Record<Move['kind'], object> {
  readonly discard: { readonly card: Printed }
  readonly harvest: { readonly crystal: Printed }
  readonly lay: { readonly values: readonly number[] }
  readonly virtue: { readonly card: Printed; readonly points: number }
  /** `value` is that of the die it unlocks, 0 where it unlocks none. */
  readonly play: {
    readonly card: Printed
    readonly slot: number
    readonly value: number
    /** The sense crystal connected to the slot. */
    readonly crystal: Printed | undefined
  }
  readonly use: Die
  readonly sacrifice: Die
  readonly cross: Die & { readonly after: number; readonly region: string }
  readonly pass: object
  readonly amulet: { readonly worth: Worth; readonly after: number }
  readonly place: {
    readonly region: string
    readonly value: number
    readonly need: number
    readonly amulet: boolean
  }
  readonly visit: { readonly floor: number; readonly effect: string }
  readonly forest: { readonly tier: number; readonly effect: string }
  readonly building: { readonly tile: Printed; readonly owner: Person | undefined }
  readonly copy: { readonly owner: Person; readonly value: number; readonly region: string }
  readonly favour: { readonly hill: string; readonly favour: Favour; readonly card: Printed | undefined }
  readonly cover: { readonly hill: string; readonly favour: Favour; readonly card: Printed | undefined }
  readonly take: { readonly resource: Resource }
  readonly pay: { readonly resource: Resource }
  readonly follow: { readonly card: Printed }
  readonly start: { readonly at: string }
  readonly walk: { readonly from: string; readonly to: string }
  readonly enter: {
    readonly trail: string
    readonly points: number
    readonly amulet: Worth | 0
    /** The tile of a portal. */
    readonly tile: Printed | undefined
  }
  readonly advance: { readonly region: string; readonly to: number }
  readonly back: { readonly owner: Person; readonly region: string; readonly to: number }
  readonly unlock: Die
  readonly look: { readonly deck: DeckName }
  readonly keep: { readonly card: Printed }
  readonly refuse: object
  readonly rock: { readonly rock: string }
  readonly rockPilgrim: { readonly rocks: readonly string[]; readonly cost: string | undefined }
  readonly build: Purchase & { readonly zone: string }
  readonly crystal: Purchase & { readonly slot: number; readonly points: number }
  readonly mitama: Purchase & { readonly points: number }
  readonly dragonfly: Purchase & { readonly gives: number }
  readonly combine: { readonly tile: Printed }
  readonly choose: { readonly name: 'card' | 'crystal' | 'effect'; readonly effect: string }
  readonly decline: { readonly decision: DeclineDecision | CardPart }
  /** The movement points it has, and whether its turn is under way. */
  readonly tengu: { readonly points: number; readonly begun: boolean }
}
