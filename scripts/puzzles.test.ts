import { aheadOf, judge } from '@engawa/bots'
import { games } from '@engawa/games'
import { Chance, type Said } from '@engawa/kernel'
import { openPosition } from '@engawa/table'
import { describe, expect, test } from 'vitest'
import { saidWell } from '../table/testing/walk-lesson.ts'

const sets = await Promise.all(
  games.map(async (entry) => ({
    entry,
    play: await entry.play(),
    set: (await entry.puzzles?.()) ?? { ideas: [], puzzles: [] },
  })),
)

/** So few trials tell the best move where it is far ahead; `engawa puzzles <game> --verify` makes many. */
const TRIALS = 60
/** So many of a game are judged here, evenly picked. */
const JUDGED = 4

describe.each(sets.filter(({ set }) => set.puzzles.length > 0))('puzzles of $entry.id', ({ play, set }) => {
  const same = set.same ?? ((one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other))

  test('there are twenty, every idea has some, from easy to hard, and their links differ', () => {
    expect(set.puzzles).toHaveLength(20)
    expect(new Set(set.puzzles.map(({ id }) => id)).size).toBe(set.puzzles.length)
    for (const { id } of set.ideas) {
      const levels = set.puzzles.filter(({ idea }) => idea === id).map(({ difficulty }) => difficulty)
      expect(levels.length, id).toBeGreaterThan(0)
      expect(levels, id).toEqual([...levels].sort())
    }
  })

  test.each(set.puzzles)(
    '$id: its position opens, its moves are legal, its words are whole',
    ({ id, idea, seat, position, best, others, asks, clue, reason }) => {
      const table = openPosition(play, position)
      expect(table.turn).toMatchObject({ over: false, seats: expect.arrayContaining([seat]) })
      for (const move of [best, ...others.map((other) => other.move)])
        expect(table.check(seat, move), JSON.stringify(move)).toBeUndefined()
      expect(others.filter(({ move }) => same(move, best))).toEqual([])
      expect(Math.min(...others.map(({ behind }) => behind))).toBeGreaterThan(0)
      const said: readonly (Said | undefined)[] = [
        asks,
        clue,
        reason,
        set.ideas.find((one) => one.id === idea)?.title,
      ]
      expect(
        said.every((one) => one !== undefined && saidWell(one)),
        id,
      ).toBe(true)
    },
  )

  const step = Math.ceil(set.puzzles.length / JUDGED)
  test.each(set.puzzles.filter((_, index) => index % step === 0))(
    '$id: the strong bot finds its move with few trials',
    ({ seat, position, best, id }) => {
      const view = openPosition(play, position).view(seat)
      const judged = judge(play, view, seat, Chance.seeded(`test ${id}`), { trials: TRIALS })
      expect(same(aheadOf(judged)?.best, best)).toBe(true)
    },
  )
})
