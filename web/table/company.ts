import type { Seat } from '@engawa/kernel'

/** Something that was said at the table. */
export interface Saying {
  readonly position: number
  readonly time: number
  readonly seat: Seat | undefined
  readonly player: string | undefined
  readonly name: string
  readonly text: string
}

export type Ending = 'draw' | 'abandon'

/** What one does with people who sit elsewhere. */
export interface Company {
  readonly connection: 'open' | 'lost'
  /** Tries at once to get the connection back. */
  reconnect(): void
  /** A step of ours is on its way. */
  readonly sending: boolean
  /** The seat of whoever looks; none for those who look on. */
  readonly seat: Seat | undefined
  readonly chat: boolean
  readonly said: readonly Saying[]
  readonly unread: number
  /** What somebody proposed, and the seats that agreed. */
  readonly proposal: { readonly ending: string; readonly agreed: readonly Seat[] } | undefined
  /** The table of the next round, and the seat that laid it. */
  readonly next: { readonly table: string; readonly seat: Seat } | undefined
  /** How many look on. */
  readonly spectators: number
  /** The tournament to which the table belongs. */
  readonly tournament: string | undefined
  /** Whoever holds a seat, by the id that others may know. */
  player(seat: Seat): string | undefined
  read(): void
  say(text: string): Promise<void>
  mute(player: string): Promise<void>
  report(position: number, reason: string): Promise<void>
  notes(): Promise<string>
  keepNotes(text: string): Promise<void>
  propose(ending: Ending): Promise<void>
  answer(agrees: boolean): Promise<void>
  resign(): Promise<void>
  /** A bot plays on until one comes back. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  /** What others need to look on or to sit down. */
  readonly link: string
}
