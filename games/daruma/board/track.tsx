import { Piece } from './pieces.tsx'
import { type StopGain, spacesOf } from './read.ts'
import type { Scene } from './scene.ts'

/** The round track with its counter and, while the viewer may stop, the space a stop would reach. */
export function Track({ scene, gain }: { scene: Scene; gain: StopGain | undefined }) {
  const { view, say } = scene
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
            <li key={token} data-next={next || undefined}>
              <Piece name={`token-${face}`} size={46} />
              <span className="unseen">
                {say.space(index + 1, say.token[face])}
                {here && `, ${say.pawnHere}`}
              </span>
              {here && (
                <span className="dar-pawn" data-homeward={view.homeward || undefined}>
                  <Piece name="pawn" size={28} height={38.5} />
                </span>
              )}
              {next && <span className="dar-steps">+{gain.steps}</span>}
            </li>
          )
        })}
      </ol>
      <button type="button" className="dar-track-caption" onClick={() => scene.openRule('DAR-44')}>
        {caption}
      </button>
    </div>
  )
}
