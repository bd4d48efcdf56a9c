import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import type { SpotId } from './choice.ts'
import { dropped } from './dropped.ts'
import { GestureArbiter } from './gesture.ts'
import { pictureIn, pictureOf } from './picture.ts'
import { RowPush } from './row-push.ts'
import './drag.css'

/** How a piece is dragged; what is legal the board knows. */
export interface DragRules {
  /** Where it may be let go, asked when it sets out: these are lit while it is under way. */
  places(): readonly SpotId[]
  /** It comes over a place, or over none. */
  over?(place: SpotId | undefined): void
  /** It is let go there, or over nothing, or the drag was called off. Answers whether that played a move. */
  drop(place: SpotId | undefined): boolean
  /** What is seen under the pointer, where that is not the piece itself: something else that is drawn. */
  ghost?(piece: Element): Element | null
}

/** A place, or a larger part of the table that stands for one. */
const DROPS = '[data-drops], [data-place]'
/** A finger covers what it drags: the ghost is held above it. */
const LIFT = 34

const isElement = (element: Element): element is HTMLElement | SVGElement =>
  element instanceof HTMLElement || element instanceof SVGElement

const placeOf = (element: Element): SpotId | undefined =>
  isElement(element) ? (element.dataset.drops ?? element.dataset.place) : undefined

/** What an element is a part of, the nearest first: places may lie in larger ones. */
function placesRound(element: Element | null): readonly SpotId[] {
  const found = element?.closest(DROPS) ?? null
  if (found === null) return []
  return [placeOf(found) ?? [], placesRound(found.parentElement)].flat()
}

/** The place under a point: a legal one before any other that lies over it. */
function placeAt(x: number, y: number, legal: ReadonlySet<SpotId>): SpotId | undefined {
  const places = document.elementsFromPoint(x, y).flatMap(placesRound)
  return places.find((place) => legal.has(place)) ?? places[0]
}

/** One drag, from the press to the end; nothing of the board is drawn anew by it. */
class Drag {
  readonly #piece: HTMLElement | SVGElement
  readonly #rules: () => DragRules
  readonly #arbiter = new GestureArbiter()
  readonly #ended = new AbortController()
  readonly #lift: number
  readonly #pointer: number
  readonly #push: RowPush | undefined
  #ghost: HTMLElement | SVGElement | undefined
  #legal: ReadonlySet<SpotId> = new Set()
  #over: SpotId | undefined

  constructor(piece: HTMLElement | SVGElement, event: PointerEvent, rules: () => DragRules) {
    this.#piece = piece
    this.#rules = rules
    this.#pointer = event.pointerId
    const byMouse = event.pointerType === 'mouse'
    this.#lift = byMouse ? 0 : LIFT
    this.#push = byMouse ? undefined : new RowPush(piece, { x: event.clientX, y: event.clientY })
    this.#press(event)
    const { signal } = this.#ended
    // A second finger anywhere means something else.
    window.addEventListener('pointerdown', () => this.cancel(), { signal, capture: true })
    window.addEventListener('pointermove', (moved) => this.#move(moved), { signal })
    window.addEventListener('pointerup', (up) => this.#up(up), { signal })
    window.addEventListener('pointercancel', () => this.cancel(), { signal })
    window.addEventListener('keydown', (key) => this.#key(key), { signal, capture: true })
  }

  #press({ pointerId: id, clientX: x, clientY: y }: PointerEvent): void {
    this.#arbiter.press({ id, x, y })
  }

  #move({ pointerId: id, clientX: x, clientY: y }: PointerEvent): void {
    if (id !== this.#pointer) return
    this.#arbiter.move({ id, x, y })
    if (!this.#arbiter.moving || (this.#ghost === undefined && this.#push?.takes({ x, y }))) return
    this.#ghost ??= this.#start()
    this.#ghost.style.transform = `translate(${x}px, ${y - this.#lift}px) translate(-50%, -50%)`
    const place = placeAt(x, y, this.#legal)
    if (place === this.#over) return
    this.#over = place
    this.#mark()
    this.#rules().over?.(place)
  }

  /** It sets out: its picture is under the pointer, and where it may go is lit. */
  #start(): HTMLElement | SVGElement {
    this.#piece.setPointerCapture(this.#pointer)
    const { places, ghost } = this.#rules()
    this.#legal = new Set(places())
    const shown = ghost?.(this.#piece) ?? this.#piece
    const box = shown.getBoundingClientRect()
    // What is drawn for it alone is hidden until then, and has its size from its style.
    const picture = box.width === 0 ? pictureOf(shown) : pictureIn(shown, box)
    picture.setAttribute('data-dragged', '')
    document.body.append(picture)
    this.#piece.setAttribute('data-lifted', '')
    this.#mark()
    return picture
  }

  #mark(): void {
    for (const element of document.querySelectorAll(DROPS)) {
      const place = placeOf(element)
      if (place === undefined || !this.#legal.has(place)) continue
      element.setAttribute('data-drop', place === this.#over ? 'over' : 'may')
    }
  }

  #up({ pointerId }: PointerEvent): void {
    if (pointerId !== this.#pointer) return
    const ghost = this.#ghost
    this.#end()
    if (ghost === undefined) return
    const played = this.#rules().drop(this.#over)
    const { piece } = this.#piece.dataset
    if (played && piece !== undefined) dropped.keep(piece, ghost)
    else ghost.remove()
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#ghost === undefined) return
    event.stopPropagation()
    event.preventDefault()
    this.cancel()
  }

  #end(): void {
    this.#ended.abort()
    this.#piece.removeAttribute('data-lifted')
    for (const element of document.querySelectorAll('[data-drop]')) element.removeAttribute('data-drop')
  }

  /** Called off: everything is as before. */
  cancel(): void {
    this.#end()
    this.#ghost?.remove()
    if (this.#ghost !== undefined) this.#rules().drop(undefined)
    this.#ghost = undefined
  }
}

/**
 * Attributes of a piece that can be dragged, by mouse or finger; none where there are no rules. A pointer that
 * hardly moved is a press, and the keys do what they did.
 */
export function useDrag(rules: DragRules | undefined) {
  const latest = useRef(rules)
  const drag = useRef<Drag>(undefined)
  useEffect(() => {
    latest.current = rules
  })
  // A piece that is gone is dragged no more.
  useEffect(() => () => drag.current?.cancel(), [])
  if (rules === undefined) return {}
  return {
    'data-drags': '',
    onPointerDown({ currentTarget, nativeEvent }: ReactPointerEvent<Element>) {
      if (!nativeEvent.isPrimary || nativeEvent.button !== 0 || !isElement(currentTarget)) return
      drag.current = new Drag(currentTarget, nativeEvent, () => latest.current ?? rules)
    },
  }
}
