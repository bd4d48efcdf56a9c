/**
 * What a person can do at a table, as short texts that can be written down and played again: a kind and a number
 * that chooses among what there is when its time comes, e.g. `press.4711`. Any list of them can be played.
 */
export const kinds = [
  'press',
  'answer',
  'hint',
  'follow',
  'undo',
  'redo',
  'restart',
  'twice',
  'rush',
  'key',
  'ask',
  'hold',
  'drag',
  'zoom',
  'menu',
  'escape',
  'replay',
  'size',
  'rotate',
  'language',
  'theme',
  'leave',
  'reload',
  'tap',
  'odd',
  'back',
] as const

export type Kind = (typeof kinds)[number]

export interface Action {
  readonly kind: Kind
  readonly choice: number
}

type Shares = Readonly<Record<Kind, number>>

/** How often each is done, of a hundred or so, by somebody who tries everything. */
const restless: Shares = {
  press: 24,
  answer: 24,
  hint: 3,
  follow: 3,
  undo: 3,
  redo: 2,
  restart: 1,
  twice: 4,
  rush: 4,
  key: 10,
  ask: 2,
  hold: 1,
  drag: 2,
  zoom: 2,
  menu: 2,
  escape: 2,
  replay: 2,
  size: 3,
  rotate: 1,
  language: 2,
  theme: 1,
  leave: 2,
  reload: 1,
  tap: 0,
  odd: 0,
  back: 0,
}

/** People play in different ways: some try everything, some want to get on, some let themselves be told. */
const ways: readonly Shares[] = [
  restless,
  { ...restless, press: 8, answer: 90, undo: 6, redo: 4 },
  { ...restless, press: 8, answer: 20, hint: 60, follow: 10 },
]

/** Fingers on windows of any shape; a lesson has no replay. */
const roaming: Shares = { ...restless, press: 16, tap: 24, odd: 5, back: 3, replay: 0 }

const roamingWays: readonly Shares[] = [
  roaming,
  { ...roaming, press: 6, tap: 10, answer: 90, undo: 6, redo: 4 },
  { ...roaming, press: 6, answer: 20, hint: 40, follow: 10 },
]

const CHOICES = 10_000

/** So many actions by chance, in the way that the seed has; whoever asks for a hint mostly follows it. */
export function drawActions(
  seed: number,
  random: (bound: number) => number,
  count: number,
  roams: boolean,
): Action[] {
  const among = roams ? roamingWays : ways
  const shares = among[seed % among.length] ?? restless
  const lots = kinds.flatMap((kind) => Array.from({ length: shares[kind] }, () => kind))
  const actions: Action[] = []
  while (actions.length < count) {
    const kind = lots[random(lots.length)] ?? 'press'
    actions.push({ kind, choice: random(CHOICES) })
    if (kind === 'hint' && random(4) > 0) actions.push({ kind: 'follow', choice: random(CHOICES) })
  }
  return actions.slice(0, count)
}

export const writeActions = (actions: readonly Action[]): string =>
  actions.map(({ kind, choice }) => `${kind}.${choice}`).join(',')

export function readActions(text: string): Action[] {
  if (text === '') return []
  return text.split(',').map((word) => {
    const [name, choice] = word.split('.')
    const kind = kinds.find((one) => one === name)
    if (kind === undefined) throw new Error(`no action ${word}: they are ${kinds.join(', ')}`)
    return { kind, choice: Number(choice ?? 0) }
  })
}
