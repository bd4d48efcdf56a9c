import { at } from '@engawa/kernel'
import { balanceColumn, type FoodValue, homeColumn, homeSlots } from '../catalogue/index.ts'
import type { Aiming } from './aim.ts'
import { bestCell } from './aim.ts'
import { BalancePiece } from './balance-tile.tsx'
import { Beside } from './beside.tsx'
import { FoodRound, FoodSign, GoodSign, HomeTile } from './pieces.tsx'
import type { Scene } from './scene.ts'

type Props = { readonly scene: Scene; readonly aim: Aiming }

/** All that lies open for everybody: home tiles, balance tiles, food. */
export function Market(props: Props) {
  const { say } = props.scene
  return (
    <section className="bam-market" aria-label={say.market}>
      <div className="bam-shelf">
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
      </div>
      <div className="bam-wall">
        <h3>{say.balanceTiles}</h3>
        {[0, 1, 2].map((zone) => (
          <div key={zone}>
            {upwards(balanceColumn).map((place) => (
              <BalanceSlot key={place} {...props} tile={props.scene.view.balance[zone]?.[place] ?? 0} />
            ))}
          </div>
        ))}
      </div>
      <Foods {...props} />
    </section>
  )
}

/** Beside the grove, only to look at: what a visit could buy and cook. The market itself is what is read out. */
export function SmallMarket({ scene, open }: { scene: Scene; open(): void }) {
  const { view, say, board } = scene
  return (
    <Beside scene={scene} name="market" title={say.market} open={open}>
      <div className="bam-small-homes" aria-hidden="true">
        {view.homes.flatMap((column, category) =>
          upwards(homeColumn).map((place) => {
            const tile = column[place]
            const { price } = at(at(homeSlots, category), place)
            if (tile === undefined) return <span key={`${category} ${place}`} />
            return (
              <span key={tile} title={scene.homeName(tile)} data-dear={price > board.coins || undefined}>
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
        {view.food.map((value, place) => value > 0 && <FoodSign key={place} value={value} size={26} />)}
      </p>
    </Beside>
  )
}

/** The highest space is drawn first, the lowest stands at the bottom. */
const upwards = (count: number): number[] => Array.from({ length: count }, (_, index) => count - 1 - index)

function HomeSlot({ scene, aim, category, place }: Props & { category: number; place: number }) {
  const { view, board, say, decision } = scene
  const tile = view.homes[category]?.[place] ?? 0
  const { price, happiness } = at(at(homeSlots, category), place)
  if (tile === 0)
    return (
      <span className="bam-home-slot" data-empty>
        <span className="bam-gap" />
      </span>
    )
  const move = { kind: 'buy', tile } as const
  const legal = decision === 'improve' && scene.can(move)
  const short = price - board.coins
  const chosen = aim.tile === tile
  const press = () => {
    if (decision === 'improve' && !legal) scene.why(move)
    const cell = legal ? bestCell(view, tile, scene.seat) : undefined
    if (chosen) aim.set({ tile: undefined, cell: undefined })
    // On a phone the plan is another pane: whoever holds a tile wants to see it.
    else aim.set({ tile, cell, goal: undefined, pane: legal ? 'home' : aim.pane })
  }
  return (
    <button
      type="button"
      className="bam-home-slot"
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      data-dear={(scene.own !== undefined && short > 0) || undefined}
      aria-pressed={chosen}
      aria-label={scene.label(move)}
      title={scene.homeName(tile)}
      onClick={press}
    >
      <HomeTile tile={tile} size={42} />
      <span className="bam-price">
        <span>
          <GoodSign good="coin" size={16} />
          <b>{price}</b>
        </span>
        {scene.own !== undefined && short > 0 ? (
          <em>{say.short(short)}</em>
        ) : (
          <span>
            <GoodSign good="petal" size={16} />
            <b>+{happiness}</b>
          </span>
        )}
      </span>
    </button>
  )
}

function BalanceSlot({ scene, aim, tile }: Props & { tile: number }) {
  if (tile === 0) return <span className="bam-gap" data-tall />
  const move = { kind: 'take', tile } as const
  const asked = scene.decision === 'balance' || scene.decision === 'balanceAgain'
  const chosen = aim.goal === tile
  const press = () => {
    if (asked) scene.why(move)
    aim.set({ goal: chosen ? undefined : tile, tile: undefined, cell: undefined })
  }
  return (
    <button
      type="button"
      className="bam-balance-slot"
      data-legal={(asked && scene.can(move)) || undefined}
      data-chosen={chosen || undefined}
      aria-pressed={chosen}
      aria-label={scene.label(move)}
      onClick={press}
    >
      <BalancePiece tile={tile} size={46} />
    </button>
  )
}

/** The five counters; they are filled again when all are gone. */
export function Foods({ scene, aim }: Props) {
  const { view, say, decision } = scene
  const asked = decision === 'cook' || decision === 'tengu'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields
    <div className="bam-foods" role="group" aria-label={say.food}>
      <span className="label">{say.food}</span>
      {view.food.map((value, place) => {
        if (value === 0) return <FoodRound key={place} value={0} />
        const move = { kind: 'cook', food: value as FoodValue } as const
        const chosen = asked && aim.food === value
        return (
          <button
            key={place}
            type="button"
            className="bam-food"
            data-legal={(asked && scene.can(move)) || undefined}
            data-chosen={chosen || undefined}
            aria-pressed={asked ? chosen : undefined}
            aria-label={scene.label(move)}
            onClick={() => (asked ? aim.set({ food: value }) : scene.openRule('BAM-055'))}
          >
            <FoodRound value={value} />
          </button>
        )
      })}
      <p>{say.foodRefill}</p>
    </div>
  )
}
