import { at } from '@engawa/kernel'
import { foodValues, type Spirit, spiritOf } from '../catalogue/index.ts'
import { foodWorth, hungerForecast } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { FoodSign, type Good, GoodSign, SpiritPlaque } from './pieces.tsx'
import type { Scene } from './scene.ts'

export function Amount({ good, value, label }: { good: Good; value: number; label: string }) {
  return (
    <span className="bam-amount" title={label}>
      <GoodSign good={good} size={19} />
      <b>{value}</b>
      <span className="unseen">{label}</span>
    </span>
  )
}

/** Sticks, coins, food and spirits of the seat in front; spirits can be called at any moment they help. */
export function Goods({ scene, aim }: { scene: Scene; aim: Aiming }) {
  const { board, say } = scene
  const spirits = [
    ...board.awake.map((tile) => ({ tile, asleep: false })),
    ...board.asleep.map((tile) => ({ tile, asleep: true })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields
    <div
      className="bam-goods"
      role="group"
      aria-label={say.goodsTitle(scene.name(scene.seat))}
      data-seat={scene.seat % 5}
    >
      <Amount good="petal" value={board.happiness} label={say.happiness} />
      <Amount good="stick" value={board.sticks} label={say.sticks} />
      <Amount good="coin" value={board.coins} label={say.coins} />
      <span className="bam-amount" title={say.foodHeld(foodWorth(board.food))}>
        {foodValues.map((value) => {
          const count = board.food[value - 1] ?? 0
          return count === 0 ? null : (
            <span key={value}>
              <FoodSign value={value} size={22} />
              {count > 1 && <small>×{count}</small>}
            </span>
          )
        })}
        {foodWorth(board.food) === 0 && <FoodSign value={2} size={20} />}
        <b>{foodWorth(board.food)}</b>
        <span className="unseen">{say.foodHeld(foodWorth(board.food))}</span>
      </span>
      <span className="bam-spirits">
        {spirits.map(({ tile, asleep }) => (
          <SpiritButton key={tile} scene={scene} aim={aim} tile={tile} asleep={asleep} />
        ))}
      </span>
    </div>
  )
}

function SpiritButton({
  scene,
  aim,
  tile,
  asleep,
}: {
  scene: Scene
  aim: Aiming
  tile: number
  asleep: boolean
}) {
  const spirit: Spirit = at(spiritOf, tile)
  const legal = asleep ? scene.can({ kind: 'wake', spirit }) : scene.can({ kind: 'spirit', spirit })
  return (
    <button
      type="button"
      className="bam-spirit-button"
      data-legal={legal || undefined}
      aria-pressed={aim.spirit === tile}
      aria-label={asleep ? scene.say.asleep(scene.say.spirits[spirit]) : scene.say.spirits[spirit]}
      title={scene.say.spiritHelp[spirit]}
      onClick={() => aim.set({ spirit: aim.spirit === tile ? undefined : tile })}
    >
      <SpiritPlaque tile={tile} asleep={asleep} size={38} />
    </button>
  )
}

const mostBowls = 15

/** What the coming winter asks, all year long: a bowl for each food, a dashed one for each that is missing. */
export function Hunger({ scene }: { scene: Scene }) {
  const { say, view, seat } = scene
  const { need, food, ookami, missing } = hungerForecast(view, seat)
  return (
    <section className="bam-hunger" data-short={missing > 0 || undefined}>
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
}
