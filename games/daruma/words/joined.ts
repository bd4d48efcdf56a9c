import { type Names, say } from '@engawa/kernel'
import type { Event } from '../rules/index.ts'
import type { Phrases } from './phrases.ts'
import { tellingOf } from './telling.ts'

type Small = Extract<Event, { kind: 'painted' | 'poured' | 'kept' | 'gathered' | 'rolled' }>

const smallKinds: readonly string[] = ['painted', 'poured', 'kept', 'gathered', 'rolled']
const isSmall = (event: Event): event is Small => smallKinds.includes(event.kind)

/** The small steps from one throw to the next in one sentence, then what came of them. */
export function joinedIn(phrases: Phrases, events: readonly Event[], names: Names): string | undefined {
  const small = events.filter(isSmall)
  const [first] = small
  // A painted eye is told before what its action did.
  const short = small.length < 2 && (first?.kind !== 'painted' || events[0] !== first)
  if (first === undefined || short) return undefined
  const telling = tellingOf(phrases, names)
  const find = <Kind extends Small['kind']>(kind: Kind) =>
    small.find((event): event is Extract<Small, { kind: Kind }> => event.kind === kind)
  const painted = find('painted')
  const poured = find('poured')
  const gathered = find('gathered')
  const rolled = find('rolled')
  return phrases.thrown(
    {
      ...(painted && { painted: { daruma: telling.daruma(painted.daruma), eye: painted.eye } }),
      ...(poured && { poured: poured.value }),
      kept: small.flatMap((event) => (event.kind === 'kept' ? [event.value] : [])),
      ...(gathered && { gathered: gathered.values }),
      ...(rolled && { rolled: rolled.values }),
    },
    telling.person(first.seat),
  )
}

type Shift = Extract<Event, { kind: 'shifted' }>
const isShift = (event: Event): event is Shift => event.kind === 'shifted'

/** What is not of that sentence. */
export const besides = (events: readonly Event[]): readonly Event[] =>
  events.filter((event) => !isSmall(event))

/** One sentence for each event; dice that were shifted one after the other have one for all. */
export function toldOneByOne(phrases: Phrases, events: readonly Event[], names: Names): readonly string[] {
  const telling = tellingOf(phrases, names)
  const shifts = events.filter(isShift)
  return events.flatMap((event) => {
    if (isShift(event) && shifts.length > 1) return event === shifts[0] ? [phrases.shifts(shifts)] : []
    return say(phrases.log, event, telling) ?? []
  })
}

/** Several dice were shifted: that is told as one thing, with or without a throw beside it. */
export const isShifting = (events: readonly Event[]): boolean => events.filter(isShift).length > 1
