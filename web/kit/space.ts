import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds, and again whenever that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/**
 * The steps of the room that a table has, from this many pixels on. They are the only ones: a board is drawn
 * for steps, never for widths of its own. Within a step, styles follow by container queries.
 */
const WIDTHS = { small: 0, medium: 700, large: 1100, wide: 1300, vast: 1700 } as const
const HEIGHTS = { low: 0, short: 560, medium: 790, tall: 1020 } as const
/** A low screen at least so much wider than high has its dock beside the stage. */
const LYING = 5 / 4

/**
 * How the shell shares the table out. `columns`: seats, stage and panel side by side, the dock below the stage.
 * `stack`: all below one another. `low`: seats beside the bar, the dock beside the stage.
 */
export type Shape = 'columns' | 'stack' | 'low'

export interface Space {
  /**
   * `small`: a phone upright. `large`: the shell has its side columns. `wide`: they leave the stage enough.
   * `vast`: the log has a column beside any board.
   */
  readonly width: keyof typeof WIDTHS
  readonly height: keyof typeof HEIGHTS
  readonly shape: Shape
}

function stepOf<Size extends string>(steps: Readonly<Record<Size, number>>, size: number): Size {
  const names = Object.keys(steps) as Size[]
  return names.findLast((name) => steps[name] <= size) ?? (names[0] as Size)
}

/** The step that a size in pixels belongs to; `web/styles/table.css` draws the same shapes. */
export function spaceOf(width: number, height: number): Space {
  const steps = { width: stepOf(WIDTHS, width), height: stepOf(HEIGHTS, height) }
  if (steps.height === 'low' && width >= LYING * height) return { ...steps, shape: 'low' }
  return { ...steps, shape: width < WIDTHS.large ? 'stack' : 'columns' }
}

const LAPTOP = 'wide medium columns'

/** A board that is a picture in a page has the room of its frame, whatever the screen, and hears no keys. */
const Picture = createContext<Space | undefined>(undefined)
export const PictureProvider = Picture.Provider
export const usePicture = (): boolean => useContext(Picture) !== undefined

function watchSize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The steps of the size there is; undefined until somebody asks again. */
let measured: string | undefined
let watched = false

function forgetSize(): void {
  measured = undefined
}

/** Measured once for each size: asked at every drawing, a size would make the browser lay out what is half drawn. */
function stepsNow(): string {
  if (measured !== undefined) return measured
  // Listeners are called in the order in which they came: this one before all that draw anew.
  if (!watched) addEventListener('resize', forgetSize)
  watched = true
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height, shape } = spaceOf(clientWidth, clientHeight)
  measured = `${width} ${height} ${shape}`
  return measured
}

/**
 * How much room the whole table has, stage, sides and dock together, so that a board that takes more or
 * less of it by `useFrame` does not change the answer. Draws anew only where a step changes.
 */
export function useSpace(): Space {
  const picture = useContext(Picture)
  const steps = useSyncExternalStore(watchSize, stepsNow, () => LAPTOP)
  return useMemo(() => {
    const [width, height, shape] = steps.split(' ') as [Space['width'], Space['height'], Shape]
    return picture ?? { width, height, shape }
  }, [steps, picture])
}
