import type { Motion } from './board.ts'

const EASE = 'cubic-bezier(.2,.7,.2,1)'
/** For pieces that go from place to place. */
export const TRAVEL_EASE = 'cubic-bezier(.3,.05,.2,1)'

/** People who asked their system for less motion get none, whatever the setting. */
export function still(motion: Motion): boolean {
  return motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Times are written for the brisk pace. */
const SLOWER = { off: 1, brisk: 1, calm: 1.75 } as const satisfies Record<Motion, number>

let rate = 1

/** A film may run faster or slower than the table does. */
export function setMotionRate(faster: number): void {
  rate = faster
}

/** A page that paints no frames lets its animations stand: nobody waits longer than this for what should be over. */
const LATE = 2000

/** Animations, each with when it is over at the latest. */
type Playing = Map<Animation, number>

const running: Playing = new Map()

/** Plays keyframes at the chosen speed. The state is already right; this only explains it. */
export function enact(
  element: Element,
  frames: Keyframe[],
  milliseconds: number,
  motion: Motion,
  { delay = 0, easing = EASE }: { readonly delay?: number; readonly easing?: string } = {},
): Animation | undefined {
  if (still(motion)) return undefined
  const slower = SLOWER[motion] / rate
  const timing = {
    duration: milliseconds * slower,
    delay: delay * slower,
    easing,
    fill: 'backwards' as const,
  }
  return watched(element.animate(frames, timing))
}

/** Lets something be seen for a while where nothing may move: any press or key ends it, like motion. */
export function stand(element: Element, milliseconds: number): Animation {
  return watched(element.animate([{ opacity: 1 }, { opacity: 1 }], milliseconds))
}

function watched(animation: Animation): Animation {
  note(animation, running)
  return animation
}

function note(animation: Animation, playing: Playing): void {
  playing.set(animation, performance.now() + leftOf(animation) + LATE)
  const over = () => playing.delete(animation)
  animation.finished.then(over, over)
}

const holding: Playing = new Map()

/** As long as this one plays nobody but the person at this screen acts. */
export function holdStage(animation: Animation): void {
  note(animation, holding)
}

/** Who will hold the stage as soon as the frame is painted that they were drawn in. */
const coming = new Set<symbol>()

/** How often it is looked whether the stage is free: a press may free it at any moment. */
const LOOK = 100

/** Keeps the stage for what is drawn but has not begun to move; gives back how to say that it has, or never will. */
export function claimStage(): () => void {
  const claim = Symbol('claim')
  coming.add(claim)
  return () => coming.delete(claim)
}

/** Milliseconds until the stage is free again, as far as that is known. */
export const stageHeld = (): number => Math.max(coming.size > 0 ? LOOK : 0, timeLeft(holding))

/** Runs when nothing moves and nothing holds the stage, at once where that is so; gives back how to call it off. */
export function whenAllIsStill(run: () => void): (() => void) | undefined {
  const moves = () => Math.max(motionLeft(), stageHeld()) > 0
  if (!moves()) {
    run()
    return undefined
  }
  const looking = setInterval(() => {
    if (moves()) return
    clearInterval(looking)
    run()
  }, LOOK)
  return () => clearInterval(looking)
}

/** Milliseconds until everything that was set in motion has come to rest. */
export const motionLeft = (): number => timeLeft(running)

function timeLeft(playing: Playing): number {
  const now = performance.now()
  const left = [...playing].map(([animation, latest]) => Math.min(leftOf(animation), latest - now))
  return Math.max(0, ...left)
}

function leftOf({ effect, currentTime }: Animation): number {
  const end = effect?.getComputedTiming().endTime
  return typeof end === 'number' && typeof currentTime === 'number' ? end - currentTime : 0
}

/** Finishes whatever was set in motion: any press or key at a board does this. */
export function finishMotion(): void {
  for (const animation of running.keys()) animation.finish()
}
