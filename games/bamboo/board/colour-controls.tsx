import { at } from '@engawa/kernel'
import { Piece } from '@engawa/web/kit'
import { colours, gridCells, homeKinds, nightKinds, seatShoots } from '../catalogue/index.ts'
import type { ControlProps } from './controls.tsx'
import { letterOf } from './field.tsx'
import { ids } from './model.ts'
import { PieceArt, ShootPiece } from './pieces.tsx'

/** BAM-018: every free colour with the shoots it brings and, by night, the spaces it marks. */
export function ColourControls({ board }: ControlProps) {
  return (
    <div className="bam-choices">
      {board.of('colour').map((move) => {
        const colour = colours.indexOf(move.colour)
        return (
          <Piece
            key={move.colour}
            id={ids.colour(move.colour)}
            at={ids.offer}
            label={board.sentence(move)}
            press={() => board.act(move)}
            className="bam-choice"
            data-set=""
          >
            <b className="bam-colour" data-colour={move.colour}>
              {board.say.colours[move.colour]}
            </b>
            <span className="bam-colour-set">
              {at(seatShoots, colour).map((shoot) => (
                <ShootPiece key={shoot} shoot={shoot} letter={letterOf(board, shoot)} />
              ))}
            </span>
            {board.view.night && <MarkedSpaces kinds={at(nightKinds, colour)} />}
          </Piece>
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
        return <i key={cell}>{kind !== undefined && <PieceArt name={`kind-${kind}`} width={16} />}</i>
      })}
    </span>
  )
}
