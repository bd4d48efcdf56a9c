import type { Seat } from '@engawa/kernel'
import type { Beats, BeatTools, Travel } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'
import { ids } from './model.ts'

/** How long eight dice tumble. */
const WHOLE_ROLL = 700

/** How long dice tumble: the first roll of a turn takes its time, later ones are quick. */
export function rollTime(fresh: readonly Event[]): number {
  const rolled = fresh.find((event) => event.kind === 'rolled')
  if (rolled === undefined) return 240
  return rolled.values.length === 8 ? WHOLE_ROLL : 400
}

const tumble: Keyframe[] = [
  { transform: 'translate(-30px, -26px) rotate(-260deg)', opacity: 0.4 },
  { transform: 'translate(-8px, 4px) rotate(-70deg)', opacity: 1, offset: 0.45 },
  { transform: 'translate(4px, -7px) rotate(14deg)', offset: 0.75 },
  { transform: 'none' },
]

/** Pips are seen when the die lies still; the result was fixed before. */
const settlePips: Keyframe[] = [
  { opacity: 0 },
  { opacity: 0, offset: 0.62 },
  { opacity: 1, offset: 0.75 },
  { opacity: 1 },
]

/** A lost four: it falls with the others and goes to the ledger. */
export const loseFour: Keyframe[] = [
  { transform: 'translate(-30px, -26px) rotate(-260deg)', opacity: 0.4 },
  { transform: 'none', opacity: 1, offset: 0.45 },
  { transform: 'none', opacity: 1, offset: 0.75 },
  { transform: 'translateY(-46px) scale(.7)', opacity: 0 },
]

/** A daruma that is about to change hands rises. */
const rise: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-10px) scale(1.08)', offset: 0.5 },
  { transform: 'none' },
]

const paintEye: Keyframe[] = [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0 0 0 0)' }]

/** A lamp lights up from below, once the dice lie still. */
const lightUp: Keyframe[] = [
  { clipPath: 'inset(100% 0 0 0)', offset: 0 },
  { clipPath: 'inset(100% 0 0 0)', offset: 0.6 },
  { clipPath: 'inset(0)', offset: 1 },
]

type Tools = BeatTools<Event>

/** The dice that show what was rolled settle from left to right. */
function tumbleDice(values: readonly number[], { fresh, place, enact }: Tools): void {
  const waiting = values.slice()
  const dice = place(ids.tray)?.querySelectorAll<HTMLElement>('.dar-die') ?? []
  for (const [index, element] of [...dice].entries()) {
    const found = waiting.indexOf(Number(element.dataset.value))
    if (found < 0) continue
    waiting.splice(found, 1)
    const time = rollTime(fresh) * (0.58 + 0.06 * index)
    enact(element.querySelector('.die'), tumble, time)
    enact(element.querySelector('.die g'), settlePips, time)
  }
}

function lightLamps({ fresh, place, enact }: Tools): void {
  for (const lamp of place(ids.ledger)?.querySelectorAll('[data-new]') ?? [])
    enact(lamp, lightUp, rollTime(fresh) * 1.3)
}

/** The die that was just placed appears as a brush would paint it. */
function paintDie(daruma: number, { piece, enact }: Tools): void {
  const eyes = piece(ids.daruma(daruma))?.querySelectorAll('[data-eye="die"]') ?? []
  enact([...eyes].at(-1), paintEye, 240)
}

const fromDeck = (daruma: number): Travel => ({ piece: ids.daruma(daruma), from: ids.deck })
const toSeat = (daruma: number, seat: Seat): Travel => ({ piece: ids.daruma(daruma), to: ids.seat(seat) })

/** What is seen and heard of each event, beside the pieces that change their place. */
export const beats: Beats<Event> = {
  rolled: {
    sound: ({ values }) => (values.length === 8 ? { sound: 'dice', later: 200 } : 'dice'),
    beat: ({ values }, tools) => tumbleDice(values, tools),
  },
  began: { sound: 'cup' },
  lost: {
    sound: ({ count }) => ({ sound: 'lamp', times: count, later: 400 }),
    beat: (_event, tools) => lightLamps(tools),
  },
  badLuck: { sound: { sound: 'gong', later: 700 } },
  poured: { sound: 'water' },
  gathered: { sound: 'cup' },
  shifted: { sound: 'dice' },
  stopped: { sound: 'wood' },
  marked: { sound: 'brush' },
  cursed: { sound: 'lamp', beat: (_event, tools) => lightLamps(tools) },
  renewed: { sound: 'paper', travels: ({ darumas }) => darumas.map(fromDeck) },
  revealed: { sound: 'paper', travels: ({ darumas }) => darumas.map(fromDeck) },
  took: { sound: 'seal', travels: ({ darumas, seat }) => darumas.map((daruma) => toSeat(daruma, seat)) },
  rewarded: { sound: 'seal', travels: ({ daruma }) => [fromDeck(daruma)] },
  fortune: {
    sound: { sound: 'darumaMotif', later: 500 },
    travels: ({ daruma }) => [{ ...fromDeck(daruma), later: WHOLE_ROLL }],
  },
  gave: { sound: 'wood', travels: ({ daruma, to }) => [{ ...toSeat(daruma, to), receiver: to }] },
  lifted: {
    sound: 'wood',
    beat: ({ daruma }, { piece, enact }) => enact(piece(ids.daruma(daruma)), rise, 260),
  },
  exchanged: {
    sound: 'wood',
    travels: ({ seat, first, from, second, to }) => [
      // Whoever has to give one for it is told of that one.
      { ...toSeat(first, to), owner: from, ...(second === 0 && seat !== to ? { receiver: to } : {}) },
      { ...toSeat(second, from), owner: to },
    ],
  },
  closed: { sound: 'gong' },
  ended: { sound: 'darumaMotif' },
  advanced: { sound: 'step', travels: () => [{ piece: ids.counter }] },
  painted: { sound: 'brush', beat: ({ daruma }, tools) => paintDie(daruma, tools) },
}
