import { commandId } from './api.ts'
import { claimLine, openChannel } from './line-claim.ts'
import { type Greeting, type News, Wire, type WireEar } from './line-wire.ts'

/** What a page that listens says. */
type Wish =
  /** These tables, beside one's own; whoever has just come asks how the line stands. */
  | { readonly kind: 'wants'; readonly tables: readonly string[]; readonly asks: boolean }
  | { readonly kind: 'leaves'; readonly held: boolean }
  /** Another person sits before this browser now. */
  | { readonly kind: 'renews' }

/** What the page that holds the line says to all, or to one that asked. */
type Word =
  | { readonly kind: 'holds'; readonly to?: string }
  | { readonly kind: 'hello'; readonly to?: string; readonly greeting: Greeting }
  | { readonly kind: 'told'; readonly news: News }
  | { readonly kind: 'beat' }
  | { readonly kind: 'lost' }
  /** Nobody has looked at it for long: a page that is looked at should hold the line instead. */
  | { readonly kind: 'offers' }

/** Who says it; of whoever holds the line also since when. */
type Message = (Wish & { readonly page: string }) | (Word & { readonly page: string; readonly since: number })

type Ear = Omit<WireEar, 'beat'>

/** Several wishes of one moment are one line. */
const GATHER = 60
/** Whoever holds the line answers within this time, unless the browser has put that page to sleep. */
const ANSWER = 3000
/** It passes on every sign of life of the house, and every failure to get one. */
const STRANDED = 50_000

/**
 * The pages of one browser, which share one line to the house: one holds it, for as long as it listens
 * itself, and passes everything on to the others. When it goes another one opens the line anew; the
 * greeting then says where it stands, so that each page can ask for what it missed.
 */
export class Pages {
  readonly #ear: Ear
  readonly #self = commandId()
  readonly #channel = openChannel()
  readonly #wire: Wire
  #own: readonly string[] = []
  readonly #others = new Map<string, readonly string[]>()
  #greeting: Greeting | undefined
  #holds = false
  /** When the page that holds the line came to it, as far as is known. */
  #since = 0
  /** How to let go of the line, or of the place in the queue for it; only while this page listens. */
  #letGo: (() => void) | undefined
  #offers = false
  #opening: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(ear: Ear) {
    this.#ear = ear
    this.#wire = new Wire(
      {
        hello: (greeting) => {
          this.#spread({ kind: 'hello', greeting })
          // What was wished for while it opened.
          this.#cover(this.#wanted())
        },
        told: (news) => this.#spread({ kind: 'told', news }),
        beat: () => this.#spread({ kind: 'beat' }),
        lost: () => this.#spread({ kind: 'lost' }),
      },
      () => this.#wanted(),
    )
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#heard(data))
  }

  /** From where on nothing will be missed at a table. */
  positionAt(table: string): number | undefined {
    return this.#greeting?.tables[table]
  }

  /** Which tables this page wants to hear of, beside one's own. */
  want(tables: readonly string[]): void {
    this.#own = tables
    if (this.#letGo === undefined) return
    if (this.#holds) this.#cover(tables)
    else this.#tellWants(false)
  }

  /** This page listens from now on. */
  join(): void {
    if (this.#letGo !== undefined) return
    this.#claim(false)
    this.#ask()
  }

  /** Somebody looks at this page again: it may have slept through something. */
  comeBack(): void {
    this.#offers = false
    if (this.#letGo === undefined) this.join()
    else this.#ask()
  }

  /** Nobody has looked at this page for long, and still it listens. */
  offer(): void {
    this.#offers = true
    if (this.#holds) this.#say({ kind: 'offers' })
  }

  /** This page listens no longer. */
  leave(): void {
    if (this.#letGo === undefined) return
    this.#wish({ kind: 'leaves', held: this.#holds })
    this.#hangUp()
    clearTimeout(this.#patience)
    this.#letGo()
    this.#letGo = undefined
    this.#greeting = undefined
    this.#others.clear()
  }

  /** Opens the line of this browser anew, whichever page holds it. */
  renew(): void {
    this.#wish({ kind: 'renews' })
    this.#renewed()
  }

  #claim(atOnce: boolean): void {
    this.#letGo?.()
    this.#letGo = claimLine({
      atOnce,
      granted: () => {
        clearTimeout(this.#patience)
        this.#holds = true
        this.#since = Math.max(Date.now(), this.#since + 1)
        this.#others.clear()
        this.#say({ kind: 'holds' })
        if (this.#offers) this.#say({ kind: 'offers' })
        this.#openSoon()
      },
      taken: () => {
        this.#hangUp()
        this.#claim(false)
        this.#ask()
      },
    })
  }

  #openSoon(): void {
    clearTimeout(this.#opening)
    this.#opening = setTimeout(() => this.#wire.open(), GATHER)
  }

  #hangUp(): void {
    this.#holds = false
    clearTimeout(this.#opening)
    this.#wire.close()
  }

  #wanted(): readonly string[] {
    return [...new Set([...[...this.#others.values()].flat(), ...this.#own])]
  }

  /** Sees to it that the line brings these tables. */
  #cover(tables: readonly string[]): void {
    const brings = (table: string) => this.positionAt(table) !== undefined || this.#wire.watches(table)
    if (!tables.every(brings)) this.#openSoon()
  }

  #renewed(): void {
    this.#greeting = undefined
    if (this.#holds) this.#openSoon()
  }

  /** Asks whoever holds the line how it stands; nobody who is awake leaves that unanswered. */
  #ask(): void {
    if (this.#holds) return
    this.#tellWants(true)
    this.#expect(ANSWER)
  }

  #tellWants(asks: boolean): void {
    this.#wish({ kind: 'wants', tables: this.#own, asks })
  }

  #expect(within: number): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#claim(true), within)
  }

  #wish(wish: Wish): void {
    this.#post({ ...wish, page: this.#self })
  }

  #say(word: Word): void {
    this.#post({ ...word, page: this.#self, since: this.#since })
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message)
  }

  #spread(word: Word): void {
    this.#say(word)
    this.#take(word)
  }

  #heard(message: Message): void {
    if (this.#letGo === undefined) return
    if (message.kind === 'wants') {
      this.#others.set(message.page, message.tables)
      if (this.#holds) this.#serve(message.page, message)
    } else if (message.kind === 'leaves') {
      this.#others.delete(message.page)
      // The next in the queue says so at once, unless it sleeps.
      if (message.held && !this.#holds) this.#expect(ANSWER)
    } else if (message.kind === 'renews') this.#renewed()
    else this.#believe(message)
  }

  #serve(page: string, { tables, asks }: Extract<Wish, { kind: 'wants' }>): void {
    if (asks) {
      this.#say({ kind: 'holds', to: page })
      if (this.#wire.isLost) this.#say({ kind: 'lost' })
      else if (this.#greeting !== undefined) this.#say({ kind: 'hello', to: page, greeting: this.#greeting })
      if (this.#offers) this.#say({ kind: 'offers' })
    }
    this.#cover(tables)
  }

  /** Whoever came to the line last is believed: one that was put to sleep may still speak of its own. */
  #believe(word: Word & { readonly since: number }): void {
    if (this.#holds || word.since < this.#since) return
    this.#since = word.since
    if ('to' in word && word.to !== this.#self) return
    this.#expect(STRANDED)
    this.#take(word)
  }

  #take(word: Word): void {
    if (word.kind === 'hello') {
      this.#greeting = word.greeting
      this.#ear.hello(word.greeting)
    } else if (word.kind === 'told') this.#tell(word.news)
    else if (word.kind === 'lost') this.#ear.lost()
    else if (word.kind === 'holds' && word.to === undefined) this.#tellWants(false)
    else if (word.kind === 'offers' && document.visibilityState === 'visible') this.#claim(true)
  }

  #tell(news: News): void {
    const { id, position } = news
    // Between two lines the same may be told twice.
    if (this.#greeting === undefined || (this.positionAt(id) ?? -1) >= position) return
    this.#greeting = { ...this.#greeting, tables: { ...this.#greeting.tables, [id]: position } }
    this.#ear.told(news)
  }
}
