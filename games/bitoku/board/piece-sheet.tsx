import { at } from '@engawa/kernel'
import { Button, Sheet } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import {
  bitokuCard,
  building,
  crystal,
  dragonfly,
  mitama,
  portal,
  rock,
  vision,
  visionItems,
  yokaiCard,
} from '../catalogue/index.ts'
import { ownerOf, virtuePoints } from '../rules/index.ts'
import { itemSigns } from './ledger.tsx'
import { GoodsSigns, MemorySign } from './markets.tsx'
import { signOf } from './read.ts'
import type { Scene } from './scene.ts'
import { Effects, Seal, Sign } from './signs.tsx'
import type { PartProps } from './spot.tsx'

/** The rule that explains a piece. */
function ruleOf(id: string): string {
  const rules: Readonly<Record<string, string>> = {
    Y: 'BIT-080',
    S: 'BIT-080',
    B: 'BIT-330',
    V: 'BIT-405',
    C: 'BIT-387',
    M: 'BIT-360',
    D: 'BIT-375',
    P: 'BIT-319',
    I: 'BIT-431',
  }
  return rules[id[0] ?? ''] ?? 'BIT-140'
}

/** The effect of a piece in large signs, with costs and points. */
function Face({ id }: { id: string }): ReactNode {
  switch (id[0]) {
    case 'Y':
    case 'S':
      return <Effects of={yokaiCard(id).action} size={34} />
    case 'B':
      return (
        <>
          <Seal points={bitokuCard(id).points} />
          <Effects of={bitokuCard(id).reward} size={34} />
        </>
      )
    case 'V':
      return visionItems.flatMap((item) =>
        Array.from({ length: vision(id).needs[item] ?? 0 }, (_, index) => (
          <Sign key={`${item}-${index}`} name={itemSigns[item]} size={34} />
        )),
      )
    case 'C':
      return crystal(id).memory === undefined ? (
        <Effects of={crystal(id).action} size={34} />
      ) : (
        <MemorySign tile={id} size={34} />
      )
    case 'M':
      return (
        <>
          <GoodsSigns goods={{ wood: 0, stone: 0, jade: mitama(id).jade, sake: mitama(id).sake }} size={28} />
          <i>→</i>
          <Effects of={mitama(id).action} size={34} />
        </>
      )
    case 'D':
      return <Effects of={dragonfly(id).action} size={34} />
    case 'P':
      return <Effects of={portal(id).action} size={34} />
    case 'I':
      return rock(id).types.map((type) => <Sign key={type} name={type} size={40} />)
    default:
      return (
        <>
          <b>{building(id).die}+</b>
          <Effects of={building(id).action} size={34} />
        </>
      )
  }
}

/** Further facts about a piece as it lies on this table. */
function facts({ view, say, seat, name }: Scene, id: string): readonly string[] {
  const found: string[] = []
  const owned = at(view.domains, seat)
  if (/^[YS]/.test(id)) found.push(say.worthNow(virtuePoints(view, seat, id)))
  if (view.zones.includes(id)) {
    const owner = ownerOf(view, id)
    found.push(
      owner < 0 ? say.nobodys : owner === seat ? say.yours : say.ownerGains(name(owner), building(id).bonus),
    )
  }
  if (id.startsWith('B') && owned.path.includes(id))
    found.push(owned.path.indexOf(id) < owned.pawn ? say.accomplished : say.ahead)
  return found
}

/** The name without what it does, which stands below it in full. */
const titleOf = (name: string): string => {
  const [short = name] = name.split(' (')
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** One card or tile by itself, with everything that is printed on it in words. */
export function PieceSheet({ scene, aim, id }: PartProps & { id: string }) {
  const { say } = scene
  return (
    <Sheet
      title={titleOf(say.piece(id))}
      close={() => aim.show(undefined)}
      closeLabel={say.close}
      footer={
        <Button icon="rules" onClick={() => scene.openRule(ruleOf(id))}>
          {say.rule}
        </Button>
      }
    >
      <div className="bit-piece">
        <Sign name={signOf(id)} size={120} />
        <span className="bit-effects">
          <Face id={id} />
        </span>
        <p>{say.detail(id)}</p>
        {facts(scene, id).map((fact) => (
          <p key={fact} className="bit-quiet">
            {fact}
          </p>
        ))}
      </div>
    </Sheet>
  )
}
