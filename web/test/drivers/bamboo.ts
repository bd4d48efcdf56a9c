import { say } from '@engawa/kernel'
import { en } from '../../../games/bamboo/board/words/en.ts'
import { fr } from '../../../games/bamboo/board/words/fr.ts'
import {
  actions,
  colours,
  foodValues,
  gridColumns,
  gridRows,
  spirits,
  stalkCount,
  stockCapacity,
  temples,
} from '../../../games/bamboo/catalogue/index.ts'
import { enPhrases, frPhrases } from '../../../games/bamboo/words/index.ts'
import type { DoneDecision, SeenMove } from '../../../games/bamboo/words/phrases.ts'
import type { Control, Input } from './input.ts'

type Random = (bound: number) => number
type Test = (control: Control) => boolean

const languages = { en: { board: en, phrases: enPhrases }, fr: { board: fr, phrases: frPhrases } }

/** Decisions that can be left at that. */
const doneDecisions: readonly DoneDecision[] = ['balanceAgain', 'tengu', 'wake', 'feed', 'end']

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Stands for whatever a sentence fills in. */
const FILLED = '§'
/** How a sentence begins, up to what it fills in. */
const opening = (sentence: string) => sentence.split(FILLED)[0] ?? ''

/** What the controls of the board are called, sorted by what a press does. */
function namesOf(locale: keyof typeof languages) {
  const { board, phrases } = languages[locale]
  const templeNames = temples.map((name) => board.temples[name])
  const thing = () => FILLED
  const tile = () => ({ title: FILLED, detail: FILLED })
  const telling = {
    person: () => ({ name: FILLED, you: false }),
    shoot: thing,
    seatShoots: thing,
    home: tile,
    balance: tile,
    spiritTile: thing,
    foods: thing,
  }
  /** How the control of a move is called, up to what the table fills in. */
  const titleOf = (move: SeenMove) => opening(say(phrases.moves, move, telling).title)
  /** Each of these plays a move. */
  const plays = [
    ...colours.map((colour) => titleOf({ kind: 'colour', colour })),
    titleOf({ kind: 'draft', shoot: 1 }),
    ...actions.map((gift) => titleOf({ kind: 'gift', gift, use: true })),
    titleOf({ kind: 'pass' }),
    ...templeNames.flatMap((name) => [
      ...upTo(stockCapacity).flatMap((sticks) => [board.visit(name, sticks), board.offerAll(sticks, name)]),
      board.offerOne(name),
    ]),
    ...temples.map((_, temple) => titleOf({ kind: 'offer', temple, paid: 0 })),
    ...upTo(stalkCount).map(board.placeUnder),
    titleOf({ kind: 'forgo', shoot: 1, stalk: 0 }),
    ...actions.map((action) => board.actions[action]),
    ...temples.map((_, stock) => titleOf({ kind: 'stow', stock })),
    ...spirits.flatMap((spirit) => [
      titleOf({ kind: 'spirit', spirit }),
      titleOf({ kind: 'wake', spirit, price: 0 }),
    ]),
    titleOf({ kind: 'rest' }),
    board.take,
    board.score,
    titleOf({ kind: 'earn' }),
    ...upTo(gridRows).flatMap((row) => upTo(gridColumns).map((column) => board.placeIn(row, column))),
    ...foodValues.flatMap((food) => [titleOf({ kind: 'cook', food }), titleOf({ kind: 'feed', food })]),
    titleOf({ kind: 'renew' }),
    ...doneDecisions.map((decision) => titleOf({ kind: 'done', decision })),
    board.endTurn,
  ]
  const begins = (...starts: readonly string[]): Test => {
    // A piece that is drawn on a control has its letter or number before the words.
    return ({ name }) => starts.some((start) => name.replace(/^[\p{Lu}\d](?=\p{Lu})/u, '').startsWith(start))
  }
  const inGroup = (...groups: readonly string[]): Test => {
    return ({ group }) => groups.includes(group)
  }
  /** What the dock asks for while nothing is chosen, and what can be chosen then. */
  const asks: readonly (readonly [asks: Test, answers: Test])[] = [
    [begins(board.chooseStock, board.chooseStow), inGroup(board.stocksTitle)],
    [
      begins(opening(board.chooseStalk(FILLED))),
      begins(...upTo(stalkCount).map((n) => board.stalkLabel(n, ''))),
    ],
    [begins(board.chooseShoot), begins(opening(board.hold(FILLED)))],
    [begins(board.chooseNext), inGroup(...upTo(stockCapacity + 1).map((left) => board.queueTitle(left - 1)))],
    [begins(board.chooseGift), begins(...actions.map((action) => board.actions[action]))],
    [
      begins(board.chooseGoal),
      begins(titleOf({ kind: 'take', tile: 1 }), titleOf({ kind: 'score', tile: 1 })),
    ],
    [begins(board.chooseTile), begins(titleOf({ kind: 'buy', tile: 1, price: 1, happiness: 1 }))],
    [begins(opening(board.chooseCell(FILLED))), inGroup(board.planTitle)],
    [begins(board.chooseFood), begins(...foodValues.map((food) => titleOf({ kind: 'cook', food })))],
  ]
  return {
    plays: begins(...plays),
    asks,
    food: inGroup(board.food),
    /** Where somebody may change their mind before the move is made. */
    changes: (control: Control) =>
      inGroup(board.planTitle, board.templesTitle)(control) ||
      begins(...upTo(stalkCount).map((n) => board.stalkLabel(n, '')), opening(board.hold(FILLED)))(control),
    spirits: begins(...spirits.map((spirit) => board.spirits[spirit])),
    panes: inGroup(board.panes),
  }
}

/** A person who knows the game only by what the controls of the board are called. */
function chooser(locale: keyof typeof languages, random: Random) {
  const names = namesOf(locale)
  const one = (controls: readonly Control[]) => controls[random(controls.length || 1)]

  return (controls: readonly Control[]): Control | undefined => {
    const open = controls.filter((control) => !control.disabled)
    const unchosen = open.filter((control) => control.pressed === false)
    const spirit = unchosen.filter(names.spirits)
    if (spirit.length > 0 && random(8) === 0) return one(spirit)
    const playing = open.filter(
      (control) => control.pressed === undefined && !names.food(control) && names.plays(control),
    )
    const asked = names.asks.find(([asks]) => controls.some((control) => control.disabled && asks(control)))
    const answers = asked === undefined ? [] : unchosen.filter(asked[1])
    if (answers.length > 0 && (playing.length === 0 || random(4) > 0)) return one(answers)
    const other = unchosen.filter(names.changes)
    if (asked === undefined && playing.length > 0 && other.length > 0 && random(5) === 0) return one(other)
    if (playing.length > 0) return one(playing)
    // What is asked for lies on another pane of a phone.
    return asked === undefined ? undefined : one(unchosen.filter(names.panes))
  }
}

const PATIENCE = 30_000
const MOST_PRESSES = 4000
/** So many presses in so many milliseconds without any change on the board, and something there is broken. */
const DEAD_PRESSES = 12
const DEAD_TIME = 10_000
/** So many of the last presses are told where a game does not go on. */
const TOLD = 40

/** `over` names a control that is there only when somebody has won. */
interface Way {
  readonly locale: keyof typeof languages
  readonly random: Random
  readonly over: string
}

const pictureOf = (controls: readonly Control[]) =>
  controls.map(({ name, pressed, disabled }) => `${name} ${pressed} ${disabled}`).join('|')

/** Plays Bamboo on its board until somebody has won; gives the number of presses it took. */
export async function playBamboo(input: Input, { locale, random, over }: Way): Promise<number> {
  const choose = chooser(locale, random)
  let since = Date.now()
  let picture = ''
  let dead = 0
  let changed = Date.now()
  const pressed: string[] = []
  const last = () => `the last presses: ${pressed.slice(-TOLD).join(' | ')}`
  for (let presses = 0; presses < MOST_PRESSES; ) {
    const controls = await input.controls()
    if (controls.some((control) => control.name === over)) return presses
    const next = choose(controls)
    const shown = controls.map((control) => control.name).join(' | ')
    if (next !== undefined) {
      const before = picture
      picture = pictureOf(controls)
      dead = before === picture ? dead + 1 : 0
      if (dead === 0) changed = Date.now()
      // A press that comes before the one before it is drawn does not count.
      if (dead > DEAD_PRESSES && Date.now() - changed > DEAD_TIME)
        throw new Error(`presses do nothing among ${shown}; ${last()}`)
      await next.press()
      presses++
      pressed.push(next.name)
      since = Date.now()
    } else if (Date.now() - since > PATIENCE) {
      throw new Error(`nothing to press among ${shown}; ${last()}`)
    } else {
      await new Promise((done) => setTimeout(done, 20))
    }
  }
  throw new Error(`the game does not end; ${last()}`)
}
