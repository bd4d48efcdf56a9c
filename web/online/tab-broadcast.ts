import { commandId } from './api.ts'
import type { News } from './changes.ts'
import { type Greeting, type StreamHandlers, StreamSource } from './stream-source.ts'
import { openChannel, runForLeader } from './tab-leader.ts'

/** What any tab that listens broadcasts. */
type FollowerMessage =
  /** These tables, beside one's own; a tab that has just come asks how the stream stands. */
  | { readonly kind: 'wants'; readonly tables: readonly string[]; readonly asks: boolean }
  | { readonly kind: 'leaves'; readonly led: boolean }
  /** Another person sits before this browser now. */
  | { readonly kind: 'renews' }

/** What the leader broadcasts to all, or to one tab that asked. */
type LeaderMessage =
  | { readonly kind: 'leads'; readonly to?: string }
  | { readonly kind: 'hello'; readonly to?: string; readonly greeting: Greeting }
  | { readonly kind: 'news'; readonly news: News }
  | { readonly kind: 'person' }
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'lost' }
  /** Nobody has looked at it for long: a tab that is looked at should lead instead. */
  | { readonly kind: 'offers' }

/** Which tab sends it; of the leader also since when it leads. */
type Message =
  | (FollowerMessage & { readonly tab: string })
  | (LeaderMessage & { readonly tab: string; readonly since: number })

type Handlers = Omit<StreamHandlers, 'heartbeat'>

/** Several wishes of one moment are one stream. */
const GATHER = 60
/** The leader answers within this time, unless the browser has put its tab to sleep. */
const ANSWER = 3000
/** It passes on every heartbeat of the server, and every failure to get one. */
const STRANDED = 50_000

/**
 * The tabs of one browser, which share one event stream: a leader holds it, for as long as it listens itself,
 * and broadcasts everything to the others. When it goes another one opens the stream anew; the greeting then
 * says where it stands, so that each tab can ask for what it missed.
 */
export class TabBroadcast {
  readonly #handlers: Handlers
  readonly #self = commandId()
  readonly #channel = openChannel()
  readonly #source: StreamSource
  #own: readonly string[] = []
  readonly #others = new Map<string, readonly string[]>()
  #greeting: Greeting | undefined
  #leads = false
  /** When the leader was elected, as far as is known. */
  #since = 0
  /** How to resign, or to leave the queue of candidates; only while this tab listens. */
  #resign: (() => void) | undefined
  #offers = false
  #opening: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(handlers: Handlers) {
    this.#handlers = handlers
    this.#source = new StreamSource(
      {
        hello: (greeting) => {
          this.#share({ kind: 'hello', greeting })
          // What was wished for while it opened.
          this.#cover(this.#wanted())
        },
        news: (news) => this.#share({ kind: 'news', news }),
        person: () => this.#share({ kind: 'person' }),
        heartbeat: () => this.#share({ kind: 'heartbeat' }),
        lost: () => this.#share({ kind: 'lost' }),
      },
      () => this.#wanted(),
    )
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data))
  }

  /** From where on nothing will be missed at a table. */
  positionAt(table: string): number | undefined {
    return this.#greeting?.tables[table]
  }

  /** Which tables this tab wants to hear of, beside one's own. */
  want(tables: readonly string[]): void {
    this.#own = tables
    if (this.#resign === undefined) return
    if (this.#leads) this.#cover(tables)
    else this.#sendWants(false)
  }

  /** This tab listens from now on. */
  join(): void {
    if (this.#resign !== undefined) return
    this.#run(false)
    this.#ask()
  }

  /** Somebody looks at this tab again: it may have slept through something. */
  comeBack(): void {
    this.#offers = false
    if (this.#resign === undefined) this.join()
    else if (this.#leads && this.#source.isLost) this.#openSoon()
    else this.#ask()
  }

  /** Nobody has looked at this tab for long, and still it listens. */
  offer(): void {
    this.#offers = true
    if (this.#leads) this.#sendAsLeader({ kind: 'offers' })
  }

  /** This tab listens no longer. */
  leave(): void {
    if (this.#resign === undefined) return
    this.#send({ kind: 'leaves', led: this.#leads })
    this.#stopLeading()
    clearTimeout(this.#patience)
    this.#resign()
    this.#resign = undefined
    this.#greeting = undefined
    this.#others.clear()
  }

  /** Opens the stream of this browser anew, whichever tab leads. */
  renew(): void {
    this.#send({ kind: 'renews' })
    this.#renewed()
  }

  #run(atOnce: boolean): void {
    this.#resign?.()
    this.#resign = runForLeader({
      atOnce,
      elected: () => {
        clearTimeout(this.#patience)
        this.#leads = true
        this.#since = Math.max(Date.now(), this.#since + 1)
        this.#others.clear()
        this.#sendAsLeader({ kind: 'leads' })
        if (this.#offers) this.#sendAsLeader({ kind: 'offers' })
        this.#openSoon()
      },
      deposed: () => {
        this.#stopLeading()
        this.#run(false)
        this.#ask()
      },
    })
  }

  #openSoon(): void {
    clearTimeout(this.#opening)
    this.#opening = setTimeout(() => this.#source.open(), GATHER)
  }

  #stopLeading(): void {
    this.#leads = false
    clearTimeout(this.#opening)
    this.#source.close()
  }

  #wanted(): readonly string[] {
    return [...new Set([...[...this.#others.values()].flat(), ...this.#own])]
  }

  /** Sees to it that the stream brings these tables. */
  #cover(tables: readonly string[]): void {
    const brings = (table: string) => this.positionAt(table) !== undefined || this.#source.watches(table)
    if (!tables.every(brings)) this.#openSoon()
  }

  #renewed(): void {
    this.#greeting = undefined
    if (this.#leads) this.#openSoon()
  }

  /** Asks the leader how the stream stands; none that is awake leaves that unanswered. */
  #ask(): void {
    if (this.#leads) return
    this.#sendWants(true)
    this.#expectLeader(ANSWER)
  }

  #sendWants(asks: boolean): void {
    this.#send({ kind: 'wants', tables: this.#own, asks })
  }

  #expectLeader(within: number): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#run(true), within)
  }

  #send(message: FollowerMessage): void {
    this.#post({ ...message, tab: this.#self })
  }

  #sendAsLeader(message: LeaderMessage): void {
    this.#post({ ...message, tab: this.#self, since: this.#since })
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message)
  }

  #share(message: LeaderMessage): void {
    this.#sendAsLeader(message)
    this.#take(message)
  }

  #receive(message: Message): void {
    if (this.#resign === undefined) return
    if (message.kind === 'wants') {
      this.#others.set(message.tab, message.tables)
      if (this.#leads) this.#serve(message.tab, message)
    } else if (message.kind === 'leaves') {
      this.#others.delete(message.tab)
      // The next candidate says so at once, unless it sleeps.
      if (message.led && !this.#leads) this.#expectLeader(ANSWER)
    } else if (message.kind === 'renews') this.#renewed()
    else this.#follow(message)
  }

  #serve(tab: string, { tables, asks }: Extract<FollowerMessage, { kind: 'wants' }>): void {
    if (asks) {
      this.#sendAsLeader({ kind: 'leads', to: tab })
      if (this.#source.isLost) this.#sendAsLeader({ kind: 'lost' })
      else if (this.#greeting !== undefined)
        this.#sendAsLeader({ kind: 'hello', to: tab, greeting: this.#greeting })
      if (this.#offers) this.#sendAsLeader({ kind: 'offers' })
    }
    this.#cover(tables)
  }

  /** Whoever was elected last is believed: a leader that was put to sleep may still send what it had. */
  #follow(message: LeaderMessage & { readonly since: number }): void {
    if (this.#leads || message.since < this.#since) return
    this.#since = message.since
    if ('to' in message && message.to !== this.#self) return
    this.#expectLeader(STRANDED)
    this.#take(message)
  }

  #take(message: LeaderMessage): void {
    if (message.kind === 'hello') {
      this.#greeting = message.greeting
      this.#handlers.hello(message.greeting)
    } else if (message.kind === 'news') this.#takeNews(message.news)
    else if (message.kind === 'person') this.#handlers.person()
    else if (message.kind === 'lost') this.#handlers.lost()
    else if (message.kind === 'leads' && message.to === undefined) this.#sendWants(false)
    else if (message.kind === 'offers' && document.visibilityState === 'visible') this.#run(true)
  }

  #takeNews(news: News): void {
    const { id, position } = news
    // Between two streams the same may come twice.
    if (this.#greeting === undefined || (this.positionAt(id) ?? -1) >= position) return
    this.#greeting = { ...this.#greeting, tables: { ...this.#greeting.tables, [id]: position } }
    this.#handlers.news(news)
  }
}
