import { useDeferredValue, useMemo } from 'react'
import type { Aiming } from './aim.ts'
import type { Scene } from './scene.ts'

/**
 * The scene with what is about to be played drawn faintly: the move that a pointer rests on, the only one
 * that fits what is chosen, or what a hint speaks of. The press is painted first, then its ghost.
 */
export function useGhost(scene: Scene, aim: Aiming): Scene {
  const [first, ...others] = aim.fitting
  const only = aim.picks.length > 0 && others.length === 0 ? first : undefined
  const move = useDeferredValue(aim.tried ?? only ?? scene.hinted)
  return useMemo(() => {
    if (move === undefined || !scene.can(move)) return scene
    return { ...scene, ghost: scene.preview(move) }
  }, [scene, move])
}
