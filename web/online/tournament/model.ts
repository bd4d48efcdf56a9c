import type { Entrant, Pairing, Tournament } from '../api.ts'

/** The round whose results stand: the one before that which is played. */
export function roundsDone({ status, round }: Tournament): number {
  return status === 'finished' ? round : Math.max(0, round - 1)
}

/** Whether some tables of the round that is played count already. */
export function roundCounts({ status, round, pairings }: Tournament): boolean {
  return (
    status === 'playing' && pairings.some((one) => one.round === round && !one.free && one.points !== null)
  )
}

export function pairingOf(tournament: Tournament, round: number, number: number): Pairing | undefined {
  return tournament.pairings.find((one) => one.round === round && one.entrants.includes(number))
}

/** What somebody made of a round, and against whom. */
export interface RoundResult {
  readonly pairing: Pairing
  readonly points: number | undefined
  readonly against: readonly Entrant[]
}

export function resultOf(tournament: Tournament, round: number, number: number): RoundResult | undefined {
  const pairing = pairingOf(tournament, round, number)
  if (pairing === undefined) return undefined
  const points = pairing.points?.[pairing.entrants.indexOf(number)]
  const against = tournament.entrants.filter(
    (other) => other.number !== number && pairing.entrants.includes(other.number),
  )
  return { pairing, points, against }
}

/** Whoever looks at the page, where they take part. */
export function ownEntrant({ entrants }: Tournament, me: string | undefined): Entrant | undefined {
  return me === undefined ? undefined : entrants.find(({ player, left }) => player === me && !left)
}
