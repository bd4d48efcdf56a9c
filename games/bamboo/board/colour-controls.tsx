import { at } from '@engawa/kernel'
import { colours, gridCells, homeKinds, nightKinds, seatShoots } from '../catalogue/index.ts'
import { type ControlProps, movesOf } from './controls.tsx'
import { letterOf } from './field.tsx'
import { Piece, ShootPiece } from './pieces.tsx'

/** BAM-018: every free colour with the shoots it brings and, by night, the spaces it marks. */
export function ColourControls({ scene }: ControlProps) {
  return (
    <div className="bam-choices">
      {movesOf(scene.moves, 'colour').map((move) => {
        const colour = colours.indexOf(move.colour)
        return (
          <button
            key={move.colour}
            type="button"
            className="bam-choice"
            aria-label={scene.label(move)}
            onClick={() => scene.act(move)}
          >
            <b className="bam-colour" data-colour={move.colour}>
              {scene.say.colours[move.colour]}
            </b>
            <span className="bam-colour-set">
              {at(seatShoots, colour).map((shoot) => (
                <ShootPiece key={shoot} shoot={shoot} letter={letterOf(scene, shoot)} />
              ))}
            </span>
            {scene.view.night && <MarkedSpaces kinds={at(nightKinds, colour)} />}
          </button>
        )
      })}
    </div>
  )
}

/** BAM-120: a home in small, with the kinds that its night side demands. */
function MarkedSpaces({ kinds }: { kinds: readonly number[] }) {
  return (
    <span className="bam-marked">
      {Array.from({ length: gridCells }, (_, cell) => {
        const kind = homeKinds[kinds[cell] ?? -1]
        return <i key={cell}>{kind !== undefined && <Piece name={`kind-${kind}`} width={16} />}</i>
      })}
    </span>
  )
}
