import { at } from '@engawa/kernel'
import { Button, IconButton, Press } from '@engawa/web/kit'
import { type Spirit, spiritOf, wakeCost } from '../catalogue/index.ts'
import type { Aiming } from './aim.ts'
import type { BambooBoard } from './model.ts'
import { SpiritPlaque } from './pieces.tsx'

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
export function SpiritNote({ board, aim, tile }: { board: BambooBoard; aim: Aiming; tile: number }) {
  const { say, seatBoard, decision } = board
  const spirit = at(spiritOf, tile)
  const asleep = seatBoard.asleep.includes(tile)
  const call = { kind: 'spirit', spirit } as const
  const wake = { kind: 'wake', spirit } as const
  const mine = board.own !== undefined && seatBoard.awake.includes(tile)
  return (
    <aside className="bam-note" aria-label={say.spirits[spirit]}>
      <SpiritPlaque tile={tile} asleep={asleep} size={48} />
      <p>
        <b>{say.spirits[spirit]}</b> {say.spiritHelp[spirit]}{' '}
        <small>
          {asleep ? say.sleeping(wakeCost[spirit]) : say.wakeCost(wakeCost[spirit])}{' '}
          <Press className="bam-link" onClick={() => board.openRule(rules[spirit])}>
            {say.rule}
          </Press>
        </small>
      </p>
      {mine && (
        <Button
          data-mark={`move:spirit:${spirit}`}
          look={board.can(call) ? 'primary' : 'plain'}
          aria-disabled={!board.can(call)}
          onClick={() => board.attempt(call)}
        >
          {board.label(call).title}
        </Button>
      )}
      {asleep && decision === 'wake' && (
        <Button look={board.can(wake) ? 'primary' : 'plain'} onClick={() => board.attempt(wake)}>
          {board.sentence(wake)}
        </Button>
      )}
      <IconButton icon="close" label={say.close} onClick={() => aim.set({ spirit: undefined })} />
    </aside>
  )
}
