import type { Seat } from '@engawa/kernel'
import { href } from '../app/router.ts'
import type { Company, Ending, Saying } from '../table/company.ts'
import { api, commandId, type SeenTable } from './api.ts'
import { lineState } from './line.ts'
import { keepRead, readUpTo } from './read-marks.ts'
import type { Room } from './room.ts'

/** The people at a table of the house. */
export class OnlineCompany implements Company {
  readonly #room: Room
  #read: number

  constructor(room: Room) {
    this.#room = room
    this.#read = readUpTo(room.id)
  }

  get connection() {
    return lineState()
  }

  get sending() {
    return this.#room.sending
  }

  get seat() {
    return this.#room.seat
  }

  get chat() {
    return this.#room.table.settings.chat
  }

  get said(): readonly Saying[] {
    return this.#room.log.said
  }

  get unread() {
    return this.said.filter(({ position, seat }) => position >= this.#read && seat !== this.seat).length
  }

  get proposal() {
    return this.#room.table.proposal ?? undefined
  }

  get next() {
    return this.#room.table.next ?? undefined
  }

  get link() {
    return new URL(href({ at: 'table', id: this.#room.id }), location.href).href
  }

  player(seat: Seat): string | undefined {
    return this.#room.table.seats[seat]?.player ?? undefined
  }

  read(): void {
    if (this.unread === 0) return
    this.#read = this.#room.log.position
    keepRead(this.#room.id, this.#read)
    this.#room.tell()
  }

  async say(text: string): Promise<void> {
    await api.say(this.#room.id, commandId(), text)
  }

  async mute(player: string): Promise<void> {
    await api.mute(player)
    this.#room.log.forget(player)
    this.#room.tell()
  }

  async report(position: number, reason: string): Promise<void> {
    await api.report(this.#room.id, position, reason)
  }

  async notes(): Promise<string> {
    return (await api.notes(this.#room.id)).text
  }

  async keepNotes(text: string): Promise<void> {
    await api.keepNotes(this.#room.id, text)
  }

  propose(ending: Ending): Promise<void> {
    return this.#adopt(api.propose(this.#room.id, ending))
  }

  answer(agrees: boolean): Promise<void> {
    return this.#adopt(api.answer(this.#room.id, agrees))
  }

  resign(): Promise<void> {
    return this.#adopt(api.resign(this.#room.id))
  }

  async leave(): Promise<void> {
    if (this.seat !== undefined) await this.#adopt(api.leave(this.#room.id, this.seat))
  }

  async comeBack(): Promise<void> {
    if (this.seat !== undefined) await this.#adopt(api.sit(this.#room.id, this.seat))
  }

  async #adopt(answer: Promise<SeenTable>): Promise<void> {
    this.#room.adopt(await answer)
  }
}
