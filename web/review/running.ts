import { carryOut, type Review, ReviewFailure, Reviewing, type SizedDecision, stateAt } from '@engawa/bots'
import type { GamePlay } from '@engawa/kernel'
import { openSave, readSave, type Table, type TableSave } from '@engawa/table'
import { loadPlay } from '../app/games.ts'
import { loadOnce } from '../app/loads.ts'
import type { TableAddress } from '../app/router.ts'
import { openSession } from '../table/local.ts'
import type { Session } from '../table/session.ts'
import { keepReview, readReview, reviewKey, type StoredReview } from './store.ts'
import { summaryOf } from './summary.ts'
import { ReviewWorkers, workersHere } from './workers.ts'

/** `rolled`: not begun. `stopped`: begun, and at rest. */
export type ReviewState = 'rolled' | 'running' | 'stopped' | 'done' | 'failed'

/** The game was left before the rules ended it: there is no result to look back from. */
export class GivenUp extends Error {}

/**
 * A finished table and its review, wherever it has come to: it goes on while other pages are open,
 * and what was found is kept in this browser.
 */
export class RunningReview {
  readonly address: TableAddress
  readonly session: Session
  readonly play: GamePlay
  readonly save: TableSave
  readonly table: Table
  reviewing: Reviewing
  /** How far the server is, where it makes the review. */
  remote: { readonly done: number; readonly all: number } | undefined
  /** The server did not make it. */
  unmade = false
  state: ReviewState
  /** The turn that could not be looked at, counted from 1. */
  failedTurn: number | undefined
  unstored = false
  version = 0
  review: Review
  raised: Readonly<Record<number, number>>
  readonly #views = new Map<number, unknown>()
  readonly #listeners = new Set<() => void>()
  #workers: ReviewWorkers | undefined
  #begun = { at: 0, done: 0 }

  constructor(
    address: TableAddress,
    session: Session,
    play: GamePlay,
    save: TableSave,
    stored?: Pick<StoredReview, 'record' | 'raised'>,
  ) {
    this.address = address
    this.session = session
    this.table = openSave(play, save)
    this.play = { ...play, game: this.table.game }
    this.save = save
    this.reviewing = new Reviewing(this.play, save, undefined, stored?.record)
    this.review = this.reviewing.review()
    this.raised = stored?.raised ?? {}
    this.state = this.reviewing.done ? 'done' : this.reviewing.progress.done > 0 ? 'stopped' : 'rolled'
  }

  /** What a seat saw before a decision: it takes a replay of the game, so that it is kept. */
  viewAt({ position, seat }: Pick<SizedDecision, 'position' | 'seat'>): unknown {
    const { game } = this.play
    const view = this.#views.get(position) ?? game.view(stateAt(game, this.save, position).state, seat)
    this.#views.set(position, view)
    return view
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get progress(): { readonly done: number; readonly all: number } {
    return this.remote ?? this.reviewing.progress
  }

  /** How long it will still take at the pace so far, in milliseconds. */
  get left(): number | undefined {
    const { done, all } = this.progress
    const made = done - this.#begun.done
    return made === 0 ? undefined : ((Date.now() - this.#begun.at) / made) * (all - done)
  }

  async start(): Promise<void> {
    if (this.state === 'running' || this.state === 'done') return
    const workers = new ReviewWorkers()
    this.#workers = workers
    this.#begun = { at: Date.now(), done: this.reviewing.progress.done }
    this.failedTurn = undefined
    this.#became('running')
    const { reviewing, save } = this
    try {
      await carryOut(reviewing, {
        workers: workersHere(),
        run: (task) => workers.run(save, task, reviewing.effort),
        found: () => {
          this.review = reviewing.review()
          this.#became('running')
          void this.#keep()
        },
        stopped: () => this.#workers !== workers,
      })
      if (this.#workers === workers) this.#became(reviewing.done ? 'done' : 'failed')
    } catch (failure) {
      if (this.#workers !== workers) return
      this.failedTurn = failure instanceof ReviewFailure ? failure.turn : undefined
      this.#became('failed')
    } finally {
      workers.close()
      await this.#keep()
    }
  }

  /** The server of an online table looks at it: whoever opens the table's review then finds it there. */
  async startOnServer(): Promise<void> {
    if (this.state === 'running' || this.state === 'done') return
    const remote = { done: 0, all: 1 }
    this.remote = remote
    this.unmade = false
    this.#begun = { at: Date.now(), done: 0 }
    this.#became('running')
    let here: { done: number; all: number } = remote
    const stopped = () => this.remote !== here
    const { reviewFromServer } = await import('./server.ts')
    const record = await reviewFromServer(this.address.id, {
      stopped,
      progress: (done, all) => {
        here = { done, all: Math.max(1, all) }
        this.remote = here
        this.#became('running')
      },
    }).catch(() => undefined)
    if (stopped()) return
    this.remote = undefined
    if (record !== undefined) this.reviewing = new Reviewing(this.play, this.save, undefined, record)
    this.review = this.reviewing.review()
    this.unmade = !this.reviewing.done
    this.#became(this.reviewing.done ? 'done' : this.reviewing.progress.done > 0 ? 'stopped' : 'rolled')
    await this.#keep()
  }

  /** What is open stays; the rest can be looked at another time. */
  stop(): void {
    if (this.state !== 'running') return
    if (this.remote !== undefined) {
      this.remote = undefined
      void import('./server.ts').then(({ callOffReview }) => callOffReview(this.address.id))
    }
    const workers = this.#workers
    this.#workers = undefined
    workers?.close()
    this.#became(this.reviewing.progress.done > 0 ? 'stopped' : 'rolled')
  }

  /** A move was found in so many tries; 0 where it was shown. */
  raise(position: number, tries: number): void {
    this.raised = { ...this.raised, [position]: tries }
    this.#became(this.state)
    void this.#keep()
  }

  #became(state: ReviewState): void {
    this.state = state
    this.version++
    for (const listener of this.#listeners) listener()
  }

  async #keep(): Promise<void> {
    const { address, review, raised, save } = this
    try {
      await keepReview({
        ...address,
        key: reviewKey(address),
        game: save.game,
        record: this.reviewing.record(),
        changed: Date.now(),
        raised,
        ...(review.whole ? { summary: await summaryOf(this) } : {}),
      })
    } catch {
      this.unstored = true
    }
  }
}

async function open(key: string): Promise<RunningReview> {
  const [kind = '', id = ''] = key.split(' ')
  const address: TableAddress = { kind: kind === 'online' ? 'online' : 'local', id }
  const session = await sessionAt(address)
  if (session.ending !== undefined) throw new GivenUp()
  const [save, stored] = await Promise.all([
    session.save().then(readSave),
    // A browser that keeps nothing still looks at the game.
    readReview(address).catch(() => undefined),
  ])
  const play = await loadPlay(save.game)
  const running = new RunningReview(address, session, play, save, stored)
  if (kind !== 'online' || running.state === 'done') return running
  const { keptReview } = await import('./server.ts')
  const record = await keptReview(id)
  return record === undefined
    ? running
    : new RunningReview(address, session, play, save, { ...stored, record })
}

async function sessionAt({ kind, id }: TableAddress): Promise<Session> {
  if (kind === 'local') return openSession(id)
  const [{ openRemoteTable }, { sessionOf }] = await Promise.all([
    import('../online/remote-table.ts'),
    import('../online/session.ts'),
  ])
  return sessionOf(await openRemoteTable(id))
}

const opened = loadOnce(open)

/** The review of a table, opened once per page. */
export const openReview = (address: TableAddress): Promise<RunningReview> => opened.get(reviewKey(address))

export const forgetReview = (address: TableAddress): void => {
  opened.delete(reviewKey(address))
}
