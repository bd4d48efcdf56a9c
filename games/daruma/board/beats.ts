import type { Event } from '../rules/index.ts'

/** How long dice tumble: the first roll of a turn takes its time, later ones are quick. */
export function rollTime(fresh: readonly Event[]): number {
  const rolled = fresh.find((event) => event.kind === 'rolled')
  if (rolled === undefined) return 240
  return rolled.values.length === 8 ? 800 : 420
}

export const tumble: Keyframe[] = [
  { transform: 'translate(-30px, -26px) rotate(-260deg)', opacity: 0.4 },
  { transform: 'translate(-8px, 4px) rotate(-70deg)', opacity: 1, offset: 0.45 },
  { transform: 'translate(4px, -7px) rotate(14deg)', offset: 0.75 },
  { transform: 'none' },
]

/** Pips are seen when the die lies still; the result was fixed before. */
export const settlePips: Keyframe[] = [
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

export const pressSeal: Keyframe[] = [
  { transform: 'scale(1.12)', opacity: 0 },
  { transform: 'scale(1.12)', opacity: 1, offset: 0.6 },
  { transform: 'none', opacity: 1 },
]

export const paintEye: Keyframe[] = [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0 0 0 0)' }]
