import { at } from '@engawa/kernel'
import { Glyph, InBar, InSeat, Place, Press, Sheet } from '@engawa/web/kit'
import { memo, useState } from 'react'
import { temples, years } from '../catalogue/index.ts'
import { foodWorth, hungerForecast, sidesOf, templeStanding } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { Amount } from './goods.tsx'
import { type BambooBoard, ids, spots } from './model.ts'
import { ActionSign, FoodSign, GoodSign, SpiritPlaque, TempleDot } from './pieces.tsx'
import { seasonSigns } from './seasons.ts'

/** Year and season in the bar: a stick for each year, burnt, lit or still whole. */
export const YearBar = memo(function YearBar({ board: { view, say } }: { board: BambooBoard }) {
  return (
    <InBar>
      <div className="bam-year">
        <span>
          {view.year === 0 ? (
            <b>{say.seasons.setup}</b>
          ) : (
            <>
              <b>{say.year(view.year)}</b> <span>{say.ofYears(years)}</span>
            </>
          )}
        </span>
        <span className="bam-year-sticks" data-spot={spots.year} aria-hidden="true">
          {Array.from({ length: years }, (_, year) => (
            <i
              key={year}
              data-look={year + 1 < view.year ? 'burnt' : year + 1 === view.year ? 'lit' : 'whole'}
            />
          ))}
        </span>
        <ol>
          {seasonSigns.map(([season, sign]) => (
            <li
              key={season}
              data-icon={`season-${season}`}
              aria-current={season === view.season ? 'step' : undefined}
            >
              <Glyph shapes={sign} size={18} />
              {say.seasons[season]}
            </li>
          ))}
        </ol>
      </div>
    </InBar>
  )
})

/** What every seat has, on its plate. */
export const Plates = memo(function Plates({ board }: { board: BambooBoard }) {
  return board.view.boards.map((_, seat) => <Plate key={seat} board={board} seat={seat} />)
})

function Plate({ board, seat }: { board: BambooBoard; seat: number }) {
  return (
    <InSeat seat={seat} tiny={<Tiny board={board} seat={seat} />}>
      <Place as="div" id={ids.seat(seat)} className="bam-plate">
        <Holdings board={board} seat={seat} />
      </Place>
    </InSeat>
  )
}

/** Where the plates are a strip: what the seat can spend beside its score, and a press opens all the rest. */
function Tiny({ board, seat }: { board: BambooBoard; seat: number }) {
  const { say } = board
  const [open, setOpen] = useState(false)
  const title = say.goodsTitle(board.name(seat))
  const { sticks, coins, food } = at(board.view.boards, seat)
  return (
    <>
      <Place
        id={ids.seat(seat)}
        label={title}
        press={() => setOpen(true)}
        className="bam-tiny"
        data-own={seat === board.own || undefined}
      >
        <Amount good="stick" value={sticks} label={say.sticks} />
        <Amount good="coin" value={coins} label={say.coins} />
        <span className="bam-amount" data-icon="food-rice">
          <FoodSign value={2} size={20} />
          <b>{foodWorth(food)}</b>
        </span>
      </Place>
      {open && (
        <Sheet title={title} close={() => setOpen(false)} closeLabel={say.close}>
          <div className="bam-plate">
            <Holdings board={board} seat={seat} />
          </div>
        </Sheet>
      )}
    </>
  )
}

/** All that a seat has, in short. */
function Holdings({ board, seat }: { board: BambooBoard; seat: number }) {
  const { view, say } = board
  const seatBoard = at(view.boards, seat)
  const { left, right } = sidesOf(seatBoard.home)
  const { missing } = hungerForecast(view, seat)
  const tags = [view.first === seat ? say.firstSeat : '', seatBoard.passed ? say.passed : ''].filter(Boolean)
  return (
    <>
      <p className="bam-plate-row">
        <Amount good="petal" value={seatBoard.happiness} label={say.happiness} />
        <Amount good="stick" value={seatBoard.sticks} label={say.sticks} />
        <Amount good="coin" value={seatBoard.coins} label={say.coins} />
        <span className="bam-amount" data-short={missing > 0 || undefined} data-spot={spots.hunger}>
          <FoodSign value={2} size={20} />
          <b>{foodWorth(seatBoard.food)}</b>
          <span className="unseen">{missing > 0 ? say.shortBy(missing) : say.enough}</span>
        </span>
        <span className="bam-amount" data-spot={spots.scale}>
          <span className="unseen">{say.sides(left, right)}</span>
          <ActionSign action="balance" size={18} />
          <b>
            {left}:{right}
          </b>
        </span>
      </p>
      <p className="bam-plate-row">
        <span className="bam-plate-spirits">
          {seatBoard.awake.map((tile) => (
            <SpiritPlaque key={tile} tile={tile} size={28} />
          ))}
          {seatBoard.asleep.map((tile) => (
            <SpiritPlaque key={tile} tile={tile} asleep size={28} />
          ))}
        </span>
        <span className="bam-plate-stocks">
          {temples.map((name, stock) => (
            <span
              key={name}
              data-marker={seatBoard.marker === stock || undefined}
              data-explain={ids.stock(seat, stock)}
            >
              <TempleDot temple={stock} />
              <b>{at(seatBoard.stocks, stock).length}</b>
            </span>
          ))}
        </span>
      </p>
      {tags.length > 0 && <p className="bam-first">{tags.join(' · ')}</p>}
    </>
  )
}

/** The other pane in one line, always in reach on a phone. */
export const Summary = memo(function Summary({
  board,
  shown,
  set,
}: {
  readonly board: BambooBoard
  readonly shown: 'grove' | 'home'
} & Pick<Aiming, 'set'>) {
  const { view, say, seatBoard, seat } = board
  const { missing } = hungerForecast(view, seat)
  const { left, right } = sidesOf(seatBoard.home)
  const led = temples.filter((_, temple) => templeStanding(view, temple).leader === seat)
  return (
    <Press className="bam-summary" onClick={() => set({ pane: shown, guest: undefined })}>
      {shown === 'home' ? (
        <>
          <GoodSign good="home" size={20} />
          <b>{say.home}</b>
          <span>{say.homeSummary(left, right, 2 * Math.abs(left - right))}</span>
        </>
      ) : (
        <>
          <ActionSign action="wildcard" size={20} />
          <b>{say.grove}</b>
          <span>{say.groveSummary(led.map((name) => say.temples[name]).join(', '))}</span>
        </>
      )}
      {view.season !== 'over' && (
        <em data-short={missing > 0 || undefined}>
          {missing > 0 ? say.winterShort(missing) : say.winterFed}
        </em>
      )}
    </Press>
  )
})
