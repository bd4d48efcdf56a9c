import { Piece } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import { COPY, type Region, type Wild } from '../catalogue/index.ts'
import { needOf } from '../rules/index.ts'
import { ghostDieOn, roomOf, type Standing, spacesOf } from './read.ts'
import { Effects, SeatDie, Sign } from './signs.tsx'
import { DraggedSpot, type PartProps, Spot } from './spot.tsx'

interface SpaceProps extends PartProps {
  /** Side of a die in pixels. */
  readonly size: number
  readonly inert?: boolean
}

/** A die on a space of the forest; the viewer's own shows whether it may cross, another's may be copied. */
function Placed({
  scene,
  aim,
  standing,
  space,
  size,
  inert = false,
}: SpaceProps & { standing: Standing; space: string }) {
  const { seat, die, value } = standing
  const own = seat === scene.own
  const crosses = own && scene.can({ kind: 'cross', die })
  return (
    <DraggedSpot
      scene={scene}
      aim={aim}
      thing={`die:${seat}:${die}`}
      at={space}
      className="bit-space"
      look="taken"
      label={scene.say.dieOf(scene.name(seat), value)}
      attempt={own && scene.decision === 'turn' ? { kind: 'cross', die } : undefined}
      ask={() => aim.show({ is: 'domain', seat })}
      inert={inert}
    >
      <SeatDie value={value} seat={seat} size={size} />
      {crosses && (
        <em className="bit-cross-tag">
          <Sign name="cross" size={18} />
        </em>
      )}
    </DraggedSpot>
  )
}

/** What a die needs on a free space, in a number and a word. */
function NeedText({ scene, region }: { scene: PartProps['scene']; region: Region }) {
  const { say } = scene
  const { value, amulet } = needOf(scene.view, region)
  return (
    <>
      <b>{value <= 1 ? say.anyValue : `≥ ${value}`}</b>
      <small>{value <= 1 ? say.free : amulet ? say.andAmulet : say.toAct}</small>
    </>
  )
}

/** The die that the chosen move would bring here, faintly; until then what the space says. */
function GhostDie({
  scene,
  place,
  size,
  children,
}: {
  scene: PartProps['scene']
  place: number
  size: number
  children: ReactNode
}) {
  const die = ghostDieOn(scene, place)
  if (die === undefined) return children
  return (
    <span className="bit-ghost">
      <SeatDie value={die.value} seat={die.seat} size={size} />
    </span>
  )
}

/** The die spaces below the river. */
export function DieSpaces({ scene, aim, region, size, inert = false }: SpaceProps & { region: Wild }) {
  const room = roomOf(scene, region)
  const spaces = spacesOf(scene, region)
  const first = spaces.indexOf(undefined)
  return (
    <div className="bit-spaces">
      {spaces.map((standing, index) =>
        standing === undefined ? (
          <Spot
            key={index}
            thing={`region:${region}`}
            className="bit-space"
            look={scene.held === undefined ? 'free' : room}
            label={scene.say.freeSpace(scene.say.regions[region], needOf(scene.view, region).value)}
            attempt={{ kind: 'place', region }}
            chosen={index === first ? undefined : false}
            inert={inert}
          >
            <GhostDie scene={scene} place={region * 10 + index + 1} size={size}>
              <NeedText scene={scene} region={region} />
            </GhostDie>
          </Spot>
        ) : (
          <Placed
            key={`${standing.seat}-${standing.die}`}
            scene={scene}
            aim={aim}
            standing={standing}
            space={`space:${region}:${index}`}
            size={size}
            inert={inert}
          />
        ),
      )}
    </div>
  )
}

/** The floors of the House: their gains, and next year's order from the top. */
export function Floors({ scene, size, words, inert = false }: SpaceProps & { words: boolean }) {
  const { say, board } = scene
  return (
    <div className="bit-floors" data-words={words || undefined}>
      {spacesOf(scene, 3).map((standing, index) => {
        const floor = index + 1
        const gain = board.houseSpaces[index] ?? ''
        const text = gain === COPY ? say.copySpace : scene.effect(gain)
        const occupant = standing === undefined ? undefined : scene.name(standing.seat)
        return (
          <Spot
            key={floor}
            thing={`floor:${floor}`}
            className="bit-floor"
            look={standing === undefined ? 'free' : 'taken'}
            label={say.floor(floor, text, occupant)}
            attempt={{ kind: 'visit', floor }}
            inert={inert}
          >
            <b>{say.ordinal(floor)}</b>
            {standing === undefined ? (
              <GhostDie scene={scene} place={30 + floor} size={Math.min(size, 36)}>
                {gain === COPY ? (
                  <Sign name="draw" size={18} />
                ) : (
                  <Effects of={gain} size={words ? 22 : 17} />
                )}
                {words && <small>{text}</small>}
              </GhostDie>
            ) : (
              <Piece id={`die:${standing.seat}:${standing.die}`} at={`floor:${floor}`}>
                <SeatDie value={standing.value} seat={standing.seat} size={Math.min(size, 36)} />
              </Piece>
            )}
          </Spot>
        )
      })}
    </div>
  )
}
