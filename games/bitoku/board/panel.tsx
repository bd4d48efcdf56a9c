import { labelText } from '@engawa/kernel'

import { Icon, Press } from '@engawa/web/kit'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'

import { controlOf, type Move, thingsOf } from '../rules/index.ts'
import { MoveSign } from './move-sign.tsx'
import type { Scene } from './scene.ts'
import type { PartProps } from './spot.tsx'

/** How many moves are tried out beforehand; a longer list is narrowed by tapping the table first. */
const TRIED = 8

interface Worth {
  /** Points that come at once and stay. */
  readonly gain: number
  /** What else would be counted if the game ended then. */
  readonly atEnd: number
  /** It draws or rolls: what comes of it is unknown, and it cannot be taken back. */
  readonly final: boolean
}

const unknown: Worth = { gain: 0, atEnd: 0, final: true }

/** What the move would change in the viewer's points, and whether it can be taken back. */
function worthOf(scene: Scene, move: Move): Worth | undefined {
  const preview = scene.preview(move)
  if (preview === undefined) return undefined
  if (preview.final) return unknown
  const pointsOf = (sheets: typeof preview.before) => {
    const sheet = sheets.find(({ seat }) => seat === scene.seat)
    return { total: sheet?.total ?? 0, game: sheet?.lines.find(({ name }) => name === 'game')?.points ?? 0 }
  }
  const [before, after] = [pointsOf(preview.before), pointsOf(preview.after)]
  const gain = after.game - before.game
  return { gain, atEnd: after.total - before.total - gain, final: false }
}

const signed = (gain: number): string => (gain > 0 ? `+${gain}` : `−${-gain}`)
const toneOf = (gain: number) => (gain > 0 ? 'ok' : 'no')

/** What a move brings, sure points apart from those of an end that has not come. */
function Gains({ scene: { say }, gain, atEnd }: { scene: Scene } & Pick<Worth, 'gain' | 'atEnd'>) {
  if (gain === 0 && atEnd === 0) return null
  return (
    <span className="bit-move-gains">
      {gain !== 0 && (
        <b data-tone={toneOf(gain)}>
          {signed(gain)}
          <span className="unseen"> {say.pending.points}</span>
        </b>
      )}
      {atEnd !== 0 && (
        <small data-tone={toneOf(atEnd)} title={say.endedNow}>
          <span aria-hidden="true">{say.atEnd(signed(atEnd))}</span>
          <span className="unseen">
            {signed(atEnd)} {say.pointsIfEnded}
          </span>
        </small>
      )}
    </span>
  )
}

function MoveButton({
  scene,
  move,
  worth,
  only,
  aim,
}: PartProps & {
  move: Move
  worth: Worth | undefined
  only: boolean
}) {
  const { say } = scene
  const label = scene.label(move)
  return (
    <Press
      className="bit-move"
      title={labelText(label)}
      data-kind={move.kind}
      data-mark={controlOf(move)}
      data-leads={thingsOf(scene.view, scene.seat, move).join(' ') || undefined}
      data-only={only || undefined}
      onClick={() => scene.act(move)}
      onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? aim.tryOut(move) : undefined)}
      onPointerLeave={() => aim.tryOut(undefined)}
    >
      <span className="bit-move-sign">
        <MoveSign scene={scene} move={move} />
      </span>
      <span className="bit-move-words">
        {label.title}
        {label.detail !== undefined && <small>{label.detail}</small>}
      </span>
      {worth !== undefined && <Gains scene={scene} gain={worth.gain} atEnd={worth.atEnd} />}
      {worth?.final && (
        <em title={say.final}>
          <Icon name="lock" size={16} />
          <span className="unseen">{say.final}</span>
        </em>
      )}
    </Press>
  )
}

/** What a list has that is not seen: nothing, more below, or only what lies above. Asked again whenever that may change. */
function useUnseen(list: RefObject<HTMLElement | null>, count: number): 'nothing' | 'below' | 'above' {
  const [unseen, setUnseen] = useState<'nothing' | 'below' | 'above'>('nothing')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list scrolls further
  useEffect(() => {
    const { current } = list
    if (current === null) return
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = current
      const rest = scrollHeight - clientHeight
      if (rest <= 8) setUnseen('nothing')
      else setUnseen(rest - scrollTop > 8 ? 'below' : 'above')
    }
    const watch = new ResizeObserver(look)
    watch.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      current.removeEventListener('scroll', look)
    }
  }, [list, count])
  return unseen
}

/** The legal moves as controls with sign, words and points: every decision can be made here. */
export function Panel({ scene, aim }: PartProps) {
  const { choice, picks } = aim
  const { say } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: what fits the choice changes with what is picked
  const moves = useMemo(() => choice.fitting.filter((move) => move.kind !== 'decline'), [choice, picks])
  // The press is painted first, then what each move is worth: until then the moves are those of before.
  const tried = useDeferredValue(moves)
  const worths = useMemo(
    () => (tried === moves && tried.length <= TRIED ? tried.map((move) => worthOf(scene, move)) : []),
    [scene, tried, moves],
  )
  const list = useRef<HTMLUListElement>(null)
  const unseen = useUnseen(list, moves.length)
  return (
    <div className="bit-panel" data-more={unseen !== 'nothing' || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: controls that act at once, not fields of a form */}
      <div role="group" aria-label={say.choices}>
        <ul
          ref={list}
          data-count={Math.min(moves.length, 9)}
          data-kinds={[...new Set(moves.map(({ kind }) => kind))].join(' ')}
        >
          {moves.map((move, index) => (
            <li key={JSON.stringify(move)}>
              <MoveButton
                scene={scene}
                aim={aim}
                move={move}
                worth={worths[index]}
                only={moves.length === 1}
              />
            </li>
          ))}
        </ul>
      </div>
      {unseen !== 'nothing' && (
        <Press
          className="bit-more"
          data-unseen={unseen}
          aria-label={say.moreChoices}
          title={say.moreChoices}
          onClick={() => {
            const { current } = list
            if (unseen === 'above') current?.scrollTo({ top: 0 })
            else current?.scrollBy({ top: current.clientHeight - 40 })
          }}
        />
      )}
    </div>
  )
}
