import {
  createContext,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ICON } from './explanation.ts'

/** How long a thing is held, and how long a mouse rests on it, before it is asked about. */
const HOLD = 350
const HOVER = 500
/** A pointer that goes farther drags or scrolls. */
const SLOP = 10

/** What has an id that can be asked about; a sign only where nothing round it has one of its own. */
const SPOT = '[data-explain], [data-piece], [data-place], [data-spot]'
const SIGN = '[data-icon]'
/** What is pressed, or lies on the table: signs within belong to it. */
const WHOLE = '[data-explain], [data-piece], [data-spot], button[data-place], [role=button][data-place]'

/** `hover` goes as it came; the others stay until they are closed. */
export type AskedBy = 'hover' | 'hold' | 'press' | 'key'

/** A thing that somebody asks about. */
export interface Asked {
  readonly id: string
  readonly element: Element
  readonly by: AskedBy
}

const idOf = (element: Element): string => {
  const { explain, piece, place, spot } = (element as HTMLElement | SVGElement).dataset
  return explain ?? spot ?? piece ?? place ?? ''
}

/** The thing that an element is, or is a part of. */
export function thingOf(target: Element): { readonly id: string; readonly element: Element } | undefined {
  const sign = target.closest<HTMLElement>(SIGN)
  const whole = target.closest(WHOLE)
  if (sign !== null && (whole === null || !whole.contains(sign)))
    return { id: `${ICON}:${sign.dataset.icon ?? ''}`, element: sign }
  const spot = target.closest(SPOT)
  return spot === null ? undefined : { id: idOf(spot), element: spot }
}

/** Shows what a thing is; a board asks so where a press has nothing else to do. */
export type Asker = (element: Element, by: AskedBy) => void

const Nearest = createContext<Asker>(() => undefined)
export const AskerProvider = Nearest.Provider
export const useAsker = (): Asker => useContext(Nearest)

/** What a control needs that says what something is, wherever that lies: `<Press {...asks('tile:12')}>`. */
export function useAsks() {
  const ask = useAsker()
  return (id: string) => ({
    'data-explain': id,
    onClick: ({ currentTarget, detail }: ReactMouseEvent) =>
      ask(currentTarget, detail === 0 ? 'key' : 'press'),
  })
}

interface HeldPointer {
  readonly x: number
  readonly y: number
  readonly pointer: number
  readonly target: Element
}

/**
 * Who asks what a thing is: by holding a finger on it, by resting on it with a mouse, by the right button, or by
 * `?` where it has the focus. Holding never acts: what the finger had begun is called off when it is lifted, and
 * the click after it is none. A finger that moves on after all drags, and the answer goes.
 */
class Watch {
  readonly #root: HTMLElement
  readonly #ask: (asked: Asked | undefined) => boolean
  readonly #shown: () => Asked | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #held: HeldPointer | undefined
  /** What is held, once it was answered. */
  #answered: HeldPointer | undefined
  #over: Element | undefined
  /** Where the mouse pressed and still rests: whoever acts needs no explanation, whatever comes to lie there. */
  #pressedAt: { readonly x: number; readonly y: number } | undefined
  /** Whoever comes with a resting mouse, from the page before, asks nothing by it. */
  #moved = false
  #swallow = false

  constructor(root: HTMLElement, shown: () => Asked | undefined, ask: (asked: Asked | undefined) => boolean) {
    this.#root = root
    this.#shown = shown
    this.#ask = ask
  }

  begin(): () => void {
    const ended = new AbortController()
    const { signal } = ended
    const options = { capture: true, signal }
    document.addEventListener('pointerdown', (event) => this.#down(event), options)
    document.addEventListener('pointermove', (event) => this.#move(event), options)
    document.addEventListener('pointerup', (event) => this.#up(event), options)
    document.addEventListener('pointercancel', () => this.#let(), options)
    document.addEventListener('pointerover', (event) => this.#rest(event), options)
    document.addEventListener('scroll', (event) => this.#scrolled(event), { ...options, passive: true })
    document.addEventListener('contextmenu', (event) => this.#menu(event), options)
    document.addEventListener('click', (event) => this.#click(event), options)
    document.addEventListener('keydown', (event) => this.#key(event), options)
    return () => {
      this.#let()
      ended.abort()
    }
  }

  #let(): void {
    clearTimeout(this.#timer)
    this.#held = undefined
    this.#answered = undefined
  }

  #up(event: PointerEvent): void {
    const answered = this.#answered
    this.#let()
    if (answered === undefined || answered.pointer !== event.pointerId) return
    event.stopPropagation()
    answered.target.dispatchEvent(
      new PointerEvent('pointercancel', { pointerId: answered.pointer, bubbles: true, isPrimary: true }),
    )
  }

  #thing(target: EventTarget | null) {
    if (!(target instanceof Element) || !this.#root.contains(target)) return undefined
    return target.closest('[data-explained]') === null ? thingOf(target) : undefined
  }

  #down(event: PointerEvent): void {
    this.#let()
    this.#swallow = false
    const { target, pointerType } = event
    const shown = this.#shown()
    const inside = target instanceof Element && target.closest('[data-explained]') !== null
    if (shown !== undefined && !inside) {
      this.#ask(undefined)
      // What lies over half a phone is put away first.
      this.#swallow = pointerType === 'touch' && shown.by !== 'hover'
    }
    const thing = this.#thing(target)
    this.#pressedAt = pointerType === 'mouse' ? { x: event.clientX, y: event.clientY } : undefined
    // A mouse need not hold: it rests.
    if (thing === undefined || pointerType === 'mouse' || !event.isPrimary) return
    // Some things mean something else by being held: a secret is seen, dice are shaken.
    if (!(target instanceof Element) || target.closest('[data-holds]') !== null) return
    this.#held = { x: event.clientX, y: event.clientY, pointer: event.pointerId, target }
    this.#timer = setTimeout(() => this.#holding(thing), HOLD)
  }

  #holding({ id, element }: { readonly id: string; readonly element: Element }): void {
    const held = this.#held
    this.#held = undefined
    if (held === undefined || !this.#ask({ id, element, by: 'hold' })) return
    this.#swallow = true
    this.#answered = held
  }

  #move(event: PointerEvent): void {
    if (!this.#moved && event.pointerType === 'mouse') {
      this.#moved = true
      this.#rest(event)
    }
    const pressed = this.#pressedAt
    if (pressed !== undefined && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLOP) {
      this.#pressedAt = undefined
      this.#over = undefined
      this.#rest(event)
    }
    const held = this.#held ?? this.#answered
    if (held?.pointer !== event.pointerId) return
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) <= SLOP) return
    if (this.#answered !== undefined) {
      this.#swallow = false
      this.#ask(undefined)
    }
    this.#let()
  }

  #rest({ target, pointerType, buttons }: PointerEvent): void {
    if (pointerType !== 'mouse' || buttons !== 0 || !this.#moved || this.#pressedAt !== undefined) return
    const thing = this.#thing(target)
    if (thing?.element === this.#over) return
    this.#over = thing?.element
    clearTimeout(this.#timer)
    if (this.#shown()?.by === 'hover') this.#ask(undefined)
    if (thing === undefined) return
    this.#timer = setTimeout(() => {
      if (this.#pressedAt !== undefined || this.#shown() !== undefined) return
      this.#ask({ ...thing, by: 'hover' })
    }, HOVER)
  }

  #scrolled({ target }: Event): void {
    this.#let()
    const shown = this.#shown()
    if (shown === undefined || !(target instanceof Node)) return
    if (target.contains(shown.element)) this.#ask(undefined)
  }

  #menu(event: MouseEvent): void {
    const thing = this.#thing(event.target)
    if (thing === undefined) return
    // A long touch opens the browser's menu as well.
    if (this.#swallow || this.#ask({ ...thing, by: 'press' })) event.preventDefault()
  }

  #click(event: MouseEvent): void {
    if (!this.#swallow || event.detail === 0) return
    this.#swallow = false
    event.preventDefault()
    event.stopPropagation()
  }

  #key(event: KeyboardEvent): void {
    const { key, target } = event
    const shown = this.#shown()
    if (key === 'Escape' && shown !== undefined) {
      if (shown.by !== 'hover') {
        event.preventDefault()
        event.stopPropagation()
      }
      this.#ask(undefined)
      return
    }
    if (key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.matches('input, select, textarea')) return
    const thing = this.#thing(target)
    if (thing === undefined || !this.#ask({ ...thing, by: 'key' })) return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** What somebody asks about within the root, as long as it is shown; `known` says whether there is an answer. */
export function useAsking(root: RefObject<HTMLElement | null>, known: (id: string) => boolean) {
  const [asked, setAsked] = useState<Asked>()
  const shown = useEffectEvent(() => asked)
  const ask = useEffectEvent((next: Asked | undefined): boolean => {
    if (next !== undefined && !known(next.id)) return false
    if (next === undefined && asked?.by === 'key' && asked.element instanceof HTMLElement)
      asked.element.focus()
    setAsked(next)
    return true
  })
  useEffect(() => {
    if (root.current === null) return
    return new Watch(
      root.current,
      () => shown(),
      (next) => ask(next),
    ).begin()
  }, [root])
  const latest = useRef(known)
  useLayoutEffect(() => {
    latest.current = known
  })
  const close = useCallback(() => setAsked(undefined), [])
  const show: Asker = useCallback((element, by) => {
    const thing = thingOf(element)
    if (thing !== undefined && latest.current(thing.id)) setAsked({ ...thing, by })
  }, [])
  return { asked, close, show }
}
