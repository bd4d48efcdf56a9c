import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  bestMove,
  type Chooser,
  estimate,
  playDuel,
  Ridge,
  Search,
  samplesOf,
  withWeights,
} from '@engawa/bots'
import { at, type GamePlay, type LearnedWeights, type LinearValue, optionSets } from '@engawa/kernel'
import { progress } from '../progress.ts'
import { type Command, gameNamed, parse, UsageError, wholeNumber } from '../usage.ts'

/** One decision in so many is a whim while learning. */
const whims = 25
/** How much the fit prefers small weights. */
const penalty = 0.003
/** Trials of a decision while playing to learn, and while comparing. */
const learningTrials = 16
const comparingTrials = 24
/** The state is kept after so many games. */
const keepEvery = 20

/** What a run that was stopped needs to go on. */
interface Run {
  readonly game: string
  readonly seed: string
  readonly rounds: number
  readonly games: number
  readonly duels: number
  accepted: LearnedWeights
  /** One line for each round that is over. */
  journal: string[]
  people: number
  round: number
  played: number
  sums: number[]
  shares: number[]
}

export const learn: Command = {
  usage: 'learn <game> [--rounds R] [--games N] [--duels D] [--seats 2,3] [--seed S] [--state FILE] [--dry]',
  summary: 'Plays the game against itself and fits what the search holds a turn’s end to be worth.',
  details: `
  --rounds R     rounds for each number of seats; each plays by what the one before found (default 2)
  --games N      games of a round (default 800)
  --duels D      seeds on which a round must beat what was there before, each from every seat (default 60)
  --seats LIST   numbers of seats to learn for (default: all)
  --seed S       a text that decides every draw (default engawa)
  --state FILE   where the run is kept and resumed from (default .cache/learn/<game>.json)
  --dry          leaves the weights of the game as they are
`,
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '2' },
        games: { type: 'string', default: '800' },
        duels: { type: 'string', default: '60' },
        seats: { type: 'string' },
        seed: { type: 'string', default: 'engawa' },
        state: { type: 'string' },
        dry: { type: 'boolean', default: false },
      },
    })
    const entry = gameNamed(positionals[0])
    const play = await entry.play()
    if (play.adviser.search?.value === undefined)
      throw new UsageError(`${entry.id} is tried out to its end: there is no value to learn`)
    const people = seatCounts(play, values.seats)
    const file = values.state ?? `.cache/learn/${entry.id}.json`
    const run = await resumed(file, {
      game: entry.id,
      seed: values.seed,
      rounds: wholeNumber('rounds', values.rounds, 1),
      games: wholeNumber('games', values.games, 10),
      duels: wholeNumber('duels', values.duels, 4),
      accepted: fitting(play.adviser.search.value),
      journal: [],
      people: at(people, 0),
      round: 1,
      played: 0,
      sums: [],
      shares: [],
    })
    for (const count of people.filter((one) => one >= run.people)) {
      run.people = count
      for (; run.round <= run.rounds; run.round++) await playRound(play, run, () => keep(file, run))
      run.round = 1
    }
    if (!values.dry) await writeWeights(run)
    return 0
  },
}

/** What was learned for other features says nothing about these: there one begins with the adviser alone. */
function fitting({ names, weights }: LinearValue): LearnedWeights {
  const learned = Object.entries(weights).filter(
    ([, one]) => Object.keys(one).join() === ['constant', ...names].join(),
  )
  return Object.fromEntries(learned)
}

function seatCounts({ game }: GamePlay, text: string | undefined): number[] {
  const counts = text === undefined ? game.seats.filter((count) => count > 1) : text.split(',').map(Number)
  for (const count of counts)
    if (!game.seats.includes(count))
      throw new UsageError(`--seats takes some of ${game.seats.join(', ')}, not ${count}`)
  return [...counts].sort((a, b) => a - b)
}

async function resumed(file: string, fresh: Run): Promise<Run> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return fresh
  const kept = JSON.parse(text) as Run
  for (const name of ['game', 'seed', 'rounds', 'games', 'duels'] as const)
    if (kept[name] !== fresh[name])
      throw new UsageError(
        `${file} keeps a run with ${name} ${kept[name]}; go on with it, or name another --state`,
      )
  process.stdout.write(`goes on with ${file}: ${kept.people} seats, round ${kept.round}\n`)
  return kept
}

/** Whole or not at all: a run that is stopped while it writes must not lose what it had. */
async function keep(file: string, run: Run): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(run))
  await rename(`${file}.new`, file)
}

/** Plays by the adviser alone, or with a few trials where weights were found already. */
function chooserFor(play: GamePlay, weights: LearnedWeights, people: number, trials: number): Chooser {
  const { game, adviser } = play
  const learned = withWeights(play, weights)
  return (view, seat, chance) => {
    if (weights[people] === undefined) return bestMove(adviser, view, seat, game.moves(view, seat), chance)
    const search = new Search(learned, view, seat, chance, { trials })
    while (!search.done) search.step()
    return search.best()
  }
}

async function playRound(play: GamePlay, run: Run, save: () => Promise<void>): Promise<void> {
  const { people, round, seed } = run
  const names = play.adviser.search?.value?.names ?? []
  const ridge = new Ridge(names.length, run.sums)
  const options = optionSets(play.game.options, people)
  const choose = chooserFor(play, run.accepted, people, learningTrials)
  for (; run.played < run.games; run.played++) {
    const lesson = `${seed} ${people} ${round} ${run.played}`
    for (const sample of samplesOf(play, {
      people,
      options: at(options, run.played % options.length),
      seed: lesson,
      choose,
      whims,
    }))
      ridge.add(sample)
    progress(run.played + 1, run.games, `games, ${people} seats, round ${round}`)
    if (run.played % keepEvery === 0) {
      run.sums = ridge.save()
      await keepAfter(run, save)
    }
  }
  run.sums = ridge.save()
  await save()
  const weights = ridge.fit(penalty)
  const found = { ...run.accepted, [people]: named(names, weights) }
  const won = await compare(play, run, found, save)
  const { mean, margin } = estimate(won)
  // A round counts only where it wins beyond one standard error.
  const accepted = mean - margin / 1.96 > 1 / people
  if (accepted) run.accepted = found
  const line = `${people} seats, round ${round}: ${ridge.samples} turns of ${run.games} games, R² ${ridge.explained(weights).toFixed(2)}, won ${percent(mean)} ±${percent(margin)} of ${won.length * people} games, ${accepted ? 'accepted' : 'refused'}`
  process.stdout.write(`${line}\n`)
  run.journal.push(line)
  run.played = 0
  run.sums = []
  run.shares = []
}

/** `played` names the next game to play, so that none is counted twice. */
async function keepAfter(run: Run, save: () => Promise<void>): Promise<void> {
  run.played++
  await save()
  run.played--
}

/** New weights against what was there before, which is the adviser alone in the beginning. */
async function compare(
  play: GamePlay,
  run: Run,
  found: LearnedWeights,
  save: () => Promise<void>,
): Promise<number[]> {
  const { people } = run
  const options = optionSets(play.game.options, people)
  const one = chooserFor(play, found, people, comparingTrials)
  const other = chooserFor(play, run.accepted, people, comparingTrials)
  while (run.shares.length < run.duels) {
    const seed = `${run.seed} duel ${people} ${run.round} ${run.shares.length}`
    const setup = { people, options: at(options, run.shares.length % options.length), seed }
    run.shares.push(playDuel(play, { ...setup, one, other }).share)
    progress(run.shares.length, run.duels, 'duels')
    if (run.shares.length % keepEvery === 0) await save()
  }
  return run.shares
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

function named(names: readonly string[], weights: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    ['constant', ...names].map((name, index) => [name, Number(at(weights, index).toPrecision(4))]),
  )
}

/** What the file says of numbers of seats that this run did not learn for. */
async function journalOf(file: string, journal: readonly string[]): Promise<string[]> {
  const seatsOf = (line: string) => /^(?:\/\/ )?(\d+) seats, /.exec(line)?.[1]
  const renewed = journal.map(seatsOf)
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.filter((line) => seatsOf(line) !== undefined && !renewed.includes(seatsOf(line)))
}

async function writeWeights(run: Run): Promise<void> {
  const { game, rounds, games, duels, seed, accepted, journal } = run
  const file = fileURLToPath(new URL(`../../games/${game}/bot/learned.ts`, import.meta.url))
  const earlier = await journalOf(file, journal)
  const command = `engawa learn ${game} --rounds ${rounds} --games ${games} --duels ${duels} --seed ${seed}`
  const tables = Object.entries(accepted).map(([people, weights]) => {
    const lines = Object.entries(weights).map(([name, weight]) => `    ${name}: ${weight},`)
    return `  ${people}: {\n${lines.join('\n')}\n  },`
  })
  await writeFile(
    file,
    `import type { LearnedWeights } from '@engawa/kernel'

// Written by: ${command}
${[...earlier, ...journal.map((line) => `// ${line}`)].join('\n')}

/** By number of seats: what a turn's end is worth, in points ahead of the best rival at the end of the game. */
export const learned: LearnedWeights = {
${tables.join('\n')}
}
`,
  )
  process.stdout.write(`written to ${file}\n`)
}
