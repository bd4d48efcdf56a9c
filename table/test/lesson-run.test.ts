import type { Lesson } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { LessonRun } from '../lesson-run.ts'
import { walkLesson } from '../testing/walk-lesson.ts'
import { type LadderMove, type LadderState, ladderGame } from './ladder.ts'

const said = (en: string) => ({ en, fr: en })
const play = { game: ladderGame, adviser: { advise: () => [] } }

const climb = {
  id: 'climb',
  says: said('One rung *up*.'),
  task: said('Climb.'),
  points: () => ['ladder'],
  asks: { fits: ({ kind }: LadderMove) => kind === 'climb', show: () => ({ kind: 'climb' }) as const },
  answers: [{ says: said('Higher.') }],
}

const lesson = {
  id: 'ladder',
  version: 1,
  title: said('The ladder'),
  aim: said('To climb'),
  minutes: 1,
  seat: 0,
  position: { game: 'ladder', rules: 3, people: 2, options: {}, seed: 'lesson', moves: [] },
  steps: [
    { id: 'look', says: said('A ladder.'), task: said('Look.'), looks: () => ['ladder'] },
    climb,
    {
      ...climb,
      id: 'rest',
      asks: {
        fits: () => true,
        ends: ({ kind }: LadderMove) => kind === 'rest',
        show: ({ heights }: LadderState): LadderMove => ({ kind: (heights[0] ?? 0) < 3 ? 'climb' : 'rest' }),
      },
      replies: [{ seat: 1, move: { kind: 'rest' } }],
    },
    climb,
  ],
} as const satisfies Lesson<LadderState, LadderMove>

const run = () => new LessonRun(play, lesson)

describe('a lesson', () => {
  test('is walked by what it shows, and by every move that answers a step', () => {
    expect(walkLesson(play, lesson)).toEqual({ steps: 4, ways: 4 })
  })

  test('asks for its move, holds others, and answers', () => {
    const taken = run()
    expect(taken.goOn()).toBeUndefined()
    taken.next()
    expect([taken.step, taken.asks({ kind: 'climb' }), taken.asks({ kind: 'rest' })]).toEqual([
      1,
      true,
      false,
    ])
    expect(() => taken.make({ kind: 'rest' })).toThrow('step 2 (climb) does not ask for')
    expect(taken.make({ kind: 'climb' })).toMatchObject({ ended: true, says: said('Higher.') })
  })

  test('takes several moves in one step, and lets other seats reply', () => {
    const taken = run()
    taken.to(2)
    expect(taken.make({ kind: 'climb' }).ended).toBe(false)
    expect(taken.make({ kind: 'rest' }).ended).toBe(true)
    expect(taken.reply()).toHaveLength(1)
    expect(taken.reply()).toBeUndefined()
    taken.next()
    expect(taken.table.turn).toMatchObject({ seats: [0] })
  })

  test('goes back to a step with its table, and on again from what was stored', () => {
    const taken = run()
    taken.to(3)
    const { position } = taken.table
    const stored = taken.record()
    taken.to(1)
    expect(taken.table.position).toBe(0)
    taken.resume(stored)
    expect([taken.step, taken.table.position]).toEqual([3, position])
  })

  test('refuses what was stored of other steps', () => {
    const { moves } = run().record()
    expect(() => run().resume({ step: 9, starts: [0, 0, 0, 0, 0, 0, 0], moves })).toThrow('stored')
    expect(() => run().resume({ step: 1, starts: [0, 5], moves })).toThrow('stored')
    expect(() =>
      run().resume({ step: 1, starts: [0, 1], moves: [{ seat: 1, move: { kind: 'rest' } }] }),
    ).toThrow()
  })
})

const broken: { flaw: string; steps: Lesson['steps']; says: string }[] = [
  {
    flaw: 'shows an illegal move',
    steps: [{ ...climb, asks: { fits: () => true, show: () => ({ kind: 'fly' }) } }],
    says: 'step 1 (climb) seat 0 may not',
  },
  {
    flaw: 'shows what it does not ask for',
    steps: [{ ...climb, asks: { fits: () => false, show: () => ({ kind: 'climb' }) } }],
    says: 'step 1 (climb) shows',
  },
  {
    flaw: 'prepares a move that is none',
    steps: [{ ...climb, replies: [{ seat: 1, move: { kind: 'rest' } }] }],
    says: 'step 1 (climb) seat 1 may not',
  },
  {
    flaw: 'never ends',
    steps: [{ ...climb, asks: { fits: () => true, ends: () => false, show: () => ({ kind: 'leap' }) } }],
    says: 'step 1 (climb)',
  },
  {
    flaw: 'points at nothing',
    steps: [{ ...climb, points: () => [] }],
    says: 'step 1 (climb): it points at nothing',
  },
  {
    flaw: 'leaves a mark open',
    steps: [{ ...climb, says: said('One *up.') }],
    says: 'step 1 (climb): something',
  },
]

test.each(broken)('a step that $flaw fails with its name', ({ steps, says }) => {
  expect(() => walkLesson(play, { ...lesson, steps })).toThrow(`ladder, lesson ladder, ${says}`)
})
