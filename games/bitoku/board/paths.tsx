import { at } from '@engawa/kernel'
import { Crest, Piece, upTo, useSpot } from '@engawa/web/kit'
import { portal, type Trail } from '../catalogue/index.ts'
import { pathsOf, portalAt, type State, spots } from '../rules/index.ts'
import { lampId, walkerId } from './beats.ts'
import { Effects, Sign } from './signs.tsx'
import { type PartProps, Spot, StageButton } from './spot.tsx'

interface Walker {
  readonly seat: number
  /** Which of the seat's pilgrims on this space: those of one seat are alike. */
  readonly number: number
}

const walkersOn = (view: State, space: string): Walker[] =>
  view.domains.flatMap(({ walkers }, seat) =>
    walkers.filter((at) => at === space).map((_, number) => ({ seat, number })),
  )

/** One side trail above its path space: its sign or portal tile, and its spaces, best first. */
function SideTrail({
  scene,
  trail,
  index,
  inert,
}: PartProps & { trail: Trail; index: number; inert: boolean }) {
  const { say, view } = scene
  const lamp = useSpot(lampId(trail.id))
  const tile = trail.kind === 'portal' ? portalAt(view, index) : ''
  return (
    <span className="bit-trail" data-spaces={upTo(trail.spaces.length)}>
      {tile === '' ? (
        <span className="bit-trail-sign" data-explain={spots.trailEnd(index)} ref={lamp}>
          <Sign name="illumination" size={inert ? 18 : 24} />
        </span>
      ) : (
        <span className="bit-trail-sign" data-look="portal" data-explain={spots.trailEnd(index)} ref={lamp}>
          <Effects of={portal(tile).action} size={inert ? 14 : 18} />
        </span>
      )}
      {trail.spaces.map(({ points, amulet }, space) => {
        const sleeper = at(at(view.trails, index), space)
        return (
          <Spot
            key={space}
            thing={`trail:${index}:${space}`}
            className="bit-trail-space"
            label={say.trailSpace(
              say.piece(trail.id),
              points,
              amulet,
              sleeper < 0 ? '' : scene.name(sleeper),
            )}
            attempt={scene.decision === 'movement' ? { kind: 'enter', from: trail.from, space } : undefined}
            inert={inert}
          >
            {sleeper < 0 ? (
              <>
                {points}
                {amulet > 0 && !inert && (
                  <em>
                    <Sign name="amulet" size={15} />+{amulet}
                  </em>
                )}
              </>
            ) : (
              <Crest seat={sleeper} size={inert ? 18 : 32} />
            )}
          </Spot>
        )
      })}
    </span>
  )
}

/** The paths of wisdom. Small they are a picture that opens; large every space is a control. */
export function Paths({ scene, aim, large }: PartProps & { large: boolean }) {
  const { say, view, domain } = scene
  const paths = pathsOf(view)
  return (
    <div className={large ? 'bit-paths scroll-x' : 'bit-paths'} data-large={large || undefined}>
      {paths.starts.map((start) => {
        const line = Object.values(paths.spaces).filter(({ id }) => id[0] === start[0])
        return (
          <ol key={start} aria-label={say.piece(start)}>
            {line.map(({ id, bridge }) => {
              const walkers = walkersOn(view, id)
              const arriving =
                scene.ghost === undefined ? [] : walkersOn(scene.ghost.view, id).slice(walkers.length)
              const index = paths.trails.findIndex((trail) => trail.from === id)
              const trail = paths.trails[index]
              return (
                <li key={id}>
                  {trail !== undefined && (
                    <SideTrail scene={scene} aim={aim} trail={trail} index={index} inert={!large} />
                  )}
                  {id === start && (
                    <span className="bit-trail-sign">
                      <Sign name="portal" size={large ? 28 : 19} />
                    </span>
                  )}
                  <Spot
                    thing={`space:${id}`}
                    className="bit-path-space"
                    look={bridge > 0 ? 'bridge' : undefined}
                    label={say.pathSpace(
                      say.piece(id),
                      walkers.map(({ seat }) => scene.name(seat)),
                    )}
                    attempt={
                      scene.decision !== 'movement'
                        ? undefined
                        : domain.walkers.includes(id)
                          ? { kind: 'walk', from: id }
                          : { kind: 'start', at: id }
                    }
                    inert={!large}
                  >
                    {walkers.map(({ seat, number }) => (
                      <Piece
                        key={`${seat} ${number}`}
                        id={walkerId(seat, id, number)}
                        at={`space:${id}`}
                        className="bit-walker"
                        data-seat={seat}
                      >
                        <Sign name="pilgrim" size={large ? 26 : 20} />
                      </Piece>
                    ))}
                    {arriving.map(({ seat }, place) => (
                      <span key={`ghost-${place}`} className="bit-walker bit-ghost" data-seat={seat}>
                        <Sign name="pilgrim" size={large ? 26 : 20} />
                      </span>
                    ))}
                  </Spot>
                  {bridge > 0 && (
                    <small data-met={domain.pawn >= bridge || undefined}>{say.needs(bridge)}</small>
                  )}
                </li>
              )
            })}
          </ol>
        )
      })}
    </div>
  )
}

/** The paths beside the prints: a picture with one control that opens them. */
export function SmallPaths({ scene, aim }: PartProps) {
  return (
    <section className="bit-shelf" data-market="paths" aria-label={scene.say.paths}>
      <header>
        <StageButton onClick={() => aim.look('paths')}>
          <Sign name="movement" size={20} />
          <h3>{scene.say.paths}</h3>
        </StageButton>
        <span>{scene.say.bridgeRule}</span>
      </header>
      <Paths scene={scene} aim={aim} large={false} />
    </section>
  )
}
