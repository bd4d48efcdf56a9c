import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** Which member of a group the tab key stops at: the one that had the focus last, at first the first. */
class Stops {
  readonly #members = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #last: string | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  join(member: string): () => void {
    this.#members.add(member)
    this.#tell()
    return () => {
      this.#members.delete(member)
      this.#tell()
    }
  }

  focused(member: string): void {
    this.#last = member
    this.#tell()
  }

  isStop(member: string): boolean {
    const [first] = this.#members
    return member === (this.#last !== undefined && this.#members.has(this.#last) ? this.#last : first)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const Around = createContext<Stops | undefined>(undefined)
const alone = () => () => undefined

/** Makes a control a member of the group round it; `Piece` and `Place` that can be pressed do it by themselves. */
export function useStop(active = true): { 'data-stop'?: ''; tabIndex?: 0 | -1; onFocus?(): void } {
  const around = useContext(Around)
  const stops = active ? around : undefined
  const member = useId()
  const isStop = useSyncExternalStore(
    stops?.subscribe ?? alone,
    () => stops?.isStop(member) ?? true,
    () => true,
  )
  useLayoutEffect(() => stops?.join(member), [stops, member])
  if (stops === undefined) return {}
  return { 'data-stop': '', tabIndex: isStop ? 0 : -1, onFocus: () => stops.focused(member) }
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The nearest control in a direction; what lies aside counts three times as far. */
function nearest(
  controls: readonly HTMLElement[],
  from: Element,
  [wayX, wayY]: readonly [number, number],
): HTMLElement | undefined {
  const start = middleOf(from)
  let found: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const control of controls) {
    const { x, y } = middleOf(control)
    const along = (x - start.x) * wayX + (y - start.y) * wayY
    const aside = Math.abs((x - start.x) * wayY) + Math.abs((y - start.y) * wayX)
    if (along < 4 || along + 3 * aside >= least) continue
    least = along + 3 * aside
    found = control
  }
  return found
}

type Walk = 'line' | 'plane' | 'rows'

function target(event: KeyboardEvent<HTMLElement>, walk: Walk): HTMLElement | undefined {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')].filter((control) =>
    control.checkVisibility(),
  )
  if (event.key === 'Home') return controls[0]
  if (event.key === 'End') return controls.at(-1)
  const way = WAYS[event.key]
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stop]') : null
  if (way === undefined || from === null) return undefined
  const [across, down] = way
  const next = () => controls[(controls.indexOf(from) + across + down + controls.length) % controls.length]
  if (walk === 'line' || (walk === 'rows' && down === 0)) return next()
  return nearest(controls, from, way) ?? (across === 0 ? undefined : next())
}

/**
 * A set of controls that belong together, with one stop of the tab key; the arrow keys, Home and End go
 * between them. In a `line` they follow one another, on a `plane` an arrow goes to the nearest in its
 * direction, and sideways past the last one to the next row; in `rows` they follow one another sideways, so that
 * all of many are reached, and up and down an arrow goes to the nearest.
 */
export function Group({
  label,
  walk = 'line',
  onKeyDown,
  ...rest
}: ComponentProps<'div'> & { readonly label: string; readonly walk?: Walk }) {
  const [stops] = useState(() => new Stops())
  const pressed = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const next = target(event, walk)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Around value={stops}>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields */}
      <div role="group" aria-label={label} onKeyDown={pressed} {...rest} />
    </Around>
  )
}
