import type { GameEvent } from '@engawa/kernel'
import type { Beat, Beats } from './events.ts'
import type { Sound } from './sound.ts'

/** What is heard of an event: a sound, or one that comes several times, each time a little higher. */
export type Sounding =
  | Sound
  | {
      readonly sound: Sound
      readonly times?: number
      /** Milliseconds later than its turn, e.g. once dice lie still. */
      readonly later?: number
    }

/** A sound with the time it comes at, in seconds from now. */
export interface Timed {
  readonly sound: Sound
  readonly after: number
  readonly pitch: number
}

/** Milliseconds between the sounds of two events, */
const APART = 120
/** and between those of one. */
const AGAIN = 80
/** A piece is heard when it lands. */
const LANDING = 380
/** A fifth of a tone. */
const HIGHER = 1.023
/** More than this many of one move are a noise; a great moment is heard after them, and once. */
const MOST = 8
const isGreat = (sound: Sound) => sound.endsWith('Motif')

/** The sounds of what happened, in its order; where nothing moves they come at once. */
export function soundsOf<Event extends GameEvent>(
  fresh: readonly Event[],
  beats: Beats<Event>,
  still: boolean,
): readonly Timed[] {
  const heard: Timed[] = []
  let turn = 0
  let last: Sound | undefined
  for (const event of fresh) {
    const beat = beats[event.kind as Event['kind']] as Beat<Event> | undefined
    const found = typeof beat?.sound === 'function' ? beat.sound(event) : beat?.sound
    const lands = !still && (beat?.travels?.(event).length ?? 0) > 0 ? LANDING : 0
    for (const one of found === undefined ? [] : [found].flat()) {
      const { sound, times = 1, later = 0 } = typeof one === 'string' ? { sound: one } : one
      // Like events of one move, e.g. goods that come together, are heard once.
      if (sound === last && times === 1) continue
      if (isGreat(sound) && heard.some((before) => before.sound === sound)) continue
      last = sound
      for (let time = 0; time < times && (heard.length < MOST || isGreat(sound)); time++) {
        const after = turn * APART + (still ? 0 : lands + later) + time * AGAIN
        heard.push({ sound, after: after / 1000, pitch: HIGHER ** time })
      }
      if (heard.length < MOST) turn++
    }
  }
  return heard
}
