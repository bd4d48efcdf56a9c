import { at, type Seat } from '@engawa/kernel'
import { InBar, InSeat, Place, Press } from '@engawa/web/kit'
import { memo } from 'react'
import { years } from '../catalogue/index.ts'
import { HILL, LOCKED, type Season, spots, TENGU, UNLOCKED } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { spacesOf } from './read.ts'
import type { Scene } from './scene.ts'
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
        <b data-spot={spots.year}>
          {say.year(Math.min(view.year, years))}
          <small>/{years}</small>
        </b>
        <ol data-mark="seasons">
          {seasons.map((season) => (
            <li key={season} data-icon={season} aria-current={season === view.season ? 'step' : undefined}>
              <Sign name={season} size={20} />
              <span>{say.names.seasons[season]}</span>
            </li>
          ))}
        </ol>
      </div>
    </InBar>
  )
}

type PlateProps = Pick<PartProps, 'scene'> & Pick<Aiming, 'show'>

const stateOf = (place: number): string => {
  if (place === LOCKED) return 'locked'
  if (place === UNLOCKED) return 'unlocked'
  return place > HILL ? 'across' : 'out'
}

/** The place of a seat in this year's order and, once its die stands in the House, in the next year's. */
function orderOf(scene: Scene, seat: Seat): { readonly now: number; readonly next: number | undefined } {
  const floor = spacesOf(scene, 3).findIndex((standing) => standing?.seat === seat)
  return { now: scene.view.order.indexOf(seat) + 1, next: floor < 0 ? undefined : floor + 1 }
}

/** One line of a seat: its place in the order, its dice by where they are, its cards and goods; it opens the whole domain. */
function Plate({ scene, show, seat }: PlateProps & { seat: Seat }) {
  const { say, view } = scene
  const { dice, places, hand, goods, amulets, passed } = at(view.domains, seat)
  const { now, next } = orderOf(scene, seat)
  const automa = view.solo && seat === TENGU
  const counts: readonly (readonly [sign: string, count: number])[] = [
    ['any', goods.wood + goods.stone + goods.jade + goods.sake],
    ['amulet', amulets.reduce((sum, count) => sum + count, 0)],
    ['draw', automa ? view.tengu.row.filter((card) => card !== '').length : hand.length],
  ]
  const line = (
    <Press
      className="bit-plate"
      data-passed={passed || undefined}
      data-spot={spots.plate(seat)}
      aria-label={`${say.openDomainOf(scene.name(seat))}, ${say.order(now, next)}`}
      onClick={() => show(automa ? { is: 'tengu' } : { is: 'domain', seat })}
    >
      <Place id={spots.plate(seat)} className="bit-plate-dice">
        <b className="bit-order">
          {next === undefined || next === now ? say.ordinal(now) : `${now}→${next}`}
        </b>
        {dice.map((value, die) => (
          <i key={die} data-look={stateOf(at(places, die))}>
            {value}
          </i>
        ))}
      </Place>
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

export const Plates = memo(function Plates(props: PlateProps) {
  return props.scene.view.domains.map((_domain, seat) => <Plate key={seat} {...props} seat={seat} />)
})
