import { at } from '@engawa/kernel'
import { Button, IconButton } from '@engawa/web/kit'
import { type Spirit, spiritOf, wakeCost } from '../catalogue/index.ts'
import type { Aiming } from './aim.ts'
import { SpiritPlaque } from './pieces.tsx'
import type { Scene } from './scene.ts'

const rules: Readonly<Record<Spirit, string>> = {
  kappa: 'BAM-091',
  tanuki: 'BAM-092',
  rokurokubi: 'BAM-093',
  kitsune: 'BAM-094',
  ookami: 'BAM-095',
  tengu: 'BAM-096',
  bakeneko: 'BAM-097',
}

/** A spirit that is looked at: what it does, what waking costs, and the way to call it. */
export function SpiritNote({ scene, aim, tile }: { scene: Scene; aim: Aiming; tile: number }) {
  const { say, board, decision } = scene
  const spirit = at(spiritOf, tile)
  const asleep = board.asleep.includes(tile)
  const call = { kind: 'spirit', spirit } as const
  const wake = { kind: 'wake', spirit } as const
  const mine = scene.own !== undefined && board.awake.includes(tile)
  return (
    <aside className="bam-note" aria-label={say.spirits[spirit]}>
      <SpiritPlaque tile={tile} asleep={asleep} size={48} />
      <p>
        <b>{say.spirits[spirit]}</b> {say.spiritHelp[spirit]}{' '}
        <small>
          {asleep ? say.sleeping(wakeCost[spirit]) : say.wakeCost(wakeCost[spirit])}{' '}
          <button type="button" className="bam-link" onClick={() => scene.openRule(rules[spirit])}>
            {say.rule}
          </button>
        </small>
      </p>
      {mine && (
        <Button
          look={scene.can(call) ? 'primary' : 'plain'}
          aria-disabled={!scene.can(call)}
          onClick={() => scene.attempt(call)}
        >
          {scene.label(call)}
        </Button>
      )}
      {asleep && decision === 'wake' && (
        <Button look={scene.can(wake) ? 'primary' : 'plain'} onClick={() => scene.attempt(wake)}>
          {scene.label(wake)}
        </Button>
      )}
      <IconButton icon="close" label={say.close} onClick={() => aim.set({ spirit: undefined })} />
    </aside>
  )
}
