import { BoardRoot, InDock, InFilm, Place, useChoice, useScript } from '@engawa/web/kit'
import { useCallback, useMemo, useState } from 'react'
import type { State } from '../rules/index.ts'
import './board.css'
import { beats } from './beats.ts'
import { Dock, Looked, type Plan } from './dock.tsx'
import { Drama, fateIn } from './drama.tsx'
import { SeatHoldings, SideNotes } from './holdings.tsx'
import { type DarumaBoard, type DarumaProps, ids, useDaruma } from './model.ts'
import { OwnObjective, Secret, Secrets } from './objective.tsx'
import { PieceArt, PieceSheet } from './pieces.tsx'
import {
  type Draft,
  deckSize,
  fatedDice,
  noDraft,
  offeredDice,
  type StopGain,
  stopGain,
  trayOf,
} from './read.ts'
import { Stage } from './stage.tsx'
import { Track } from './track.tsx'
import { Tray } from './tray.tsx'

/** In a replay nothing is put together. */
const noTap = () => undefined

/** Daruma's board: the round track, the stage round the tanuki, and the controls in the shell's dock. */
export function Board(props: DarumaProps) {
  const board = useDaruma(props)
  const plan = usePlan(board)
  const [looked, look] = useState<number>()
  const gain = useStopGain(board)
  /** Whose verdict was seen to its end. */
  const [judged, setJudged] = useState<DarumaBoard['fresh']>()
  const waits = judged !== board.fresh && fateIn(board.fresh) !== undefined
  const fated = useMemo(() => (waits ? fatedDice(board.fresh) : undefined), [waits, board.fresh])
  const tray = trayOf(board.view, plan.draft)
  const rolling = tray.filter((die) => die.role === 'roll').length
  return (
    <BoardRoot board={board} choice={plan.choice} beats={beats} className="dar-board">
      <PieceSheet />
      <Track board={board} gain={gain} />
      <div className="dar-stage">
        <Stage board={board} look={look} />
        <p className="dar-deck">
          <Place id={ids.deck}>
            <PieceArt name="deck" size={46} />
          </Place>
          {board.say.left(deckSize(board.view))}
        </p>
        <Secret board={board} place="corner" />
        <Drama board={board} onOver={() => setJudged(board.fresh)} />
        <Secrets board={board} waits={waits} />
      </div>
      <InDock>
        <Looked value={looked}>
          <Dock board={board} plan={plan} gain={gain} fated={fated} />
        </Looked>
      </InDock>
      <InFilm>
        <Tray board={board} dice={fated ?? tray} shaking={false} hold={undefined} tap={noTap} />
      </InFilm>
      <SeatHoldings board={board} />
      <OwnObjective board={board} />
      <SideNotes board={board} rolling={rolling} offered={offeredDice(tray)} />
    </BoardRoot>
  )
}

/** A plan belongs to the view it was made on and is gone with it. */
function usePlan(board: DarumaBoard): Plan {
  const { view } = board
  const [kept, setKept] = useState<{ readonly view: State; readonly draft: Draft }>()
  const choice = useChoice(board, {
    about: (move) => (move.kind === 'paint' ? [ids.daruma(move.daruma)] : []),
    again: board.attempt,
  })
  const run = useScript(board)
  const draft = kept?.view === view ? kept.draft : noDraft
  const setDraft = useCallback(
    (next: Draft) => {
      choice.clear()
      setKept({ view, draft: next })
    },
    [view, choice],
  )
  return useMemo(() => ({ draft, choice, setDraft, run }), [draft, choice, setDraft, run])
}

/** What a stop would bring, while one is possible. */
function useStopGain(board: DarumaBoard): StopGain | undefined {
  return useMemo(() => {
    const [stop] = board.of('stop')
    const after = stop && board.preview(stop)?.view
    return after && stopGain(board.view, after)
  }, [board])
}
