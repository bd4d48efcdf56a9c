import { expect, test } from 'vitest'
import {
  type Agenda,
  answer,
  answers,
  anyOrder,
  choice,
  eachSeat,
  type Frame,
  finish,
  optional,
  possible,
  type Seat,
  sequence,
  settle,
  type Tasks,
  task,
  together,
  waiting,
  waitingFor,
} from '../index.ts'

/** Words are done at once and written down; questions wait; what begins with `no` cannot be done. */
type Word = string

interface Desk {
  readonly agenda: Agenda<Word>
  readonly done: string[]
  readonly tasks: Tasks<Word>
}

function desk(frame: Frame<Word>, triggers: Readonly<Record<string, Frame<Word>>> = {}): Desk {
  const done: string[] = []
  const tasks: Tasks<Word> = {
    asks: (_seat, word) => word.endsWith('?'),
    possible: (_seat, word) => !word.startsWith('no'),
    run: (seat, word) => {
      done.push(`${seat}:${word}`)
      return triggers[word]
    },
  }
  const agenda: Agenda<Word> = [frame]
  settle(agenda, tasks)
  return { agenda, done, tasks }
}

function choose(at: Desk, seat: Seat, name: string): void {
  answer(at.agenda, seat, { kind: 'choose', name })
  settle(at.agenda, at.tasks)
}

function offered(at: Desk, seat: Seat): string[] {
  const frame = waitingFor(at.agenda, seat)
  return frame === undefined
    ? []
    : answers(frame, at.tasks).map((given) => (given.kind === 'choose' ? given.name : 'decline'))
}

const named = (...names: string[]) => names.map((name) => ({ name, frame: task(0, name) }))

test('a sequence is done in its order, and what cannot be done is skipped', () => {
  const at = desk(sequence(task(0, 'a'), task(0, 'no b'), task(0, 'c')))
  expect(at.done).toEqual(['0:a', '0:c'])
  expect(at.agenda).toEqual([])
})

test('what an effect triggers comes before the rest: depth first', () => {
  const triggers = { build: sequence(task(0, 'crystal'), task(0, 'kodama')), crystal: task(0, 'point') }
  const at = desk(sequence(task(0, 'build'), task(0, 'end')), triggers)
  expect(at.done).toEqual(['0:build', '0:crystal', '0:point', '0:kodama', '0:end'])
})

test('a question waits for its seat and goes on when the game finished it', () => {
  const at = desk(sequence(task(1, 'which?'), task(1, 'then')))
  expect(waiting(at.agenda).map((wait) => wait.seat)).toEqual([1])
  finish(at.agenda, 1, task(1, 'follow'))
  settle(at.agenda, at.tasks)
  expect(at.done).toEqual(['1:follow', '1:then'])
})

test('a choice offers only what can be done, and one option alone needs no question', () => {
  const at = desk(choice(0, named('wood', 'no stone', 'jade')))
  expect(offered(at, 0)).toEqual(['wood', 'jade'])
  choose(at, 0, 'jade')
  expect(at.done).toEqual(['0:jade'])
  expect(desk(choice(0, named('wood', 'no stone'))).done).toEqual(['0:wood'])
  expect(desk(choice(0, named('no wood', 'no stone'))).agenda).toEqual([])
})

test('two picks may be the same, unless they must differ', () => {
  const free = desk(choice(0, named('jade', 'sake'), { picks: 2 }))
  choose(free, 0, 'sake')
  choose(free, 0, 'sake')
  expect(free.done).toEqual(['0:sake', '0:sake'])
  const distinct = desk(
    choice(0, named('jade', 'sake', 'wood'), { picks: 2, distinct: true, mayDecline: true }),
  )
  choose(distinct, 0, 'sake')
  expect(offered(distinct, 0)).toEqual(['jade', 'wood', 'decline'])
})

test('choices stand inside choices', () => {
  const inner = choice(0, named('wood', 'stone'))
  const at = desk(choice(0, [{ name: 'resource', frame: inner }, ...named('amulet')]))
  choose(at, 0, 'resource')
  expect(offered(at, 0)).toEqual(['wood', 'stone'])
  choose(at, 0, 'stone')
  expect(at.done).toEqual(['0:stone'])
})

test('a part that may be declined is declined when its time comes, and the others stay', () => {
  const at = desk(sequence(optional(0, 'pay', task(0, 'pay')), task(0, 'amulet')))
  expect(offered(at, 0)).toEqual(['pay', 'decline'])
  answer(at.agenda, 0, { kind: 'decline' })
  settle(at.agenda, at.tasks)
  expect(at.done).toEqual(['0:amulet'])
})

test('parts in any order are all done, each finished before the next', () => {
  const at = desk(anyOrder(0, named('card', 'crystal', 'third')), { crystal: task(0, 'spark') })
  choose(at, 0, 'crystal')
  choose(at, 0, 'third')
  expect(at.done).toEqual(['0:crystal', '0:spark', '0:third', '0:card'])
})

test('each seat comes in the given order', () => {
  expect(desk(eachSeat([2, 0, 1], (seat) => task(seat, 'harvest'))).done).toEqual([
    '2:harvest',
    '0:harvest',
    '1:harvest',
  ])
})

test('several seats decide at once, in any order, and the rest waits for all', () => {
  const at = desk(
    sequence(
      together([0, 1], (seat) => sequence(task(seat, 'discard?'), task(seat, 'ready'))),
      task(0, 'summer'),
    ),
  )
  expect(waiting(at.agenda).map((wait) => wait.seat)).toEqual([0, 1])
  finish(at.agenda, 1)
  settle(at.agenda, at.tasks)
  expect(at.done).toEqual(['1:ready'])
  expect(waiting(at.agenda).map((wait) => wait.seat)).toEqual([0])
  finish(at.agenda, 0)
  settle(at.agenda, at.tasks)
  expect(at.done).toEqual(['1:ready', '0:ready', '0:summer'])
})

test('an agenda can be stored between any two moves', () => {
  const at = desk(
    sequence(
      together([0, 1], (seat) => choice(seat, named('a', 'b'))),
      optional(0, 'c', task(0, 'c')),
    ),
  )
  const stored = JSON.parse(JSON.stringify(at.agenda)) as Agenda<Word>
  answer(at.agenda, 0, { kind: 'choose', name: 'a' })
  settle(at.agenda, at.tasks)
  expect(waiting(stored).map((wait) => wait.seat)).toEqual([0, 1])
  expect(stored).not.toEqual(at.agenda)
})

test('the last part of those in any order needs no question, unless it may be declined', () => {
  const asked = desk(anyOrder(0, named('card', 'crystal'), true))
  choose(asked, 0, 'card')
  expect(offered(asked, 0)).toEqual(['crystal', 'decline'])
  answer(asked.agenda, 0, { kind: 'decline' })
  settle(asked.agenda, asked.tasks)
  expect(asked.done).toEqual(['0:card'])
  expect(asked.agenda).toEqual([])
})

test('a choice that may be declined waits even with one option, and one that may not offers no way out', () => {
  expect(offered(desk(choice(0, named('wood'), { mayDecline: true })), 0)).toEqual(['wood', 'decline'])
  expect(offered(desk(choice(0, named('wood', 'jade'))), 0)).toEqual(['wood', 'jade'])
})

test('of two different picks the second cannot be the first', () => {
  const at = desk(choice(0, named('jade', 'sake'), { picks: 2, distinct: true }))
  choose(at, 0, 'sake')
  expect(at.done).toEqual(['0:sake', '0:jade'])
  expect(at.agenda).toEqual([])
})

test('three picks are three', () => {
  const at = desk(choice(0, named('jade', 'sake'), { picks: 3 }))
  choose(at, 0, 'sake')
  choose(at, 0, 'sake')
  expect(offered(at, 0)).toEqual(['jade', 'sake'])
  choose(at, 0, 'jade')
  expect(at.done).toEqual(['0:sake', '0:sake', '0:jade'])
  expect(at.agenda).toEqual([])
})

test('an optional part that cannot be done is not offered', () => {
  expect(desk(optional(0, 'pay', task(0, 'no money'))).agenda).toEqual([])
})

test('an optional part is done when its seat says so', () => {
  const at = desk(optional(0, 'pay', task(0, 'paid')))
  choose(at, 0, 'pay')
  expect(at.done).toEqual(['0:paid'])
})

test.each<[string, Frame<Word>, boolean]>([
  ['a task', task(0, 'a'), true],
  ['a task that is not', task(0, 'no'), false],
  ['a sequence with one part that is', sequence(task(0, 'no'), task(0, 'a')), true],
  ['a sequence of none', sequence(task(0, 'no'), task(0, 'no')), false],
  ['a choice with one option that is', choice(0, named('no', 'a')), true],
  ['a choice of none', choice(0, named('no')), false],
  ['an optional part', optional(0, 'x', task(0, 'a')), true],
  ['an optional part that is not', optional(0, 'x', task(0, 'no')), false],
  ['parts of which one is', anyOrder(0, named('no', 'a')), true],
  ['parts of which none is', anyOrder(0, named('no')), false],
  ['seats of which one can', together([0, 1], (seat) => task(seat, seat === 1 ? 'a' : 'no')), true],
  [
    'a seat of whose parts one is',
    { kind: 'together', lanes: [{ seat: 0, agenda: [task(0, 'no'), task(0, 'a')] }] },
    true,
  ],
  ['seats of which none can', together([0, 1], (seat) => task(seat, 'no')), false],
  ['a seat whose later part is', together([0], () => sequence(task(0, 'no'), task(0, 'a'))), true],
])('possible: %s', (_name, frame, expected) => {
  expect(possible(frame, desk(task(0, 'a')).tasks)).toBe(expected)
})

test('a seat of whose lane nothing can be done is not waited for', () => {
  const at = desk(together([0, 1], (seat) => task(seat, seat === 1 ? 'which?' : 'no')))
  expect(waiting(at.agenda).map(({ seat }) => seat)).toEqual([1])
  expect(waitingFor(at.agenda, 0)).toBeUndefined()
  expect(waitingFor(at.agenda, 1)).toEqual(task(1, 'which?'))
  expect(desk(together([0, 1], (seat) => task(seat, 'no'))).agenda).toEqual([])
})

test('nothing waits on an empty agenda, nor on one that is not settled', () => {
  expect(waiting([])).toEqual([])
  expect(waitingFor([], 0)).toBeUndefined()
  const unsettled = [sequence(task(0, 'which?'))]
  expect(waiting(unsettled)).toEqual([])
  expect(waitingFor(unsettled, 0)).toBeUndefined()
})

test('a frame waits for its own seat only, and a task takes no answers of the agenda', () => {
  const at = desk(task(1, 'which?'))
  expect(waitingFor(at.agenda, 0)).toBeUndefined()
  expect(waitingFor(at.agenda, 1)).toEqual(task(1, 'which?'))
  expect(offered(at, 1)).toEqual([])
})

test('an answer to nothing is a fault of the caller', () => {
  expect(() => answer([], 2, { kind: 'decline' })).toThrow('nothing waits for seat 2')
})

test('a name that is no option does nothing but close the choice', () => {
  const at = desk(choice(0, named('a', 'b')))
  choose(at, 0, 'c')
  expect(at.done).toEqual([])
  expect(at.agenda).toEqual([])
})

test('what one seat answers leaves the agenda of the others as it is', () => {
  const at = desk(together([0, 1, 2], (seat) => choice(seat, named('a', 'b'))))
  const [before] = at.agenda
  const lanes = before?.kind === 'together' ? before.lanes : []
  choose(at, 1, 'b')
  expect(at.done).toEqual(['0:b'])
  expect(waiting(at.agenda).map(({ seat }) => seat)).toEqual([0, 2])
  expect(lanes.map(({ agenda }) => agenda.length)).toEqual([1, 1, 1])
})

test('a game that finishes a task without more goes on with the rest', () => {
  const at = desk(sequence(task(0, 'which?'), task(0, 'then')))
  finish(at.agenda, 0)
  settle(at.agenda, at.tasks)
  expect(at.done).toEqual(['0:then'])
})

test('the answers say whether they choose or decline', () => {
  const { tasks } = desk(task(0, 'a'))
  const decline = { kind: 'decline' }
  expect(answers(optional(0, 'pay', task(0, 'a')), tasks)).toEqual([{ kind: 'choose', name: 'pay' }, decline])
  expect(answers(choice(0, named('wood'), { mayDecline: true }), tasks)).toEqual([
    { kind: 'choose', name: 'wood' },
    decline,
  ])
})

test('frames are replaced, never changed: what was kept of an agenda stays as it was', () => {
  const frame = together([0, 1], (seat) => sequence(task(seat, 'at once'), choice(seat, named('a', 'b'))))
  const before = JSON.stringify(frame)
  const at = desk(frame)
  expect(JSON.stringify(frame)).toBe(before)
  const kept = at.agenda.slice()
  const asked = JSON.stringify(kept)
  answer(at.agenda, 1, { kind: 'decline' })
  expect(JSON.stringify(kept)).toBe(asked)
  settle(at.agenda, at.tasks)
  expect(JSON.stringify(kept)).toBe(asked)
})
