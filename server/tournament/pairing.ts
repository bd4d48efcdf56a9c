import { at } from '@engawa/kernel'

/** Somebody in a tournament, by their number. */
type Entrant = number

/** Who meets at each table of a round; whoever stands at none is free. */
export type RoundTables = readonly (readonly Entrant[])[]

/** What was paired so far. */
export interface Paired {
  readonly entrants: readonly Entrant[]
  readonly free: boolean
}

/** How often each has met each, sat out and sat first, as far as the rounds go. */
class Past {
  readonly #met = new Map<string, number>()
  readonly #free = new Map<Entrant, number>()
  readonly #first = new Map<Entrant, number>()

  constructor(pairings: readonly Paired[]) {
    for (const pairing of pairings) this.add(pairing)
  }

  add({ entrants, free }: Paired): void {
    for (const one of entrants) {
      if (free) this.#free.set(one, this.free(one) + 1)
      for (const other of entrants)
        if (other !== one) this.#met.set(`${one} ${other}`, this.met(one, other) + 1)
    }
    const [first] = entrants
    if (!free && first !== undefined) this.#first.set(first, this.first(first) + 1)
  }

  met(one: Entrant, other: Entrant): number {
    return this.#met.get(`${one} ${other}`) ?? 0
  }

  free(one: Entrant): number {
    return this.#free.get(one) ?? 0
  }

  first(one: Entrant): number {
    return this.#first.get(one) ?? 0
  }

  /** How often these have met whoever is to join them. */
  metAll(table: readonly Entrant[], one: Entrant): number {
    return table.reduce((sum, other) => sum + this.met(one, other), 0)
  }

  /** Nobody begins more often than others. */
  seated(table: readonly Entrant[]): Entrant[] {
    return [...table].sort((a, b) => this.first(a) - this.first(b) || a - b)
  }
}

/** Without so many there would be tables with an empty seat: whoever sat out least often, the last in order first. */
function withoutFree(order: readonly Entrant[], seats: number, past: Past): Entrant[] {
  const spare = order.length % seats
  const free = order
    .map((one, rank) => ({ one, rank }))
    .sort((a, b) => past.free(a.one) - past.free(b.one) || b.rank - a.rank)
    .slice(0, spare)
    .map(({ one }) => one)
  return order.filter((one) => !free.includes(one))
}

/** Takes the first, then whoever has met those at the table least, the nearest in order first. */
function fillTables(order: readonly Entrant[], seats: number, past: Past): Entrant[][] {
  const waiting = [...order]
  const tables: Entrant[][] = []
  while (waiting.length >= seats) {
    const table = waiting.splice(0, 1)
    while (table.length < seats) {
      const costs = waiting.map((one) => past.metAll(table, one))
      table.push(...waiting.splice(costs.indexOf(Math.min(...costs)), 1))
    }
    tables.push(table)
  }
  return tables
}

/** Steps after which a perfect pairing is no longer looked for. */
const mostSteps = 5000

/** Pairs neighbours in order who have not met yet; nothing where there is no such pairing, or none was found soon. */
function pairStrangers(order: readonly Entrant[], past: Past): Entrant[][] | undefined {
  let steps = 0
  const pair = (waiting: readonly Entrant[]): Entrant[][] | undefined => {
    const [first, ...others] = waiting
    if (first === undefined) return []
    for (const other of others) {
      if (past.met(first, other) > 0) continue
      if (++steps > mostSteps) return undefined
      const rest = pair(others.filter((one) => one !== other))
      if (rest !== undefined) return [[first, other], ...rest]
    }
    return undefined
  }
  return pair(order)
}

/** A round of a Swiss tournament: those who stand alike meet, and nobody twice where that can be. */
export function swissRound(
  order: readonly Entrant[],
  seats: number,
  pairings: readonly Paired[],
): RoundTables {
  const past = new Past(pairings)
  const playing = withoutFree(order, seats, past)
  const tables = (seats === 2 ? pairStrangers(playing, past) : undefined) ?? fillTables(playing, seats, past)
  return tables.map((table) => past.seated(table))
}

/** Every round of a tournament in which everybody meets everybody, known from its start. */
export function robinRounds(count: number, seats: number): RoundTables[] {
  return seats === 2 ? circle(count) : untilAllMet(count, seats)
}

/** The first stays, the others walk round: after as many rounds as there are others everybody has met everybody. */
function circle(count: number): RoundTables[] {
  const size = count + (count % 2)
  const walking = Array.from({ length: size - 1 }, (_, index) => index + 1)
  return walking.map((_, round) => {
    const ring = [0, ...walking.slice(round), ...walking.slice(0, round)]
    return ring
      .slice(0, size / 2)
      .map((one, index) => [one, at(ring, size - 1 - index)])
      .filter((pair) => pair.every((one) => one < count))
      .map((pair, index) => ((round + index) % 2 === 0 ? pair : pair.toReversed()))
  })
}

/** At larger tables nobody knows a perfect plan for every number: round after round those meet who have not. */
function untilAllMet(count: number, seats: number): RoundTables[] {
  const all = Array.from({ length: count }, (_, one) => one)
  const past = new Past([])
  const rounds: RoundTables[] = []
  const unmet = (one: Entrant) => all.filter((other) => other !== one && past.met(one, other) === 0).length
  while (rounds.length < 2 * count && all.some((one) => unmet(one) > 0)) {
    const order = all.toSorted((a, b) => unmet(b) - unmet(a) || a - b)
    const tables = fillTables(withoutFree(order, seats, past), seats, past)
    const seated = tables.map((table) => past.seated(table))
    for (const one of all) if (!seated.flat().includes(one)) past.add({ entrants: [one], free: true })
    for (const entrants of seated) past.add({ entrants, free: false })
    rounds.push(seated)
  }
  return rounds
}
