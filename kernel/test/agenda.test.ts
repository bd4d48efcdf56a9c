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
