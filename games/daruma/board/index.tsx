import { finishMotion, InDock, useScript, useTouches } from '@engawa/web/kit'
import { useCallback, useMemo, useState } from 'react'
import type { State } from '../rules/index.ts'
import './board.css'
import { Dock, Looked, type Plan } from './dock.tsx'
import { Drama } from './drama.tsx'
import { SeatHoldings, SideNotes } from './holdings.tsx'
import { OwnObjective, Secret } from './objective.tsx'
import { Piece, PieceSheet } from './pieces.tsx'
import { type Draft, deckSize, noDraft, type StopGain, stopGain, trayOf } from './read.ts'
import { type DarumaProps, type Scene, sceneOf } from './scene.ts'
import { Stage } from './stage.tsx'
import { Track } from './track.tsx'

/** Daruma's board: the round track, the stage round the tanuki, and the controls in the shell's dock. */
export function Board(props: DarumaProps) {
  const scene = useMemo(() => sceneOf(props), [props])
  const plan = usePlan(scene)
  const [looked, look] = useState<number>()
  const gain = useStopGain(scene)
  const rolling = trayOf(scene.view, plan.draft).filter((die) => die.role === 'roll').length
  const taps = useTouches()
  return (
    <div
      className="dar-board"
      data-motion={props.motion}
      {...taps}
      onPointerDownCapture={(event) => {
        finishMotion()
        taps.onPointerDownCapture(event)
      }}
      onKeyDownCapture={finishMotion}
    >
      <PieceSheet />
      <Track scene={scene} gain={gain} />
      <div className="dar-stage">
        <Stage scene={scene} plan={plan} look={look} />
        <p className="dar-deck">
          <Piece name="deck" size={46} />
          {scene.say.left(deckSize(scene.view))}
        </p>
        <Secret scene={scene} place="corner" />
        <Drama scene={scene} />
      </div>
      <InDock>
        <Looked value={looked}>
          <Dock scene={scene} plan={plan} gain={gain} />
        </Looked>
      </InDock>
      <SeatHoldings scene={scene} />
      <OwnObjective scene={scene} />
      <SideNotes scene={scene} rolling={rolling} />
    </div>
  )
}

interface Chosen {
  readonly view: State
  readonly draft: Draft
  readonly daruma: number | undefined
}

const nothing = { draft: noDraft, daruma: undefined }

/** A plan belongs to the view it was made on and is gone with it. */
function usePlan(scene: Scene): Plan {
  const { view } = scene
  const [kept, setKept] = useState<Chosen>()
  const run = useScript(scene)
  const { draft, daruma: chosen } = kept?.view === view ? kept : nothing
  const setDraft = useCallback((next: Draft) => setKept({ view, draft: next, daruma: undefined }), [view])
  const choose = useCallback((daruma?: number) => setKept({ view, draft: noDraft, daruma }), [view])
  return useMemo(() => ({ draft, chosen, setDraft, choose, run }), [draft, chosen, setDraft, choose, run])
}

/** What a stop would bring, while one is possible. */
function useStopGain(scene: Scene): StopGain | undefined {
  const { view, moves, preview } = scene
  return useMemo(() => {
    const stop = moves.find((move) => move.kind === 'stop')
    const after = stop && preview(stop)?.view
    return after && stopGain(view, after)
  }, [view, moves, preview])
}
