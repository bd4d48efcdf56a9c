import { type Game, gameOf } from '@engawa/kernel'
import { census } from './census.ts'
import { copy } from './copy.ts'
import { decisionsUnder, errands } from './decisions/index.ts'
import type { Event } from './events.ts'
import type { Bitoku } from './kinds.ts'
import { type Move, shapes } from './moves.ts'
import { type Options, optionsOf } from './options.ts'
import { refuse } from './refusals.ts'
import { atEnd, type Line, score, winners } from './score.ts'
import { setup } from './setup.ts'
import type { ErrandKind, State } from './state.ts'
import { TENGU } from './step.ts'
import type { Version } from './version.ts'
import { imagine, view } from './view.ts'

export * from './events.ts'
export * from './help.ts'
export * from './moves.ts'
export type { Options } from './options.ts'
export type { Reason, Reasons } from './refusals.ts'
export type { Line, Lines } from './score.ts'
export * from './state.ts'
export * from './things.ts'

const mustAnswer = refuse('must-answer', 'BIT-072')

type Rules = Game<State, Move, Options, Event, Line>

const bitokuUnder = (version: Version): Rules =>
  gameOf<Bitoku, Options, Line, ErrandKind>({
    id: 'bitoku',
    rules: version,
    seats: [1, 2, 3, 4],
    options: optionsOf(version),
    automas: (seats) => (seats === 1 ? [TENGU] : []),
    shapes,
    cites: { over: 'BIT-001', turn: 'BIT-120', choice: 'BIT-076' },
    agenda: (state) => state.agenda,
    decisions: decisionsUnder(version),
    errands,
    declined: (seat) => ({ kind: 'declined', seat }),
    misplaced: (_state, _seat, move) => (move.kind === 'decline' ? mustAnswer : undefined),
    setup,
    winners,
    view,
    imagine,
    score,
    atEnd,
    chapters: ['yearBegan'],
    copy,
    census,
  })

/** Bitoku: four years in the forest (BIT-001), for one seat against the Tengu or two to four seats. */
export const bitoku: Rules = bitokuUnder(3)

/** The rules that older tables were begun under. */
export const earlier: readonly Rules[] = [bitokuUnder(2), bitokuUnder(1)]
