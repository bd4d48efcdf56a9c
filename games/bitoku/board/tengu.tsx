import { at, waitingFor } from '@engawa/kernel'
import { Die, Press, Sheet, useSpot } from '@engawa/web/kit'
import { useEffect, useState } from 'react'
import { type TenguCard, tenguCard } from '../catalogue/index.ts'
import { type Event, spots, TENGU } from '../rules/index.ts'
import { ACTING } from './beats.ts'
import { actingCard } from './read.ts'
import type { Scene } from './scene.ts'
import { Sign } from './signs.tsx'
import { type PartProps, StageButton } from './spot.tsx'

interface Told {
  readonly text: string
  readonly rule: string
  readonly card: string
  /** The step of its cycle that it took: what a turn comes down to. */
  readonly deed: boolean
}

const ruleIn = (event: Event): string => ('rule' in event ? event.rule : '')
const cardIn = (event: Event): string => ('card' in event && event.card.startsWith('TG') ? event.card : '')

function toldBy(scene: Scene): Told[] {
  return scene.fresh
    .filter((event) => 'seat' in event && event.seat === TENGU)
    .flatMap((event) => {
      const text = scene.words.event(event, scene.names)
      const rule = ruleIn(event)
      // The rule stands beside the sentence as a link.
      if (text === undefined) return []
      const deed = event.kind === 'tenguStepped'
      return [{ text: text.replace(` (${rule})`, ''), rule, card: cardIn(event), deed }]
    })
}

/** The steps of the Tengu's last turn; they are kept until its next one begins. */
export function useTengu(scene: Scene): readonly Told[] {
  const [steps, setSteps] = useState<readonly Told[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for fresh events
  useEffect(() => {
    const told = toldBy(scene)
    if (told.length === 0) return
    const begins = scene.fresh.some((event) => event.kind === 'willRolled')
    setSteps((before) => (begins ? told : [...before, ...told]))
  }, [scene.fresh])
  return steps
}

/** What is printed on a Tengu card: what it looks for, the region it leads to, and the signs beside it. */
export function TenguSigns({ card: { seeks, region, resource, takes, shows } }: { card: TenguCard }) {
  return (
    <>
      <Sign name={seeks === 'rarestBitoku' ? 'bitoku' : 'yokai'} size={24} />
      <b>{region === 0 ? '1/5' : region}</b>
      {resource !== 'none' && <Sign name={resource} size={18} />}
      {takes.map((name) => (
        <Sign key={name} name={name} size={16} />
      ))}
      {shows !== 'none' && shows !== 'preferred' && <Sign name={shows} size={18} />}
    </>
  )
}

function Card({ scene, id, active }: { scene: Scene; id: string; active: boolean }) {
  const card = tenguCard(id)
  const acting = useSpot(ACTING)
  return (
    <span
      ref={active ? acting : undefined}
      className="bit-tengu-card"
      data-look={active ? 'active' : undefined}
      data-spot={spots.tengu(id)}
    >
      <TenguSigns card={card} />
      <span className="unseen">{scene.say.piece(id)}</span>
    </span>
  )
}

/** The Tengu's row, its throw, and what it did last with the reason: one step at a time, or all of them. */
export function TenguStrip({ scene, aim, steps }: PartProps & { steps: readonly Told[] }) {
  const { say, view, motion } = scene
  const [shown, setShown] = useState(0)
  const [whole, setWhole] = useState(motion !== 'calm')
  const first = steps[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with new steps
  useEffect(() => {
    setShown(0)
  }, [first])
  const deeds = steps.filter(({ deed }) => deed)
  const acts = actingCard(view)
  const isUp = waitingFor(view.agenda, TENGU) !== undefined
  // What is under way is followed; afterwards it can be read again, one step after the other.
  const inTurn = acts === '' ? steps.slice(shown, shown + 1) : steps.slice(-1)
  const visible = whole ? (deeds.length > 0 ? deeds : steps).slice(-1) : inTurn
  // The card of a turn is gone from the row once the turn is over.
  const told = acts || visible.find(({ card }) => card !== '')?.card
  const acting = useSpot(ACTING)
  const rest = steps.length - shown - 1
  return (
    <section className="bit-tengu" data-mark="tengu" aria-label={say.tengu}>
      <StageButton className="bit-tengu-row" onClick={() => aim.show({ is: 'tengu' })}>
        <strong ref={told === undefined ? acting : undefined}>{say.tengu}</strong>
        {view.tengu.row
          .filter((id) => id !== '')
          .map((id) => (
            <Card key={id} scene={scene} id={id} active={id === told} />
          ))}
        {view.tengu.will.map((value, index) => (
          <Die key={index} value={value} size={24} />
        ))}
      </StageButton>
      {told !== undefined && !view.tengu.row.includes(told) && <Card scene={scene} id={told} active />}
      <div className="bit-tengu-step" aria-live="polite">
        {visible.map(({ text, rule }) => (
          <p key={text}>
            {text}
            {rule !== '' && <StageButton onClick={() => scene.openRule(rule)}>{rule}</StageButton>}
          </p>
        ))}
        {visible.length === 0 && <p className="bit-quiet">{isUp ? say.tenguBegins : say.tenguWaits}</p>}
      </div>
      {steps.length > 1 && (
        <div className="bit-tengu-pace">
          {!whole && acts === '' && rest > 0 && (
            <StageButton className="button" onClick={() => setShown(shown + 1)}>
              {say.nextStep(rest)}
            </StageButton>
          )}
          <StageButton className="button" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            {whole ? say.stepByStep : say.allSteps}
          </StageButton>
        </div>
      )}
    </section>
  )
}

/** Everything the Tengu holds, and its last turn from first to last. */
export function TenguSheet({ scene, aim, steps }: PartProps & { steps: readonly Told[] }) {
  const { say, view } = scene
  const { vp, goods, discard, crystals, rocks, mitamas, dragonflies } = at(view.domains, TENGU)
  return (
    <Sheet wide title={say.tengu} close={() => aim.show(undefined)} closeLabel={say.close}>
      <div className="bit-domain">
        <section className="bit-group">
          <h3>{say.tenguCards}</h3>
          {view.tengu.row
            .filter((id) => id !== '')
            .map((id) => (
              <p key={id} className="bit-line">
                <Card scene={scene} id={id} active={false} />
                <span>{say.piece(id)}</span>
              </p>
            ))}
          <p className="bit-quiet">{view.tengu.active ? say.attitudeActive : say.attitudeIdle}</p>
        </section>
        <section className="bit-group">
          <h3>{say.goods}</h3>
          <p>{say.tenguHolds(vp, say.names.goods(goods), discard.length, crystals.length)}</p>
          <ul className="bit-card-names">
            {[...rocks, ...mitamas, ...dragonflies].map((id) => (
              <li key={id}>{say.piece(id)}</li>
            ))}
          </ul>
        </section>
        <section className="bit-group">
          <h3>{say.lastTurn}</h3>
          <ol className="bit-steps">
            {steps.map(({ text, rule }, index) => (
              <li key={index}>
                {text}
                {rule !== '' && <Press onClick={() => scene.openRule(rule)}>{rule}</Press>}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Sheet>
  )
}
