import { at, type Seat } from '@engawa/kernel'
import { InBar, InSeat, Press } from '@engawa/web/kit'
import { years } from '../catalogue/index.ts'
import { HILL, LOCKED, type Season, TENGU, UNLOCKED } from '../rules/index.ts'
import { Sign } from './signs.tsx'
import type { PartProps } from './spot.tsx'

const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/** Year and season in the bar; at the end the bar says who has won. */
export function YearBar({ scene }: Pick<PartProps, 'scene'>) {
  const { say, view } = scene
  if (view.season === 'over') return null
  return (
    <InBar>
      <div className="bit-year">
        <b>
          {say.year(Math.min(view.year, years))}
          <small>/{years}</small>
        </b>
        <ol>
          {seasons.map((season) => (
            <li key={season} aria-current={season === view.season ? 'step' : undefined}>
              <Sign name={season} size={20} />
              <span>{say.names.seasons[season]}</span>
            </li>
          ))}
        </ol>
      </div>
    </InBar>
  )
}

const stateOf = (place: number): string => {
  if (place === LOCKED) return 'locked'
  if (place === UNLOCKED) return 'unlocked'
  return place > HILL ? 'across' : 'out'
}

/** One line of a seat: its dice by where they are, its cards and goods; it opens the whole domain. */
function Plate({ scene, aim, seat }: PartProps & { seat: Seat }) {
  const { say, view } = scene
  const { dice, places, hand, goods, amulets, passed } = at(view.domains, seat)
  const automa = view.solo && seat === TENGU
  const counts: readonly (readonly [sign: string, count: number])[] = [
    ['any', goods.wood + goods.stone + goods.jade + goods.sake],
    ['amulet', amulets.reduce((sum, count) => sum + count, 0)],
    ['draw', automa ? view.tengu.row.filter((card) => card !== '').length : hand.length],
  ]
  const line = (
    <Press
      className="bit-plate"
      aria-label={say.openDomainOf(scene.name(seat))}
      onClick={() => aim.show(automa ? { is: 'tengu' } : { is: 'domain', seat })}
    >
      <span className="bit-plate-dice">
        {dice.map((value, die) => (
          <i key={die} data-look={stateOf(at(places, die))}>
            {value}
          </i>
        ))}
      </span>
      <span className="bit-plate-more">
        {counts.map(([sign, count]) => (
          <span key={sign}>
            <Sign name={sign} size={17} />
            {count}
          </span>
        ))}
        {passed && <em>{say.passed}</em>}
      </span>
    </Press>
  )
  return <InSeat seat={seat} tiny={line} />
}

export function Plates(props: PartProps) {
  return props.scene.view.domains.map((_domain, seat) => <Plate key={seat} {...props} seat={seat} />)
}
