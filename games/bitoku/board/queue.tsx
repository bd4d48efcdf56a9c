import { at, labelText } from '@engawa/kernel'
import { Button } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import { crystal, effectOf, yokaiCard } from '../catalogue/index.ts'
import { controlOf, type Pending, pending, spots } from '../rules/index.ts'
import { signOf } from './read.ts'
import type { Scene } from './scene.ts'
import { Effects, Sign } from './signs.tsx'

const pieceSources = /^(Y|S|B|V|C[PMS]|M|D|P[AB]|IW|[TOFRA])\d/

/** What gave an effect, as a small sign. */
function SourceSign({ source }: { source: string }) {
  return pieceSources.test(source) ? <Sign name={signOf(source)} size={18} /> : null
}

const isEffect = (name: string): boolean => name !== 'card' && name !== 'crystal'

/** One thing still to be done; `again` the same as before, by somebody else. Where the order is free its parts are named and can be taken first. */
function Chip({ scene, entry, again }: { scene: Scene; entry: Pending; again: boolean }) {
  const { say } = scene
  const open = entry.now && entry.seat === scene.own && entry.kind === 'anyOrder'
  return (
    <li data-now={entry.now || undefined} title={say.source(entry.source)}>
      <SourceSign source={entry.source} />
      <span className={again ? 'unseen' : undefined}>{say.pending[entry.kind]}</span>
      {entry.options.filter(isEffect).map((name) => (
        <Effects key={name} of={name} size={16} />
      ))}
      {open && <span className="unseen">{say.orderFree}</span>}
      {entry.seat !== scene.own && <small>{scene.name(entry.seat)}</small>}
    </li>
  )
}

/** What is still to be done before the next turn: now, then later; `children` and skipping stand beside it. */
export function Queue({ scene, children }: { scene: Scene; children: ReactNode }) {
  const { say } = scene
  const entries = pending(scene.view).filter(({ kind }) => kind !== 'turn' && kind !== 'tengu')
  const skip = scene.moves.find((move) => move.kind === 'decline')
  return (
    <div className="bit-queue">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and what scrolls must be reachable by keyboard */}
      <ol className="scroll-x" aria-label={say.queue} data-spot={spots.queue} tabIndex={0}>
        {entries.map((entry, index) => (
          <Chip
            key={index}
            scene={scene}
            entry={entry}
            again={entry.seat !== scene.own && entry.kind === entries[index - 1]?.kind}
          />
        ))}
      </ol>
      {children}
      {skip !== undefined && (
        <Button
          data-mark={controlOf(skip)}
          onClick={() => scene.act(skip)}
          title={labelText(scene.label(skip))}
        >
          {say.skip}
        </Button>
      )}
    </div>
  )
}

/** What the played card or its sense crystal would do, where the agenda names them without their effect. */
function playedEffect(scene: Scene, name: string): string {
  const { source = '' } = pending(scene.view).find(({ seat, now }) => now && seat === scene.own) ?? {}
  const slot = scene.domain.slots.indexOf(source)
  if (slot < 0) return ''
  if (name === 'card') return yokaiCard(source).action
  const beside = at(scene.domain.crystals, slot)
  return beside === '' ? '' : crystal(beside).action
}

/** The signs of a name in a choice. */
export function OptionSigns({ scene, name }: { scene: Scene; name: string }) {
  // In a choice of effects “crystal” is one to be bought.
  const played = scene.decision === 'anyOrder' || scene.decision === 'optional'
  const effect = isEffect(name) ? name : played ? playedEffect(scene, name) : ''
  if (effect === '') return <Sign name={name === 'card' ? 'yokai' : 'crystal'} size={24} />
  return effectOf(effect).is === 'nothing' ? null : <Effects of={effect} size={20} />
}
