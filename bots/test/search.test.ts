import { games } from '@engawa/games'
import {
  type Adviser,
  Chance,
  type GamePlay,
  optionSets,
  type SearchKnowledge,
  type Seat,
  sameData,
} from '@engawa/kernel'
import { pebblesAdviser, pebblesGame } from '@engawa/kernel/toys'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Chooser,
  chanceToLead,
  chooseMove,
  estimate,
  greedyPolicy,
  leadOf,
  type Mind,
  playDuel,
  playMatch,
  Search,
} from '../index.ts'

/** Few trials: what is pinned here does not depend on how many. */
const FEW = 24

/** How many moves go before the position: trials to the end of a long game begin late. */
const late: Readonly<Record<string, number>> = { bitoku: 240 }

interface Position {
  readonly state: unknown
  readonly seat: Seat
}

/** A position after some random moves where the seat has a choice that is worth trials. */
function position({ game, adviser }: GamePlay, people: number, seed: string, after: number): Position {
  const chance = Chance.seeded(seed)
  const [options] = optionSets(game.options, people)
  const state = game.setup(people, options as never, chance)
  for (let moves = 0; ; moves++) {
    const turn = game.turn(state)
    if (turn.over) return position({ game, adviser }, people, `${seed}+`, Math.floor(after / 2))
    const seat = turn.seats[0] ?? 0
    const list = game.moves(state, seat)
    const view = game.view(state, seat)
    if (moves >= after && list.length > 1 && adviser.search?.concerns?.(view, seat) !== false)
      return { state, seat }
    game.play(state, seat, chance.pick(list), chance)
  }
}

function searched(play: GamePlay, view: unknown, seat: Seat, trials = FEW): Search {
  const search = new Search(play, view, seat, Chance.seeded('mind'), { trials })
  while (!search.done) search.step()
  return search
}

const pebbles: GamePlay = {
  game: pebblesGame,
  adviser: { ...pebblesAdviser, search: { width: 4, trials: 64, decisions: 1 } },
}

async function daruma(): Promise<GamePlay> {
  const play = await games.find(({ id }) => id === 'daruma')?.play()
  if (play === undefined) throw new Error('no Daruma')
  return play
}

describe.each(games)('the search in $id', ({ id, play: load }) => {
  test('the same view, chance and trials give the same move and the same figures', async () => {
    const play = await load()
    const { state, seat } = position(play, 2, 'repeat', late[id] ?? 20)
    const [once, again] = [0, 1].map(() => searched(play, play.game.view(state, seat), seat))
    expect(again?.best()).toEqual(once?.best())
    expect(again?.standings()).toEqual(once?.standings())
    expect(once?.trials).toBeGreaterThanOrEqual(FEW)
  })

  test('whatever its seat cannot see changes nothing', async () => {
    const play = await load()
    const { game } = play
    const people = Math.min(3, Math.max(...game.seats))
    let different = 0
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 999 }), (after, seed) => {
        const { state, seat } = position(play, people, `peek ${seed}`, (late[id] ?? 0) + after)
        const other = game.imagine(game.view(state, seat), Chance.seeded(`other ${seed}`))
        if (!sameData(state, other)) different++
        const moves = [state, other].map((world) => searched(play, game.view(world, seat), seat, 8).best())
        expect(moves[1]).toEqual(moves[0])
      }),
      { numRuns: 6, seed: 16, endOnFailure: true },
    )
    // Where nothing was hidden, nothing was tested.
    expect(different).toBeGreaterThan(3)
  })

  test('in a match it is shown what its seat sees, and no more', async () => {
    const play = await load()
    const { game } = play
    let shown = 0
    const looking: Chooser = (view, seat, chance) => {
      expect(game.view(view, seat)).toEqual(view)
      if (++shown === 12) throw new Error('seen enough')
      return chance.pick([...game.moves(view, seat)])
    }
    const people = Math.min(3, Math.max(...game.seats))
    const match = { people, options: optionSets(game.options, people)[0], seed: 'shown', minds: [looking] }
    expect(() => playMatch(play, match)).toThrow('seen enough')
  })

  test('stopped at any moment it answers with a legal move', async () => {
    const play = await load()
    const { state, seat } = position(play, 2, 'stop', late[id] ?? 12)
    const search = new Search(play, play.game.view(state, seat), seat, Chance.seeded('mind'), { trials: FEW })
    for (;;) {
      expect(play.game.check(state, seat, search.best())).toBeUndefined()
      if (search.done) break
      search.step()
    }
  })
})

test('thinking that is stopped at once is the adviser’s', () => {
  const { state, seat } = position(pebbles, 2, 'at once', 4)
  const view = pebblesGame.view(state as never, seat)
  const move = chooseMove(pebbles, 'master', view, seat, Chance.seeded('x'), () => true)
  expect(move).toEqual(chooseMove(pebbles, 'greedy', view, seat, Chance.seeded('x')))
})

/** A game whose adviser likes best what is worst, while trials are played well. */
function misled({ game, adviser }: GamePlay): GamePlay {
  const { advise, search } = adviser
  if (search === undefined) throw new Error('nothing to try out')
  const wrong: Adviser = {
    advise: (view, seat, moves, chance) => advise(view, seat, moves, chance).map((worth) => -worth),
    search: { ...search, playout: () => greedyPolicy(game, adviser) },
  }
  return { game, adviser: wrong }
}

test('a move is left only for one that is better by more than its standard error', async () => {
  const play = misled(await daruma())
  let left = 0
  for (let seed = 0; seed < 10; seed++) {
    const { state, seat } = position(play, 2, `guard ${seed}`, 30)
    const search = searched(play, play.game.view(state, seat), seat)
    const standings = search.standings()
    const chosen = standings.find(({ move }) => move === search.best())
    if (chosen === undefined || chosen === standings[0]) continue
    left++
    expect(chosen.gain - chosen.error).toBeGreaterThan(0)
  }
  expect(left).toBeGreaterThan(3)
})

test('who refines compares the best move with the other ways to make it, and leaves it for a better one alone', async () => {
  const { game, adviser } = misled(await daruma())
  if (adviser.search === undefined) throw new Error('nothing to try out')
  let left = 0
  for (let seed = 0; seed < 10; seed++) {
    const { state, seat } = position({ game, adviser }, 2, `refine ${seed}`, 30)
    const view = game.view(state, seat)
    const moves = game.moves(view, seat)
    const asked: unknown[] = []
    const variants: SearchKnowledge['variants'] = (_view, _seat, move) => {
      asked.push(move)
      return moves.filter((other) => !sameData(other, move))
    }
    // Of all moves only the two that are advised most, and are worst, run in the race.
    const play: GamePlay = {
      game,
      adviser: { ...adviser, search: { ...adviser.search, width: 2, variants } },
    }
    const tried = (refine: boolean): Search => {
      const search = new Search(play, view, seat, Chance.seeded('mind'), { trials: 96, refine })
      while (!search.done) search.step()
      return search
    }
    const [plain, refined] = [tried(false), tried(true)]
    // What won the race is what its other ways are measured by.
    expect(asked).toEqual([plain.best()])
    expect(refined.standings()[0]?.move).toEqual(plain.best())
    expect(refined.standings()).toHaveLength(moves.length)
    expect(refined.trials).toBeGreaterThan(plain.trials)
    const found = refined.standings().find(({ move }) => move === refined.best())
    if (found === undefined || sameData(found.move, plain.best())) continue
    left++
    expect(found.gain - found.error).toBeGreaterThan(0)
  }
  expect(left).toBeGreaterThan(1)
})

test('another way to lay a card of Kodama is another place for the same card on the same card', async () => {
  const play = await games.find(({ id }) => id === 'kodama')?.play()
  const variants = play?.adviser.search?.variants
  if (play === undefined || variants === undefined) throw new Error('nothing to lay otherwise')
  const { state, seat } = position(play, 2, 'places', 6)
  const view = play.game.view(state, seat)
  const move = play.game.moves(view, seat).find((one) => (one as { kind: string }).kind === 'grow')
  const ways = variants(view, seat, move, Chance.seeded('ways'))
  expect(ways.length).toBeGreaterThan(3)
  for (const way of ways) {
    expect(way).not.toEqual(move)
    expect(play.adviser.alike?.(way, move)).toBe(true)
    expect(play.game.check(state, seat, way)).toBeUndefined()
  }
})

test('the lead is over the best rival', () => {
  const state = pebblesGame.setup(3, { evensDouble: false }, Chance.seeded('lead'))
  state.rows.splice(0, 3, [3], [10], [5])
  expect([0, 1, 2].map((seat) => leadOf(pebblesGame, state, seat))).toEqual([-7, 5, -5])
})

test('who plays to win compares chances, and gambles only behind', () => {
  expect([-2, 0, 2].map(chanceToLead).map((chance) => Math.round(100 * chance))).toEqual([8, 50, 92])
  // A sure point more, or two of three games lost for a lead that may turn the game.
  const safe = (lead: number) => chanceToLead(lead + 0.3)
  const bold = (lead: number) => (2 * chanceToLead(lead - 1) + chanceToLead(lead + 2)) / 3
  expect(safe(1)).toBeGreaterThan(bold(1))
  expect(bold(-2.5)).toBeGreaterThan(safe(-2.5))
})

test('a search that aims to win counts wins, not points', async () => {
  const play = await daruma()
  const { state, seat } = position(play, 2, 'aim', 30)
  const worths = (['win', 'points'] as const).map((aim) => {
    const view = play.game.view(state, seat)
    const search = new Search(play, view, seat, Chance.seeded('mind'), { trials: FEW, aim })
    while (!search.done) search.step()
    return search.standings().map(({ worth }) => worth)
  })
  expect(worths[0]?.every((worth) => worth > 0 && worth < 1)).toBe(true)
  expect(worths[1]?.every((worth) => worth > 0 && worth < 1)).toBe(false)
})

test('a small ladder: in Daruma a few trials beat a guest, and a neighbour beats a passer-by', async () => {
  const play = await daruma()
  const trying: Chooser = (view, seat, chance) => {
    const search = new Search(play, view, seat, chance, { trials: 12 })
    while (!search.done) search.step()
    return search.best()
  }
  const share = (one: Mind | Chooser, other: Mind, seeds: number): number => {
    const duels = Array.from({ length: seeds }, (_, seed) =>
      playDuel(play, { people: 2, options: {}, seed: `ladder ${seed}`, one, other }),
    )
    return estimate(duels.map((duel) => duel.share)).mean
  }
  expect(share('neighbour', 'passerby', 10)).toBeGreaterThan(0.6)
  expect(share(trying, 'guest', 4)).toBeGreaterThan(0.5)
})
