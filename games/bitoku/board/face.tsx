import type { ReactNode } from 'react'
import {
  bitokuCard,
  building,
  crystal,
  dragonfly,
  mitama,
  portal,
  rock,
  tenguCard,
  treasure,
  vision,
  visionItems,
  yokaiCard,
} from '../catalogue/index.ts'
import { itemSigns } from './ledger.tsx'
import { GoodsSigns, MemorySign } from './markets.tsx'
import { Effects, Seal, Sign } from './signs.tsx'
import { TenguSigns } from './tengu.tsx'

const isIn = (id: string, ...beginnings: readonly string[]) =>
  beginnings.some((beginning) => id.startsWith(beginning))

/** What is printed on a card or tile, in large signs, with costs and points. */
export function Face({ id, size = 34 }: { id: string; size?: number }): ReactNode {
  if (isIn(id, 'TG')) return <TenguSigns card={tenguCard(id)} />
  switch (id[0]) {
    case 'Y':
    case 'S':
      return <Effects of={yokaiCard(id).action} size={size} />
    case 'B':
      return (
        <>
          <Seal points={bitokuCard(id).points} />
          <Effects of={bitokuCard(id).reward} size={size} />
        </>
      )
    case 'V':
      return visionItems.flatMap((item) =>
        Array.from({ length: vision(id).needs[item] ?? 0 }, (_, index) => (
          <Sign key={`${item}-${index}`} name={itemSigns[item]} size={size} />
        )),
      )
    case 'C':
      return crystal(id).memory === undefined ? (
        <Effects of={crystal(id).action} size={size} />
      ) : (
        <MemorySign tile={id} size={size} />
      )
    case 'M':
      return (
        <>
          <GoodsSigns
            goods={{ wood: 0, stone: 0, jade: mitama(id).jade, sake: mitama(id).sake }}
            size={size - 6}
          />
          <i>→</i>
          <Effects of={mitama(id).action} size={size} />
        </>
      )
    case 'D':
      return <Effects of={dragonfly(id).action} size={size} />
    case 'P':
      return <Effects of={portal(id).action} size={size} />
    case 'I':
      return rock(id).types.map((type) => <Sign key={type} name={type} size={size + 6} />)
    case 'L':
      return treasure(id).points.map((points, place) => <Seal key={place} points={points} />)
    default:
      return (
        <>
          <b>{building(id).die}+</b>
          <Effects of={building(id).action} size={size} />
        </>
      )
  }
}
