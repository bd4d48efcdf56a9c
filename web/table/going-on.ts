import type { Seat } from '@engawa/kernel'
import type { Pace, StageManager } from '../kit/stage-manager.ts'
import { forcedMove } from './forced.ts'
import type { Presses } from './presses.ts'
import type { ScreenModel } from './screen-model.ts'
import type { Session } from './session.ts'

/** A sheet lies over the table: nothing goes on behind it unseen, unless one plays in it, from the list of moves. */
const isCovered = () =>
  [...document.querySelectorAll('dialog:modal')].some((sheet) => sheet.querySelector('.moves') === null)

/** Until it is looked again whether the table may go on. */
const aMoment = () => new Promise((done) => setTimeout(done, 30))

/**
 * Lets a table go on by itself where there is nothing to choose. A step that follows from the person's own press
 * comes at once; any other comes when what others did was seen, and is told as theirs are.
 */
export class GoingOn {
  /** Where the person came to by taking back or bringing again; all positions while that is under way. */
  #left: number | 'all' | undefined
  /** A sheet over the table keeps the step back, or it was tried in vain. */
  #held = false
  readonly #listeners = new Set<() => void>()
  readonly #session: Session
  readonly #presses: Presses
  readonly #manager: StageManager
  readonly #pace: () => Pace

  constructor(session: Session, presses: Presses, manager: StageManager, pace: () => Pace) {
    this.#session = session
    this.#presses = presses
    this.#manager = manager
    this.#pace = pace
  }

  /** Plays the one move of the seat, if it has but one, unless that is called off or somebody else was quicker. */
  from(seat: Seat): () => void {
    let meant = true
    const move = forcedMove(this.#session, seat)
    if (move !== undefined) void this.#play(seat, move, () => meant)
    return () => {
      meant = false
      this.#hold(false)
    }
  }

  readonly held = (): boolean => this.#held

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether the one move of what is shown comes by itself: not as long as a sheet waits for somebody to press it. */
  comesFrom({ session, seat, turn, moves, position, past }: ScreenModel): boolean {
    if (seat === undefined || past !== undefined || this.#held || this.#isLeft(position)) return false
    return forcedMove({ turn, moves: () => moves, play: session.play }, seat) !== undefined
  }

  /** Carries out an undo or a redo; from where that leads to, the person goes on by a press. */
  async walk<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
    this.#left = 'all'
    try {
      return await run()
    } finally {
      this.#left = this.#session.position
    }
  }

  async #play(seat: Seat, move: unknown, isMeant: () => boolean): Promise<void> {
    const { position, movers } = this.#session
    const follows = movers.at(-1) === seat && !this.#manager.cameUnasked(position)
    if (!follows) await this.#manager.ready(this.#pace)
    while (isMeant() && (this.#presses.busy || isCovered())) {
      this.#hold(isCovered())
      await aMoment()
    }
    if (isMeant()) this.#hold(false)
    const here = this.#session.position === position
    if (!isMeant() || !here || this.#isLeft(position)) return
    if (!follows) this.#manager.comesUnasked(position + 1)
    const refused = await this.#presses.carry(() => this.#session.act(seat, move), move)
    // The network is gone, say: whoever still wants it presses.
    if (refused !== undefined && isMeant()) this.#hold(true)
  }

  #hold(held: boolean): void {
    if (this.#held === held) return
    this.#held = held
    for (const listener of this.#listeners) listener()
  }

  #isLeft(position: number): boolean {
    return this.#left === position || this.#left === 'all'
  }
}
