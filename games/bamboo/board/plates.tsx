import { at } from '@engawa/kernel'
import { Glyph, InBar, InSeat, Place, Press, type Shape, Sheet } from '@engawa/web/kit'
import { useState } from 'react'
import { temples, years } from '../catalogue/index.ts'
import { foodWorth, hungerForecast, type Season, sidesOf, templeStanding } from '../rules/index.ts'
import { Amount } from './goods.tsx'
import { type BambooBoard, ids } from './model.ts'
import { ActionSign, FoodSign, GoodSign, SpiritPlaque, TempleDot } from './pieces.tsx'

/** The seasons of a year, each with its sign: petal, sun, maple leaf, snow. */
const seasons: readonly (readonly [Season, readonly Shape[]])[] = [
  ['spring', ['M12 20C6 16 4 10 7 6C8.5 4 11 5 12 7.5C13 5 15.5 4 17 6C20 10 18 16 12 20Z']],
  [
    'summer',
    [
      { solid: 'M12 7a5 5 0 1 0 .01 0Z' },
      'M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M18.7 5.3L17.3 6.7M6.7 17.3L5.3 18.7',
    ],
  ],
  [
    'autumn',
    [
      'M12 21V15C8 16 6 15 4.5 15.5C6 13 3.5 11.5 3 9.5C5.5 10 7 10 8 9C7 7 8.5 5.5 8.5 4C10 5 11 5 12 2.5C13 5 14 5 15.5 4C15.5 5.5 17 7 16 9C17 10 18.5 10 21 9.5C20.5 11.5 18 13 19.5 15.5C18 15 16 16 12 15',
    ],
  ],
  ['winter', ['M12 2.5V21.5M3.8 7.2L20.2 16.8M20.2 7.2L3.8 16.8M9.5 4L12 6.5L14.5 4M9.5 20L12 17.5L14.5 20']],
]

/** Year and season in the bar: a stick for each year, burnt, lit or still whole. */
export function YearBar({ board: { view, say } }: { board: BambooBoard }) {
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
        <span className="bam-year-sticks" aria-hidden="true">
          {Array.from({ length: years }, (_, year) => (
            <i
              key={year}
              data-look={year + 1 < view.year ? 'burnt' : year + 1 === view.year ? 'lit' : 'whole'}
            />
          ))}
        </span>
        <ol>
          {seasons.map(([season, sign]) => (
            <li key={season} aria-current={season === view.season ? 'step' : undefined}>
              <Glyph shapes={sign} size={18} />
              {say.seasons[season]}
            </li>
          ))}
        </ol>
      </div>
    </InBar>
  )
}

/** What every seat has, on its plate. */
export function Plates({ board }: { board: BambooBoard }) {
  return board.view.boards.map((_, seat) => <Plate key={seat} board={board} seat={seat} />)
}

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
        <span className="bam-amount" title={say.foodHeld(foodWorth(food))}>
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
        <span
          className="bam-amount"
          data-short={missing > 0 || undefined}
          title={say.foodHeld(foodWorth(seatBoard.food))}
        >
          <FoodSign value={2} size={20} />
          <b>{foodWorth(seatBoard.food)}</b>
          <span className="unseen">{missing > 0 ? say.shortBy(missing) : say.enough}</span>
        </span>
        <span className="bam-amount" title={say.sides(left, right)}>
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
              title={say.stockOf(say.temples[name])}
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
export function Summary({
  board,
  shown,
  open,
}: {
  board: BambooBoard
  shown: 'grove' | 'home'
  open(): void
}) {
  const { view, say, seatBoard, seat } = board
  const { missing } = hungerForecast(view, seat)
  const { left, right } = sidesOf(seatBoard.home)
  const led = temples.filter((_, temple) => templeStanding(view, temple).leader === seat)
  return (
    <Press className="bam-summary" onClick={open}>
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
}
