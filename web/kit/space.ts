import { useCallback, useMemo, useSyncExternalStore } from 'react'

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
const WIDTHS = { small: 0, medium: 700, large: 1100, wide: 1300 } as const
const HEIGHTS = { short: 0, medium: 790, tall: 1020 } as const

export interface Space {
  /** `small`: a phone upright. `large`: the shell has its side columns. `wide`: they leave the stage enough. */
  readonly width: keyof typeof WIDTHS
  readonly height: keyof typeof HEIGHTS
}

function stepOf<Step extends string>(steps: Readonly<Record<Step, number>>, size: number): Step {
  const names = Object.keys(steps) as Step[]
  return names.findLast((name) => steps[name] <= size) ?? (names[0] as Step)
}

/** The step that a size in pixels belongs to. */
export const spaceOf = (width: number, height: number): Space => ({
  width: stepOf(WIDTHS, width),
  height: stepOf(HEIGHTS, height),
})

const LAPTOP = 'wide medium'

function watchSize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

function stepsNow(): string {
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height } = spaceOf(clientWidth, clientHeight)
  return `${width} ${height}`
}

/**
 * How much room the whole table has, stage, sides and dock together, so that a board that takes more or
 * less of it by `useFrame` does not change the answer. Draws anew only where a step changes.
 */
export function useSpace(): Space {
  const steps = useSyncExternalStore(watchSize, stepsNow, () => LAPTOP)
  return useMemo(() => {
    const [width, height] = steps.split(' ') as [Space['width'], Space['height']]
    return { width, height }
  }, [steps])
}
