import { at, labelText } from '@engawa/kernel'
import { Button, Press, useAsks } from '@engawa/web/kit'
import { memo } from 'react'
import { resources, yokaiCard } from '../catalogue/index.ts'
import type { Move } from '../rules/index.ts'
import { type Cover, GoodsBox, Hand, Slots, useCover } from './hand.tsx'
import { useFocusOnDecision } from './hooks.ts'
import { Ledger } from './ledger.tsx'
import { Panel } from './panel.tsx'
import { Queue } from './queue.tsx'
import { dieLook } from './read.ts'
import type { Scene } from './scene.ts'
import { SeatDie, Sign } from './signs.tsx'
import { DraggedSpot, type PartProps } from './spot.tsx'
import { Verbs } from './verbs.tsx'

/** The own domain in one short row for a phone; the whole of it opens as a sheet. */
function SmallDomain({ scene, aim }: PartProps) {
  const { say, domain, seat } = scene
  return (
    <div className="bit-small">
      <div className="bit-small-slots">
        {domain.slots.map((card, slot) => {
          const look = dieLook(at(domain.places, slot))
          return (
            <DraggedSpot
              key={slot}
              scene={scene}
              aim={aim}
              thing={aim.lit(`slot:${slot}`) && aim.picks.length > 0 ? `slot:${slot}` : `die:${seat}:${slot}`}
              drops={`slot:${slot}`}
              className="bit-small-slot"
              look={look}
              label={`${say.dieOf(scene.name(seat), at(domain.dice, slot))}: ${say.dieStates[look]}`}
              attempt={scene.decision === 'turn' ? { kind: 'use', die: slot } : undefined}
            >
              <span>
                {card === '' ? <small>{say.free}</small> : <Sign name={yokaiCard(card).type} size={28} />}
              </span>
              <span>
                {look !== 'out' && <SeatDie value={at(domain.dice, slot)} seat={seat} size={34} />}
                {look === 'out' &&
                  (aim.lit(`die:${seat}:${slot}`) ? (
                    <Sign name="cross" size={26} />
                  ) : (
                    <small>{say.dieStates.out}</small>
                  ))}
              </span>
            </DraggedSpot>
          )
        })}
      </div>
      <Press
        className="bit-small-goods"
        onClick={() => aim.show({ is: 'domain', seat })}
        aria-label={say.openDomain}
      >
        {resources.map((name) => (
          <span key={name}>
            <Sign name={name} size={19} />
            <b>{domain.goods[name]}</b>
          </span>
        ))}
        <span>
          <Sign name="amulet" size={19} />
          <b>{domain.amulets.reduce((sum, count) => sum + count, 0)}</b>
        </span>
        <span data-seat={seat}>
          <Sign name="pilgrim" size={19} />
          <b>{domain.pilgrims}</b>
        </span>
        <span>
          <Sign name="draw" size={19} />
          <b>{domain.hand.length}</b>
        </span>
      </Press>
    </div>
  )
}

/** Lets go of the choice, or shows what was picked. */
function ChoiceTools({ scene, aim }: PartProps) {
  const { say } = scene
  const [first] = aim.picks
  const asks = useAsks()
  const piece = first?.startsWith('card:') || first?.startsWith('tile:') ? first : undefined
  return (
    <>
      {piece !== undefined && (
        <Button icon="help" {...asks(piece)}>
          {say.about}
        </Button>
      )}
      {(aim.verb !== undefined || aim.picks.length > 0) && (
        <Button icon="back" onClick={aim.clear}>
          {say.showAll}
        </Button>
      )}
    </>
  )
}

/** What can be decided now: the verbs of a turn, or the moves of whatever is asked. */
function Deciding({ scene, aim, cover }: PartProps & { cover: Cover }) {
  const plain = aim.verb === undefined && aim.picks.length === 0
  if (scene.decision === 'turn' && plain) return <Verbs scene={scene} aim={aim} />
  const secret = scene.decision === 'discard' || scene.decision === 'pick' || aim.verb === 'play'
  return (
    <>
      <Queue scene={scene}>
        <ChoiceTools scene={scene} aim={aim} />
      </Queue>
      {secret && cover.covered ? (
        <Button look="primary" icon="eye" onClick={cover.turn}>
          {scene.say.uncover}
        </Button>
      ) : (
        scene.decision !== undefined && <Panel scene={scene} aim={aim} />
      )}
    </>
  )
}

/** On a phone the own domain lies in the dock while dice and cards are what one decides about. */
const withDomain: readonly (string | undefined)[] = [undefined, 'turn', 'place', 'anyOrder']

/** More choices than these, or so many letters in them, need the room of the ledger. */
const CROWD = { choices: 4, letters: 200 }

function isCrowd(scene: Scene, fitting: readonly Move[]): boolean {
  if (fitting.length > CROWD.choices) return true
  return fitting.reduce((sum, move) => sum + labelText(scene.label(move)).length, 0) > CROWD.letters
}

/** Under the stage: the own domain, what is still to be done, and the controls of the decision. */
export const Dock = memo(function Dock({ scene, aim, narrow }: PartProps & { narrow: boolean }) {
  const cover = useCover(scene)
  useFocusOnDecision(scene.view, aim)
  const verbs = scene.decision === 'turn' && aim.verb === undefined && aim.picks.length === 0
  if (scene.view.season === 'over') return null
  return (
    <div
      className="bit-dock"
      data-narrow={narrow || undefined}
      data-decision={scene.decision}
      data-crowd={(!verbs && isCrowd(scene, aim.fitting)) || undefined}
    >
      {narrow ? (
        <>
          {withDomain.includes(scene.decision) && <SmallDomain scene={scene} aim={aim} />}
          {aim.verb === 'play' && <Hand scene={scene} aim={aim} cover={cover} />}
        </>
      ) : (
        <div className="bit-home">
          <Hand scene={scene} aim={aim} cover={cover} />
          <Slots scene={scene} aim={aim} />
          <GoodsBox scene={scene} aim={aim} />
          <Ledger scene={scene} aim={aim} />
        </div>
      )}
      <div className="bit-deciding">
        <Deciding scene={scene} aim={aim} cover={cover} />
      </div>
    </div>
  )
})
