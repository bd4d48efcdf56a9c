import { at } from '@engawa/kernel'
import { Group, Piece } from '@engawa/web/kit'
import { memo } from 'react'
import { balanceColumn, type FoodValue, homeColumn, homeSlots } from '../catalogue/index.ts'
import type { Aiming } from './aim.ts'
import { bestCell } from './aim.ts'
import { BalancePiece } from './balance-tile.tsx'
import { Beside } from './beside.tsx'
import { type BambooBoard, ids } from './model.ts'
import { FoodRound, FoodSign, GoodSign, HomeTile } from './pieces.tsx'

type Props = { readonly board: BambooBoard; readonly aim: Aiming }

/** All that lies open for everybody: home tiles, balance tiles, food. */
export const Market = memo(function Market(props: Props) {
  const { say } = props.board
  return (
    <section className="bam-market" aria-label={say.market}>
      <Group className="bam-shelf" label={say.homeTiles}>
        <h3>
          {say.homeTiles} <small>{say.lowestLeaves}</small>
        </h3>
        {[0, 1].map((category) => (
          <div key={category} className="bam-homes">
            {upwards(homeColumn).map((place) => (
              <HomeSlot key={place} {...props} category={category} place={place} />
            ))}
          </div>
        ))}
      </Group>
      <Group className="bam-wall" label={say.balanceTiles}>
        <h3>{say.balanceTiles}</h3>
        {[0, 1, 2].map((zone) => (
          <div key={zone}>
            {upwards(balanceColumn).map((place) => (
              <BalanceSlot
                key={place}
                {...props}
                zone={zone}
                tile={props.board.view.balance[zone]?.[place] ?? 0}
              />
            ))}
          </div>
        ))}
      </Group>
      <Foods {...props} />
    </section>
  )
})

/** Beside the grove, only to look at: what a visit could buy and cook. The market itself is what is read out. */
export const SmallMarket = memo(function SmallMarket({
  board,
  set,
}: { readonly board: BambooBoard } & Pick<Aiming, 'set'>) {
  const { view, say, seatBoard } = board
  return (
    <Beside board={board} name="market" title={say.market} open={() => set({ pane: 'market' })}>
      <div className="bam-small-homes" aria-hidden="true">
        {view.homes.flatMap((column, category) =>
          upwards(homeColumn).map((place) => {
            const tile = column[place]
            const { price } = at(at(homeSlots, category), place)
            if (tile === undefined) return <span key={`${category} ${place}`} />
            return (
              <span key={tile} data-explain={ids.tile(tile)} data-dear={price > seatBoard.coins || undefined}>
                <HomeTile tile={tile} size={34} />
                <span>
                  <GoodSign good="coin" size={14} />
                  {price}
                </span>
              </span>
            )
          }),
        )}
      </div>
      <p className="bam-small-foods" aria-hidden="true">
        <span className="label">{say.food}</span>
        {view.food.map(
          (value, place) =>
            value > 0 && (
              <span key={place} data-explain={ids.food(place)}>
                <FoodSign value={value} size={26} />
              </span>
            ),
        )}
      </p>
    </Beside>
  )
})

/** The highest space is drawn first, the lowest stands at the bottom. */
const upwards = (count: number): number[] => Array.from({ length: count }, (_, index) => count - 1 - index)

function HomeSlot({ board, aim, category, place }: Props & { category: number; place: number }) {
  const { view, seatBoard, say, decision } = board
  const tile = view.homes[category]?.[place] ?? 0
  const { price, happiness } = at(at(homeSlots, category), place)
  if (tile === 0)
    return (
      <span className="bam-home-slot" data-empty>
        <span className="bam-gap" />
      </span>
    )
  const move = { kind: 'buy', tile } as const
  const legal = decision === 'improve' && board.can(move)
  const short = price - seatBoard.coins
  const chosen = aim.tile === tile
  const press = (byKeys: boolean) => {
    if (decision === 'improve' && !legal) board.why(move)
    const cell = legal ? bestCell(view, tile, board.seat) : undefined
    if (chosen) aim.set({ tile: undefined, cell: undefined })
    // On a phone the plan is another pane: whoever holds a tile wants to see it.
    else aim.choose({ tile, cell, goal: undefined, ...(legal ? { pane: 'home' } : {}) }, byKeys)
  }
  return (
    <Piece
      id={ids.tile(tile)}
      at={ids.homeSlot(category, place)}
      label={board.sentence(move)}
      lit={legal}
      chosen={chosen}
      press={press}
      className="bam-home-slot"
      data-dear={(board.own !== undefined && short > 0) || undefined}
    >
      <HomeTile tile={tile} size={42} />
      <span className="bam-price">
        <span>
          <GoodSign good="coin" size={16} />
          <b>{price}</b>
        </span>
        {board.own !== undefined && short > 0 ? (
          <em>{say.short(short)}</em>
        ) : (
          <span>
            <GoodSign good="petal" size={16} />
            <b>+{happiness}</b>
          </span>
        )}
      </span>
    </Piece>
  )
}

function BalanceSlot({ board, aim, zone, tile }: Props & { zone: number; tile: number }) {
  if (tile === 0) return <span className="bam-gap" data-tall />
  const move = { kind: 'take', tile } as const
  const asked = board.decision === 'balance' || board.decision === 'balanceAgain'
  const chosen = aim.goal === tile
  const press = (byKeys: boolean) => {
    if (asked) board.why(move)
    aim.choose({ goal: chosen ? undefined : tile, tile: undefined, cell: undefined }, byKeys)
  }
  return (
    <Piece
      id={ids.goal(tile)}
      at={ids.balanceColumn(zone)}
      label={board.sentence(move)}
      lit={asked && board.can(move)}
      chosen={chosen}
      press={press}
      className="bam-balance-slot"
    >
      <BalancePiece tile={tile} size={46} />
    </Piece>
  )
}

/** The five counters; they are filled again when all are gone. */
export function Foods({ board, aim }: Props) {
  const { view, say, decision } = board
  const asked = decision === 'cook' || decision === 'tengu'
  return (
    <Group className="bam-foods" label={say.food}>
      <span className="label">{say.food}</span>
      {view.food.map((value, place) => {
        if (value === 0) return <FoodRound key={place} value={0} />
        const move = { kind: 'cook', food: value as FoodValue } as const
        const chosen = asked && aim.food === value
        return (
          <Piece
            key={place}
            id={ids.food(place)}
            at={ids.foods}
            label={board.sentence(move)}
            lit={asked && board.can(move)}
            chosen={chosen}
            move={move}
            press={asked ? (byKeys) => aim.choose({ food: value }, byKeys) : undefined}
            className="bam-food"
          >
            <FoodRound value={value} />
          </Piece>
        )
      })}
      <p>{say.foodRefill}</p>
    </Group>
  )
}
