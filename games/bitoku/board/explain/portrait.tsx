import { at, type Seat } from '@engawa/kernel'
import { bitokuCard, building, crystal, mitama, regions, rock } from '../../catalogue/index.ts'
import { builtBy, type State } from '../../rules/index.ts'
import { Kodama, Sign } from '../signs.tsx'

/** The landscape as it is drawn, and from one region to the next. */
const [WIDE, HIGH, PITCH] = [1052, 366, 211.2]
/** The spaces of a kodama track. */
const TRACK = 7
const [KODAMA, SIGN, IN_ROW] = [46, 68, 14]

/** The signs of what a seat owns at the end, kind by kind. */
function ownedSigns(view: State, seat: Seat): string[] {
  const { crystals, pairs, mitamas, dragonflies, rocks, path, pawn } = at(view.domains, seat)
  return [
    ...builtBy(view, seat).map((tile) => building(tile).type),
    ...crystals.filter((id) => id !== '').map((id) => crystal(id).type),
    ...pairs.flatMap(([spirit]) => [mitama(spirit).type, 'dragonfly']),
    ...mitamas.map((id) => mitama(id).type),
    ...dragonflies.map(() => 'dragonfly'),
    ...rocks.filter((id) => id !== '').flatMap((id) => rock(id).types),
    ...path.slice(0, pawn).map((id) => bitokuCard(id).type),
  ]
}

/** How far a seat's kodamas went through the land, and what it gathered there. */
export function portrait(view: State, seat: Seat) {
  const signs = ownedSigns(view, seat)
  const { kodamas } = at(view.domains, seat)
  const rows = Math.max(1, Math.ceil(signs.length / IN_ROW))
  const pitch = WIDE / IN_ROW
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH + 20 + rows * pitch}`} aria-hidden="true">
      <use href="#bit-wide" width={WIDE} height={HIGH} />
      <rect width={WIDE} height={HIGH} fill="none" stroke="#211C19" strokeWidth="5" />
      {regions.map((region, index) => {
        const xOf = (space: number) => index * PITCH + 20 + ((space - 1) * (PITCH - 44)) / (TRACK - 1)
        return (
          <g key={region}>
            {Array.from({ length: TRACK }, (_, space) => (
              <circle key={space} cx={xOf(space + 1)} cy={HIGH - 22} r="6" fill="#FFFAEE" opacity=".7" />
            ))}
            <svg
              aria-hidden="true"
              x={xOf(kodamas[index] ?? 1) - KODAMA / 2}
              y={HIGH - 66}
              width={KODAMA}
              height="54"
            >
              <Kodama seat={seat} size={KODAMA} />
            </svg>
          </g>
        )
      })}
      {signs.map((sign, index) => (
        <svg
          aria-hidden="true"
          key={index}
          x={(index % IN_ROW) * pitch}
          y={HIGH + 16 + Math.floor(index / IN_ROW) * pitch}
          width={SIGN}
          height={SIGN}
        >
          <rect x="1" y="1" width={SIGN - 2} height={SIGN - 2} rx="10" fill="#FFFAEE" stroke="#8E7B57" />
          <svg aria-hidden="true" x="8" y="8" width={SIGN - 16} height={SIGN - 16}>
            <Sign name={sign} size={SIGN - 16} />
          </svg>
        </svg>
      ))}
    </svg>
  )
}
