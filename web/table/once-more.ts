import { useEffect, useState } from 'react'
import { motionLeft } from '../kit/motion.ts'
import { painted } from '../kit/painted.ts'
import type { Telling } from '../kit/stage-manager.ts'
import type { Session } from './session.ts'

/** How long each step stays after its motion: whoever asks to see it again wants to see it. */
const STAY = 1400

/** The last turn of the others, shown again: a picture of how it stood then. */
export interface OnceMore {
  /** The steps up to the one that is shown. */
  readonly telling: Telling
  /** The position before one's eyes. */
  readonly position: number
  end(): void
}

export interface Film {
  readonly telling: Telling
  /** How many of its steps were shown. */
  readonly shown: number
}

/** Steps that are told together are shown together; nothing after the last one. */
export function nextShown({ telling: { steps }, shown }: Film): number | undefined {
  const next = steps.findIndex(({ leads }, index) => index >= shown && leads !== true)
  if (next >= 0) return next + 1
  return shown < steps.length ? steps.length : undefined
}

/** Shows a turn again, step by step; whatever changes at the table ends it. */
export function useOnceMore(session: Session): [OnceMore | undefined, (telling: Telling) => void] {
  const [film, setFilm] = useState<Film>()
  useEffect(() => {
    if (film === undefined) return
    let left = false
    const goOn = async () => {
      await painted()
      await new Promise((done) => setTimeout(done, film.shown === 0 ? 300 : motionLeft() + STAY))
      if (left) return
      const shown = nextShown(film)
      setFilm(shown === undefined ? undefined : { ...film, shown })
    }
    void goOn()
    const stop = session.subscribe(() => setFilm(undefined))
    return () => {
      left = true
      stop()
    }
  }, [film, session])
  const start = async (telling: Telling) => {
    const [first] = telling.steps
    if (first === undefined) return
    const positions = [first.position - 1, ...telling.steps.map(({ position }) => position)]
    await Promise.all(positions.map((position) => session.bring(position)))
    setFilm({ telling, shown: 0 })
  }
  if (film === undefined) return [undefined, start]
  const { telling, shown } = film
  const steps = telling.steps.slice(0, shown)
  const position = steps.at(-1)?.position ?? (telling.steps[0]?.position ?? 1) - 1
  return [{ telling: { ...telling, steps }, position, end: () => setFilm(undefined) }, start]
}
