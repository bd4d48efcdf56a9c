import type { Seat } from '@engawa/kernel'
import type { Market, Region, Resource, Tier, Wild, Worth } from '../catalogue/index.ts'
import type { Favour } from './moves.ts'
import type { DeckName, Season, Source, TenguStep } from './state.ts'

interface Of<Kind extends string> {
  readonly kind: Kind
}
interface By<Kind extends string> extends Of<Kind> {
  readonly seat: Seat
}
/** Something a single seat learns. */
interface To<Kind extends string> extends By<Kind> {
  readonly only: readonly Seat[]
}

export type Event =
  // The year
  | (Of<'yearBegan'> & { readonly year: number })
  | (Of<'seasonBegan'> & { readonly season: Season })
  | (Of<'orderSet'> & { readonly order: readonly Seat[] })
  | (Of<'hillDealt'> & { readonly hill: Wild; readonly yokai: string; readonly bitoku: string })
  | (Of<'tileLeft'> & { readonly market: Market; readonly tile: string })
  | (Of<'tileTurned'> & { readonly market: Market; readonly tile: string; readonly slot: number })
  | (Of<'ended'> & { readonly winners: readonly Seat[]; readonly totals: readonly number[] })
  // Own yokai cards
  | (By<'drew'> & { readonly count: number; readonly source: Source })
  | (To<'drewCards'> & { readonly cards: readonly string[] })
  | By<'reshuffled'>
  | By<'setAside'>
  | (By<'discarded'> & { readonly cards: readonly string[] })
  | (By<'harvested'> & { readonly crystal: string })
  | (By<'laid'> & { readonly values: readonly number[] })
  | (By<'removed'> & { readonly card: string; readonly points: number })
  // A turn
  | (By<'played'> & { readonly card: string; readonly slot: number })
  | (By<'harmonised'> & { readonly crystal: string; readonly slot: number })
  | (By<'unlocked'> & { readonly die: number; readonly value: number; readonly source: Source })
  | By<'pilgrimSpent'>
  | (By<'strengthened'> & { readonly die: number; readonly worth: Worth; readonly value: number })
  | (By<'surpassed'> & { readonly worth: Worth })
  | (By<'placed'> & {
      readonly die: number
      readonly value: number
      readonly region: Region
      readonly space: number
    })
  | (By<'reduced'> & { readonly die: number; readonly value: number })
  | (By<'acted'> & { readonly region: Region; readonly tier: Tier })
  | (By<'copied'> & {
      readonly from: Seat
      readonly die: number
      readonly value: number
      readonly region: Region
    })
  | (By<'buildingUsed'> & { readonly tile: string; readonly owner: Seat | -1 })
  | (By<'crossed'> & { readonly die: number; readonly value: number; readonly region: Wild })
  | (By<'covered'> & {
      readonly hill: Wild
      readonly favour: Favour
      readonly card: string
      readonly taken: boolean
    })
  | By<'passed'>
  | By<'declined'>
  // Gains
  | (By<'scored'> & { readonly points: number; readonly source: Source })
  | (By<'took'> & { readonly resource: Resource; readonly source: Source })
  | (By<'paid'> & { readonly resource: Resource; readonly source: Source })
  | (By<'tookAmulet'> & { readonly worth: Worth; readonly source: Source })
  | (By<'kodamaMoved'> & {
      readonly owner: Seat
      readonly region: Region
      readonly from: number
      readonly to: number
      readonly source: Source
    })
  | (By<'looked'> & { readonly deck: DeckName; readonly count: number; readonly source: Source })
  | (To<'saw'> & { readonly deck: DeckName; readonly cards: readonly string[] })
  /** A kept yokai card is secret, the others are laid open. */
  | (By<'kept'> & { readonly deck: DeckName; readonly card: string })
  | (To<'keptSecretly'> & { readonly card: string })
  | By<'refusedVisions'>
  | (By<'rockTaken'> & { readonly rock: string })
  | (By<'rockPilgrimPlaced'> & { readonly space: number })
  // Movement
  | (By<'accomplished'> & { readonly card: string })
  | (By<'pilgrimStarted'> & { readonly at: string })
  | (By<'pilgrimWalked'> & { readonly from: string; readonly to: string })
  | (By<'pilgrimEntered'> & { readonly from: string; readonly trail: string; readonly space: number })
  // Purchases
  | (By<'built'> & { readonly tile: string; readonly zone: Wild })
  | (By<'crystalTaken'> & { readonly tile: string; readonly slot: number })
  | (By<'mitamaTaken'> & { readonly tile: string })
  | (By<'dragonflyTaken'> & { readonly tile: string })
  | (By<'combined'> & { readonly mitama: string; readonly dragonfly: string })
  // The Tengu; each names the rule that fired
  | (By<'willRolled'> & { readonly dice: readonly number[]; readonly card: string; readonly rule: string })
  | (By<'tenguStepped'> & { readonly step: TenguStep; readonly card: string; readonly rule: string })
  | (By<'tenguActed'> & { readonly region: Region; readonly card: string; readonly rule: string })
  | (By<'tenguRolled'> & { readonly die: number; readonly rule: string })
  | (By<'tenguChose'> & { readonly what: string; readonly rule: string })
  | (By<'tenguCardDrawn'> & { readonly card: string; readonly rule: string })
  | (By<'tenguCardTurned'> & { readonly card: string; readonly discarded: string; readonly rule: string })
  | (By<'tenguLost'> & { readonly rule: string })
  | (By<'attitudeTurned'> & { readonly active: boolean; readonly rule: string })
  | (Of<'rockLeft'> & { readonly rock: string; readonly rule: string })
