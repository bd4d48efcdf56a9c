import { at, Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { seasonCard } from '../catalogue/index.ts'
import { nextFirst } from '../rules/course.ts'
import { type Grove, kodama, pointsOf, type State, seasonMarker } from '../rules/index.ts'
import { codes, playUntil, table } from './helpers.ts'

/** Groves with these scores. */
function scored(...points: number[]): Grove[] {
  const state = table(points.length, 'A5')
  return state.groves.map((grove, seat) => ({ ...grove, growth: [at(points, seat), 0, 0] }))
}

function start(seats: number, seed = 'course'): State {
  return kodama.setup(seats, {}, Chance.seeded(seed))
}

describe('the course of a game', () => {
  test('KOD-009 KOD-011 three seasons of four rounds and a kodama phase, clockwise from the first seat', () => {
    const state = start(3)
    const course: string[] = []
    const chance = Chance.seeded('course')
    for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
      const seat = at(turn.seats, 0)
      const place = (seat - state.first + 3) % 3
      if (turn.decision === 'grow') course.push(`${state.season}${state.round}${place}`)
      else course.push(`k${state.season}${place}`)
      const grows = kodama.moves(state, seat).filter(({ kind }) => kind !== 'renew')
      kodama.play(state, seat, chance.pick(grows), chance)
    }
    const expected = [0, 1, 2].flatMap((season) => [
      ...[0, 1, 2, 3].flatMap((round) => [0, 1, 2].map((place) => `${season}${round}${place}`)),
      ...[0, 1, 2].map((place) => `k${season}${place}`),
    ])
    expect(course).toEqual(expected)
  })

  test('KOD-009 goals wait for the kodama phase, and growth for the next season', () => {
    const state = start(2)
    const seat = state.first
    const goal = at(at(state.groves, seat).hand, 0)
    expect(kodama.check(state, seat, { kind: 'play', goal })).toEqual({
      code: 'not-now',
      rule: 'KOD-011',
      data: { decision: 'grow' },
    })
    playUntil(state, 'phase', ({ phase }) => phase === 'kodama')
    expect(kodama.check(state, state.first, { kind: 'slide', card: at(state.display, 0) })).toEqual({
      code: 'not-now',
      rule: 'KOD-012',
      data: { decision: 'kodama' },
    })
  })

  test('KOD-010 KOD-004 the season’s card is turned up when it begins and stays until the next', () => {
    const state = start(2)
    for (const season of [0, 1, 2]) {
      playUntil(state, `season ${season}`, (now) => now.season === season)
      expect(state.shown.map((id) => seasonCard(id).season)).toEqual([0, 1, 2].slice(0, season + 1))
      playUntil(state, `kodama ${season}`, ({ phase }) => phase === 'kodama')
      expect(state.shown).toHaveLength(season + 1)
    }
  })

  test('KOD-012 in each kodama phase every seat plays one card', () => {
    const state = playUntil(start(4), 'goals', ({ season }) => season === 1)
    expect(state.groves.map(({ hand, played }) => [hand.length, played.length])).toEqual(
      Array(4).fill([3, 1]),
    )
  })

  test('KOD-012 KOD-011 the kodama phase starts with the first seat and goes on clockwise', () => {
    for (const first of [0, 1, 2]) {
      const state = start(3)
      state.first = first
      playUntil(state, `first ${first}`, ({ phase }) => phase === 'kodama')
      expect(state.first).toBe(first)
      for (const seat of [first, (first + 1) % 3, (first + 2) % 3]) {
        expect(kodama.turn(state)).toEqual({ over: false, seats: [seat], decision: 'kodama' })
        const next = (seat + 1) % 3
        const [goal] = at(state.groves, next).hand
        expect(codes(kodama.check(state, next, { kind: 'play', goal }))).toEqual(['not-your-turn'])
        kodama.play(state, seat, at(kodama.moves(state, seat), 0), Chance.seeded('kodama'))
      }
      expect(state.season).toBe(1)
    }
  })

  test('KOD-013 the lowest score becomes first; its holder keeps the marker where it is lowest alone', () => {
    expect(nextFirst(scored(9, 5, 7), 0)).toBe(1)
    expect(nextFirst(scored(5, 9, 7), 0)).toBe(0)
  })

  test('KOD-013 of tied seats the nearest to the left of the holder, the holder itself last', () => {
    expect(nextFirst(scored(9, 5, 9, 5), 2)).toBe(3)
    expect(nextFirst(scored(9, 5, 9, 5), 3)).toBe(1)
    expect(nextFirst(scored(5, 5, 5), 1)).toBe(2)
    expect(nextFirst(scored(5, 9, 9, 5), 0)).toBe(3)
  })

  test('KOD-013 KOD-051 KOD-093 points of every source count: elements, bonus cards, end cards, goals', () => {
    const sources: readonly Partial<Grove>[] = [
      { growth: [4, 0, 0] },
      { bonus: [0, 4, 0] },
      { end: [0, 0, 4] },
      { played: [{ goal: 6, season: 0, points: 4 }] },
    ]
    for (const source of sources) {
      const state = table(3, 'A5')
      state.groves = scored(3, 3, 3)
      state.groves[1] = { ...at(state.groves, 1), growth: [0, 0, 0], ...source }
      expect(nextFirst(state.groves, 0)).toBe(2)
      state.phase = 'over'
      expect(kodama.turn(state)).toEqual({ over: true, winners: [1] })
    }
  })

  test('KOD-013 the marker passes after the kodama phase', () => {
    const state = playUntil(start(4), 'marker', (now) => now.phase === 'kodama' && now.step === 3)
    const { first } = state
    const seat = at(kodama.turn(state).over ? [] : [(first + 3) % 4], 0)
    kodama.play(state, seat, at(kodama.moves(state, seat), 0), Chance.seeded('last'))
    expect(state.season).toBe(1)
    expect(state.first).toBe(nextFirst(state.groves, first))
    expect(kodama.turn(state)).toMatchObject({ seats: [state.first] })
  })

  test('KOD-030 the display is filled after every turn, and the marker moves after the first seat’s', () => {
    const state = start(3)
    const chance = Chance.seeded('marker')
    const markers: number[] = []
    while (state.phase === 'growth') {
      markers.push(seasonMarker(state))
      const seat = (state.first + state.step) % 3
      const [move] = kodama.moves(state, seat).filter(({ kind }) => kind === 'grow')
      if (move !== undefined) kodama.play(state, seat, move, chance)
      expect(new Set(state.display).size).toBe(4)
    }
    expect(markers).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4])
    expect(seasonMarker(state)).toBe(4)
  })

  test('KOD-050 after the third kodama phase it is over; the last card of each hand is open and unscored', () => {
    const state = playUntil(start(5), 'end', () => false)
    expect(kodama.turn(state).over).toBe(true)
    expect(state.groves.map(({ hand, played }) => [hand.length, played.length])).toEqual(
      Array(5).fill([1, 3]),
    )
    expect(kodama.view(state, 'table').groves.map(({ hand }) => hand)).toEqual(
      state.groves.map(({ hand }) => hand),
    )
    expect(codes(kodama.check(state, 0, { kind: 'play', goal: at(at(state.groves, 0).hand, 0) }))).toEqual([
      'game-over',
    ])
    const lines = at(kodama.score(state), 0).lines.filter(({ name }) => name === 'goal')
    expect(lines).toHaveLength(3)
  })

  test('KOD-050 before the end no view shows another hand', () => {
    const state = playUntil(
      start(5),
      'end',
      ({ season, phase, step }) => season === 2 && phase === 'kodama' && step === 4,
    )
    expect(
      kodama
        .view(state, 'table')
        .groves.flatMap(({ hand }) => hand)
        .every((goal) => goal === 0),
    ).toBe(true)
  })

  test('KOD-051 most points win, and a tie is a shared victory', () => {
    const state = playUntil(start(3), 'won', () => false)
    state.groves = scored(50, 60, 60)
    expect(kodama.turn(state)).toEqual({ over: true, winners: [1, 2] })
    state.groves = scored(70, 60, 60)
    expect(kodama.turn(state)).toEqual({ over: true, winners: [0] })
    expect(state.groves.map(pointsOf)).toEqual([70, 60, 60])
  })
})
