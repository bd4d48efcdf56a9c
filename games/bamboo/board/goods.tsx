import { at } from '@engawa/kernel'
import { Group, Piece } from '@engawa/web/kit'
import { memo } from 'react'
import { foodValues, type Spirit, spiritOf } from '../catalogue/index.ts'
import { foodWorth, hungerForecast } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { type BambooBoard, ids, spots } from './model.ts'
import { FoodSign, type Good, GoodSign, SpiritPlaque } from './pieces.tsx'

export function Amount({ good, value, label }: { good: Good; value: number; label: string }) {
  return (
    <span className="bam-amount" data-icon={`good-${good}`}>
      <GoodSign good={good} size={19} />
      <b>{value}</b>
      <span className="unseen">{label}</span>
    </span>
  )
}

/** Sticks, coins, food and spirits of the seat in front; spirits can be called at any moment they help. */
export const Goods = memo(function Goods({
  board,
  called,
  set,
}: { readonly board: BambooBoard; readonly called: number | undefined } & Pick<Aiming, 'set'>) {
  const { seatBoard, say } = board
  const spirits = [
    ...seatBoard.awake.map((tile) => ({ tile, asleep: false })),
    ...seatBoard.asleep.map((tile) => ({ tile, asleep: true })),
  ]
  const counters = seatBoard.food.reduce((all, some) => all + some, 0)
  return (
    <Group className="bam-goods" label={say.goodsTitle(board.name(board.seat))} data-seat={board.seat % 5}>
      <Amount good="petal" value={seatBoard.happiness} label={say.happiness} />
      <Amount good="stick" value={seatBoard.sticks} label={say.sticks} />
      <Amount good="coin" value={seatBoard.coins} label={say.coins} />
      <span className="bam-amount" data-spot={spots.hunger}>
        {foodValues.map((value) => {
          const count = seatBoard.food[value - 1] ?? 0
          return count === 0 ? null : (
            <span key={value}>
              <FoodSign value={value} size={22} />
              {count > 1 && <small>×{count}</small>}
            </span>
          )
        })}
        {counters === 0 && <FoodSign value={2} size={20} />}
        {counters > 1 && <i aria-hidden="true">=</i>}
        <b>{foodWorth(seatBoard.food)}</b>
        <span className="unseen">{say.foodHeld(foodWorth(seatBoard.food))}</span>
      </span>
      <span className="bam-spirits">
        {spirits.map(({ tile, asleep }) => (
          <SpiritButton
            key={tile}
            board={board}
            chosen={tile === called}
            tile={tile}
            asleep={asleep}
            set={set}
          />
        ))}
      </span>
    </Group>
  )
})

function SpiritButton({
  board,
  chosen,
  tile,
  asleep,
  set,
}: {
  board: BambooBoard
  chosen: boolean
  tile: number
  asleep: boolean
} & Pick<Aiming, 'set'>) {
  const spirit: Spirit = at(spiritOf, tile)
  const legal = asleep ? board.can({ kind: 'wake', spirit }) : board.can({ kind: 'spirit', spirit })
  return (
    <Piece
      id={ids.spirit(tile)}
      at={ids.seat(board.seat)}
      label={asleep ? board.say.asleep(board.say.spirits[spirit]) : board.say.spirits[spirit]}
      lit={legal}
      chosen={chosen}
      press={() => set({ spirit: chosen ? undefined : tile })}
      className="bam-spirit-button"
    >
      <SpiritPlaque tile={tile} asleep={asleep} size={38} />
    </Piece>
  )
}

const mostBowls = 15

/** What the coming winter asks, all year long: a bowl for each food, a dashed one for each that is missing. */
export const Hunger = memo(function Hunger({ board }: { board: BambooBoard }) {
  const { say, view, seat } = board
  const { need, food, ookami, missing } = hungerForecast(view, seat)
  return (
    <section className="bam-hunger" data-spot={spots.hunger} data-short={missing > 0 || undefined}>
      <h3>
        {say.winterHunger}
        <b>{missing > 0 ? say.shortBy(missing) : say.enough}</b>
      </h3>
      <div aria-hidden="true">
        {Array.from({ length: Math.min(mostBowls, need) }, (_, mouth) => (
          <span key={mouth} data-lack={mouth >= need - missing || undefined}>
            {mouth < need - missing && <FoodSign value={2} size={24} />}
          </span>
        ))}
      </div>
      <p>
        <span>{say.mouths(need, food, ookami)}</span>
        {missing > 0 && (
          <b>
            −{missing} <GoodSign good="petal" size={16} />
          </b>
        )}
      </p>
    </section>
  )
})
