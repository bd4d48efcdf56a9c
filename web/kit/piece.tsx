import {
  type AllHTMLAttributes,
  createElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
  type SVGAttributes,
  useCallback,
  useEffect,
} from 'react'
import { useAsker } from './asking.ts'
import { type SpotId, useMarks, useNearestChoice } from './choice.ts'
import { useStop } from './group.tsx'
import type { AnyMove } from './move-index.ts'
import { usePress } from './press.tsx'
import { useNearestBoard } from './root.tsx'
import { useSpots } from './spots.ts'
import { wanted } from './wanted.ts'

/** What pieces and places have in common. */
interface SpotProps {
  readonly id: SpotId
  /** Its accessible name. Without one it is only drawn: what it says, the control round it says. */
  readonly label?: string | undefined
  /** The move it stands for: where it cannot be chosen, a press says why that move is none. */
  readonly move?: AnyMove | (AnyMove & { readonly [field: string]: unknown }) | undefined
  /** What a press does instead of choosing it; `byKeys` where it came from the keyboard or an assistive device. */
  press?: ((byKeys: boolean) => void) | undefined
  /** What a press does where there is nothing to choose, instead of showing what it is. */
  ask?: (() => void) | undefined
  /** Where the board's choice does not say it. */
  readonly lit?: boolean | undefined
  readonly chosen?: boolean | undefined
}

export interface PieceProps extends SpotProps {
  /** The place it lies on. The kit lets it travel when that changes. */
  readonly at: SpotId
}

export type PlaceProps = SpotProps

type Tag = 'button' | 'span' | 'div' | 'li' | 'g' | 'svg'

/** A press on what is no button: the keys that would press one. */
function pressByKey(event: KeyboardEvent<Element>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true }))
}

const roleOf = (tag: Tag) =>
  tag === 'button'
    ? { type: 'button' as const }
    : { role: 'button', tabIndex: 0 as const, onKeyDown: pressByKey }

/** Both handlers, one after the other. */
function both<Given>(one?: (given: Given) => void, other?: (given: Given) => void) {
  if (one === undefined || other === undefined) return one ?? other
  return (given: Given) => {
    one(given)
    other(given)
  }
}

interface Spot extends SpotProps {
  readonly kind: 'piece' | 'place'
  readonly at?: SpotId
  readonly tag: Tag
}

function useSpot({ kind, id, at, tag, label, move, press, ask, ...given }: Spot) {
  const spots = useSpots()
  const choice = useNearestChoice()
  const board = useNearestBoard()
  const marks = useMarks(id)
  const lit = given.lit ?? marks.lit
  const chosen = given.chosen ?? marks.chosen
  const active = label !== undefined
  const stop = useStop(active)
  const pressing = usePress()
  const asker = useAsker()
  const takenUp = kind === 'piece' && chosen && board.asked
  useEffect(() => {
    if (takenUp) wanted.takeUp(id)
  }, [takenUp, id])
  const ref: RefCallback<Element> = useCallback(
    (element) => (element === null ? undefined : spots.join(kind, id, element)),
    [spots, kind, id],
  )
  const drawn = {
    ref,
    [`data-${kind}`]: id,
    'data-at': at,
    'data-lit': lit || undefined,
    'data-chosen': chosen || undefined,
    'data-refused': marks.refused || undefined,
  }
  if (!active) return drawn
  const pressed = (event: MouseEvent) => {
    // A click without a pointer comes from the keyboard or an assistive device.
    const byKeys = event.detail === 0
    pressing.press()
    if (press !== undefined) press(byKeys)
    else if (lit || chosen) choice.pick(id, byKeys)
    else if (move !== undefined && board.asked) {
      choice.refuse(id)
      board.why(move)
    } else if (ask !== undefined) ask()
    else asker(event.currentTarget, byKeys ? 'key' : 'press')
  }
  return {
    ...drawn,
    ...roleOf(tag),
    ...stop,
    'data-taken': pressing.taken,
    'aria-label': label,
    'aria-pressed': lit || chosen ? chosen : undefined,
    onClick: pressed,
  }
}

/** Attributes of an element of one's own that is a piece; `tag` says what kind of element. */
export const usePiece = (props: PieceProps, tag: Tag = 'button') => useSpot({ ...props, kind: 'piece', tag })
/** Attributes of an element of one's own that is a place. */
export const usePlace = (props: PlaceProps, tag: Tag = 'button') => useSpot({ ...props, kind: 'place', tag })

/** Whatever else the element gets; handlers run beside the kit's own. */
type Rest = Omit<HTMLAttributes<Element>, keyof SpotProps | 'aria-label' | 'aria-pressed' | 'onClick'> &
  Pick<SVGAttributes<Element>, 'transform' | 'viewBox' | 'width' | 'height'> & {
    readonly [data: `data-${string}`]: string | number | boolean | undefined
  }

type Handler = (given: unknown) => void

function draw(tag: Tag, spot: Readonly<Record<string, unknown>>, rest: Readonly<Record<string, unknown>>) {
  const merged: Record<string, unknown> = { ...spot, ...rest }
  for (const [name, handler] of Object.entries(rest))
    if (typeof handler === 'function' && typeof spot[name] === 'function')
      merged[name] = both(handler as Handler, spot[name] as Handler)
  return createElement(tag, merged as AllHTMLAttributes<Element>)
}

/**
 * A piece of the game: HTML or, by `as`, SVG. It shows whether it can be chosen (`data-lit`), is chosen
 * (`data-chosen`) or was refused (`data-refused`), and is found by its id (`data-piece`, `data-at`).
 */
export function Piece({
  id,
  at,
  label,
  move,
  press,
  ask,
  lit,
  chosen,
  as: tag = label === undefined ? 'span' : 'button',
  ...rest
}: PieceProps & Rest & { readonly as?: Tag }) {
  return draw(tag, usePiece({ id, at, label, move, press, ask, lit, chosen }, tag), rest)
}

/** A place where pieces lie; like a piece it can be chosen and pressed. */
export function Place({
  id,
  label,
  move,
  press,
  ask,
  lit,
  chosen,
  as: tag = label === undefined ? 'span' : 'button',
  ...rest
}: PlaceProps & Rest & { readonly as?: Tag }) {
  return draw(tag, usePlace({ id, label, move, press, ask, lit, chosen }, tag), rest)
}
