import { at } from '@engawa/kernel'

export interface Played {
  /** The numbers of those who met. */
  readonly entrants: readonly number[]
  readonly free: boolean
  /** What each of them made of it; nothing while it is played. */
  readonly points: readonly number[] | null
}

export interface Standing {
  readonly number: number
  readonly place: number
  readonly points: number
  /** What those made whom one has met: it was worth more against the strong. */
  readonly opponents: number
}

/** One for whoever left all others behind, nothing for the last; those who stand level share. */
export function pointsOf(places: readonly number[]): number[] {
  const others = places.length - 1
  return places.map((place) => {
    const behind = places.filter((other) => other > place).length
    const level = places.filter((other) => other === place).length - 1
    return others === 0 ? 1 : round((behind + level / 2) / others)
  })
}

/** Sums of thirds and the like must agree on every machine. */
const round = (points: number): number => Math.round(points * 1000) / 1000

/** Who stands where: by points, then by those of the opponents; in this order the next round is paired. */
export function standingsOf(count: number, pairings: readonly Played[]): Standing[] {
  const points = Array.from({ length: count }, () => 0)
  for (const { entrants, points: made } of pairings)
    for (const [index, one] of entrants.entries()) points[one] = round(at(points, one) + (made?.[index] ?? 0))
  const opponents = Array.from({ length: count }, () => 0)
  for (const { entrants, points: made } of pairings)
    if (made !== null)
      for (const one of entrants)
        for (const other of entrants)
          if (other !== one) opponents[one] = round(at(opponents, one) + at(points, other))
  const order = points
    .map((made, number) => ({ number, points: made, opponents: at(opponents, number) }))
    .sort((a, b) => b.points - a.points || b.opponents - a.opponents || a.number - b.number)
  const isLevel = (a: (typeof order)[number], b: (typeof order)[number]) =>
    a.points === b.points && a.opponents === b.opponents
  return order.map((one) => ({ ...one, place: order.findIndex((other) => isLevel(one, other)) + 1 }))
}
