import { at, type Seat } from '@engawa/kernel'
import { Icon, Press, Sheet, useAsks } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import { buildingPawns, mitama, regions, resources, vision } from '../catalogue/index.ts'
import { builtBy, countBuilt, rockScores, type State } from '../rules/index.ts'
import { CrystalFace, CrystalSpot, Slots, YokaiFace } from './hand.tsx'
import {
  BitokuPath,
  LedgerSums,
  ledgerLines,
  missingText,
  pointsText,
  RockTrail,
  VisionItems,
} from './ledger.tsx'
import { GoodsSigns, TileFace } from './markets.tsx'
import { dieLook } from './read.ts'
import type { Scene } from './scene.ts'
import { Seal, SeatDie, Sign } from './signs.tsx'
import type { PartProps } from './spot.tsx'

interface Part extends PartProps {
  readonly seat: Seat
}

function Group({ title, sum, children }: { title: string; sum?: number | undefined; children: ReactNode }) {
  return (
    <section className="bit-group">
      <h3>
        {title}
        {sum !== undefined && <b data-tone={sum < 0 ? 'no' : undefined}>{pointsText(sum)}</b>}
      </h3>
      {children}
    </section>
  )
}

function Goods({ scene, seat }: Part) {
  const { say } = scene
  const { goods, amulets, pilgrims } = at(scene.view.domains, seat)
  return (
    <p className="bit-row">
      {resources.map((name) => (
        <span key={name} className="bit-count">
          <Sign name={name} size={24} />
          <b>{goods[name]}</b> {say.names.resources[name]}
        </span>
      ))}
      {amulets.map((count, index) => (
        <span key={index} className="bit-count">
          <Sign name="amulet" size={24} />
          <b>{count}</b> +{index + 1}
        </span>
      ))}
      <span className="bit-count" data-seat={seat}>
        <Sign name="pilgrim" size={24} />
        {say.pilgrims(pilgrims)}
      </span>
    </p>
  )
}

/** A line that says what lies there. */
function Asked({ thing, children }: { thing: string; children: ReactNode }) {
  const asks = useAsks()
  return (
    <Press className="bit-line" {...asks(thing)}>
      {children}
    </Press>
  )
}

function Visions({ scene, seat }: Part) {
  const { say, view } = scene
  const { visions } = at(view.domains, seat)
  if (visions.length === 0) return <p className="bit-quiet">{say.none}</p>
  return visions.map((id, index) => (
    <Asked key={id} thing={`card:${id}`}>
      <VisionItems scene={scene} seat={seat} index={index} />
      <span>{missingText(scene, seat, index)}</span>
      <b>
        {vision(id).points} / −{vision(id).loss}
      </b>
    </Asked>
  ))
}

function Rocks({ scene, aim, seat }: Part) {
  const { say, view } = scene
  const domain = at(view.domains, seat)
  return (
    <>
      <RockTrail scene={scene} aim={aim} domain={domain} seat={seat} />
      {rockScores(view, seat).map(({ rock, pilgrims, items, points }) => (
        <p key={rock} className="bit-line">
          <span>{say.piece(rock)}</span>
          <span>{say.rockSum(pilgrims, items)}</span>
          <b>{points}</b>
        </p>
      ))}
    </>
  )
}

function Buildings({ scene, seat }: Part) {
  const { view, say } = scene
  const built = countBuilt(view, seat)
  return (
    <>
      <ol className="bit-pawns">
        {buildingPawns.map(({ wood, stone, points }, index) => (
          <li key={index} data-look={index < built ? 'done' : index === built ? 'next' : undefined}>
            <GoodsSigns goods={{ wood, stone, jade: 0, sake: 0 }} size={15} />
            <Seal points={points} />
          </li>
        ))}
      </ol>
      {builtBy(view, seat).map((tile) => (
        <Asked key={tile} thing={`tile:${tile}`}>
          <span className="bit-face">
            <TileFace market="building" tile={tile} />
          </span>
          <span>{say.piece(tile)}</span>
        </Asked>
      ))}
    </>
  )
}

function Spirits({ scene, seat }: Part) {
  const { view, say } = scene
  const { mitamas, dragonflies, pairs, held } = at(view.domains, seat)
  const alone = [...held, ...mitamas, ...dragonflies]
  if (alone.length + pairs.length === 0) return <p className="bit-quiet">{say.none}</p>
  return (
    <>
      {pairs.map(([spirit, fly]) => (
        <p key={spirit} className="bit-line">
          <span className="bit-effects">
            <Sign name={mitama(spirit).type} size={24} />
            <Sign name="dragonfly" size={22} />
          </span>
          <span>{say.pair(say.piece(spirit), say.piece(fly))}</span>
        </p>
      ))}
      {alone.map((tile) => (
        <Asked key={tile} thing={`tile:${tile}`}>
          <Sign name={tile.startsWith('M') ? mitama(tile).type : 'dragonfly'} size={24} />
          <span>
            {say.piece(tile)} · {say.waiting}
          </span>
        </Asked>
      ))}
    </>
  )
}

function Crystals({ scene, aim, seat }: Part) {
  const { crystals } = at(scene.view.domains, seat)
  return (
    <div className="bit-crystals">
      {crystals.map((tile, slot) =>
        seat === scene.seat ? (
          <CrystalSpot key={slot} scene={scene} aim={aim} slot={slot} />
        ) : (
          <span key={slot} className="bit-crystal-slot" data-look={tile === '' ? 'free' : undefined}>
            {tile !== '' && <CrystalFace tile={tile} />}
          </span>
        ),
      )}
    </div>
  )
}

/** The cards that another seat has played, each with its die. */
function Played({ scene, seat }: { scene: Scene; seat: Seat }) {
  const { say, view } = scene
  const { slots, dice, places } = at(view.domains, seat)
  return (
    <div className="bit-row">
      {slots.map((card, slot) => {
        const look = dieLook(at(places, slot))
        const value = at(dice, slot)
        return (
          <span key={slot} className="bit-played">
            <span className="bit-card" data-look={card === '' ? 'free' : undefined}>
              {card === '' ? <b>{say.freeSlotShort}</b> : <YokaiFace card={card} say={say} />}
            </span>
            <span className="bit-slot-die" data-look={look} data-explain={`die:${seat}:${slot}`}>
              {look === 'out' ? (
                <small>{say.dieStates.out}</small>
              ) : (
                <SeatDie value={value} seat={seat} size={40} />
              )}
              {look === 'locked' && <Icon name="lock" size={16} />}
              {look !== 'out' && <span className="unseen">{`${value}, ${say.dieStates[look]}`}</span>}
            </span>
          </span>
        )
      })}
    </div>
  )
}

function BoughtCards({ scene, seat }: { scene: Scene; seat: Seat }) {
  const { discard, known, removed } = at(scene.view.domains, seat)
  const cards = [...known, ...discard, ...removed].filter((card) => card !== '')
  return (
    <ul className="bit-card-names">
      {cards.map((card) => (
        <li key={card}>{scene.say.piece(card)}</li>
      ))}
    </ul>
  )
}

function lineOf({ say, view, scores }: Scene, seat: Seat, key: string) {
  const sheet = scores.find((one) => one.seat === seat)
  return sheet && ledgerLines(say, view, sheet).find((line) => line.key === key)
}

const sumOf = (scene: Scene, seat: Seat, key: string): number | undefined => lineOf(scene, seat, key)?.points

/** Everything that lies before a seat. */
export function DomainSheet({ scene, aim, seat }: Part) {
  const { say } = scene
  const part = { scene, aim, seat }
  const { view } = scene
  return (
    <Sheet
      wide
      title={seat === scene.own ? say.domain : say.domainOf(scene.name(seat))}
      close={() => aim.show(undefined)}
      closeLabel={say.close}
    >
      <div className="bit-domain">
        <Group title={say.goods}>
          <Goods {...part} />
        </Group>
        <Group title={say.slots}>
          {seat === scene.seat ? <Slots scene={scene} aim={aim} /> : <Played scene={scene} seat={seat} />}
        </Group>
        <Group title={say.points}>
          <div className="bit-ledger">
            <LedgerSums scene={scene} seat={seat} />
          </div>
        </Group>
        <Group title={say.visions} sum={sumOf(scene, seat, 'visions')}>
          <Visions {...part} />
        </Group>
        <Group title={say.bitokuPath} sum={sumOf(scene, seat, 'path')}>
          <BitokuPath scene={scene} aim={aim} domain={at(view.domains, seat)} />
          <p className="bit-quiet">{lineOf(scene, seat, 'path')?.text}</p>
        </Group>
        <Group title={say.rockTrail} sum={sumOf(scene, seat, 'rocks')}>
          <Rocks {...part} />
        </Group>
        <Group title={say.lakes} sum={sumOf(scene, seat, 'lakes')}>
          <Tracks view={view} scene={scene} seat={seat} />
        </Group>
        <Group title={say.buildings} sum={sumOf(scene, seat, 'buildings')}>
          <Buildings {...part} />
        </Group>
        <Group title={say.crystals} sum={sumOf(scene, seat, 'crystals')}>
          <Crystals {...part} />
        </Group>
        <Group title={say.spirits}>
          <Spirits {...part} />
        </Group>
        <Group title={say.knownCards}>
          <BoughtCards scene={scene} seat={seat} />
        </Group>
      </div>
    </Sheet>
  )
}

function Tracks({ view, scene, seat }: { view: State; scene: Scene; seat: Seat }) {
  const { say } = scene
  return (
    <ul className="bit-card-names">
      {at(view.domains, seat).kodamas.map((space, index) => {
        const region = at(regions, index)
        return (
          <li key={region}>
            <Sign name="kodama" size={18} /> {say.spaceOf(say.regions[region], space)}
          </li>
        )
      })}
    </ul>
  )
}
