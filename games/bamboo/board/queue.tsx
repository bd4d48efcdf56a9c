import { memo } from 'react'
import { letterOf } from './field.tsx'
import type { BambooBoard } from './model.ts'
import { ShootPiece } from './pieces.tsx'

/** What is left of the turn while the home is in front: the shoots that wait under the stalks. */
export const TurnQueue = memo(function TurnQueue({ board }: { board: BambooBoard }) {
  const { view, say } = board
  const waiting = view.turn.under.flatMap((shoots, stalk) =>
    shoots.map((shoot, place) => ({ shoot, acting: stalk === view.turn.acting && place === 0 })),
  )
  if (waiting.length === 0) return null
  return (
    <section className="bam-turn">
      <h3>{say.thisTurn}</h3>
      <ol>
        {waiting.map(({ shoot, acting }) => (
          <li key={shoot} aria-current={acting ? 'step' : undefined}>
            <ShootPiece shoot={shoot} letter={letterOf(board, shoot)} />
            <span className="unseen">{board.shootName(shoot)}</span>
          </li>
        ))}
      </ol>
      <p>{say.actionsLeft(view.turn.activations)}</p>
    </section>
  )
})
