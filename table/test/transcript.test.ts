import type { GameWords } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { Table, transcript } from '../index.ts'
import { type LadderEvent, type LadderMove, type LadderState, ladderGame } from './ladder.ts'

type Words = Pick<GameWords<LadderState, LadderMove, LadderEvent>, 'title' | 'move' | 'event' | 'scoreLine'>

const spoken: Words = {
  title: 'Ladder',
  move: (view, seat, { kind }, { seats }) => ({
    title: kind,
    ...(kind === 'rest' ? {} : { detail: `${seats[seat]} at ${view.heights[seat]}` }),
  }),
  event: ({ kind, seat = 0, by }, { seats }) =>
    kind === 'rested' ? undefined : `${seats[seat]} ${kind}${by === undefined ? '' : ` ${by}`}`,
  scoreLine: ({ name }) => ({ title: name }),
}
// The transcript needs no more of the words than these.
const words = spoken as GameWords<LadderState, LadderMove, LadderEvent>

const table = () =>
  new Table(ladderGame, { people: 2, options: {}, seed: 'transcript' }, [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Ben' },
  ])

test('a transcript tells the set-up, every move, what came of it, and the count so far', () => {
  const running = table()
  running.play(0, { kind: 'climb' })
  running.play(0, { kind: 'rest' })
  expect(transcript(running, words)).toBe(`Ladder, 2 seats, options {"cat":false}, rules 3
     Ann began

1. Ann: climb (Ann at 0)
     Ann climbed 1
2. Ann: rest

Ann: 1
     height: 1
Ben: 0
`)
})

test('the transcript of a finished table opens up and names the winners', () => {
  const over = table()
  while (!over.turn.over) over.play(0, { kind: 'climb' })
  const lines = transcript(over, words).split('\n')
  expect(lines.slice(1, 4)).toEqual(['     Ann began', '     Ben warned', ''])
  expect(lines.slice(-4)).toEqual(['Ben: 0', '', 'Won by Ann', ''])
})

test('those who share a victory are all named', () => {
  const tied = new Table(
    { ...ladderGame, turn: () => ({ over: true as const, winners: [0, 1] }) },
    { people: 2, options: {}, seed: 'transcript' },
  )
  expect(transcript(tied, words).trimEnd().endsWith('Won by A, B')).toBe(true)
})
