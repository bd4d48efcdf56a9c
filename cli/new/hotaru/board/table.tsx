import { Group, Piece, Place } from '@engawa/web/kit'
import { lightOf } from '../catalogue/index.ts'
import { type HotaruBoard, ids } from './model.ts'

interface PartProps {
  readonly board: HotaruBoard
}

/** A press catches: it stands for the one move that draws from the bag. */
export function Bag({ board }: PartProps) {
  const left = board.view.bag.inside.length
  return (
    <Place id={ids.bag} className="hotaru-bag" label={board.say.bag(left)} move={{ kind: 'catch' }}>
      {left}
    </Place>
  )
}

export function Net({ board }: PartProps) {
  const { view, say } = board
  return (
    <Place id={ids.net} as="div" className="hotaru-net">
      <Group label={say.net}>
        {view.net.map((firefly) => (
          <Piece
            key={firefly}
            id={ids.firefly(firefly)}
            at={ids.net}
            className="hotaru-firefly"
            data-light={lightOf(firefly)}
            label={say.firefly(lightOf(firefly))}
            move={{ kind: 'rescue', firefly }}
          >
            {lightOf(firefly)}
          </Piece>
        ))}
      </Group>
    </Place>
  )
}

/** What each seat has brought home; the same pieces, by the same ids, at another place. */
export function Jars({ board }: PartProps) {
  const { view, say } = board
  return (
    <ul className="hotaru-jars">
      {view.jars.map((jar, seat) => (
        <Place key={ids.jar(seat)} id={ids.jar(seat)} as="li" className="hotaru-jar" data-seat={seat}>
          <h3>{say.jar(board.name(seat))}</h3>
          <p>
            {jar.map((firefly) => (
              <Piece
                key={firefly}
                id={ids.firefly(firefly)}
                at={ids.jar(seat)}
                className="hotaru-firefly"
                data-light={lightOf(firefly)}
              >
                {lightOf(firefly)}
              </Piece>
            ))}
          </p>
        </Place>
      ))}
    </ul>
  )
}
