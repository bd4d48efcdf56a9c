import type { Seat } from '@engawa/kernel'
import type { Action, Colour, FoodValue, Spirit } from '../catalogue/index.ts'
import type { Season } from './state.ts'

/** Small facts about what happened. Everything is public (BAM-028), so none is secret. */
export type Event =
  | { readonly kind: 'colourChosen'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly shoot: number }
  | { readonly kind: 'seasonBegan'; readonly year: number; readonly season: Season; readonly first: Seat }
  | { readonly kind: 'giftsShown'; readonly gifts: readonly Action[] }
  | { readonly kind: 'giftTaken'; readonly seat: Seat; readonly gift: Action; readonly used: boolean }
  | { readonly kind: 'visited'; readonly seat: Seat; readonly stock: number; readonly sticks: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly temple: number; readonly paid: number }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly shoot: number; readonly stalk: number }
  | {
      readonly kind: 'activated'
      readonly seat: Seat
      readonly shoot: number
      readonly stalk: number
      readonly as: Action
    }
  | { readonly kind: 'forwent'; readonly seat: Seat; readonly shoot: number; readonly stalk: number }
  /** A shoot entered a stalk and another fell off its top. */
  | {
      readonly kind: 'pushed'
      readonly seat: Seat
      readonly stalk: number
      readonly shoot: number
      readonly fell: number
    }
  | { readonly kind: 'received'; readonly seat: Seat; readonly shoot: number; readonly stock: number }
  | { readonly kind: 'rested'; readonly seat: Seat }
  | { readonly kind: 'balanceTaken'; readonly seat: Seat; readonly tile: number }
  | { readonly kind: 'balanceShown'; readonly tile: number }
  | { readonly kind: 'balanceScored'; readonly seat: Seat; readonly tile: number; readonly points: number }
  | { readonly kind: 'coinsGained'; readonly seat: Seat; readonly coins: number }
  | {
      readonly kind: 'homeBought'
      readonly seat: Seat
      readonly tile: number
      readonly cell: number
      readonly price: number
      readonly points: number
    }
  | { readonly kind: 'homeShown'; readonly tile: number }
  | { readonly kind: 'foodTaken'; readonly seat: Seat; readonly food: FoodValue }
  | { readonly kind: 'foodShown'; readonly food: readonly number[] }
  | { readonly kind: 'foodDiscarded'; readonly seat: Seat; readonly food: readonly number[] }
  | { readonly kind: 'spiritUsed'; readonly seat: Seat; readonly spirit: Spirit }
  | { readonly kind: 'spiritWon'; readonly seat: Seat; readonly temple: number; readonly tile: number }
  | { readonly kind: 'spiritLost'; readonly temple: number; readonly tile: number }
  | { readonly kind: 'spiritStayed'; readonly temple: number; readonly tile: number }
  | { readonly kind: 'spiritShown'; readonly temple: number; readonly tile: number }
  | { readonly kind: 'ghostOffered'; readonly sticks: readonly number[] }
  | { readonly kind: 'woken'; readonly seat: Seat; readonly spirit: Spirit; readonly paid: number }
  | { readonly kind: 'fed'; readonly seat: Seat; readonly food: FoodValue }
  | { readonly kind: 'hungered'; readonly seat: Seat; readonly missing: number }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[] }
