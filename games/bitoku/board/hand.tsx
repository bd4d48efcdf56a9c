import { at } from '@engawa/kernel'
import { Icon, Press } from '@engawa/web/kit'
import { useEffect, useState } from 'react'
import { crystal, resources, yokaiCard } from '../catalogue/index.ts'
import { type Domain, LOCKED, spots, virtuePoints } from '../rules/index.ts'
import { MemorySign } from './markets.tsx'
import { dieLook } from './read.ts'
import { Effects, SeatDie, Sign } from './signs.tsx'
import { DraggedSpot, type PartProps, Spot } from './spot.tsx'

const virtueSigns = {
  sleeper: 'sleeper',
  illumination: 'illumination',
  portal: 'portal',
  crystal: 'crystal',
  building: 'building',
  mitama: 'mitama',
  pair: 'dragonfly',
  accomplished: 'bitoku',
  vision: 'vision',
  yokai: 'yokai',
  track: 'kodama',
  rock: 'rock',
  rockPilgrim: 'rockPilgrim',
} as const

/** The own domain after the move that is chosen. */
const domainAhead = ({ ghost, seat }: PartProps['scene']): Domain | undefined => ghost?.view.domains[seat]

/** A number, and what the chosen move would make of it. */
export function Count({ now, ahead = now }: { now: number; ahead?: number | undefined }) {
  return (
    <b data-ahead={ahead === now ? undefined : ahead > now ? 'more' : 'less'}>
      {ahead === now ? now : `${now}→${ahead}`}
    </b>
  )
}

/** A yokai card: who it is, what it does, and what it is worth in winter. */
export function YokaiFace({
  card,
  size = 38,
  say,
}: {
  card: string
  size?: number
  say: Pick<PartProps['scene']['say'], 'names' | 'each'>
}) {
  const { type, action, virtue } = yokaiCard(card)
  return (
    <>
      <span className="bit-card-print">
        <Sign name={type} size={size} />
      </span>
      <strong>{say.names.yokai[type]}</strong>
      <Effects of={action} size={17} />
      <span className="bit-virtue">
        {say.each(virtue.points)}
        <Sign name={virtueSigns[virtue.item]} size={16} />
      </span>
    </>
  )
}

function HandCard({ scene, aim, card }: PartProps & { card: string }) {
  const spot = { thing: `card:${card}`, at: 'hand', className: 'bit-card' } as const
  return (
    <DraggedSpot scene={scene} aim={aim} {...spot} label={scene.say.detail(card)}>
      <YokaiFace card={card} say={scene.say} />
    </DraggedSpot>
  )
}

/** On a shared device secrets stay covered until whoever sits there asks for them. */
export interface Cover {
  readonly covered: boolean
  turn(): void
}

export function useCover({ secrets, own }: PartProps['scene']): Cover {
  const [uncovered, uncover] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: covered again when another seat looks
  useEffect(() => uncover(undefined), [own])
  const covered = secrets === 'held' && (own === undefined || uncovered !== own)
  return { covered, turn: () => uncover(covered ? own : undefined) }
}

/** The cards in hand. */
export function Hand({ scene, aim, cover }: PartProps & { cover: Cover }) {
  const { say, domain, secrets, own, seat } = scene
  const hidden = own !== seat || cover.covered
  return (
    <section className="bit-hand" aria-label={say.hand}>
      <h3>
        {say.hand}
        {secrets === 'held' && own === seat && (
          <Press aria-pressed={!hidden} onClick={cover.turn}>
            <Icon name={hidden ? 'eye' : 'close'} size={18} />
            {hidden ? say.uncover : say.cover}
          </Press>
        )}
      </h3>
      <div className="scroll-x" data-covered={hidden || undefined}>
        {domain.hand.map((card, index) =>
          hidden || card === '' ? (
            <span key={index} className="bit-card" data-look="back">
              <Sign name="yokai" size={30} />
            </span>
          ) : (
            <HandCard key={card} scene={scene} aim={aim} card={card} />
          ),
        )}
        {domain.hand.length === 0 && <p className="bit-quiet">{say.handEmpty}</p>}
      </div>
    </section>
  )
}

/** A crystal in its slot. */
export function CrystalFace({ tile, size = 17 }: { tile: string; size?: number }) {
  const { type, action, memory } = crystal(tile)
  return (
    <>
      <Sign name={type} size={size + 2} beside={memory === undefined ? action : undefined} />
      {memory === undefined ? <Effects of={action} size={size} /> : <MemorySign tile={tile} size={size} />}
    </>
  )
}

function SlotDie({ scene, aim, slot }: PartProps & { slot: number }) {
  const { domain, say, seat } = scene
  const value = at(domain.dice, slot)
  const look = dieLook(at(domain.places, slot))
  return (
    <DraggedSpot
      scene={scene}
      aim={aim}
      thing={`die:${seat}:${slot}`}
      at={look === 'out' ? undefined : `home:${slot}`}
      className="bit-slot-die"
      look={look}
      label={`${say.dieOf(scene.name(seat), value)}: ${say.dieStates[look]}`}
      attempt={scene.decision === 'turn' ? { kind: 'use', die: slot } : undefined}
    >
      {look === 'out' ? <small>{say.dieStates.out}</small> : <SeatDie value={value} seat={seat} size={40} />}
      {look === 'locked' && <Icon name="lock" size={16} />}
    </DraggedSpot>
  )
}

/** The three yokai slots, each with its die and its sense crystal. */
export function Slots({ scene, aim }: PartProps) {
  const { say, domain, view, seat } = scene
  const ahead = domainAhead(scene)
  return (
    <section className="bit-slots" aria-label={say.slots}>
      <h3>{say.slots}</h3>
      <div>
        {domain.slots.map((card, slot) => (
          <div key={slot} className="bit-yokai-slot">
            {card === '' ? (
              <Spot
                thing={`slot:${slot}`}
                className="bit-card"
                look={ahead === undefined || at(ahead.slots, slot) === '' ? 'free' : 'ghost'}
                label={say.freeSlotOf(at(domain.dice, slot), domain.places[slot] === LOCKED)}
              >
                {ahead === undefined || at(ahead.slots, slot) === '' ? (
                  <>
                    <b>{say.freeSlotShort}</b>
                    {domain.places[slot] === LOCKED && <small>{say.unlocks(at(domain.dice, slot))}</small>}
                  </>
                ) : (
                  <YokaiFace card={at(ahead.slots, slot)} say={say} />
                )}
              </Spot>
            ) : (
              <Spot
                thing={`card:${card}`}
                at={`slot:${slot}`}
                className="bit-card"
                look="played"
                label={`${say.detail(card)} · ${say.worthNow(virtuePoints(view, seat, card))}`}
              >
                <YokaiFace card={card} say={say} />
              </Spot>
            )}
            <div>
              <SlotDie scene={scene} aim={aim} slot={slot} />
              <CrystalSpot scene={scene} aim={aim} slot={slot} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A crystal slot: the crystal, or dashed with the kind it takes. */
export function CrystalSpot({ scene, aim, slot }: PartProps & { slot: number }) {
  const { say } = scene
  const tile = at(scene.domain.crystals, slot)
  const laid = domainAhead(scene)?.crystals[slot] ?? ''
  const ahead = laid === tile ? '' : laid
  const kind = slot < 3 ? 'sense' : slot < 6 ? 'dream' : 'memory'
  return (
    <Spot
      thing={tile === '' || aim.lit(`crystalSlot:${slot}`) ? `crystalSlot:${slot}` : `tile:${tile}`}
      at={tile === '' ? undefined : `crystalSlot:${slot}`}
      drops={`crystalSlot:${slot}`}
      className="bit-crystal-slot"
      look={ahead !== '' ? 'ghost' : tile === '' ? 'free' : undefined}
      label={tile === '' ? say.freeFor(say.names.crystals[kind]) : say.piece(tile)}
    >
      {tile !== '' || ahead !== '' ? (
        <CrystalFace tile={ahead === '' ? tile : ahead} />
      ) : (
        <Sign name={kind} size={17} />
      )}
    </Spot>
  )
}

/** Resources, amulets and pilgrims at hand. */
export function GoodsBox({ scene }: PartProps) {
  const { say, domain, seat } = scene
  const ahead = domainAhead(scene)
  return (
    <section className="bit-goods" aria-label={say.goods}>
      <h3>{say.goods}</h3>
      <div>
        {resources.map((name) => (
          <Spot
            key={name}
            thing={`resource:${name}`}
            className="bit-good"
            label={`${domain.goods[name]} ${say.names.resources[name]}`}
          >
            <Sign name={name} size={24} />
            <Count now={domain.goods[name]} ahead={ahead?.goods[name]} />
          </Spot>
        ))}
        {[1, 2, 3].map((worth) => (
          <Spot
            key={worth}
            thing={`amulet:${worth}`}
            className="bit-good"
            look={at(domain.amulets, worth - 1) === 0 ? 'none' : 'some'}
            label={say.amulets(at(domain.amulets, worth - 1), worth)}
            attempt={
              scene.decision === 'place' && (worth === 1 || worth === 2 || worth === 3)
                ? { kind: 'amulet', worth }
                : undefined
            }
          >
            {/* Two numbers need the room of the sign. */}
            {(ahead?.amulets[worth - 1] ?? at(domain.amulets, worth - 1)) ===
              at(domain.amulets, worth - 1) && <Sign name="amulet" size={24} />}
            <b>+{worth}</b>
            <small>
              ×<Count now={at(domain.amulets, worth - 1)} ahead={ahead?.amulets[worth - 1]} />
            </small>
          </Spot>
        ))}
        <span className="bit-good" data-seat={seat} data-spot={spots.pilgrims}>
          <Sign name="pilgrim" size={24} />
          <Count now={domain.pilgrims} ahead={ahead?.pilgrims} />
          <span className="unseen">{say.pilgrims(domain.pilgrims)}</span>
        </span>
      </div>
    </section>
  )
}
