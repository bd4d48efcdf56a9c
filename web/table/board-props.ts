import type { GameEvent, Seat } from '@engawa/kernel'
import { tableWords } from '@engawa/table'
import { motionOf, type Settings } from '../app/settings.ts'
import type { BoardProps } from '../kit/board.ts'
import { undoOf } from './dock.tsx'
import type { ScreenModel } from './screen-model.ts'
import type { Actions } from './use-actions.ts'

const nobody: readonly Seat[] = []
const nothing: readonly GameEvent[] = []

/** All that a board gets, out of the screen model and what the person may do. */
export function boardProps(
  model: ScreenModel,
  actions: Actions,
  settings: Settings,
  openRule: (rule: string) => void,
): BoardProps {
  const undo = undoOf(model)
  const locked = undo === undefined || undo.can ? undefined : tableWords[settings.locale].locks[undo.lock]
  return {
    view: model.view,
    viewer: model.seating.viewer,
    names: model.names,
    locale: settings.locale,
    words: model.words,
    moves: model.moves,
    act: actions.act,
    check: model.check,
    explain: actions.explain,
    preview: model.preview,
    openRule,
    fresh: model.jumped ? nothing : model.fresh,
    motion: model.jumped ? 'off' : motionOf(settings),
    secrets: model.seating.shared ? 'held' : 'open',
    scores: model.scores,
    sure: model.sure,
    undo: {
      can: undo?.can === true,
      ...(locked === undefined ? {} : { reason: locked }),
      run: actions.undo,
    },
    active: model.turn.over ? nobody : model.turn.seats,
  }
}
