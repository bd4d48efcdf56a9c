import { tableWords } from '@engawa/table'
import type { Settings } from '../app/settings.ts'
import type { BoardProps } from '../kit/board.ts'
import { undoOf } from './dock.tsx'
import type { Actions } from './use-actions.ts'
import type { Scene } from './use-session.ts'

/** All that a board gets, out of the scene and what the person may do. */
export function boardProps(
  scene: Scene,
  actions: Actions,
  settings: Settings,
  openRule: (rule: string) => void,
): BoardProps {
  const undo = undoOf(scene)
  const locked = undo === undefined || undo.can ? undefined : tableWords[settings.locale].locks[undo.lock]
  return {
    view: scene.view,
    viewer: scene.seating.viewer,
    names: scene.names,
    locale: settings.locale,
    words: scene.words,
    moves: scene.moves,
    act: actions.act,
    check: scene.check,
    explain: actions.explain,
    preview: scene.preview,
    openRule,
    fresh: scene.fresh,
    motion: settings.motion,
    secrets: scene.seating.shared ? 'held' : 'open',
    scores: scene.scores,
    undo: {
      can: undo?.can === true,
      ...(locked === undefined ? {} : { reason: locked }),
      run: actions.undo,
    },
    active: scene.turn.over ? [] : scene.turn.seats,
  }
}
