import {
  type Answer,
  answer,
  answers,
  type Frame,
  finish,
  possible,
  settle,
  type Tasks,
  waiting,
  waitingFor,
} from './agenda.ts'
import type { Game, Refusal, Seat, Turn } from './contract.ts'
import type {
  AgendaRulebook,
  AnyDecision,
  Can,
  Errand,
  FlatRulebook,
  Kinded,
  Kinds,
  Plan,
  Rulebook,
  StepOf,
} from './decisions.ts'
import type { ScoreLine } from './score.ts'
import { malformed } from './shape.ts'

/** A decision or an errand with every part in its place, so that all have one form and calls stay fast. */
interface Handler<Of extends Kinds> {
  readonly asks: boolean
  readonly rule: string
  readonly answers: readonly string[]
  readonly mayDecline: boolean
  readonly possible: (state: Of['state'], seat: Seat, asked: Of['task'], can: Can<Of>) => boolean
  readonly forced: (state: Of['state'], seat: Seat, asked: Of['task']) => Of['move'] | undefined
  readonly moves: (state: Of['state'], seat: Seat, asked: Of['task'], can: Can<Of>) => Of['move'][]
  readonly refuse: (
    state: Of['state'],
    seat: Seat,
    move: Of['move'],
    asked: Of['task'],
    can: Can<Of>,
  ) => Of['refusal'] | undefined
  readonly play: (step: StepOf<Of>, seat: Seat, move: Of['move'], asked: Of['task']) => Plan<Of>
  readonly run: (step: StepOf<Of>, seat: Seat, asked: Of['task']) => Plan<Of>
}

type AnyErrand<Of extends Kinds> = Errand<Of, Of['task']['kind']>

const always = (): boolean => true
const nothing = (): undefined => undefined

// The key of each entry guarantees that it gets tasks of its own kind, and `answers` its own kinds of move.
function ofDecision<Of extends Kinds>(decision: AnyDecision<Of>): Handler<Of> {
  const { rule, answers: kinds, mayDecline = false } = decision
  return {
    asks: true,
    rule,
    answers: kinds,
    mayDecline,
    possible: (decision.possible ?? always) as Handler<Of>['possible'],
    forced: (decision.forced ?? nothing) as Handler<Of>['forced'],
    moves: decision.moves as Handler<Of>['moves'],
    refuse: decision.refuse as Handler<Of>['refuse'],
    play: decision.play as Handler<Of>['play'],
    run: nothing,
  }
}

function ofErrand<Of extends Kinds>(errand: AnyErrand<Of>): Handler<Of> {
  return {
    asks: false,
    rule: '',
    answers: [],
    mayDecline: false,
    possible: (errand.possible ?? always) as Handler<Of>['possible'],
    forced: nothing,
    moves: () => [],
    refuse: nothing,
    play: nothing,
    run: errand.run as Handler<Of>['run'],
  }
}

const notNow = (rule: string, decision: string): Refusal => ({ code: 'not-now', rule, data: { decision } })

/** The answers of `turn` while somebody is asked. Each exists once: it is asked for before every move. */
function turnsOf(): (seat: Seat, decision: string) => Turn {
  const known = new Map<string, Turn[]>()
  return (seat, decision) => {
    let turns = known.get(decision)
    if (turns === undefined) {
      turns = []
      known.set(decision, turns)
    }
    const turn = turns[seat] ?? { over: false, seats: [seat], decision }
    turns[seat] = turn
    return turn
  }
}

type Derived<Of extends Kinds, Options, Line extends ScoreLine> = Pick<
  Game<Of['state'], Of['move'], Options, Of['event'], Line>,
  'setup' | 'turn' | 'moves' | 'check' | 'play'
>

/** Why a well-formed move is no answer to this decision; nothing where it is one. */
function refuseKind<Of extends Kinds, Options, Line extends ScoreLine>(
  rulebook: Rulebook<Of, Options, Line>,
  handler: Handler<Of>,
  state: Of['state'],
  seat: Seat,
  move: Of['move'],
  asked: string,
): Refusal | undefined {
  if (handler.answers.includes(move.kind)) return undefined
  return rulebook.misplaced?.(state, seat, move, asked) ?? notNow(handler.rule, asked)
}

function flatGame<Of extends Kinds, Options, Line extends ScoreLine>(
  rulebook: FlatRulebook<Of, Options, Line>,
): Derived<Of, Options, Line> {
  const { phase, active, shapes, cites, winners } = rulebook
  const handlers = new Map<string, { readonly handler: Handler<Of>; readonly asked: Of['task'] }>()
  for (const [kind, decision] of Object.entries(rulebook.decisions) as [string, AnyDecision<Of>][])
    handlers.set(kind, { handler: ofDecision(decision), asked: { kind } })
  const turn = turnsOf()
  const can = always
  return {
    setup: rulebook.setup,
    turn(state) {
      const kind = phase(state)
      return kind === 'over' ? { over: true, winners: winners(state) } : turn(active(state), kind)
    },
    moves(state, seat) {
      const entry = handlers.get(phase(state))
      if (entry === undefined || active(state) !== seat) return []
      return entry.handler.moves(state, seat, entry.asked, can)
    },
    check(state, seat, given) {
      const form = malformed(shapes, given)
      if (form !== undefined) return form
      const kind = phase(state)
      const entry = handlers.get(kind)
      if (entry === undefined) return { code: 'game-over', rule: cites.over }
      if (active(state) !== seat) return { code: 'not-your-turn', rule: cites.turn }
      const move = given as Of['move']
      const { handler, asked } = entry
      return (
        refuseKind(rulebook, handler, state, seat, move, kind) ??
        handler.refuse(state, seat, move, asked, can)
      )
    },
    play(state, seat, move, chance, tell) {
      const entry = handlers.get(phase(state))
      if (entry === undefined) throw new Error(`${rulebook.id} is over`)
      entry.handler.play({ state, chance, tell }, seat, move, entry.asked)
    },
  }
}

const decisionOf = (frame: Frame<Kinded>): string => (frame.kind === 'task' ? frame.task.kind : frame.kind)

const isAnswer = (move: Kinded): move is Answer => move.kind === 'choose' || move.kind === 'decline'

function agendaGame<Of extends Kinds, Options, Line extends ScoreLine, Done extends string>(
  rulebook: AgendaRulebook<Of, Options, Line, Done>,
): Derived<Of, Options, Line> {
  const { agenda: agendaOf, shapes, cites, winners, declined } = rulebook
  const handlers = new Map<string, Handler<Of>>()
  for (const [kind, decision] of Object.entries(rulebook.decisions) as [string, AnyDecision<Of>][])
    handlers.set(kind, ofDecision(decision))
  for (const [kind, errand] of Object.entries(rulebook.errands) as [string, AnyErrand<Of>][])
    handlers.set(kind, ofErrand(errand))

  function handlerOf(task: Of['task']): Handler<Of> {
    const handler = handlers.get(task.kind)
    if (handler === undefined) throw new Error(`${rulebook.id} has no decision and no errand ${task.kind}`)
    return handler
  }
  const canDo = (state: Of['state'], seat: Seat, task: Of['task']): boolean =>
    handlerOf(task).possible(state, seat, task, can)
  // Methods, since a loader that keeps the names of functions would name an arrow at every call.
  const survey = (state: Of['state']) => ({
    possible(seat: Seat, task: Of['task']): boolean {
      return canDo(state, seat, task)
    },
  })
  function can(state: Of['state'], frame: Frame<Of['task']>): boolean {
    return frame.kind === 'task' ? canDo(state, frame.seat, frame.task) : possible(frame, survey(state))
  }

  /** What the agenda needs to know about tasks while a move is carried out. */
  function tasksOf(step: StepOf<Of>): Tasks<Of['task']> {
    const { state } = step
    return {
      possible(seat, task) {
        return canDo(state, seat, task)
      },
      asks(seat, task) {
        const handler = handlerOf(task)
        return handler.asks && handler.forced(state, seat, task) === undefined
      },
      run(seat, task) {
        const handler = handlerOf(task)
        if (!handler.asks) return handler.run(step, seat, task)
        const move = handler.forced(state, seat, task)
        return move === undefined ? undefined : handler.play(step, seat, move, task)
      },
    }
  }

  function refuseTask(
    state: Of['state'],
    seat: Seat,
    task: Of['task'],
    move: Of['move'],
  ): Refusal | undefined {
    const handler = handlerOf(task)
    if (move.kind === 'decline' && handler.mayDecline) return undefined
    return (
      refuseKind(rulebook, handler, state, seat, move, task.kind) ??
      handler.refuse(state, seat, move, task, can)
    )
  }

  /** A choice is answered by one of its names, or declined where that is allowed. */
  function refuseChoice(
    state: Of['state'],
    seat: Seat,
    frame: Frame<Of['task']>,
    move: Of['move'],
  ): Refusal | undefined {
    const rule = cites.choice ?? cites.turn
    if (!isAnswer(move))
      return rulebook.misplaced?.(state, seat, move, frame.kind) ?? notNow(rule, frame.kind)
    const open = answers(frame, survey(state))
    const fits = open.some((one) =>
      one.kind === 'choose' ? move.kind === 'choose' && one.name === move.name : move.kind === 'decline',
    )
    return fits ? undefined : { code: 'not-an-option', rule }
  }

  const turn = turnsOf()
  return {
    setup(seats, options, chance, tell) {
      const state = rulebook.setup(seats, options, chance, tell)
      // The first tasks that ask nobody belong to the set-up, which tells only what it chooses to.
      settle(agendaOf(state), tasksOf({ state, chance, tell: undefined }))
      return state
    },
    turn(state) {
      const agenda = agendaOf(state)
      const front = agenda[agenda.length - 1]
      if (front === undefined) return { over: true, winners: winners(state) }
      // Nearly always one seat is asked; only `together` asks several at once.
      if (front.kind === 'task') return turn(front.seat, front.task.kind)
      const waits = waiting(agenda)
      const [first] = waits
      return {
        over: false,
        seats: waits.map(({ seat }) => seat),
        decision: first === undefined ? 'none' : decisionOf(first.frame),
      }
    },
    moves(state, seat) {
      const frame = waitingFor(agendaOf(state), seat)
      if (frame === undefined) return []
      // A game that keeps choices on its agenda has the agenda's answers among its moves.
      if (frame.kind !== 'task') return answers(frame, survey(state)) as Kinded[] as Of['move'][]
      const handler = handlerOf(frame.task)
      const moves = handler.moves(state, seat, frame.task, can)
      if (handler.mayDecline) moves.push({ kind: 'decline' } as Kinded as Of['move'])
      return moves
    },
    check(state, seat, given) {
      const form = malformed(shapes, given)
      if (form !== undefined) return form
      const agenda = agendaOf(state)
      if (agenda.length === 0) return { code: 'game-over', rule: cites.over }
      const frame = waitingFor(agenda, seat)
      if (frame === undefined) return { code: 'not-your-turn', rule: cites.turn }
      const move = given as Of['move']
      return frame.kind === 'task'
        ? refuseTask(state, seat, frame.task, move)
        : refuseChoice(state, seat, frame, move)
    },
    play(state, seat, move, chance, tell) {
      const step = { state, chance, tell }
      const agenda = agendaOf(state)
      const frame = waitingFor(agenda, seat)
      if (frame === undefined) throw new Error(`${rulebook.id} asks seat ${seat} nothing`)
      if (move.kind === 'decline' && declined !== undefined) tell?.(declined(seat))
      if (frame.kind !== 'task') {
        if (isAnswer(move)) answer(agenda, seat, move)
      } else if (move.kind === 'decline' && handlerOf(frame.task).mayDecline) finish(agenda, seat)
      else finish(agenda, seat, handlerOf(frame.task).play(step, seat, move, frame.task))
      settle(agenda, tasksOf(step))
    },
  }
}

/** The game that a rulebook describes. */
export function gameOf<
  Of extends Kinds,
  Options,
  Line extends ScoreLine = ScoreLine,
  Done extends string = never,
>(
  rulebook: FlatRulebook<Of, Options, Line> | AgendaRulebook<Of, Options, Line, Done>,
): Game<Of['state'], Of['move'], Options, Of['event'], Line> {
  const { id, rules, seats, options, view, imagine, score, copy, census } = rulebook
  const { atEnd = [], chapters = [] } = rulebook
  const derived = 'phase' in rulebook ? flatGame(rulebook) : agendaGame(rulebook)
  const automas = rulebook.automas ?? (() => [])
  return {
    id,
    rules,
    seats,
    options,
    automas,
    ...derived,
    view,
    imagine,
    score,
    atEnd,
    chapters,
    copy,
    census,
  }
}
