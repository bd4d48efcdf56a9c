import { at } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { CATERPILLAR, CLOUD, DRAGONFLY, FLOWER, MUSHROOM, type SeasonId, STAR } from '../catalogue/index.ts'
import { goalPoints, kodama, type State } from '../rules/index.ts'
import { act, codes, plant, sampleTree, table, treeIn } from './helpers.ts'

function worth(
  goal: number,
  season: SeasonId = 'A5',
  grown = sampleTree,
): { points: number; element?: number } {
  const { rules, tree } = treeIn(grown(table(2, season)), 0)
  const { points, element } = goalPoints(tree, rules, goal)
  return element === undefined ? { points } : { points, element }
}

const bareStarTrunk = (state: State): State => plant(state, 0, STAR, [])

describe('the twenty goals on the sample tree', () => {
  test.each([
    ['KOD-074 goal 1: 2 for each card with a caterpillar', 1, 2 * 1],
    ['KOD-074 goal 2: 2 for each card with a cloud', 2, 2 * 2],
    ['KOD-074 goal 3: 2 for each card with a dragonfly', 3, 2 * 4],
    ['KOD-074 goal 4: 2 for each card with a flower', 4, 2 * 2],
    ['KOD-074 goal 5: 2 for each card with a mushroom', 5, 2 * 2],
    ['KOD-074 goal 6: 2 for each card with a star, the trunk included', 6, 2 * 6],
    ['KOD-075 goal 7: 3 for each last card', 7, 3 * 3],
    ['KOD-076 goal 8: 2 for each branch card of the longest line', 8, 2 * 5],
    ['KOD-077 goal 9: 5 for each card that touches the trunk', 9, 5 * 2],
    ['KOD-078 goal 10: 3 for each card within 2 of the trunk, the trunk included', 10, 3 * 5],
    ['KOD-079 goal 11: 4 for each branch card that carries two, the trunk not', 11, 4 * 1],
    ['KOD-080 goal 12: 2 for each card at distance 4 or more', 12, 2 * 2],
    ['KOD-084 goal 16: 2 for each branch card with the own element, the trunk not', 16, 2 * 5],
    ['KOD-085 goal 17: 4 for each last card with the own element', 17, 4 * 1],
    ['KOD-086 goal 18: 2 for each different element on the last cards', 18, 2 * 5],
    ['KOD-087 goal 19: 2 for each card of the longest run, the trunk included', 19, 2 * 5],
    ['KOD-088 goal 20: 3 for each full set, by the rarest element', 20, 3 * 1],
  ])('%s', (_title, goal, points) => {
    expect(worth(goal)).toEqual({ points })
  })

  test.each([
    ['KOD-081 goal 13: 1 for each icon of the chosen element, the trunk’s included', 13, 9, STAR],
    ['KOD-082 goal 14: 4 for each last card with the chosen element', 14, 4 * 3, DRAGONFLY],
    ['KOD-083 goal 15: 3 for each card with the chosen element within 2 of the trunk', 15, 3 * 4, STAR],
  ])('%s', (_title, goal, points, element) => {
    expect(worth(goal)).toEqual({ points, element })
  })

  test('KOD-076 equal lines count once', () => {
    const grown = (state: State) =>
      plant(state, 0, STAR, [
        [59, 0],
        [26, 0],
        [64, 59],
        [7, 26],
      ])
    expect(worth(8, 'A5', grown)).toEqual({ points: 4 })
  })

  test('KOD-087 a single card is a run of one, and a run ends where a card shows none', () => {
    expect(worth(19, 'A5', bareStarTrunk)).toEqual({ points: 2 })
    const broken = (state: State) =>
      plant(state, 0, STAR, [
        [59, 0],
        [60, 59],
        [62, 60],
      ])
    // Stars on trunk and 59, none on 60, stars on 62; dragonflies on 60 and 62.
    expect(worth(19, 'A5', broken)).toEqual({ points: 4 })
  })

  test('KOD-072 of equal elements the first in the order of the elements is named', () => {
    const twins = (state: State) => plant(state, 0, FLOWER, [[56, 0]])
    expect(worth(14, 'A5', twins)).toEqual({ points: 4, element: CLOUD })
  })

  test('KOD-073 a goal that finds nothing gives 0', () => {
    for (const goal of [1, 7, 8, 9, 11, 12, 14, 16, 17, 18, 20])
      expect(worth(goal, 'A5', bareStarTrunk).points).toBe(0)
  })
})

describe('goals under a season card', () => {
  test('KOD-071 KOD-091 elements are read as the season makes them, the trunk’s too', () => {
    // With P1 clouds are stars: cards 59 and 56 show stars, a cloud trunk is a star trunk.
    expect(worth(6, 'P1')).toEqual({ points: 2 * 7 })
    expect(worth(2, 'P1')).toEqual({ points: 0 })
    const cloudTrunk = (state: State) => plant(state, 0, CLOUD, [[59, 0]])
    expect(worth(16, 'P1', cloudTrunk)).toEqual({ points: 2 })
    expect(worth(13, 'P1', cloudTrunk)).toEqual({ points: 5, element: STAR })
  })

  test('KOD-088 where the season leaves an element no icon there is no full set', () => {
    expect(worth(20, 'A5')).toEqual({ points: 3 })
    expect(worth(20, 'E1')).toEqual({ points: 0 })
  })

  test('KOD-071 mushrooms that are flowers count as flowers', () => {
    expect(worth(4, 'E1')).toEqual({ points: 2 * 3 })
    expect(worth(5, 'E1')).toEqual({ points: 0 })
    expect([CATERPILLAR, MUSHROOM]).not.toContain(FLOWER)
  })
})

describe('playing a goal', () => {
  function kodamaPhase(): State {
    const state = sampleTree(table(2, 'A5'))
    state.phase = 'kodama'
    at(state.groves, 0).hand = [6, 13]
    at(state.groves, 1).hand = [1, 2]
    return state
  }

  test('KOD-070 KOD-012 it is scored at once over the own tree, without limit, and leaves the game', () => {
    const state = kodamaPhase()
    const events = act(state, 0, { kind: 'play', goal: 6 })
    expect(events).toEqual([{ kind: 'played', seat: 0, goal: 6, points: 12 }])
    expect(at(state.groves, 0)).toMatchObject({ hand: [13], played: [{ goal: 6, season: 2, points: 12 }] })
    expect(at(kodama.score(state), 0).total).toBe(12)
  })

  test.each([
    ['A5', 10],
    ['E5', 12],
  ] as const)('KOD-070 goals have no limit: under %s one brings 24 points', (season, limit) => {
    const state = table(2, season)
    state.phase = 'kodama'
    const line = [59, 64, 55, 65, 62, 31, 32, 36, 49, 50, 7, 9]
    plant(
      state,
      0,
      STAR,
      line.map((card, index) => [card, index === 0 ? 0 : at(line, index - 1)] as const),
    )
    expect(treeIn(state, 0).rules.limit).toBe(limit)
    at(state.groves, 0).hand = [8]
    const [played] = act(state, 0, { kind: 'play', goal: 8 })
    expect(played).toMatchObject({ points: 24 })
    expect(at(kodama.score(state), 0).total).toBe(24)
  })

  test('KOD-070 the tree of another seat does not count', () => {
    const state = kodamaPhase()
    plant(state, 1, FLOWER, [])
    act(state, 0, { kind: 'play', goal: 6 })
    expect(act(state, 1, { kind: 'play', goal: 1 })).toContainEqual({
      kind: 'played',
      seat: 1,
      goal: 1,
      points: 0,
    })
  })

  test('KOD-012 one must be played, and only from the own hand', () => {
    const state = kodamaPhase()
    expect(kodama.moves(state, 0)).toEqual([
      { kind: 'play', goal: 6 },
      { kind: 'play', goal: 13 },
    ])
    expect(codes(kodama.check(state, 0, { kind: 'play', goal: 1 }))).toEqual(['not-in-hand'])
    expect(codes(kodama.check(state, 1, { kind: 'play', goal: 1 }))).toEqual(['not-your-turn'])
  })

  test('KOD-072 the chosen element is told', () => {
    const state = kodamaPhase()
    expect(act(state, 0, { kind: 'play', goal: 13 })).toEqual([
      { kind: 'played', seat: 0, goal: 13, points: 9, element: STAR },
    ])
  })
})
