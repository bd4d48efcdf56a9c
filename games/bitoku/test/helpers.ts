import { at, Chance, optional, parseOptions, type Seat, sameData, sequence } from '@engawa/kernel'
import { expect } from 'vitest'
import {
  bitoku,
  type Domain,
  type Event,
  type Line,
  type Move,
  type Options,
  type State,
  type Task,
} from '../rules/index.ts'
import { type Plan, todo } from '../rules/kinds.ts'
import { planOf } from '../rules/plans.ts'

/** A table for one test: a real set-up, then changed by hand, with seat 0 to move in summer. */
export class Table {
  readonly state: State
  readonly chance: Chance
  events: Event[] = []

  constructor(seats: number, options: Partial<Options> = {}, seed = 'kit') {
    this.chance = Chance.seeded(seed)
    this.state = bitoku.setup(seats, parseOptions(bitoku.options, seats, options), this.chance)
  }

  get me(): Domain {
    return at(this.state.domains, 0)
  }

  get you(): Domain {
    return at(this.state.domains, 1)
  }

  /** Puts this work on the agenda in place of what was there. */
  plan(...frames: Plan[]): this {
    // Declining something of no account sets the agenda going.
    this.state.agenda = [...frames.slice().reverse(), optional(0, 'card', sequence())]
    const told = this.events.length
    bitoku.play(this.state, 0, decline, this.chance, this.tell)
    this.events.splice(told, 1)
    return this
  }

  /** Seat 0 has a turn of summer and nothing else is to come but the next turn. */
  summer(seat: Seat = 0): this {
    this.state.season = 'summer'
    this.state.order = this.state.domains.map((_domain, index) => index)
    if (this.state.solo) this.state.order = [1, 0]
    this.state.current = seat
    const kind = this.state.solo && seat === 1 ? 'tengu' : 'turn'
    return this.plan(todo(seat, { kind }), todo(0, { kind: 'stage', stage: 'nextTurn' }))
  }

  /** Nothing is left to do: the game is over. */
  over(): this {
    this.state.season = 'over'
    this.state.agenda = []
    return this
  }

  /** Only this effect is to be done by seat 0. */
  effect(notation: string, source = 'test', region: 1 | 2 | 3 | 4 | 5 = 3): this {
    return this.plan(planOf(notation, source, 0, region))
  }

  task(task: Task, seat: Seat = 0): this {
    return this.plan(todo(seat, task))
  }

  stage(stage: Extract<Task, { kind: 'stage' }>['stage']): this {
    return this.plan(todo(0, { kind: 'stage', stage }))
  }

  readonly tell = (event: Event): void => {
    this.events.push(event)
  }

  /** Plays moves of one seat, each of which must be listed and legal. */
  as(seat: Seat, ...moves: Move[]): this {
    for (const move of moves) {
      const refusal = bitoku.check(this.state, seat, move)
      expect(refusal, `${JSON.stringify(move)} at ${this.asks(seat)}`).toBeUndefined()
      expect(this.lists(move, seat), `${JSON.stringify(move)} is listed`).toBe(true)
      bitoku.play(this.state, seat, move, this.chance, this.tell)
    }
    return this
  }

  run(...moves: Move[]): this {
    return this.as(0, ...moves)
  }

  moves(seat: Seat = 0): Move[] {
    return bitoku.moves(this.state, seat)
  }

  lists(move: Move, seat: Seat = 0): boolean {
    return this.moves(seat).some((one) => sameData(one, move))
  }

  /** The listed moves of one kind, without it. */
  listed<Kind extends Move['kind']>(kind: Kind, seat: Seat = 0): Extract<Move, { kind: Kind }>[] {
    return this.moves(seat).filter((move): move is Extract<Move, { kind: Kind }> => move.kind === kind)
  }

  /** Why a move is refused, as "code rule"; it must not be listed either. */
  refuses(move: Move, seat: Seat = 0): string | undefined {
    const refusal = bitoku.check(this.state, seat, move)
    expect(this.lists(move, seat), `${JSON.stringify(move)} is listed`).toBe(refusal === undefined)
    return refusal === undefined ? undefined : `${refusal.code} ${refusal.rule}`
  }

  /** What the seat is asked now, or '' where it is not. */
  asks(seat: Seat = 0): string {
    const turn = bitoku.turn(this.state)
    return !turn.over && turn.seats.includes(seat) ? turn.decision : ''
  }

  told<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
  }

  lines(seat: Seat = 0): readonly Line[] {
    return at(bitoku.score(this.state), seat).lines
  }

  /** Points of all score lines of one name. */
  points(name: Line['name'], seat: Seat = 0): number {
    return this.lines(seat)
      .filter((line) => line.name === name)
      .reduce((sum, line) => sum + line.points, 0)
  }

  total(seat: Seat = 0): number {
    return at(bitoku.score(this.state), seat).total
  }
}

export const goods = (wood = 0, stone = 0, jade = 0, sake = 0) => ({ wood, stone, jade, sake })

/** A table in summer with seat 0 to move, after some changes. */
export function table(seats: number, change?: (table: Table) => void, options?: Partial<Options>): Table {
  const made = new Table(seats, options)
  change?.(made)
  return made.summer()
}

export const decline: Move = { kind: 'decline' }
export const choose = (name: string): Move => ({ kind: 'choose', name })
export const takes = (resource: 'wood' | 'stone' | 'jade' | 'sake'): Move => ({ kind: 'take', resource })
