import type { Seat } from '@engawa/kernel'
import { type RefObject, use, useEffect, useState } from 'react'
import { loadExplanations } from '../app/games.ts'
import type { Explanations } from '../kit/explanation.ts'
import { pointedElement, seenOf, watch } from '../teach/pointing.tsx'
import { Coin } from './coin.tsx'

/** So far two coins at one thing lie apart. */
const APART = 24
/** From the corner of the thing inwards, so that the coin is seen to belong to it. */
const INSET = 6
/** Half a coin with its edge: at the side of the screen it stays whole. */
const HALF = 15

interface Placed {
  readonly number: number
  readonly left: number
  readonly top: number
}

/** The thing that tells an idea from the others, or else the first it is about. */
function elementOf(table: Element, own: readonly string[], others: readonly string[]): Element | undefined {
  const drawn = own.flatMap((id) => {
    const element = pointedElement(table, id)
    return element === undefined ? [] : [{ id, element }]
  })
  return (drawn.find(({ id }) => !others.includes(id)) ?? drawn[0])?.element
}

function place(table: Element, ideas: readonly (readonly string[])[]): Placed[] {
  const taken = new Map<Element, number>()
  return ideas.flatMap((own, index) => {
    const element = elementOf(table, own, ideas.toSpliced(index, 1).flat())
    if (element === undefined) return []
    const { left, top, width, height } = seenOf(element)
    if (width <= 0 || height <= 0) return []
    const before = taken.get(element) ?? 0
    taken.set(element, before + 1)
    const corner = Math.min(left + width - INSET, innerWidth - HALF)
    return [{ number: index + 1, left: corner - before * APART, top: top + INSET }]
  })
}

/** A coin with its number where each of the ideas is to be found on the board; the one that is looked at is ringed. */
export function HintCoins({
  table,
  game,
  view,
  seat,
  ideas,
}: {
  table: RefObject<HTMLElement | null>
  game: string
  view: unknown
  seat: Seat
  ideas: readonly unknown[]
}) {
  const explanations: Explanations | undefined = use(loadExplanations(game))
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  useEffect(() => {
    const root = table.current
    if (root === null || explanations === undefined || ideas.length < 2) return
    const about = ideas.map((move) => explanations.about(view, seat, move))
    let last = ''
    return watch(root, () => {
      const next = place(root, about)
      const text = JSON.stringify(next)
      if (text !== last) setPlaced(next)
      last = text
    })
  }, [table, explanations, view, seat, ideas])
  return (
    <div className="hint-coins" aria-hidden="true">
      {placed.map(({ number, left, top }) => (
        <div key={number} style={{ left, top }}>
          <Coin number={number} />
        </div>
      ))}
    </div>
  )
}
