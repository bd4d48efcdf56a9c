import { Piece, Place, Press } from '@engawa/web/kit'
import { type DarumaBoard, ids } from './model.ts'
import { PieceArt } from './pieces.tsx'
import { type StopGain, spacesOf } from './read.ts'

/** The round track with its counter and, while the viewer may stop, the space a stop would reach. */
export function Track({ board, gain }: { board: DarumaBoard; gain: StopGain | undefined }) {
  const { view, say } = board
  const way = view.closing ? say.lastTurns : `${say.track}, ${view.homeward ? say.homeward : say.outward}`
  const caption =
    gain === undefined || view.closing ? way : say.caption(way, say.trackStop(gain.steps, gain.reward))
  return (
    <div className="dar-track-row">
      <ol className="dar-track" aria-label={say.track}>
        {spacesOf(view).map(({ token, face }, index) => {
          const here = index === view.counter
          const next = gain !== undefined && gain.steps > 0 && index === gain.reaches
          return (
            <Place key={token} id={ids.space(index)} as="li" data-next={next || undefined}>
              <PieceArt name={`token-${face}`} size={46} />
              <span className="unseen">
                {say.space(index + 1, say.token[face])}
                {here && `, ${say.pawnHere}`}
              </span>
              {here && (
                <Piece
                  id={ids.counter}
                  at={ids.space(index)}
                  className="dar-pawn"
                  data-homeward={view.homeward || undefined}
                >
                  <PieceArt name="pawn" size={28} height={38.5} />
                </Piece>
              )}
              {next && <span className="dar-steps">+{gain.steps}</span>}
            </Place>
          )
        })}
      </ol>
      <Press className="dar-track-caption" onClick={() => board.openRule('DAR-44')}>
        {caption}
      </Press>
    </div>
  )
}
