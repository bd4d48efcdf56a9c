import { at, bagSize } from '@engawa/kernel'
import { upTo, useSpot } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import {
  building,
  crystal,
  dragonfly,
  effectOf,
  type Goods,
  type Market,
  mitama,
  resources,
} from '../catalogue/index.ts'
import { type Move, nextPawn, priceOf } from '../rules/index.ts'
import { marketSpot } from './beats.ts'
import { fitStyle } from './fit.ts'
import type { Scene } from './scene.ts'
import { Effects, groupsOf, Seal, Sign, type Token } from './signs.tsx'
import { DraggedSpot, type PartProps, Spot, StageButton } from './spot.tsx'

/** A heap of resources, each drawn as often as it is there. */
export function GoodsSigns({ goods, size = 16 }: { goods: Goods; size?: number }) {
  const count = resources.reduce((sum, name) => sum + goods[name], 0)
  return (
    <span className="bit-effects" data-signs={upTo(count)} aria-hidden="true">
      {resources.flatMap((name) =>
        Array.from({ length: goods[name] }, (_, index) => (
          <Sign key={`${name}-${index}`} name={name} size={size} />
        )),
      )}
    </span>
  )
}

/** The move that a tile of a market stands for, where the viewer is asked to buy. */
function attemptOf({ decision, view }: Scene, market: Market, tile: string): Move | undefined {
  if (decision !== 'buy' && decision !== 'buyBoth') return undefined
  switch (market) {
    case 'building':
      return { kind: 'build', tile, zone: 1, less: 0 }
    case 'crystal': {
      const first = { sense: 0, dream: 3, memory: 6 }[crystal(tile).type]
      return { kind: 'crystal', tile, slot: first, less: 0 }
    }
    default:
      return view.markets[market].includes(tile) ? { kind: market, tile, less: 0 } : undefined
  }
}

/** The sign of a tile's kind and its effect: as large as both fit the tile, in one row or in two. */
function Fitted({
  kind,
  of,
  children,
}: {
  kind?: string
  of: readonly (readonly Token[])[]
  children: ReactNode
}) {
  return (
    <span className="bit-fit" style={fitStyle(of, kind !== undefined)}>
      {kind !== undefined && <Sign name={kind} />}
      {children}
    </span>
  )
}

/** What a tile shows on its face. */
export function TileFace({ market, tile }: { market: Market; tile: string }) {
  switch (market) {
    case 'building': {
      const { type, action } = building(tile)
      return (
        <Fitted kind={type} of={groupsOf(effectOf(action))}>
          <Effects of={action} />
        </Fitted>
      )
    }
    case 'crystal': {
      const { type, action, memory } = crystal(tile)
      if (memory === undefined)
        return (
          <Fitted kind={type} of={groupsOf(effectOf(action))}>
            <Effects of={action} />
          </Fitted>
        )
      return (
        <Fitted kind={type} of={[[{ sign: deedSigns[memory.deed] }, { points: memory.points }]]}>
          <MemorySign tile={tile} size={20} />
        </Fitted>
      )
    }
    case 'mitama':
      return <Sign name={mitama(tile).type} size={29} />
    case 'dragonfly': {
      const { action } = dragonfly(tile)
      return (
        <Fitted of={groupsOf(effectOf(action))}>
          <Effects of={action} />
        </Fitted>
      )
    }
  }
}

const deedSigns = {
  build: 'building',
  crystal: 'crystal',
  mitama: 'mitama',
  dragonfly: 'dragonfly',
  combine: 'dragonfly',
  cross: 'cross',
  enter: 'portal',
  accomplish: 'bitoku',
} as const

/** A memory crystal pays points for a deed. */
export function MemorySign({ tile, size }: { tile: string; size: number }) {
  const { memory } = crystal(tile)
  if (memory === undefined) return null
  return (
    <span className="bit-effects" aria-hidden="true">
      <Sign name={deedSigns[memory.deed]} size={size} />
      <Seal points={memory.points} />
    </span>
  )
}

/** What the tile on a slot costs the viewer, in a few characters. */
function Price({ scene, market, slot }: { scene: Scene; market: Market; slot: number }): ReactNode {
  const { say, view } = scene
  if (market === 'building') return say.dieLeast(building(at(view.markets.building, slot)).die)
  if (market === 'mitama') {
    const { sake, jade } = mitama(at(view.markets.mitama, slot))
    return <GoodsSigns goods={{ wood: 0, stone: 0, jade, sake }} />
  }
  const { count, gives } = priceOf(view, scene.seat, market, slot, 0)
  if (gives > 0) return say.gain(gives)
  return count === 0 ? say.freePrice : say.pay(count)
}

function emptyPrice(scene: Scene, market: Market, slot: number): string {
  const { board, say } = scene
  const costs = market === 'crystal' ? board.crystalCosts : market === 'dragonfly' ? board.dragonflyCosts : []
  const cost = costs[slot]
  if (cost === undefined) return say.taken
  return cost < 0 ? say.gain(-cost) : cost === 0 ? say.freePrice : say.pay(cost)
}

/** What stands beside the heading of a market. */
function Aside({ scene, market }: { scene: Scene; market: Market }) {
  const { say, view, seat } = scene
  if (market !== 'building') return <span>{say.marketAside[market]}</span>
  const pawn = nextPawn(view, seat)
  if (pawn === undefined) return <span>{say.allBuilt}</span>
  return (
    <span>
      {say.nextCosts}{' '}
      <GoodsSigns goods={{ wood: pawn.wood, stone: pawn.stone, jade: 0, sake: 0 }} size={17} />
      <span className="unseen">
        {say.names.goods({ wood: pawn.wood, stone: pawn.stone, jade: 0, sake: 0 })}
      </span>
    </span>
  )
}

/** One market as a shelf of tiles. */
export function Shelf({ scene, aim, market }: PartProps & { market: Market }) {
  const { view, say, board } = scene
  return (
    <section className="bit-shelf" data-market={market} aria-label={say.names.markets[market]}>
      <header>
        <StageButton data-explain={`icon:${market}`} onClick={() => aim.look(market)}>
          <Sign name={market} size={20} />
          <h3>{say.names.markets[market]}</h3>
        </StageButton>
        <Aside scene={scene} market={market} />
      </header>
      <div className="bit-tiles" data-tiles={upTo(view.markets[market].length)}>
        {view.markets[market].map((tile, slot) =>
          tile === '' ? (
            <span key={slot} className="bit-tile" data-explain={`icon:${market}`} data-look="gone">
              <span className="bit-face" />
              <small>{emptyPrice(scene, market, slot)}</small>
            </span>
          ) : (
            <DraggedSpot
              key={tile}
              scene={scene}
              aim={aim}
              thing={`tile:${tile}`}
              at={`market:${market}:${slot}`}
              className="bit-tile"
              label={say.piece(tile)}
              attempt={attemptOf(scene, market, tile)}
            >
              <span className="bit-face">
                <TileFace market={market} tile={tile} />
              </span>
              {market === 'mitama' && <Seal points={at(board.mitamaPoints, slot)} />}
              <small>
                <Price scene={scene} market={market} slot={slot} />
              </small>
            </DraggedSpot>
          ),
        )}
      </div>
    </section>
  )
}

/** One market in words, a line for each tile. */
export function MarketList({ scene, market }: PartProps & { market: Market }) {
  const { view, say, board } = scene
  return (
    <section className="bit-market-list" data-market={market}>
      <header ref={useSpot(marketSpot(market))}>
        <Sign name={market} size={22} />
        <h3>{say.names.markets[market]}</h3>
        <Aside scene={scene} market={market} />
      </header>
      {view.markets[market].map((tile, slot) =>
        tile === '' ? null : (
          <Spot
            key={tile}
            thing={`tile:${tile}`}
            at={`market:${market}:${slot}`}
            className="bit-market-line"
            label={say.detail(tile)}
            attempt={attemptOf(scene, market, tile)}
          >
            <span className="bit-face">
              <TileFace market={market} tile={tile} />
            </span>
            <span className="bit-line-words">{say.piece(tile)}</span>
            <b>
              <Price scene={scene} market={market} slot={slot} />
              {market === 'mitama' && <Seal points={at(board.mitamaPoints, slot)} />}
            </b>
          </Spot>
        ),
      )}
      <p className="bit-quiet">{say.inStack(bagSize(view.stacks[market]))}</p>
    </section>
  )
}
