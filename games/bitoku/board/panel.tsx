import { labelText } from '@engawa/kernel'
import { Icon, Press } from '@engawa/web/kit'
import { useMemo } from 'react'
import type { Move } from '../rules/index.ts'
import { MoveSign } from './move-sign.tsx'
import type { Scene } from './scene.ts'
import type { PartProps } from './spot.tsx'

/** How many moves are tried out beforehand; a longer list is narrowed by tapping the table first. */
const TRIED = 8

interface Worth {
  readonly gain: number
  readonly final: boolean
}

/** What the move would change in the viewer's points, and whether it can be taken back. */
function worthOf(scene: Scene, move: Move): Worth | undefined {
  const preview = scene.preview(move)
  if (preview === undefined) return undefined
  const total = (sheets: typeof preview.before) => sheets.find(({ seat }) => seat === scene.seat)?.total ?? 0
  return { gain: total(preview.after) - total(preview.before), final: preview.final }
}

const signed = (gain: number): string => (gain > 0 ? `+${gain}` : `−${-gain}`)

function MoveButton({
  scene,
  move,
  worth,
  only,
}: {
  scene: Scene
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
      data-only={only || undefined}
      onClick={() => scene.act(move)}
    >
      <span className="bit-move-sign">
        <MoveSign scene={scene} move={move} />
      </span>
      <span className="bit-move-words">
        {label.title}
        {label.detail !== undefined && <small>{label.detail}</small>}
      </span>
      {worth !== undefined && worth.gain !== 0 && (
        <b data-tone={worth.gain > 0 ? 'ok' : 'no'} title={say.endedNow}>
          {signed(worth.gain)}
          <span className="unseen">{say.pointsIfEnded}</span>
        </b>
      )}
      {worth?.final && (
        <em title={say.final}>
          <Icon name="lock" size={16} />
          <span className="unseen">{say.final}</span>
        </em>
      )}
    </Press>
  )
}

/** The legal moves as controls with sign, words and points: every decision can be made here. */
export function Panel({ scene, aim }: PartProps) {
  const moves = aim.fitting.filter((move) => move.kind !== 'decline')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new whenever the choice or the table is
  const worths = useMemo(
    () => (moves.length > TRIED ? [] : moves.map((move) => worthOf(scene, move))),
    [scene.moves, moves.length, aim.picks.join(), aim.verb],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: controls that act at once, not fields of a form
    <div role="group" aria-label={scene.say.choices} className="bit-panel">
      <ul data-count={Math.min(moves.length, 9)}>
        {moves.map((move, index) => (
          <li key={JSON.stringify(move)}>
            <MoveButton scene={scene} move={move} worth={worths[index]} only={moves.length === 1} />
          </li>
        ))}
      </ul>
    </div>
  )
}
