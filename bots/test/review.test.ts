import { games } from '@engawa/games'
import {
  at,
  Chance,
  type GamePlay,
  type MadeMove,
  type ReviewEffort,
  type TablePosition,
} from '@engawa/kernel'
import { expect, test } from 'vitest'
import {
  automaMove,
  carryOut,
  chooseMove,
  type Mind,
  type Review,
  ReviewError,
  type ReviewFinding,
  Reviewing,
  type ReviewTask,
  sizeOf,
  stateAt,
  type TurnFinding,
  workOn,
} from '../index.ts'
import { smoothed } from '../review/smooth.ts'

const few: ReviewEffort = { games: 2, learning: 16, choosing: 2, judging: 3 }

interface Played {
  readonly play: GamePlay
  readonly position: TablePosition
}

/** A whole game between bots, as a save would name it. */
async function played(id: string, people: number, seed: string, minds: readonly Mind[]): Promise<Played> {
  const play = await at(
    games,
    games.findIndex((entry) => entry.id === id),
  ).play()
  const { game } = play
  const chance = Chance.seeded(seed)
  const thinking = Chance.seeded(`minds ${seed}`)
  const state = game.setup(people, {}, chance)
  const automas = game.automas(people, {})
  const moves: MadeMove[] = []
  for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
    const seat = at(turn.seats, 0)
    const move = automas.includes(seat)
      ? automaMove(game, state, seat)
      : chooseMove(play, at(minds, seat % minds.length), game.view(state, seat), seat, thinking)
    moves.push({ seat, move })
    game.play(state, seat, move, chance)
  }
  return { play, position: { game: id, rules: game.rules, people, options: {}, seed, moves } }
}

const daruma = played('daruma', 2, 'review', ['passerby', 'guest'])

const nameOf = (task: ReviewTask): string => `${task.kind} ${task.kind === 'turn' ? task.turn : task.index}`

async function working({ play, position }: Played, task: ReviewTask): Promise<ReviewFinding> {
  const finding = workOn(play, position, task, few)
  if (finding === undefined) throw new Error('nothing was found')
  return finding
}

const remembered = new Map<string, Promise<ReviewFinding>>()

/** What was found before, where it is not the finding that is looked at. */
async function known(task: ReviewTask): Promise<ReviewFinding> {
  const found = remembered.get(nameOf(task)) ?? working(await daruma, task)
  remembered.set(nameOf(task), found)
  return found
}

async function reviewed(
  workers: number,
  run: (task: ReviewTask) => Promise<ReviewFinding>,
): Promise<Reviewing> {
  const { play, position } = await daruma
  const reviewing = new Reviewing(play, position, few)
  await carryOut(reviewing, { run, workers })
  return reviewing
}

const whole = reviewed(1, known)

test('the same task gives the same finding', async () => {
  const game = await daruma
  const reviewing = await whole
  const [span] = reviewing.spans
  if (span === undefined) throw new Error('no turn')
  const { forecast } = reviewing.record()
  const tasks: ReviewTask[] = [
    { kind: 'learn', index: 0, from: 0, games: 2 },
    { kind: 'turn', turn: 0, span, ...(forecast === undefined ? {} : { forecast }) },
  ]
  for (const task of tasks) expect(await working(game, task)).toEqual(await known(task))
})

test('the review is the same however many workers share it', async () => {
  expect((await reviewed(3, known)).review()).toEqual((await whole).review())
})

/** Everything that is said about luck and choices adds up, for every seat, turn by turn and over the game. */
function addsUp({ turns, accounts, start, result, whole: all }: Review): void {
  expect(all).toBe(true)
  expect(turns[0]?.before).toEqual(start)
  expect(turns.at(-1)?.after).toEqual(result)
  expect(accounts).toHaveLength(result.points.length)
  const sumOver = (of: (turn: Review['turns'][number]) => number) =>
    turns.reduce((sum, turn) => sum + of(turn), 0)
  for (const [seat, account] of accounts.entries()) {
    for (const [index, { before, after, choice, luck }] of turns.entries()) {
      if (index > 0) expect(at(turns, index - 1).after).toBe(before)
      for (const of of ['win', 'points'] as const)
        expect(at(before[of], seat) + at(choice[of], seat) + at(luck[of], seat)).toBeCloseTo(
          at(after[of], seat),
          9,
        )
    }
    const chosen = (mine: boolean, of: 'win' | 'points') =>
      sumOver(({ seat: mover, choice }) => ((mover === seat) === mine ? at(choice[of], seat) : 0))
    const { par, luck, choices, given, win } = account
    expect(Math.round(10 * par) + Math.round(10 * luck) + Math.round(10 * choices)).toBe(10 * account.result)
    expect(Math.abs(par - at(start.points, seat))).toBeLessThanOrEqual(0.05 + 1e-9)
    expect(Math.abs(choices - chosen(true, 'points'))).toBeLessThanOrEqual(0.05 + 1e-9)
    expect(Math.abs(given - chosen(false, 'points'))).toBeLessThanOrEqual(0.05 + 1e-9)
    expect(Math.abs(luck - given - sumOver((turn) => at(turn.luck.points, seat)))).toBeLessThan(0.2)
    expect(win.par).toBe(at(start.win, seat))
    expect(win.result).toBe(at(result.win, seat))
    expect(win.par + win.luck + win.choices).toBeCloseTo(win.result, 9)
    expect(win.choices).toBeCloseTo(chosen(true, 'win'), 9)
    expect(win.given).toBeCloseTo(chosen(false, 'win'), 9)
    expect(win.luck - win.given).toBeCloseTo(
      sumOver((turn) => at(turn.luck.win, seat)),
      9,
    )
  }
}

test('par, luck and choices make the result exactly, and chances make one', async () => {
  const review = (await whole).review()
  addsUp(review)
  for (const { before, after } of review.turns)
    for (const { win } of [before, after]) expect(win.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
})

test('every decision names legal moves, the played one among them, and loses nothing where it was best', async () => {
  const { play, position } = await daruma
  const review = (await whole).review()
  expect(review.decisions.length).toBeGreaterThan(20)
  expect(review.decisions.some(({ size }) => size !== 'best')).toBe(true)
  for (const { position: index, options, loss, size, line, seat } of review.decisions) {
    expect(options.filter((option) => option.played)).toHaveLength(1)
    expect(options.find((option) => option.played)?.move).toEqual(at(position.moves, index).move)
    if (options[0]?.played === true) expect(loss).toEqual({ win: 0, points: 0 })
    expect(size).toBe(sizeOf(loss))
    expect(line[0]).toEqual(options[0]?.move)
    expect(seat).toBe(at(position.moves, index).seat)
    const { state } = stateAt(play.game, position, index)
    for (const { move } of options) expect(play.game.check(state, seat, move)).toBeUndefined()
  }
})

test('the larger of the two losses gives a move its size', () => {
  expect(sizeOf({ win: 0.004, points: 0.2 })).toBe('best')
  expect(sizeOf({ win: 0.004, points: 0.3 })).toBe('slip')
  expect(sizeOf({ win: 0.03, points: 0 })).toBe('stumble')
  expect(sizeOf({ win: 0.01, points: 4 })).toBe('tumble')
})

test('what was measured at the turns and between them is made to agree, and ends where it is known', () => {
  const noisy = (value: number, step: number) => ({ value, variance: 0.01, step })
  const course = [noisy(0.5, 0), noisy(0.62, 0), noisy(0.4, 0), { value: 1, variance: 0, step: 0.5 }]
  const [first = 0, second = 0, third = 0, last] = smoothed(course)
  expect(last).toBe(1)
  for (const value of [first, second, third]) expect(value).toBeCloseTo(0.5, 1)
})

test('how a game ended does not colour its beginning where little was measured', () => {
  const turns = 20
  const measured = Array.from({ length: turns }, (_, turn) => ({
    value: 0.5 + (turn % 2 === 0 ? 0.1 : -0.1),
    variance: 0.04,
    step: 0,
  }))
  const [start = 0] = smoothed([...measured, { value: 1, variance: 0, step: 0 }], 0.25 / turns)
  expect(start).toBeLessThan(0.6)
})

test('three turning points at most, each another turn, in order of play', async () => {
  const { turningPoints } = (await whole).review()
  expect(turningPoints).toHaveLength(3)
  expect(new Set(turningPoints).size).toBe(3)
  expect([...turningPoints].sort((a, b) => a - b)).toEqual(turningPoints)
})

test('a review that is stopped shows what is open, and goes on from its record to the same end', async () => {
  const game = await daruma
  const reviewing = new Reviewing(game.play, game.position, few)
  let found = 0
  await carryOut(reviewing, {
    run: known,
    workers: 1,
    found: () => found++,
    stopped: () => found >= 12,
  })
  const part = reviewing.review()
  expect(part.whole).toBe(false)
  expect(part.accounts).toEqual([])
  expect(part.turns.length).toBeGreaterThan(1)
  const record = JSON.parse(JSON.stringify(reviewing.record()))
  const later = new Reviewing(game.play, game.position, few, record)
  const { done, all } = later.progress
  expect(all - done).toBeLessThan(reviewing.spans.length)
  await carryOut(later, { run: known, workers: 1 })
  expect(later.review()).toEqual((await whole).review())
})

test('a whole review stays when others are made with more trials; one that was only begun starts anew', async () => {
  const { play, position } = await daruma
  const more = { ...few, judging: 5 }
  const record = (await whole).record()
  const kept = new Reviewing(play, position, more, record)
  expect(kept.done).toBe(true)
  expect(kept.review()).toEqual((await whole).review())
  expect(kept.record()).toEqual(record)
  const begun = { ...record, turns: record.turns.with(3, null) }
  expect(new Reviewing(play, position, more, begun).progress.done).toBe(0)
})

test('work that is told to stop finds nothing', async () => {
  const { play, position } = await daruma
  const task = new Reviewing(play, position, few).next()
  expect(task).toBeDefined()
  if (task !== undefined) expect(workOn(play, position, task, few, () => true)).toBeUndefined()
})

test('a worker that breaks is tried again, and one that always breaks is told with its turn', async () => {
  const game = await daruma
  const broken = new Set<string>()
  const once = async (task: ReviewTask) => {
    if (!broken.has(nameOf(task))) {
      broken.add(nameOf(task))
      throw new Error('the worker died')
    }
    return known(task)
  }
  const reviewing = new Reviewing(game.play, game.position, few)
  await carryOut(reviewing, { run: once, workers: 2 })
  expect(reviewing.review()).toEqual((await whole).review())
  const always = async (task: ReviewTask) => {
    if (task.kind === 'turn' && task.turn === 2) throw new Error('the worker died')
    return known(task)
  }
  const failing = new Reviewing(game.play, game.position, few)
  await expect(carryOut(failing, { run: always, workers: 2 })).rejects.toMatchObject({ turn: 3 })
  expect(failing.review().turns).toHaveLength(1)
})

test('a game that is not over, or too short, is refused', async () => {
  const { play, position } = await daruma
  const short = { ...position, moves: position.moves.slice(0, 30) }
  expect(() => new Reviewing(play, short, few)).toThrow(ReviewError)
})

test.each(['kodama', 'bamboo', 'bitoku'])('the review of %s adds up too', async (id) => {
  const { play, position } = await played(id, 2, 'review', ['guest'])
  const reviewing = new Reviewing(play, position, { games: 1, learning: 8, choosing: 1, judging: 2 })
  const { effort, spans } = reviewing
  const looked: TurnFinding[] = []
  for (let task = reviewing.next(); task !== undefined; task = reviewing.next()) {
    // The last turns are the soonest played out; what they show stands for the others too.
    if (task.kind === 'turn' && task.turn < spans.length - 8) continue
    const finding = workOn(play, position, task, effort)
    if (finding === undefined) throw new Error('nothing was found')
    reviewing.take(finding)
    if (finding.kind === 'turn') looked.push(finding.found)
  }
  expect(looked).toHaveLength(8)
  expect(Math.max(...looked.map(({ decisions }) => decisions.length))).toBeGreaterThan(0)
  for (const turn of spans.keys())
    if (turn < spans.length - 8)
      reviewing.take({ kind: 'turn', found: { ...at(looked, turn % looked.length), turn } })
  addsUp(reviewing.review())
})
