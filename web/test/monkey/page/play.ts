import { NEAR, SOON } from '../../../kit/double-press.ts'
import type { Action, Kind } from '../actions.ts'
import { closeCover, press, tap } from './press.ts'
import {
  has,
  isCovered,
  look,
  pause,
  type Sight,
  type Spot,
  spotOf,
  spotOn,
  type Target,
  until,
} from './sight.ts'

/** Where the monkey sits, and what the tools of the table are called there. */
export interface Home {
  /** The address of the table; what follows it there names a moment or a step of a lesson. */
  readonly table: string
  /** Every position has an address, where it is drawn afresh; lessons begin again where they were. */
  readonly replays: boolean
  readonly tools: Readonly<Record<'undo' | 'redo' | 'restart' | 'hint', readonly string[]>>
}

/** What came of actions: how many were done, what was seen then, and what was wrong. */
export interface Played {
  readonly steps: number
  readonly sight: Sight
  readonly faults: readonly string[]
}

const RUSH = 3
/** Between two presses of somebody in a hurry. */
const HURRY = 8

export async function goTo(hash: string): Promise<void> {
  location.hash = hash
  await look()
}

/** Is this the table itself, and no moment of its past? */
export const isAtTable = ({ table, replays }: Pick<Home, 'table' | 'replays'>): boolean =>
  location.hash === table || (!replays && location.hash.startsWith(`${table}/`))

/** To another page, and back as browsers lead back. */
export async function thereAndBack(home: Home): Promise<void> {
  await goTo(home.replays ? `${home.table}/at/0` : ELSEWHERE)
  history.back()
  await until(() => isAtTable(home))
  await arrive()
}

/** Whoever comes to the table sees it, or why there is none. */
export async function arrive(): Promise<void> {
  await until(() => has('.dock, .failure'))
}

/** Waits until the hints are there, where somebody asked for them. */
export async function hintsThere(): Promise<void> {
  await until(() => !has('.hints') || has('.hints .idea'))
}

/** Where something was pressed last, and when. */
let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY }

/** What has just come to where something was pressed nobody presses at once, but by the second half of a double press. */
async function takeTime({ x, y }: Spot): Promise<void> {
  const isThere = Math.abs(x - last.x) < NEAR && Math.abs(y - last.y) < NEAR
  if (isThere) await pause(Math.max(0, last.at + SOON - performance.now()))
}

/** The hands of the monkey as far as they need nothing from outside the page. */
class InnerHands {
  readonly #home: Home
  pressed: Spot | undefined

  constructor(home: Home) {
    this.#home = home
  }

  #press(target: Target, choice: number, button: 'left' | 'right' = 'left'): void {
    const spot = spotOf(target, choice)
    this.pressed = button === 'left' ? spot : undefined
    if (spot === undefined) return
    press(spot, button)
    last = { x: spot.x, y: spot.y, at: performance.now() }
  }

  #uncover(): boolean {
    const covered = isCovered()
    if (covered) closeCover()
    return covered
  }

  /** Whoever wants to play on closes what lies over the table and comes back from a replay first. */
  async #answer(target: Target, choice: number): Promise<boolean> {
    if (this.#uncover()) return false
    if (isAtTable(this.#home)) {
      const spot = spotOf(target, choice)
      if (spot !== undefined) await takeTime(spot)
      this.#press(target, choice)
    } else await goTo(this.#home.table)
    return isAtTable(this.#home)
  }

  #tool(name: keyof Home['tools']): void {
    if (this.#uncover()) return
    const tools = [...document.querySelectorAll('.dock-tool')]
    const tool = tools.find((one) => this.#home.tools[name].includes(one.textContent?.trim() ?? ''))
    if (tool !== undefined) press(spotOn(tool))
  }

  readonly ways: Readonly<Partial<Record<Kind, (choice: number) => unknown>>> = {
    press: (choice) => this.#press('anything', choice),
    answer: (choice) => this.#answer('answer', choice),
    hint: () => this.#tool('hint'),
    follow: async (choice) => {
      await hintsThere()
      await this.#answer('hint', choice)
    },
    undo: () => this.#tool('undo'),
    redo: () => this.#tool('redo'),
    restart: () => this.#tool('restart'),
    twice: async (choice) => {
      if (!(await this.#answer('answer', choice)) || this.pressed === undefined) return
      await pause(0)
      press(this.pressed)
      this.pressed = undefined
    },
    rush: async (choice) => {
      for (let count = 0; count < RUSH; count++) {
        this.#press('answer', choice + count * count)
        await pause(HURRY)
      }
      this.pressed = undefined
    },
    ask: (choice) => this.#press('piece', choice, 'right'),
    zoom: (choice) => {
      const box = document.querySelector('.stage')?.getBoundingClientRect()
      if (box === undefined) return
      const point = {
        clientX: box.x + box.width / 2,
        clientY: box.y + Math.min(box.height, innerHeight) / 2,
      }
      const turn = { deltaY: (choice % 2 === 0 ? 1 : -1) * 120, bubbles: true, cancelable: true, ...point }
      document.elementFromPoint(point.clientX, point.clientY)?.dispatchEvent(new WheelEvent('wheel', turn))
    },
    menu: (choice) => {
      if (this.#uncover()) return
      document.querySelector<HTMLElement>('.table-bar [popovertarget]')?.click()
      this.#press('anything', choice)
    },
    replay: (choice) => {
      const position = document.querySelector('.table')?.getAttribute('data-position')
      return goTo(`${this.#home.table}/at/${choice % (Number(position) + 1)}`)
    },
    language: () => turnSwitch(0),
    theme: () => turnSwitch(1),
    tap: (choice) => {
      const spot = spotOf(choice % 3 === 0 ? 'anything' : 'answer', choice)
      this.pressed = spot
      if (spot !== undefined) tap(spot)
    },
    back: () => thereAndBack(this.#home),
    leave: async () => {
      await goTo('#/')
      await goTo(this.#home.table)
      await arrive()
    },
  }
}

/** The switch in the bar, also where a phone keeps it in the settings. */
export function turnSwitch(index: number): void {
  document.querySelectorAll<HTMLElement>('.switches button')[index]?.click()
}

const positionNow = () => Number(document.querySelector('.table')?.getAttribute('data-position'))

/** What controls say that they do: a press on one of them makes so many moves. */
const promises = [/^Offer all (\d+) to /, /^Offrir les (\d+) bâtons /]

/** How long a script of a few moves may take. */
const SCRIPT = 5000

function promised(name: string): number | undefined {
  const found = promises.map((promise) => promise.exec(name)?.[1]).find((number) => number !== undefined)
  return found === undefined ? undefined : Number(found)
}

/** Where two drawings of the same position differ. Which part of a table is in sight, the person decides. */
function difference(now: Sight, fresh: Sight): string[] {
  if (now.position !== fresh.position) return []
  const common = Object.keys(now.pieces).filter((id) => fresh.pieces[id] !== undefined)
  return common
    .filter((id) => now.pieces[id] !== fresh.pieces[id] && now.pieces[id] !== 'held')
    .map((id) => `${id} lies at ${now.pieces[id]}, drawn afresh at ${fresh.pieces[id]}`)
}

/** One in so many new positions is compared with itself drawn afresh. */
const COMPARED = 8

/** The table was left for this page and is drawn again. */
const ELSEWHERE = '#/about'

/** The same position, drawn afresh; then the monkey sits down again. */
async function drawnAfresh(position: string, { table }: Home): Promise<Sight> {
  await goTo(ELSEWHERE)
  await goTo(`${table}/at/${position}`)
  await arrive()
  const sight = await look()
  await goTo(table)
  await arrive()
  return sight
}

/** What is wrong after an action, and what is seen then. */
export async function judge(
  before: Sight,
  { kind, choice }: Action,
  pressed: Spot | undefined,
  home: Home,
): Promise<Played> {
  const name = pressed?.name ?? ''
  const moves = promised(name)
  // Moves of one press are seen one after the other: whoever was promised several waits for the last one.
  const last = Number(before.position) + (moves ?? 0)
  if (moves !== undefined) await until(() => positionNow() >= last, SCRIPT)
  const now = await look()
  const faults = [...now.troubles]
  if (now.lost && pressed?.focusable) faults.push(`“${name}” lost the focus`)
  if (moves !== undefined && Number(now.position) < last)
    faults.push(`“${name}” led from position ${before.position} to ${now.position}`)
  const isNew = now.position !== null && now.position !== before.position && location.hash === home.table
  if (!home.replays) return { steps: faults.length > 0 ? 0 : 1, sight: now, faults }
  if (kind === 'leave' || kind === 'reload') faults.push(...difference(before, now))
  else if (isNew && choice % COMPARED === 0 && faults.length === 0) {
    faults.push(...difference(now, await drawnAfresh(now.position, home)))
    return { steps: faults.length > 0 ? 0 : 1, sight: await look(), faults }
  }
  return { steps: faults.length > 0 ? 0 : 1, sight: now, faults }
}

const thrown: string[] = []

/** Listens to what is thrown or complained about in this page. */
export function listen(): void {
  const { error } = console
  console.error = (...told: unknown[]) => {
    thrown.push(`console: ${told.join(' ')}`)
    error(...told)
  }
  addEventListener('error', ({ message }) => thrown.push(`thrown: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(`thrown: ${reason}`))
}

/** Comes back to the table, wherever the last action led. */
export async function comeBack({ table }: Home): Promise<void> {
  if (!location.hash.startsWith(table)) await goTo(table)
}

/** Does one action after the other until something is wrong, or one of them needs hands from outside. */
export async function play(from: Sight, actions: readonly Action[], home: Home): Promise<Played> {
  let sight = from
  for (const [steps, action] of actions.entries()) {
    const hands = new InnerHands(home)
    const way = hands.ways[action.kind]
    if (way === undefined) return { steps, sight, faults: [] }
    await comeBack(home)
    await way(action.choice)
    const judged = await judge(sight, action, hands.pressed, home)
    const faults = [...judged.faults, ...thrown.splice(0)]
    if (faults.length > 0) return { steps, sight, faults }
    sight = judged.sight
  }
  return { steps: actions.length, sight, faults: [] }
}
