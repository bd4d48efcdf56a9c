import type { ReviewRecord } from '@engawa/bots'
import type { Said } from '@engawa/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TableAddress } from '../app/router.ts'

/** What decisions of one kind cost in all, and how many of them there were. */
export interface Habit {
  /** As the rules name the decision, and how it was asked where it cost most. */
  readonly kind: string
  readonly asked: Said
  readonly cost: number
  readonly best: number
  readonly all: number
}

/** What a whole review says of one seat, for the picture over many games. */
export interface SeatSummary {
  readonly name: string
  /** A person of this device, not a bot or somebody far away. */
  readonly own: boolean
  readonly points: number
  readonly place: number
  readonly won: boolean
  readonly luck: number
  readonly choices: number
  readonly dolls: { readonly slip: number; readonly stumble: number; readonly tumble: number }
  readonly habits: readonly Habit[]
}

/** What is known of a game once its review is whole. */
export interface GameSummary {
  readonly seats: readonly SeatSummary[]
  /** The chances of every seat after each turn, in whole percent. */
  readonly course: readonly (readonly number[])[]
}

/** A review as this browser keeps it, whole or begun. */
export interface StoredReview extends TableAddress {
  /** Its key: where the table is kept, and which it is. */
  readonly key: string
  readonly game: string
  readonly record: ReviewRecord
  readonly changed: number
  readonly summary?: GameSummary
  /** By position: how a move that cost something was found, and after how many tries. */
  readonly raised?: Readonly<Record<number, number>>
}

interface Database extends DBSchema {
  reviews: { key: string; value: StoredReview; indexes: { changed: number } }
}

export const reviewKey = ({ kind, id }: TableAddress): string => `${kind} ${id}`

let opened: Promise<IDBPDatabase<Database>> | undefined

/** Apart from the tables: a browser that refuses one of them still has the other. */
function database(): Promise<IDBPDatabase<Database>> {
  opened ??= openDB<Database>('engawa-reviews', 1, {
    upgrade(db) {
      db.createObjectStore('reviews', { keyPath: 'key' }).createIndex('changed', 'changed')
    },
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

export async function readReview(address: TableAddress): Promise<StoredReview | undefined> {
  return (await database()).get('reviews', reviewKey(address))
}

export async function keepReview(review: StoredReview): Promise<void> {
  await (await database()).put('reviews', review)
}

export async function removeReview(address: TableAddress): Promise<void> {
  await (await database()).delete('reviews', reviewKey(address))
}

/** All reviews, the one made last first. */
export async function listReviews(): Promise<readonly StoredReview[]> {
  return (await (await database()).getAllFromIndex('reviews', 'changed')).reverse()
}
