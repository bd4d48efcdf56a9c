import { at, Chance, parseOptions, rulesOfVersion } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { bitoku, type Event, earlier, type Move, TENGU } from '../rules/index.ts'
import { choose, decline, table, takes } from './helpers.ts'

function rulesOf(version: number): typeof bitoku {
  const found = rulesOfVersion({ game: bitoku, earlier }, version)
  if (found === undefined) throw new Error(`tables of version ${version} have no rules`)
  return found
}
const first = rulesOf(1)

/** What seat 0 may do after playing this card under version 1. */
function after(card: string, crystal = ''): Move[] {
  const { state, chance } = table(2, ({ me }) => {
    me.hand = [card]
    me.crystals[0] = crystal
  })
  first.play(state, 0, { kind: 'play', card, slot: 0 }, chance)
  return first.moves(state, 0) ?? []
}

test('BIT-125 under version 1 the action of a card without a crystal is simply done', () => {
  expect(after('S2a')).toEqual([takes('wood'), takes('stone')])
  expect(after('Y24')).toEqual([])
  expect(after('S2a', 'CS10')).toEqual([choose('card'), choose('crystal'), decline])
})

test('BIT-149 under version 1 tables of any number with the hard variant go on', () => {
  for (const seats of first.seats) {
    const options = parseOptions(first.options, seats, { hard: true })
    expect(at(first.setup(seats, options, Chance.seeded('hard')).domains, 0).hand.length).toBe(4)
  }
})

/** A move of one seat with all that was told of it. */
interface Played {
  readonly seat: number
  readonly decision: string
  readonly events: readonly Event[]
}

/** A whole solo game, in which the person moves at random by a whim of their own. */
function soloUnder(version: number, seed: string, options = {}) {
  const rules = rulesOf(version)
  const chance = Chance.seeded(seed)
  const whim = Chance.seeded(`${seed} whim`)
  const state = rules.setup(1, parseOptions(rules.options, 1, options), chance)
  const moves: Played[] = []
  for (let turn = rules.turn(state); !turn.over; turn = rules.turn(state)) {
    const seat = at(turn.seats, 0)
    const legal = rules.moves(state, seat)
    if (seat === TENGU) expect(legal).toEqual([{ kind: 'tengu' }])
    const events: Event[] = []
    rules.play(state, seat, seat === TENGU ? at(legal, 0) : whim.pick(legal), chance, (event) =>
      events.push(event),
    )
    moves.push({ seat, decision: turn.decision, events })
  }
  return { state, moves, chance: chance.save() }
}

describe('BIT-523 since version 3 every step of the Tengu’s turn is a move with no other beside it', () => {
  const seeds = ['cherry', 'maple', 'pine', 'bamboo']

  test('and the game is the same as under version 2: what is rolled, done and told, in the same order', () => {
    for (const seed of seeds) {
      const [before, now] = [soloUnder(2, seed), soloUnder(3, seed)]
      expect(now.state).toEqual(before.state)
      expect(now.chance).toEqual(before.chance)
      const told = ({ moves }: typeof now) => moves.flatMap(({ events }) => events)
      expect(told(now)).toEqual(told(before))
      const own = ({ moves }: typeof now) => moves.filter(({ seat }) => seat !== TENGU)
      expect(own(now)).toEqual(own(before))
      expect(now.moves.length).toBeGreaterThan(before.moves.length)
    }
  })

  test('the throw, what its card leads to, and the card that leaves are told one after the other', () => {
    const { moves } = soloUnder(3, 'cherry')
    const tengus = moves.filter(({ seat }) => seat === TENGU)
    const kinds = (wanted: string) =>
      tengus.filter(({ decision }) => decision === wanted).map(({ events }) => events.map(({ kind }) => kind))
    for (const thrown of kinds('tengu')) expect(thrown).toEqual(['willRolled', 'tenguStepped'])
    const parts = kinds('tenguPart')
    // No step brings two things with places of their own.
    const aimed = ['placed', 'crossed', 'covered', 'tenguActed', 'tenguCardTurned', 'willRolled']
    for (const part of parts) expect(part.filter((kind) => aimed.includes(kind)).length).toBeLessThan(2)
    for (const kind of ['placed', 'crossed', 'covered', 'tenguActed', 'tenguCardTurned'])
      expect(parts.flat()).toContain(kind)
    // Nothing happens unseen.
    for (const part of parts) expect(part.length).toBeGreaterThan(0)
  })

  test('under version 2 the turn is one move, with one for each movement point', () => {
    for (const { seat, decision } of soloUnder(2, 'cherry').moves)
      if (seat === TENGU) expect(['tengu', 'tenguMovement']).toContain(decision)
  })
})

test('BIT-526 a table stored before version 3 with the active card still to be discarded goes on', () => {
  for (const version of [1, 2]) {
    const rules = rulesOf(version)
    const made = table(1)
    const [left, middle, right] = made.state.tengu.row
    const frame = (task: object) => ({ kind: 'task', seat: TENGU, task }) as never
    made.state.agenda.push(
      frame({ kind: 'tenguDiscard', card: middle, active: true }),
      frame({ kind: 'tenguMovement', points: 1, source: 'BIT-566' }),
    )
    rules.play(made.state, TENGU, { kind: 'tengu' }, made.chance, made.tell)
    expect(made.state.tengu.row.slice(1)).toEqual([left, right])
    expect(made.state.tengu.discard).toEqual([middle])
    expect(rules.turn(made.state)).toMatchObject({ seats: [0], decision: 'turn' })
  }
})
