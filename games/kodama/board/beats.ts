import type { Beats, BeatTools } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'
import { growthMask } from './growth.tsx'
import { ids } from './model.ts'

const appear: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]
/** Leaves open and elements are pressed when the bark has passed them. */
const appearLate: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }]
const pressedLate: Keyframe[] = [
  { transform: 'scale(1.3)', opacity: 0 },
  { transform: 'scale(1.3)', opacity: 0, offset: 0.5 },
  { transform: 'none', opacity: 1 },
]
const pressed: Keyframe[] = [
  { transform: 'scale(1.12)', opacity: 0.3 },
  { transform: 'none', opacity: 1 },
]
const dealt: Keyframe[] = [
  { transform: 'translateX(40px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** How long bark takes from the joint to the tips, in milliseconds. */
const GROWTH = 450

type Tools = BeatTools<Event>

/** Bark runs from the joint to the tips: a mask lets more and more of it be seen, and is gone at the end. */
function runBark(tree: Element, card: number, { enact }: Tools, delay: number): void {
  const mask = growthMask(card)
  const lines = [...tree.querySelectorAll(`#${mask} path`)]
  const runs = lines.flatMap(
    (line) => enact(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], GROWTH, delay) ?? [],
  )
  if (runs.length === 0) return
  const bark = tree.querySelectorAll(`[data-bark="${card}"]`)
  for (const part of bark) part.setAttribute('mask', `url(#${mask})`)
  void Promise.allSettled(runs.map(({ finished }) => finished)).then(() => {
    for (const part of bark) part.removeAttribute('mask')
  })
}

/** A card that comes from the display comes first, however long it is held up on its way. */
function growCard(tree: Element | undefined, card: number, tools: Tools): void {
  if (tree === undefined) return
  const delay = tools.landing(ids.branch(card))
  const all = (where: string, frames: Keyframe[], time: number) => {
    for (const element of tree.querySelectorAll(where)) tools.enact(element, frames, time, delay)
  }
  all(`[data-sheet="${card}"]`, appear, 200)
  runBark(tree, card, tools, delay)
  all(`[data-leaves="${card}"]`, appearLate, GROWTH + 120)
  all(`[data-elements="${card}"] .kod-coin`, pressedLate, GROWTH)
}

/** What is seen of each event on the board, which already shows its result. */
export const beats: Beats<Event> = {
  grown: {
    sound: ({ lines }) => [
      'wood',
      { sound: 'leaf', times: lines.flatMap(({ cards }) => cards).length, later: 300 },
    ],
    travels: ({ seat, card }) => [{ piece: ids.branch(card), to: ids.plate(seat), seal: 'wanted' }],
    beat: ({ seat, card }, tools) => growCard(tools.place(ids.tree(seat)), card, tools),
  },
  bonus: { sound: { sound: 'leaf', later: 300 } },
  slid: { sound: 'paper' },
  renewed: { sound: 'paper' },
  played: { sound: 'bell' },
  unplayed: { sound: 'paper' },
  firstSeat: { sound: 'step' },
  ended: { sound: 'kodamaMotif' },
  shown: {
    sound: 'paper',
    beat({ cards }, { piece, enact }) {
      for (const card of cards) enact(piece(ids.branch(card)), dealt, 200)
    },
  },
  seasonBegan: {
    sound: 'kodamaMotif',
    beat: (_event, { place, enact }) => enact(place(ids.season), pressed, 320),
  },
}
