import { at, type Seat } from '@engawa/kernel'
import { Crest, Piece, upTo } from '@engawa/web/kit'
import {
  type BuildingType,
  building,
  kodamaSpaces,
  neutralSpace,
  type Region,
  rock,
  tiers,
  treasure,
  type Wild,
} from '../catalogue/index.ts'
import { type Move, needOf, type State } from '../rules/index.ts'
import { actionAt, bestTier, roomOf, spacesOf, type ZoneSlot, zoneOf } from './read.ts'
import { Effects, Kodama, Sign } from './signs.tsx'
import { type PartProps, Spot } from './spot.tsx'

/** Where a region stands in one word, and what a die gets there. */
export function RegionState({ scene, region }: { scene: PartProps['scene']; region: Region }) {
  const { say, held } = scene
  const room = roomOf(scene, region)
  const free = spacesOf(scene, region).filter((standing) => standing === undefined).length
  if (room === 'full') return <em data-tone="no">{say.full}</em>
  if (room === 'building') return <em data-tone="half">{say.buildingOnly}</em>
  if (held === undefined && region !== 3) {
    const { value } = needOf(scene.view, region)
    return <em data-tone="ok">{value > 1 ? say.needs(value) : say.freeCount(free)}</em>
  }
  return <em data-tone="ok">{say.freeCount(free)}</em>
}

/** The ladder of the forest action: steps that the die in hand reaches, and the best effect. */
export function Ladder({ scene, region }: { scene: PartProps['scene']; region: Wild }) {
  const { held, say } = scene
  const room = roomOf(scene, region)
  if (held !== undefined && room === 'full') return <span className="bit-quiet">{say.noSpace}</span>
  if (held !== undefined && room === 'building')
    return <span className="bit-quiet">{say.higherDie(needOf(scene.view, region).value)}</span>
  const value = held?.value ?? 6
  return (
    <>
      <span className="bit-ladder" data-explain={`region:${region}`} aria-hidden="true">
        {tiers.map((tier) => (
          <i key={tier} data-on={(held !== undefined && tier <= value) || undefined}>
            {tier}
          </i>
        ))}
      </span>
      <Effects of={actionAt(region, bestTier(value))} size={19} />
    </>
  )
}

/** The building that the chosen move would set on a free slot. */
function ghostIn({ ghost }: PartProps['scene'], zone: Wild, type: BuildingType): ZoneSlot | undefined {
  const slot = ghost === undefined ? undefined : zoneOf(ghost.view, zone).find((one) => one.type === type)
  return slot?.tile === '' ? undefined : slot
}

/** The least die and the owner that a building would have here, drawn while the slot is still free. */
export function GhostOwner({
  scene,
  zone,
  type,
  size,
}: {
  scene: PartProps['scene']
  zone: Wild
  type: BuildingType
  size: number
}) {
  const slot = ghostIn(scene, zone, type)
  if (slot === undefined) return null
  return (
    <>
      <b>{building(slot.tile).die}+</b>
      {slot.owner >= 0 && <Crest seat={slot.owner} size={size} />}
    </>
  )
}

/** The four slots of an inhabited zone. */
export function Zone({ scene, aim, zone, inert = false }: PartProps & { zone: Wild; inert?: boolean }) {
  const { say } = scene
  return (
    <div className="bit-zone">
      {zoneOf(scene.view, zone).map(({ type, tile, owner }) =>
        tile === '' ? (
          <Spot
            key={type}
            thing={`zone:${zone}:${type}`}
            className="bit-slot"
            look={ghostIn(scene, zone, type) === undefined ? 'free' : 'ghost'}
            label={say.freeIn(say.names.regions[zone], say.names.buildings[type])}
            ask={() => aim.look(zone)}
            inert={inert}
          >
            <Sign name={type} size={23} />
            <GhostOwner scene={scene} zone={zone} type={type} size={18} />
          </Spot>
        ) : (
          <Spot
            key={type}
            thing={`tile:${tile}`}
            at={`zone:${zone}:${type}`}
            className="bit-slot"
            label={say.piece(tile)}
            inert={inert}
          >
            <Sign name={building(tile).type} size={23} />
            <b>{building(tile).die}+</b>
            {owner >= 0 && <Crest seat={owner} size={18} />}
          </Spot>
        ),
      )}
    </div>
  )
}

/** The rocks of the garden, which lie under the House. */
export function Garden({ scene, inert = false }: PartProps & { inert?: boolean }) {
  return (
    <div className="bit-zone" data-look="rocks">
      {scene.view.garden.map((id, index) =>
        id === '' ? (
          <span key={index} className="bit-rock" data-look="gone" />
        ) : (
          <Spot
            key={id}
            thing={`rock:${id}`}
            at="garden"
            className="bit-rock"
            label={scene.say.piece(id)}
            attempt={scene.decision === 'rock' ? { kind: 'rock', rock: id } : undefined}
            inert={inert}
          >
            {rock(id).types.map((type) => (
              <Sign key={type} name={type} size={18} />
            ))}
          </Spot>
        ),
      )}
    </div>
  )
}

/** Where each seat's kodama stands on a track. */
const kodamasOn = ({ domains }: State, region: Region) =>
  domains.map(({ kodamas }, seat) => ({ seat, space: at(kodamas, region - 1) }))

/** A kodama track with its tokens and its lake treasure. */
export function Track({
  scene,
  aim,
  region,
  size = 20,
  large = false,
}: PartProps & { region: Region; size?: number; large?: boolean }) {
  const { view, say, board } = scene
  const treasureTile = treasure(at(view.treasures, region - 1))
  const spaces = Array.from({ length: kodamaSpaces }, (_, index) => index + 1)
  const standing = kodamasOn(view, region)
  const moved =
    scene.ghost === undefined
      ? []
      : kodamasOn(scene.ghost.view, region).filter(({ seat, space }) => at(standing, seat).space !== space)
  const lit = aim.lit(`track:${region}`)
  const attempted = (seat: Seat): Move | undefined => {
    if (scene.decision === 'back') return { kind: 'back', seat, region }
    return seat === scene.own && scene.decision === 'advance' ? { kind: 'advance', region } : undefined
  }
  return (
    <div
      className="bit-track"
      data-explain={`track:${region}`}
      data-large={large || undefined}
      data-lit={lit || undefined}
    >
      <ol aria-label={say.trackOf(say.regions[region])}>
        {spaces.map((space) => {
          const here = standing.filter((one) => one.space === space)
          const coming = moved.filter((one) => one.space === space)
          const neutral = board.neutralKodama && space === neutralSpace
          return (
            <li
              key={space}
              data-end={space === kodamaSpaces || undefined}
              data-pieces={upTo(here.length + coming.length + (neutral ? 1 : 0))}
            >
              {neutral && <Kodama seat={undefined} size={size} />}
              {here.map(({ seat }) =>
                large ? (
                  <Spot
                    key={seat}
                    thing={`kodama:${seat}:${region}`}
                    at={`track:${region}:${space}`}
                    className="bit-token"
                    label={say.kodamaOf(scene.name(seat), space)}
                    attempt={attempted(seat)}
                    // Several stand on one space: no target for fingers that are not asked for one.
                    inert={attempted(seat) === undefined}
                  >
                    <Kodama seat={seat} size={size} />
                  </Spot>
                ) : (
                  <Piece key={seat} id={`kodama:${seat}:${region}`} at={`track:${region}:${space}`}>
                    <Kodama seat={seat} size={size} />
                  </Piece>
                ),
              )}
              {coming.map(({ seat }) => (
                <span key={`ghost-${seat}`} className="bit-ghost-kodama">
                  <Kodama seat={seat} size={size} />
                </span>
              ))}
              {large && <small>{space === kodamaSpaces ? say.oneOnly : space}</small>}
              <span className="unseen">
                {here.map(({ seat }) => say.kodamaOf(scene.name(seat), space)).join(', ')}
              </span>
            </li>
          )
        })}
      </ol>
      <span className="bit-treasure" title={say.treasure}>
        {treasureTile.points.map((points, place) => (
          <b key={place}>
            {points}
            {large && <small>{say.ordinal(place + 1)}</small>}
          </b>
        ))}
      </span>
    </div>
  )
}
