import type { GameEvent, Seat } from '@engawa/kernel'
import { useEffect, useState } from 'react'
import { motionLeft, setMotionRate, stageHeld } from '../kit/motion.ts'
import { painted } from '../kit/painted.ts'
import type { ScreenModel } from './screen-model.ts'

/** The moves of one seat in a row. */
export interface FilmTurn {
  readonly seat: Seat
  /** How many moves stood before it, and after it. */
  readonly from: number
  readonly to: number
}

/** Where a season or a year begins. */
export interface FilmChapter {
  readonly position: number
  readonly title: string
}

/** The turns of a game, out of who moved. */
export function turnsOf(movers: readonly Seat[]): readonly FilmTurn[] {
  const turns: FilmTurn[] = []
  for (const [index, seat] of movers.entries()) {
    const last = turns.at(-1)
    if (last?.seat === seat) turns[turns.length - 1] = { ...last, to: index + 1 }
    else turns.push({ seat, from: index, to: index + 1 })
  }
  return turns
}

/** The parts of a game, out of what was told of each move; `told[0]` is the set-up. */
export function chaptersOf(
  told: readonly (readonly GameEvent[])[],
  { session, words, names }: Pick<ScreenModel, 'session' | 'words' | 'names'>,
): readonly FilmChapter[] {
  const { chapters = [] } = session.play.game
  return told.flatMap((events, position) => {
    // Where one move ends a season and the next one as well, it is the last that goes on.
    const began = events.findLast(({ kind }) => chapters.includes(kind))
    const title = began && words.event(began, names)
    return title === undefined ? [] : [{ position, title: title.replace(/[.。]$/, '') }]
  })
}

/** The turn before or after this position, as a position. */
export function turnFrom(turns: readonly FilmTurn[], position: number, step: 1 | -1): number {
  if (step === 1) return turns.find(({ to }) => to > position)?.to ?? turns.at(-1)?.to ?? 0
  return turns.findLast(({ from }) => from < position)?.from ?? 0
}

export const speeds = [0.5, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]

/** For a sentence, beyond what moves; a step without words is passed quickly. */
const READ = 900
const WORDLESS = 200

/** Runs through the positions at a speed, each for as long as it moves and can be read. */
export function useFilm(
  { position, last, told }: { position: number; last: number; told: boolean },
  show: (position: number) => void,
) {
  const [running, setRunning] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  useEffect(() => {
    setMotionRate(speed)
    return () => setMotionRate(1)
  }, [speed])
  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = () => {
      if (position >= last) setRunning(false)
      else show(position + 1)
    }
    const wait = async () => {
      await painted()
      const moves = Math.max(motionLeft(), stageHeld())
      if (running) timer = setTimeout(goOn, moves + (told ? READ : WORDLESS) / speed)
    }
    let left = false
    void wait().then(() => left && clearTimeout(timer))
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [running, position, last, told, speed, show])
  return {
    running: running && position < last,
    /** At its end it begins again. */
    toggle() {
      if (!running && position >= last) show(0)
      setRunning(!running)
    },
    stop: () => setRunning(false),
    speed,
    faster: (step: 1 | -1) => {
      const next = speeds[speeds.indexOf(speed) + step]
      if (next !== undefined) setSpeed(next)
    },
    cycle: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1),
  }
}
