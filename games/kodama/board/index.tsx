import type { Seat, Viewer } from '@engawa/kernel'
import { BoardRoot, Button, InDock, Tableau, useFollowed, useFrame } from '@engawa/web/kit'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Event, State } from '../rules/index.ts'
import './board.css'
import { beats } from './beats.ts'
import { useChoices } from './choices.ts'
import { Display } from './display.tsx'
import { type Chosen, Dock } from './dock.tsx'
import { useHolding } from './holding.ts'
import { useBoardKeys } from './keys.ts'
import { type KodamaBoard, type KodamaProps, seasonEnds, useKodama } from './model.ts'
import { Picture } from './picture.tsx'
import { PieceSheet } from './pieces.tsx'
import { Season } from './season.tsx'
import { SmallTrees } from './small-trees.tsx'
import { Stage } from './stage.tsx'
import { StageTools } from './tools.tsx'
import { TreeList } from './tree-list.tsx'

/** Kodama: nothing but one tree on paper, and a card in the hand. */
export function Board(props: KodamaProps) {
  useFrame('wide')
  const [looked, lookAt] = useLooked(props.viewer)
  const own = props.viewer === 'table' ? undefined : props.viewer
  const { page: growing, leave } = useFollowed({ ...props, own, asked: props.moves.length > 0 }, treeOf)
  const board = useKodama(props, growing ?? looked)
  // The tree of another comes to the front while it grows; what one acts with stays at hand.
  const home = useKodama(props, looked)
  const look = useCallback(
    (seat: Seat) => {
      leave()
      lookAt(seat)
    },
    [leave, lookAt],
  )
  const [choices, change] = useChoices()
  const holding = useHolding(board, choices.magnet)
  const [chosen, choose] = useChosen(props.view)
  const [picturing, setPicturing] = useState(false)
  const table = useRef<HTMLDivElement>(null)
  const letters = choices.letters ? board.say.elementLetters : undefined
  const { reads } = board.rules
  const marks = useMemo(() => ({ letters, reads }), [letters, reads])
  useBoardKeys({ board, holding, chosen, choose, table })
  const savePicture = () => setPicturing(true)
  return (
    <BoardRoot board={board} beats={beats} className="kod">
      <PieceSheet />
      <Tableau board={board} ending={seasonEnds} tells={seasonTells} />
      <Stage board={board} holding={holding} marks={marks} room={choices.room} table={table}>
        {(controls) => (
          <>
            <Season board={board} />
            <Display
              board={board}
              holding={holding}
              controls={controls}
              marks={marks}
              sliding={chosen.slide}
              slide={(card) => choose({ slide: card })}
            />
            <StageTools
              board={board}
              controls={controls}
              choices={choices}
              change={change}
              savePicture={savePicture}
            />
            {!board.atHome && <Whose board={board} back={growing === undefined ? look : undefined} />}
          </>
        )}
      </Stage>
      <TreeList board={board} />
      <p className="unseen" aria-live="polite">
        {spokenAim(board, holding)}
      </p>
      <SmallTrees board={board} look={look} />
      <InDock>
        <Dock board={home} holding={holding} chosen={chosen} choose={choose} savePicture={savePicture} />
      </InDock>
      {picturing && <Picture board={board} close={() => setPicturing(false)} />}
    </BoardRoot>
  )
}

const seasonTells = ['seasonScored', 'played'] as const

/** A tree that grows comes to the front. */
function treeOf(event: Event): Seat | undefined {
  return event.kind === 'grown' || event.kind === 'played' ? event.seat : undefined
}

/** Whose tree is on the stage, where it is not the own one, and the way back for whoever went there. */
function Whose({ board, back }: { board: KodamaBoard; back: ((seat: Seat) => void) | undefined }) {
  const { say, own } = board
  return (
    <div className="kod-whose" data-furniture="">
      <p>{say.treeOf(board.name(board.shown))}</p>
      {own !== undefined && back !== undefined && (
        <Button icon="back" onClick={() => back(own)}>
          {say.lookHome}
        </Button>
      )}
    </div>
  )
}

/** Whose tree somebody looks at; whoever sits down next begins with the own one. */
function useLooked(viewer: Viewer): [Seat | undefined, (seat: Seat) => void] {
  const [kept, setKept] = useState<{ readonly viewer: Viewer; readonly seat: Seat }>()
  const look = useCallback((seat: Seat) => setKept({ viewer, seat }), [viewer])
  return [kept?.viewer === viewer ? kept.seat : undefined, look]
}

/** A choice belongs to the view it was made on and is gone with it. */
function useChosen(view: State): [Chosen, (change: Partial<Chosen>) => void] {
  const [kept, setKept] = useState<Chosen & { readonly view: State }>()
  const now = kept?.view === view ? kept : { goal: undefined, slide: undefined }
  return [now, (change) => setKept({ ...now, ...change, view })]
}

/** The card in hand in one sentence, once it rests. */
function spokenAim(board: KodamaBoard, { shown: aim }: ReturnType<typeof useHolding>): string {
  if (aim === undefined || aim.draft.moving || board.own === undefined) return ''
  if (aim.target !== undefined) {
    const { title, detail } = board.label(aim.target)
    const place = board.say.place(board.grove.tree, aim.target.on, aim.target)
    return [title, place, detail].filter((part) => part !== undefined).join(', ')
  }
  return aim.judgement.reasons.map((reason) => board.words.refusal(reason)).join(' ')
}
