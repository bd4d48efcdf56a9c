import { Chance } from '@engawa/kernel'
import WebSocket from 'ws'
import { type LoadTable, randomMove, seats } from './table.ts'

const space = '/daruma,'

interface PeerState {
  readonly _stateID: number
  readonly G: { readonly state: unknown }
  readonly ctx: { readonly gameover?: unknown }
}

/** Four clients of boardgame.io's server, speaking as little of its protocol as will do. */
class PeerTable implements LoadTable {
  readonly #url: string
  readonly #name: string
  readonly #whim: Chance
  readonly #sockets: WebSocket[] = []
  #match = ''
  #matches = 0
  #last: PeerState | undefined
  #expected = 0
  #seen: (() => void) | undefined
  #known: (() => void) | undefined
  #mover = 0

  constructor(port: number, name: string) {
    this.#name = name
    this.#whim = Chance.seeded(name)
    this.#url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`
  }

  async open(): Promise<void> {
    for (let seat = 0; seat < seats; seat++) this.#sockets.push(new WebSocket(this.#url))
    await Promise.all(this.#sockets.map((socket, seat) => this.#join(socket, seat)))
    await this.#begin()
  }

  async step(): Promise<number> {
    if (this.#last?.ctx.gameover !== undefined) await this.#begin()
    const last = this.#last
    if (last === undefined) throw new Error('the match did not begin')
    const { seat, move } = randomMove(last.G.state, this.#whim)
    this.#mover = seat
    this.#expected = last._stateID + 1
    const seen = new Promise<void>((resolve) => {
      this.#seen = resolve
    })
    const known = new Promise<void>((resolve) => {
      this.#known = resolve
    })
    const start = performance.now()
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID: String(seat) } }
    this.#emit(seat, ['update', action, last._stateID, this.#match, String(seat)])
    await seen
    const took = performance.now() - start
    await known
    return took
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  async #begin(): Promise<void> {
    this.#match = `${this.#name}-${this.#matches++}`
    this.#expected = 0
    const known = new Promise<void>((resolve) => {
      this.#known = resolve
    })
    this.#sockets.forEach((_, seat) => {
      this.#emit(seat, ['sync', this.#match, String(seat), undefined, seats])
    })
    await known
  }

  #join(socket: WebSocket, seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (message) => {
        const text = String(message)
        if (text === '2') socket.send('3')
        else if (text.startsWith('0')) socket.send(`40${space}`)
        else if (text.startsWith(`40${space}`)) resolve()
        else if (text.startsWith(`42${space}`)) this.#hear(seat, text.slice(2 + space.length))
      })
    })
  }

  #hear(seat: number, text: string): void {
    if (!text.startsWith(`["update","${this.#match}"`) && !text.startsWith(`["sync","${this.#match}"`)) return
    // The state id stands near the end of the state, before the log.
    const found = Number(/"_stateID":(\d+)/.exec(text)?.[1])
    if (found < this.#expected) return
    if (seat !== this.#mover) this.#seen?.()
    if (seat !== 0) return
    const [kind, , body] = JSON.parse(text) as [string, string, PeerState & { state: PeerState }]
    this.#last = kind === 'sync' ? body.state : body
    this.#known?.()
  }

  #emit(seat: number, message: unknown[]): void {
    this.#sockets[seat]?.send(`42${space}${JSON.stringify(message)}`)
  }
}

export async function peerTables(port: number, count: number): Promise<LoadTable[]> {
  const tables = Array.from({ length: count }, (_, index) => new PeerTable(port, `peer-${index}`))
  for (let first = 0; first < count; first += 20)
    await Promise.all(tables.slice(first, first + 20).map((table) => table.open()))
  return tables
}
