import type { Config } from '../config.ts'
import { Problem } from '../problem.ts'
import type { ReviewAnswer } from '../schemas/review.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { type Made, type Making, startMaking } from './making.ts'

/** So many reviews wait at most; one is made at a time. */
const mostWaiting = 20
/** Of those so many are for one address: a new name costs nothing. */
const mostOfAddress = 5
/** A review of which nothing was heard for so long is nobody's any more: its process is gone. In milliseconds. */
const silence = 30_000
const betweenSigns = 5000

/** A review that this process makes, or that waits for it. */
interface Asked {
  readonly table: string
  readonly user: string
  readonly address: string
  readonly created: number
  /** The finished table as a file. */
  readonly save: string
  done: number
  total: number
  making: Making | undefined
}

/** Who asks, and for which table. */
export interface ReviewWish {
  readonly table: string
  readonly user: string
  /** Where the request came from, as limits count it. */
  readonly address: string
  /** Reads the finished table as a file. */
  save(): Promise<string>
}

const oneReview = (): Problem =>
  new Problem(429, 'one-review', 'You asked for another review, which is still being made.', undefined, 30)

/**
 * Reviews of finished tables, made on request and kept with the table. The row in the store is the truth: it says
 * whether one is there or under way, wherever; whoever deletes it has called it off.
 */
export class Reviews {
  readonly #store: Store
  readonly #config: Pick<Config, 'botThreads' | 'gamesModule'>
  readonly #asked: Asked[] = []
  /** Those whose wish is being looked at, so that many at once are no more than one after the other. */
  readonly #asking = new Set<ReviewWish>()
  readonly #signs: NodeJS.Timeout

  constructor(store: Store, config: Pick<Config, 'botThreads' | 'gamesModule'>) {
    this.#store = store
    this.#config = config
    this.#signs = setInterval(() => void this.#giveSigns().catch(() => undefined), betweenSigns).unref()
  }

  /** What is there of a review, as a text. */
  async look(table: string, user: string | undefined): Promise<string> {
    const row = await this.#row(table)
    const { record, ...answer } = this.#answer(row, user)
    const head = JSON.stringify(answer)
    return record === undefined ? head : `${head.slice(0, -1)},"record":${record}}`
  }

  /** Begins a review, unless there is one or it is under way. */
  async ask(wish: ReviewWish): Promise<void> {
    const { state } = this.#answer(await this.#row(wish.table), wish.user)
    if (state !== 'none') return
    this.#mustHaveRoom(wish)
    this.#asking.add(wish)
    try {
      await this.#begin(wish)
    } finally {
      this.#asking.delete(wish)
    }
    this.#next()
  }

  #mustHaveRoom({ user, address }: ReviewWish): void {
    if (this.#config.botThreads === 0)
      throw new Problem(
        409,
        'no-thinkers',
        'This server does not think itself: look at the game on your device.',
      )
    const waiting = [...this.#asked, ...this.#asking]
    if (waiting.some((other) => other.user === user)) throw oneReview()
    if (
      waiting.length >= mostWaiting ||
      waiting.filter((other) => other.address === address).length >= mostOfAddress
    )
      throw new Problem(429, 'busy', 'Many reviews are under way just now; try again.', undefined, 60)
  }

  async #begin({ table, user, address, save }: ReviewWish): Promise<void> {
    if (await this.#hasAnother(user)) throw oneReview()
    const asked: Asked = {
      table,
      user,
      address,
      save: await save(),
      created: Date.now(),
      done: 0,
      total: 0,
      making: undefined,
    }
    if (await this.#claim(asked)) this.#asked.push(asked)
  }

  /** Whoever asked for it calls it off; one that is there stays. */
  async callOff(table: string, user: string): Promise<void> {
    const row = await this.#row(table)
    const { state, yours } = this.#answer(row, user)
    if (state !== 'waiting' && state !== 'running') return
    if (!yours) throw new Problem(403, 'not-yours', 'Somebody else asked for this review.')
    await this.#forget(table, user)
    const asked = this.#asked.find((one) => one.table === table)
    if (asked !== undefined) this.#drop(asked)
  }

  async close(): Promise<void> {
    clearInterval(this.#signs)
    const left = this.#asked.splice(0)
    for (const { making } of left) making?.stop()
    for (const { table, user } of left) await this.#forget(table, user)
  }

  #row(table: string): Promise<Row<'reviews'> | undefined> {
    return this.#store.db.selectFrom('reviews').selectAll().where('table_id', '=', table).executeTakeFirst()
  }

  #answer(row: Row<'reviews'> | undefined, user: string | undefined): ReviewAnswer & { record?: string } {
    const nothing = { done: 0, all: 0, yours: false }
    if (row === undefined) return { state: 'none', ...nothing }
    if (row.fault !== null) return { state: 'refused', ...nothing, fault: row.fault }
    if (row.data !== null) return { state: 'done', ...nothing, record: row.data }
    if (row.until < Date.now()) return { state: 'none', ...nothing }
    // Who makes it knows more than was written down.
    const { done, total } = this.#asked.find(({ table }) => table === row.table_id) ?? row
    return { state: total === 0 ? 'waiting' : 'running', done, all: total, yours: row.user_id === user }
  }

  async #hasAnother(user: string): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('reviews')
      .select('table_id')
      .where('user_id', '=', user)
      .where('until', '>=', Date.now())
      .executeTakeFirst()
    return row !== undefined
  }

  /** Writes down that it is under way; false where somebody was first. */
  #claim({ table, user, created }: Asked): Promise<boolean> {
    const row = {
      table_id: table,
      user_id: user,
      done: 0,
      total: 0,
      until: created + silence,
      data: null,
      fault: null,
      created,
    }
    const query = this.#store.db.insertInto('reviews').values(row)
    const given = this.#store.db
      .deleteFrom('reviews')
      .where('table_id', '=', table)
      .where('data', 'is', null)
      .where('fault', 'is', null)
      .where('until', '<', created)
    return this.#store.write([
      { query: given },
      { query: query.onConflict((on) => on.doNothing()), must: true },
    ])
  }

  #next(): void {
    const [asked] = this.#asked
    if (asked === undefined || asked.making !== undefined) return
    const { gamesModule } = this.#config
    const making = startMaking({ save: asked.save, gamesModule }, (done, total) => {
      asked.done = done
      asked.total = total
    })
    asked.making = making
    making.made
      .then((made) => this.#keep(asked, made))
      // It was called off, or its thread broke: whoever wants it asks again.
      .catch(() => this.#forget(asked.table, asked.user).catch(() => undefined))
      .finally(() => this.#drop(asked))
  }

  async #keep({ table, user, created }: Asked, made: Made): Promise<void> {
    const found =
      made.kind === 'made' ? { data: made.record, fault: null } : { data: null, fault: made.fault }
    const query = this.#store.db
      .updateTable('reviews')
      .set({ ...found, user_id: null, until: 0 })
      .where('table_id', '=', table)
      .where('user_id', '=', user)
      .where('created', '=', created)
    await this.#store.write([{ query }])
  }

  async #forget(table: string, user: string): Promise<void> {
    const query = this.#store.db
      .deleteFrom('reviews')
      .where('table_id', '=', table)
      .where('user_id', '=', user)
    await this.#store.write([{ query }])
  }

  #drop(asked: Asked): void {
    const index = this.#asked.indexOf(asked)
    if (index < 0) return
    this.#asked.splice(index, 1)
    asked.making?.stop()
    this.#next()
  }

  /** Tells other processes that what this one has taken on is still under way, and hears what was called off there. */
  async #giveSigns(): Promise<void> {
    for (const asked of [...this.#asked]) {
      const { table, user, created, done, total } = asked
      const query = this.#store.db
        .updateTable('reviews')
        .set({ done, total, until: Date.now() + silence })
        .where('table_id', '=', table)
        .where('user_id', '=', user)
        .where('created', '=', created)
      if (!(await this.#store.write([{ query, must: true }]))) this.#drop(asked)
    }
  }
}
