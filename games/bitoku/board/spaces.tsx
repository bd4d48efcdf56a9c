import { Piece } from '@engawa/web/kit'
import { COPY, type Region, type Wild } from '../catalogue/index.ts'
import { needOf } from '../rules/index.ts'
import { roomOf, type Standing, spacesOf } from './read.ts'
import { Effects, SeatDie, Sign } from './signs.tsx'
import { type PartProps, Spot } from './spot.tsx'

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
    <Spot
      scene={scene}
      aim={aim}
      thing={`die:${seat}:${die}`}
      at={space}
      className="bit-space"
      look="taken"
      label={scene.say.dieOf(scene.name(seat), value)}
      attempt={own && scene.decision === 'turn' ? { kind: 'cross', die } : undefined}
      inspect={{ is: 'domain', seat }}
      inert={inert}
    >
      <SeatDie value={value} seat={seat} size={size} />
      {crosses && (
        <em className="bit-cross-tag">
          <Sign name="cross" size={18} />
        </em>
      )}
    </Spot>
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

/** The die spaces below the river. */
export function DieSpaces({ scene, aim, region, size, inert = false }: SpaceProps & { region: Wild }) {
  const room = roomOf(scene, region)
  return (
    <div className="bit-spaces">
      {spacesOf(scene, region).map((standing, index) =>
        standing === undefined ? (
          <Spot
            key={index}
            scene={scene}
            aim={aim}
            thing={`region:${region}`}
            className="bit-space"
            look={scene.held === undefined ? 'free' : room}
            label={scene.say.freeSpace(scene.say.regions[region], needOf(scene.view, region).value)}
            attempt={{ kind: 'place', region }}
            inert={inert}
          >
            <NeedText scene={scene} region={region} />
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
export function Floors({ scene, aim, size, words, inert = false }: SpaceProps & { words: boolean }) {
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
            scene={scene}
            aim={aim}
            thing={`floor:${floor}`}
            className="bit-floor"
            look={standing === undefined ? 'free' : 'taken'}
            label={say.floor(floor, text, occupant)}
            attempt={{ kind: 'visit', floor }}
            inert={inert}
          >
            <b>{say.ordinal(floor)}</b>
            {standing === undefined ? (
              <>
                {gain === COPY ? (
                  <Sign name="draw" size={18} />
                ) : (
                  <Effects of={gain} size={words ? 22 : 17} />
                )}
                {words && <small>{text}</small>}
              </>
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
