import type { Seat, Viewer } from '@engawa/kernel'
import { Button, finishMotion, InDock, useFrame } from '@engawa/web/kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { State } from '../rules/index.ts'
import './board.css'
import { useChoices } from './choices.ts'
import { Display } from './display.tsx'
import { type Chosen, Dock } from './dock.tsx'
import { useHolding } from './holding.ts'
import { useKeys } from './keys.ts'
import { enactEvents } from './motion.ts'
import { Picture } from './picture.tsx'
import { PieceSheet } from './pieces.tsx'
import { type KodamaProps, type Scene, sceneOf } from './scene.ts'
import { Season } from './season.tsx'
import { SmallTrees } from './small-trees.tsx'
import { Stage } from './stage.tsx'
import { StageTools } from './tools.tsx'
import { TreeList } from './tree-list.tsx'

/** Kodama: nothing but one tree on paper, and a card in the hand. */
export function Board(props: KodamaProps) {
  useFrame('wide')
  const [looked, look] = useLooked(props.viewer)
  const scene = sceneOf(props, looked)
  const [choices, change] = useChoices()
  const holding = useHolding(scene, choices.magnet)
  const [chosen, choose] = useChosen(props.view)
  const [picturing, setPicturing] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const letters = choices.letters ? scene.say.elementLetters : undefined
  const { reads } = scene.rules
  const marks = useMemo(() => ({ letters, reads }), [letters, reads])
  useKeys({
    scene,
    holding,
    chosen,
    choose,
    stage: () => root.current?.querySelector<HTMLElement>('.kod-table') ?? null,
  })
  const { fresh, motion } = props
  useEffect(() => {
    if (root.current !== null) enactEvents(root.current, fresh, motion)
  }, [fresh, motion])
  const savePicture = () => setPicturing(true)
  return (
    <div ref={root} className="kod" data-motion={motion} onPointerDownCapture={finishMotion}>
      <PieceSheet />
      <Stage scene={scene} holding={holding} marks={marks} room={choices.room}>
        {(controls) => (
          <>
            <Season scene={scene} />
            <Display
              scene={scene}
              holding={holding}
              controls={controls}
              marks={marks}
              sliding={chosen.slide}
              slide={(card) => choose({ slide: card })}
            />
            <StageTools
              scene={scene}
              controls={controls}
              choices={choices}
              change={change}
              savePicture={savePicture}
            />
            {!scene.atHome && <Whose scene={scene} look={look} />}
          </>
        )}
      </Stage>
      <TreeList scene={scene} />
      <p className="unseen" aria-live="polite">
        {spokenAim(scene, holding)}
      </p>
      <SmallTrees scene={scene} look={look} />
      <InDock>
        <Dock scene={scene} holding={holding} chosen={chosen} choose={choose} savePicture={savePicture} />
      </InDock>
      {picturing && <Picture scene={scene} close={() => setPicturing(false)} />}
    </div>
  )
}

/** Whose tree is on the stage, where it is not the own one, and the way back. */
function Whose({ scene, look }: { scene: Scene; look(seat: Seat): void }) {
  const { say, own } = scene
  return (
    <div className="kod-whose" data-furniture="">
      <p>{say.treeOf(scene.name(scene.shown))}</p>
      {own !== undefined && (
        <Button icon="back" onClick={() => look(own)}>
          {say.lookHome}
        </Button>
      )}
    </div>
  )
}

/** Whose tree somebody looks at; whoever sits down next begins with the own one. */
function useLooked(viewer: Viewer): [Seat | undefined, (seat: Seat) => void] {
  const [kept, setKept] = useState<{ readonly viewer: Viewer; readonly seat: Seat }>()
  return [kept?.viewer === viewer ? kept.seat : undefined, (seat) => setKept({ viewer, seat })]
}

/** A choice belongs to the view it was made on and is gone with it. */
function useChosen(view: State): [Chosen, (change: Partial<Chosen>) => void] {
  const [kept, setKept] = useState<Chosen & { readonly view: State }>()
  const now = kept?.view === view ? kept : { goal: undefined, slide: undefined }
  return [now, (change) => setKept({ ...now, ...change, view })]
}

/** The card in hand in one sentence, once it rests. */
function spokenAim(scene: Scene, { aim }: ReturnType<typeof useHolding>): string {
  if (aim === undefined || aim.draft.moving || scene.own === undefined) return ''
  if (aim.target !== undefined) {
    const { title, detail } = scene.words.move(scene.view, scene.own, aim.target, scene.names)
    const place = scene.say.place(scene.grove.tree, aim.target.on, aim.target)
    return [title, place, detail].filter((part) => part !== undefined).join(', ')
  }
  return aim.judgement.reasons.map((reason) => scene.words.refusal(reason)).join(' ')
}
