import {
  type BonusFor,
  branches,
  type Element,
  elements,
  LIMIT,
  type Measure,
  type SeasonEffect,
  type SeasonId,
  seasons,
} from '../catalogue/index.ts'

/** How a season card changes the rules. All that any rule knows of the season stands here. */
export interface SeasonRules {
  readonly id: SeasonId
  /** What each element is read as (KOD-091). */
  readonly reads: readonly Element[]
  /** How many icons of each element a card shows, read so; by card number, 0 shows none. */
  readonly icons: readonly (readonly number[])[]
  /** Most element points of one placement (KOD-025). */
  readonly limit: number
  /** May a seat renew the display once? (KOD-095) */
  readonly renewal: boolean
  readonly bonus: { readonly points: number; readonly for: BonusFor } | undefined
  readonly end: { readonly points: number; readonly measure: Measure } | undefined
}

const plainReading: readonly Element[] = elements.map((_, element) => element)

/** How often each element stands among these icons. */
function countIcons(icons: readonly Element[], reads: readonly Element[]): number[] {
  const counts = elements.map(() => 0)
  for (const icon of icons) {
    const element = reads[icon] as Element
    counts[element] = (counts[element] as number) + 1
  }
  return counts
}

function rulesUnder(id: SeasonId, effect: SeasonEffect): SeasonRules {
  const reads =
    effect.kind === 'read'
      ? plainReading.map((element) => (element === effect.from ? effect.to : element))
      : plainReading
  return {
    id,
    reads,
    icons: [countIcons([], reads), ...branches.map(({ icons }) => countIcons(icons, reads))],
    limit: effect.kind === 'limit' ? effect.limit : LIMIT,
    renewal: effect.kind === 'renew',
    bonus: effect.kind === 'bonus' ? effect : undefined,
    end: effect.kind === 'end' ? effect : undefined,
  }
}

const rulesById = new Map(seasons.map(({ id, effect }) => [id, rulesUnder(id, effect)]))

/** The rules while this season card lies open (KOD-090). */
export function seasonRules(id: SeasonId): SeasonRules {
  const rules = rulesById.get(id)
  if (rules === undefined) throw new RangeError(`no season card ${id}`)
  return rules
}
