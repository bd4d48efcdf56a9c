import { at, Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { adviser } from '../bot/index.ts'
import { bamboo, type Move, type State } from '../rules/index.ts'
import { asked, board, goal, homeFrom, listed, spiritTile, summer } from './helpers.ts'

const best = (state: State, seat = 0): Move => {
  const moves = bamboo.moves(state, seat)
  const worth = adviser.advise(bamboo.view(state, seat), seat, moves, Chance.seeded('advice'))
  return at(moves, worth.indexOf(Math.max(...worth)))
}

/** One adviser among random seats. */
function contest(people: number, games: number): { wins: number; points: number } {
  let wins = 0
  let points = 0
  for (let game = 0; game < games; game++) {
    const dice = Chance.seeded(`contest ${people} ${game}`)
    const state = bamboo.setup(people, { night: game % 2 === 1, colours: 'by-seat' }, dice)
    const hero = game % people
    for (let turn = bamboo.turn(state); !turn.over; turn = bamboo.turn(state)) {
      const seat = at(turn.seats, 0)
      const move = seat === hero ? best(state, seat) : dice.pick(bamboo.moves(state, seat))
      bamboo.play(state, seat, move, dice)
    }
    const turn = bamboo.turn(state)
    if (turn.over && turn.winners.includes(hero)) wins++
    points += bamboo.score(state)[hero]?.total ?? 0
  }
  return { wins, points: points / games }
}

describe('the adviser', () => {
  test.each([2, 3, 4])('beats random seats at a table of %i', (people) => {
    const { wins, points } = contest(people, 6)
    expect(wins).toBeGreaterThanOrEqual(5)
    expect(points).toBeGreaterThan(22)
  })

  test('scores what is complete while it can', () => {
    const state = asked(summer(), 'balance')
    board(state, 0).home = homeFrom(['D1........', 'F1........', 'G1......G3'])
    board(state, 0).balance = [goal('L13')]
    state.year = 4
    board(state, 0).sticks = 1
    expect(best(state)).toEqual({ kind: 'score', tile: goal('L13') })
  })

  test('keeps its home in balance', () => {
    const state = asked(summer(), 'improve')
    const own = board(state, 0)
    own.balance = []
    own.home = homeFrom(['D3........', 'F3........', '..........'])
    own.coins = 6
    state.agenda.push({ kind: 'task', seat: 0, task: { kind: 'furnish', tile: at(at(state.homes, 1), 0) } })
    const move = best(state)
    expect(move.kind === 'furnish' && move.cell % 5 >= 3).toBe(true)
  })

  test('feeds its family with what wastes least', () => {
    const state = summer(2)
    const own = board(state, 0)
    own.home = homeFrom(['D1D1......', '..........', '..........'])
    own.food = [0, 1, 1]
    own.awake = [spiritTile('ookami')]
    state.agenda = [{ kind: 'task', seat: 0, task: { kind: 'feed', missing: 2 } }]
    expect(listed(state, 'feed')).toHaveLength(2)
    expect(best(state)).toEqual({ kind: 'feed', food: 2 })
  })
})
