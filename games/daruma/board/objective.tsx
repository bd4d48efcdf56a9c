import { Crest, claimStage, enact, holdStage, Icon, InSide, Press, useHold } from '@engawa/web/kit'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Colour, objectiveOf } from '../catalogue/index.ts'
import { worth } from '../rules/index.ts'
import { type DarumaBoard, spots } from './model.ts'
import { PieceArt, SmallDaruma } from './pieces.tsx'

/** A click of an assistive device cannot be held: it shows the secret for this long. */
const glance = 4000

/** The viewer's own objective: in the left column, or in the corner of a phone's stage. */
export function OwnObjective({ board }: { board: DarumaBoard }) {
  return (
    <InSide side="left">
      <Secret board={board} place="side" />
    </InSide>
  )
}

/** A key that is held must not click as well, or the secret would stay when it is let go. */
function silently(handle: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
    handle(event)
  }
}

/** Drawn only while it may be seen: nothing of it is on the page before. */
export function Secret({ board, place }: { board: DarumaBoard; place: 'side' | 'corner' | 'sheet' }) {
  const { say, view, own } = board
  const hold = useHold()
  const [glancing, setGlancing] = useState(false)
  useEffect(() => {
    if (!glancing) return
    const timer = setTimeout(() => setGlancing(false), glance)
    return () => clearTimeout(timer)
  }, [glancing])
  const objective = own === undefined ? undefined : objectiveOf(view.objectives[own] ?? 0)
  if (objective === undefined) return null
  const open = board.secrets === 'open' && place !== 'corner'
  const shown = open || hold.held || glancing
  // At the end, also where somebody gave up, it is nobody's alone any more.
  const over = board.active.length === 0
  const state = open ? say.open : shown ? say.held : say.hold
  return (
    <Press
      className="dar-secret"
      data-spot={spots.objective}
      data-place={place}
      aria-pressed={open ? undefined : shown}
      onClick={(event) => event.detail === 0 && setGlancing(true)}
      {...hold.pointer}
      {...hold.keys}
      onKeyDown={silently(hold.keys.onKeyDown)}
      onKeyUp={silently(hold.keys.onKeyUp)}
    >
      <span className="dar-secret-head">
        <span className="label">{say.objective}</span>
        {!over && (
          <span>
            <Icon name={shown ? 'eye' : 'eyeClosed'} size={20} /> {state}
          </span>
        )}
      </span>
      {shown && <ObjectiveDisc say={board.say} wanted={objective.wanted} shunned={objective.shunned} />}
      {(!shown || place === 'corner') && (
        <span className="dar-secret-back">
          {board.secrets === 'open' && place === 'corner' ? (
            <SmallObjective board={board} wanted={objective.wanted} shunned={objective.shunned} />
          ) : (
            <PieceArt name="hidden" size={place === 'side' ? 150 : 46} />
          )}
        </span>
      )}
      {!over && <span className="dar-secret-hint">{say.hold}</span>}
    </Press>
  )
}

/** How long each secret takes to turn over, and how far they are apart. */
const TURN = 400
const APART = 700
/** Before the first one. */
const FIRST = 250

const turnOver: Keyframe[] = [
  { transform: 'scaleX(0)', opacity: 0 },
  { transform: 'scaleX(0)', opacity: 1, offset: 0.01 },
  { transform: 'none', opacity: 1 },
]

/**
 * DAR-04: at the end every objective comes to light, one after the other, the viewer's own last;
 * where a verdict is still to be seen, they wait for it.
 */
export function Secrets({ board, waits }: { board: DarumaBoard; waits: boolean }) {
  const { view, fresh, motion, own } = board
  const cards = useRef<HTMLOListElement>(null)
  const over = view.phase === 'over'
  useEffect(() => {
    if (!over || !fresh.some(({ kind }) => kind === 'ended')) return undefined
    // Nothing else may take the stage between a verdict and them.
    if (waits) return claimStage()
    for (const [place, card] of [...(cards.current?.children ?? [])].entries()) {
      const turning = enact(card, turnOver, TURN, motion, { delay: FIRST + place * APART })
      if (turning !== undefined) holdStage(turning)
    }
    return undefined
  }, [over, waits, fresh, motion])
  if (!over || waits) return null
  const seats = view.objectives.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own))
  return (
    <ol className="dar-secrets" data-many={seats.length > 2 || undefined} ref={cards}>
      {seats.map((seat) => {
        const objective = objectiveOf(view.objectives[seat] ?? 0)
        return (
          objective !== undefined && (
            <li key={seat}>
              <h3>
                <Crest seat={seat} size={24} /> {board.name(seat)}
              </h3>
              <ObjectiveDisc say={board.say} wanted={objective.wanted} shunned={objective.shunned} />
              <b>{board.say.total(board.scores.find((sheet) => sheet.seat === seat)?.total ?? 0)}</b>
            </li>
          )
        )
      })}
    </ol>
  )
}

export function ObjectiveDisc({
  say,
  wanted,
  shunned,
}: {
  say: DarumaBoard['say']
  wanted: readonly Colour[]
  shunned: Colour
}) {
  return (
    <span className="dar-objective">
      <span className="dar-wanted">
        {wanted.map((colour) => (
          <Worth key={colour} say={say} colour={colour} points={worth.wanted} />
        ))}
      </span>
      <span className="dar-shunned">
        <Worth say={say} colour={shunned} points={worth.shunned} />
      </span>
    </span>
  )
}

/** On a screen that nobody else looks at the corner tells it in small; held, it is large. */
function SmallObjective({
  board: { say },
  wanted,
  shunned,
}: {
  board: DarumaBoard
  wanted: readonly Colour[]
  shunned: Colour
}) {
  const row = (colours: readonly Colour[], points: number) => (
    <span data-loss={points < 0 || undefined}>
      {colours.map((colour) => (
        <span key={colour}>
          <SmallDaruma colour={colour} size={22} />
          <em className="unseen">{say.colour[colour]}</em>
        </span>
      ))}
      <b>{say.signed(points)}</b>
    </span>
  )
  return (
    <span className="dar-small-objective">
      {row(wanted, worth.wanted)}
      {row([shunned], worth.shunned)}
    </span>
  )
}

function Worth({ say, colour, points }: { say: DarumaBoard['say']; colour: Colour; points: number }) {
  return (
    <span className="dar-worth" data-loss={points < 0 || undefined}>
      <SmallDaruma colour={colour} size={points < 0 ? 38 : 46} />
      <b>{say.signed(points)}</b>
      <em>{say.colour[colour]}</em>
    </span>
  )
}
