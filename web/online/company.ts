import type { Seat } from '@engawa/kernel'
import { href } from '../app/router.ts'
import type { Company, Ending, Saying } from '../table/company.ts'
import { api, commandId, type SeenTable } from './api.ts'
import { keepRead, readUpTo } from './read-marks.ts'
import type { RemoteTable } from './remote-table.ts'
import { reconnect, streamState } from './stream.ts'

/** The people at a remote table. */
export class OnlineCompany implements Company {
  readonly #remote: RemoteTable
  #read: number

  constructor(remote: RemoteTable) {
    this.#remote = remote
    this.#read = readUpTo(remote.id)
  }

  get connection() {
    return streamState()
  }

  reconnect(): void {
    reconnect()
  }

  get sending() {
    return this.#remote.sending
  }

  get seat() {
    return this.#remote.seat
  }

  get chat() {
    return this.#remote.table.settings.chat
  }

  get said(): readonly Saying[] {
    return this.#remote.log.said
  }

  get unread() {
    return this.said.filter(({ position, seat }) => position >= this.#read && seat !== this.seat).length
  }

  get proposal() {
    return this.#remote.table.proposal ?? undefined
  }

  get next() {
    return this.#remote.table.next ?? undefined
  }

  get link() {
    return new URL(href({ at: 'table', kind: 'online', id: this.#remote.id }), location.href).href
  }

  get spectators() {
    return this.#remote.spectators
  }

  get tournament() {
    return this.#remote.table.settings.tournament ?? undefined
  }

  player(seat: Seat): string | undefined {
    return this.#remote.table.seats[seat]?.player ?? undefined
  }

  read(): void {
    if (this.unread === 0) return
    this.#read = this.#remote.log.position
    keepRead(this.#remote.id, this.#read)
    this.#remote.tell()
  }

  async say(text: string): Promise<void> {
    await api.say(this.#remote.id, commandId(), text)
  }

  async mute(player: string): Promise<void> {
    await api.mute(player)
    this.#remote.log.forget(player)
    this.#remote.tell()
  }

  async report(position: number, reason: string): Promise<void> {
    await api.report(this.#remote.id, position, reason)
  }

  async notes(): Promise<string> {
    return (await api.notes(this.#remote.id)).text
  }

  async keepNotes(text: string): Promise<void> {
    await api.keepNotes(this.#remote.id, text)
  }

  propose(ending: Ending): Promise<void> {
    return this.#adopt(api.propose(this.#remote.id, ending))
  }

  answer(agrees: boolean): Promise<void> {
    return this.#adopt(api.answer(this.#remote.id, agrees))
  }

  resign(): Promise<void> {
    return this.#adopt(api.resign(this.#remote.id))
  }

  async leave(): Promise<void> {
    if (this.seat !== undefined) await this.#adopt(api.leave(this.#remote.id, this.seat))
  }

  async comeBack(): Promise<void> {
    if (this.seat !== undefined) await this.#adopt(api.sit(this.#remote.id, this.seat))
  }

  async #adopt(answer: Promise<SeenTable>): Promise<void> {
    this.#remote.adopt(await answer)
  }
}
