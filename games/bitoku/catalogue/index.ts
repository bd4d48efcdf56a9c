import { bitokuCards } from './bitoku.ts'
import { boards, COPY, doubleFavour, forestActions } from './board.ts'
import { buildings } from './buildings.ts'
import { crystals } from './crystals.ts'
import { dragonflies } from './dragonflies.ts'
import { mitamas } from './mitamas.ts'
import { type Effect, parseEffect } from './notation.ts'
import { portals } from './portals.ts'
import { rocks } from './rocks.ts'
import { tenguCards } from './tengu.ts'
import { treasures } from './treasures.ts'
import { visions } from './visions.ts'
import { yokaiCards } from './yokai.ts'

export * from './bitoku.ts'
export * from './board.ts'
export * from './buildings.ts'
export * from './crystals.ts'
export * from './domain.ts'
export * from './dragonflies.ts'
export * from './mitamas.ts'
export * from './notation.ts'
export * from './paths.ts'
export * from './portals.ts'
export * from './rocks.ts'
export * from './tengu.ts'
export * from './treasures.ts'
export * from './types.ts'
export * from './visions.ts'
export * from './yokai.ts'

/** A lookup by id whose miss is a fault of the caller. */
function byId<Row extends { readonly id: string }>(rows: readonly Row[]): (id: string) => Row {
  const found = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = found.get(id)
    if (row === undefined) throw new RangeError(`no component ${id}`)
    return row
  }
}

export const yokaiCard = byId(yokaiCards)
export const bitokuCard = byId(bitokuCards)
export const vision = byId(visions)
export const building = byId(buildings)
export const crystal = byId(crystals)
export const mitama = byId(mitamas)
export const dragonfly = byId(dragonflies)
export const portal = byId(portals)
export const rock = byId(rocks)
export const treasure = byId(treasures)
export const tenguCard = byId(tenguCards)

const notations: readonly string[] = [
  ...[...yokaiCards, ...buildings, ...crystals, ...mitamas, ...dragonflies, ...portals].map(
    (row) => row.action,
  ),
  ...bitokuCards.map((card) => card.reward),
  ...Object.values(forestActions).flatMap((actions) => Object.values(actions)),
  ...Object.values(boards).flatMap((board) => board.houseSpaces.filter((space) => space !== COPY)),
  doubleFavour,
]

const parsed = new Map<string, Effect>(notations.map((text) => [text, parseEffect(text)]))

/** The effect that a notation stands for; each is read once. */
export function effectOf(notation: string): Effect {
  let effect = parsed.get(notation)
  if (effect === undefined) {
    effect = parseEffect(notation)
    parsed.set(notation, effect)
  }
  return effect
}

function namesIn(effect: Effect): string[] {
  if (effect.is === 'all') return effect.parts.flatMap(namesIn)
  return effect.is === 'some' ? effect.options.map((option) => option.name) : []
}

/** Every name that a choice inside an effect may offer. */
export const optionNames: readonly string[] = [...new Set([...parsed.values()].flatMap(namesIn))]
