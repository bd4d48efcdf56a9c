import { chooseMove } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { Chance, type Game } from '@engawa/kernel'
import { Table } from '@engawa/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { boardWords } from '../../../games/bitoku/board/words/index.ts'
import { type Move, regionAt, type State } from '../../../games/bitoku/rules/index.ts'
import { shellWords } from '../../words/index.ts'
import type { Control, Input } from './input.ts'
import { lastSave, openOutside } from './table.ts'

type Random = (bound: number) => number

export interface Way {
  readonly locale: keyof typeof boardWords
  readonly random: Random
  /** Called before every press, e.g. to look at what is drawn. */
  look?(): Promise<void>
}

/** What somebody sees who sits before the board. */
interface Sight {
  readonly verbs: readonly Control[]
  readonly pass: Control | undefined
  readonly choices: readonly Control[]
  readonly skip: Control | undefined
  /** Things on the table that a legal move is about, and those taken into the choice already. */
  readonly lit: readonly Control[]
  readonly picked: boolean
  /** Prints, plates and pieces one may look at. */
  readonly stage: readonly Control[]
  /** Closes what lies over the board. */
  readonly close: Control | undefined
  readonly uncover: Control | undefined
}

function sightOf(controls: readonly Control[], locale: Way['locale']): Sight {
  const say = boardWords[locale]
  const open = controls.filter((control) => !control.disabled)
  const verbs = open.filter((control) => control.group === say.verbsTitle)
  const isPass = (control: Control) => control.name.startsWith(say.verbs.pass)
  const toggles: readonly string[] = [shellWords[locale].table.hint, say.stepByStep, say.allSteps, say.cover]
  const held = open.filter(({ name, pressed }) => pressed !== undefined && !toggles.includes(name))
  const stage = controls.filter((control) => control.group === say.table)
  return {
    verbs: verbs.filter((control) => !isPass(control)),
    pass: verbs.find(isPass),
    choices: open.filter((control) => control.group === say.choices),
    skip: open.find((control) => control.name === say.skip),
    lit: held.filter(({ name, pressed }) => pressed === false && name !== say.uncover),
    picked: held.some(({ pressed }) => pressed === true),
    stage,
    close: stage.length === 0 ? open.find((control) => control.name === say.close) : undefined,
    uncover: open.find((control) => control.name === say.uncover),
  }
}

/** A person who knows the game only by what the controls of the board are called. */
function choose(sight: Sight, random: Random): Control | undefined {
  const one = (controls: readonly Control[]) => controls[random(controls.length || 1)]
  const { verbs, pass, choices, skip, lit, picked, stage, close, uncover } = sight
  if (close !== undefined) return close
  const asked = verbs.length + choices.length > 0 || pass !== undefined || skip !== undefined
  if (!asked) return uncover
  // Now and then one looks at something, or takes up what the move is about before choosing the move.
  if (random(12) === 0 && stage.length > 0) return one(stage)
  if (!picked && lit.length > 0 && random(3) === 0) return one(lit)
  if (verbs.length > 0) return one(verbs)
  if (skip !== undefined && (choices.length === 0 || random(6) === 0)) return skip
  return one(choices) ?? pass
}

const PATIENCE = 30_000
const MOST_PRESSES = 4000

/**
 * Gives a function that presses one control of the board, or waits a moment where nothing is to be done;
 * it answers whether the game is over.
 */
export function bitokuPlayer(input: Input, { locale, random, look }: Way): () => Promise<boolean> {
  const over = shellWords[locale].scoreSheet.again
  let since = Date.now()
  let presses = 0
  return async () => {
    const controls = await input.controls()
    if (controls.some((control) => control.name === over)) return true
    const next = choose(sightOf(controls, locale), random)
    if (next !== undefined) {
      await look?.()
      await next.press()
      since = Date.now()
      if (++presses > MOST_PRESSES) throw new Error('the game does not end')
    } else if (Date.now() - since > PATIENCE) {
      throw new Error(`nothing to press among ${controls.map((control) => control.name).join(' | ')}`)
    } else {
      await new Promise((done) => setTimeout(done, 10))
    }
    return false
  }
}

/** Plays Bitoku on its board until the ascension is counted. */
export async function playBitoku(input: Input, way: Way): Promise<void> {
  const play = bitokuPlayer(input, way)
  while (!(await play()));
}

/** The stored table is over, and the person's moves in it were played on the board. */
export async function expectWholeBitoku(page: Page): Promise<void> {
  await expect.poll(async () => (await openOutside(await lastSave(page))).turn.over).toBe(true)
  const { history } = await openOutside(await lastSave(page))
  const own = history.filter(({ seat }) => seat === 0).map(({ move }) => (move as { kind: string }).kind)
  // Every summer at least three cards are played before one may pass, and every year has its spring.
  expect(own.filter((kind) => kind === 'discard').length).toBe(4)
  expect(own.filter((kind) => kind === 'play').length).toBeGreaterThanOrEqual(12)
}

/** Decisions that a game at random seldom comes to. */
export const rare = ['harvest', 'back', 'copy', 'surpass', 'buyBoth'] as const

/** Everything a person may be asked in Bitoku. */
export const decisions = [
  ...rare,
  'discard',
  'lay',
  'virtue',
  'turn',
  'place',
  'act',
  'favour',
  'goods',
  'movement',
  'advance',
  'unlock',
  'look',
  'pick',
  'rock',
  'rockPilgrim',
  'buy',
  'pay',
  'combine',
  'choice',
  'anyOrder',
  'optional',
] as const

const MOST_GAMES = 200
/** The first game that comes to it, so that the others need not be played every time. */
const firstGames: Readonly<Record<string, number>> = { surpass: 53 }

/** The first move of the seat that leads to this decision within so many of its own steps. */
function moveTowards(game: Game, state: unknown, seat: number, decision: string, steps: number): unknown {
  return game.moves(state, seat).find((move) => {
    const tried = game.copy(state)
    game.play(tried, seat, move, Chance.seeded('tried'))
    const turn = game.turn(tried)
    if (turn.over || turn.seats[0] !== seat) return false
    if (turn.decision === decision) return true
    return steps > 1 && moveTowards(game, tried, seat, decision, steps - 1) !== undefined
  })
}

/** Could an amulet soon lift a six over a six: a six stands in the forest, and there are amulets to choose from? */
const isSixThere = ({ domains }: State): boolean =>
  (domains[0]?.amulets.filter((count) => count > 0).length ?? 0) > 1 &&
  domains.some(({ dice, places }) => places.some((place, die) => dice[die] === 6 && regionAt(place) !== 0))

/**
 * A table at which the first person is asked this, with moves that fit. Only the hard comparison of dice, with more spaces than one
 * in a region, asks whether an amulet lifts a six over a six; that is so rare that the person looks for it:
 * a die, its space, its action.
 */
export async function bitokuAt(
  decision: (typeof decisions)[number],
  fits: (moves: readonly Move[]) => boolean = () => true,
): Promise<Table> {
  const play = await entryOf('bitoku')?.play()
  if (play === undefined) throw new Error('no Bitoku')
  const people = decision === 'surpass' ? 4 : 2
  const options = { hard: decision === 'surpass' }
  const first = firstGames[decision] ?? 0
  for (let seed = first; seed < first + MOST_GAMES; seed++) {
    const chance = Chance.seeded(`minds ${seed}`)
    const table = new Table(play.game, { people, options, seed: `${decision} ${seed}` })
    for (let { turn } = table; !turn.over; turn = table.turn) {
      const seat = turn.seats[0] ?? 0
      if (seat === 0 && turn.decision === decision && fits(table.moves(0) as readonly Move[])) {
        for (let other = 1; other < people; other++)
          table.reseat(other, { kind: 'bot', name: `Bot ${other}`, level: 'random' })
        return table
      }
      const view = table.view(seat)
      const wanted =
        decision === 'surpass' && seat === 0 && isSixThere(view as State)
          ? moveTowards(play.game, play.game.imagine(view, Chance.seeded('seen')), seat, decision, 3)
          : undefined
      // Every third choice is a whim, so that rare decisions come up.
      const whim = play.game.moves(view, seat).length > 1 && chance.int(3) === 0
      table.play(seat, wanted ?? chooseMove(play, whim ? 'random' : 'greedy', view, seat, chance))
    }
  }
  throw new Error(`nobody is asked for ${decision}`)
}

const MOST_LOOKS = 200

/** Presses controls of the board until the person's next move is played; others may decide at the same time. */
export async function decideOnBoard(page: Page, input: Input, way: Way, table: Table): Promise<void> {
  const play = bitokuPlayer(input, way)
  const decided = async () => {
    const { history } = await openOutside(await lastSave(page))
    return history.slice(table.position).some(({ seat }) => seat === 0)
  }
  for (let looks = 0; !(await decided()); looks++) {
    if (looks > MOST_LOOKS) throw new Error('no press of the board plays a move')
    await play()
  }
}
