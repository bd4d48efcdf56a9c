import { at, choice, type Named, type Seat, sequence } from '@engawa/kernel'
import { type Effect, effectOf, type Region } from '../catalogue/index.ts'
import { type Plan, todo } from './kinds.ts'
import type { Source, Task } from './state.ts'

/** BIT-072: fixed gains are simply received; everything else may be declined. */
export function mayBeDeclined(effect: Effect): boolean {
  switch (effect.is) {
    case 'nothing':
    case 'goods':
    case 'amulet':
    case 'points':
    case 'draw':
      return false
    case 'all':
      return effect.parts.every(mayBeDeclined)
    case 'some':
      return effect.options.every((option) => mayBeDeclined(option.effect))
    default:
      return true
  }
}

/** Is this received without any decision and without touching the table? */
export function isPlainGain(effect: Effect): boolean {
  if (effect.is === 'goods') return effect.of.length === 1
  return effect.is === 'amulet' || effect.is === 'points'
}

/** Writes an effect as frames of the agenda: the one interpreter of the whole catalogue. */
function plan(effect: Effect, seat: Seat, region: Region, source: Source): Plan {
  const one = (what: Task): Plan => todo(seat, what)
  switch (effect.is) {
    case 'nothing':
      return sequence()
    case 'goods':
      return one({ kind: 'goods', of: effect.of, count: effect.count, source })
    case 'amulet':
      return one({ kind: 'amulet', worth: effect.worth, source })
    case 'points':
      return one({ kind: 'points', points: effect.points, source })
    case 'movement':
      return one({ kind: 'movement', points: effect.points, source })
    case 'advance':
      return one({ kind: 'advance', steps: effect.steps, region: effect.here ? region : 0, source })
    case 'back':
      return one({ kind: 'back', steps: effect.steps, source })
    case 'draw':
      return one({ kind: 'draw', count: effect.count, source })
    case 'look':
      return one({ kind: 'look', deck: effect.deck, source })
    case 'unlock':
    case 'rock':
    case 'rockPilgrim':
      return one({ kind: effect.is, source })
    case 'buy':
      return one({ kind: 'buy', offers: effect.offers, source })
    case 'buyBoth':
      return one({ kind: 'buyBoth', offers: effect.offers, less: effect.less, source })
    case 'all':
      return sequence(...effect.parts.map((part) => plan(part, seat, region, source)))
    case 'some': {
      const options = effect.options.map(
        (option): Named<Task> => ({ name: option.name, frame: plan(option.effect, seat, region, source) }),
      )
      // BIT-079: of two different ones either may be declined.
      const mayDecline = effect.picks === 2 || mayBeDeclined(effect)
      return choice(seat, options, { picks: effect.picks, distinct: true, mayDecline })
    }
  }
}

const made = new Map<string, Map<Source, Plan[]>>()

/** What to do for a notation of the catalogue. Frames never change, so each is made once. */
export function planOf(notation: string, source: Source, seat: Seat, region: Region = 3): Plan {
  let bySource = made.get(notation)
  if (bySource === undefined) {
    bySource = new Map()
    made.set(notation, bySource)
  }
  let plans = bySource.get(source)
  if (plans === undefined) {
    plans = []
    bySource.set(source, plans)
  }
  const key = seat * 8 + region
  const known = plans[key]
  if (known !== undefined) return known
  const fresh = plan(effectOf(notation), seat, region, source)
  plans[key] = fresh
  return fresh
}

/** The effect of a House space on the board of this table. */
export function housePlan(houseSpaces: readonly string[], seat: Seat, floor: number): Plan {
  return planOf(at(houseSpaces, floor - 1), `house-${floor}`, seat)
}
