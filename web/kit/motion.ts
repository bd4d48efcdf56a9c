import type { Motion } from './board.ts'

const EASE = 'cubic-bezier(.2,.7,.2,1)'

/** People who asked their system for less motion get none, whatever the setting. */
export function still(motion: Motion): boolean {
  return motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Plays keyframes at the chosen speed. The state is already right; this only explains it. */
export function enact(
  element: Element,
  frames: Keyframe[],
  milliseconds: number,
  motion: Motion,
): Animation | undefined {
  if (still(motion)) return undefined
  const duration = motion === 'fast' ? milliseconds / 2 : milliseconds
  return element.animate(frames, { duration, easing: EASE })
}

/** Finishes every running animation inside the element: any tap or key does this. */
export function finishMotion(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    const timing = animation.effect?.getComputedTiming()
    if (timing?.iterations !== Number.POSITIVE_INFINITY) animation.finish()
  }
}
