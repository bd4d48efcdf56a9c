import { entryOf } from '@engawa/games'
import { Table } from '@engawa/table'
import { expect, test } from 'vitest'
import { dice } from '../../test/drivers/table.ts'
import { forcedMove } from '../forced.ts'

interface Kind {
  readonly kind: string
}

/** Positions of random games in which a seat has one move alone, of this kind. */
async function onlyMove(
  game: string,
  kind: string,
): Promise<{ table: Table; forced: unknown; only: unknown }> {
  const play = await entryOf(game)?.play()
  if (play === undefined) throw new Error(`no game ${game}`)
  for (let seed = 1; seed < 60; seed++) {
    const random = dice(seed)
    const people = play.game.seats.filter((seats) => seats > 1).at(seed % 2 === 0 ? 0 : -1) ?? 2
    const table = new Table(play.game, { people, options: {}, seed: `forced ${seed}` })
    for (let { turn } = table; !turn.over; turn = table.turn) {
      const [seat = 0] = turn.seats
      const moves = table.moves(seat) as readonly Kind[]
      const [only] = moves
      if (moves.length === 1 && only?.kind === kind)
        return { table, only, forced: forcedMove({ turn, moves: () => moves, play }, seat) }
      table.play(seat, moves[random(moves.length)])
    }
  }
  throw new Error(`no game of ${game} comes to a single ${kind}`)
}

test.each([
  ['bamboo', 'draft', 'the last shoot of the draft'],
  ['bamboo', 'offer', 'sticks that can go to one temple only'],
  ['bamboo', 'rest', 'the one way out where there is nothing to balance'],
  ['bamboo', 'earn', 'the coin where no tile can be bought'],
  ['bamboo', 'cook', 'the only food there is to cook'],
  ['bitoku', 'pass', 'a pass where nothing else can be done'],
  ['bitoku', 'favour', 'the last favour of a hill'],
  ['daruma', 'lift', 'the only daruma that can be exchanged'],
])('%s, %s: nobody presses %s', async (game, kind) => {
  const { forced, only } = await onlyMove(game, kind)
  expect(forced).toEqual(only)
})

test.each([
  ['daruma', 'roll'],
  ['daruma', 'stop'],
  ['bitoku', 'use'],
  ['bitoku', 'play'],
])('%s, %s: what opens or ends a turn by luck or with a plan stays with the person', async (game, kind) => {
  const { forced } = await onlyMove(game, kind)
  expect(forced).toBeUndefined()
})

test('where there are two moves nobody is passed over', () => {
  const play = { idle: ['pass'] } as Parameters<typeof forcedMove>[0]['play']
  const turn = { over: false, seats: [1], decision: 'turn' } as const
  const two = [{ kind: 'pass' }, { kind: 'stay' }]
  expect(forcedMove({ turn, moves: () => two, play }, 1)).toBeUndefined()
  expect(forcedMove({ turn, moves: () => two.slice(0, 1), play }, 1)).toEqual({ kind: 'pass' })
  expect(forcedMove({ turn, moves: () => two.slice(0, 1), play }, 0)).toBeUndefined()
})
