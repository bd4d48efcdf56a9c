import type { Seat } from '@engawa/kernel'
import type { State } from '../../rules/index.ts'
import { DarumaDisc } from '../pieces.tsx'
import { holdingsOf } from '../read.ts'

/** From one daruma to the next, and how large each is. */
const [PITCH, SIZE] = [100, 94]
/** The picture is about so much wider than high. */
const WIDER = 1.2

/** All darumas of a seat, both eyes painted, colour by colour. */
export function portrait(view: State, seat: Seat) {
  const discs = holdingsOf(view, seat).flatMap(({ colour, darumas }) =>
    darumas.map((daruma) => ({ colour, daruma })),
  )
  const columns = Math.max(1, Math.ceil(Math.sqrt(discs.length * WIDER)))
  const rows = Math.max(1, Math.ceil(discs.length / columns))
  return (
    <svg viewBox={`0 0 ${columns * PITCH} ${rows * PITCH}`} aria-hidden="true">
      {discs.map(({ colour, daruma }, index) => (
        <svg
          aria-hidden="true"
          key={daruma}
          x={(index % columns) * PITCH}
          y={Math.floor(index / columns) * PITCH}
          width={SIZE}
          height={SIZE}
        >
          <DarumaDisc colour={colour} eyes={['pupil', 'pupil']} complete={false} />
        </svg>
      ))}
    </svg>
  )
}
