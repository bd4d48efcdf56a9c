import { at } from '@engawa/kernel'
import { useScript } from '@engawa/web/kit'
import { memo, type ReactNode } from 'react'
import { spiritOf } from '../catalogue/index.ts'
import type { DecisionKind } from '../rules/index.ts'
import { BalanceControls, DraftControls, GiftControls, ImproveControls } from './action-controls.tsx'
import type { Aiming } from './aim.ts'
import { ColourControls } from './colour-controls.tsx'
import type { ControlProps } from './controls.tsx'
import { useFocusOnDecision } from './focus.ts'
import { CookControls, FeedControls, WakeControls } from './food-controls.tsx'
import type { BambooBoard } from './model.ts'
import { SpiritNote } from './note.tsx'
import { Stocks } from './stocks.tsx'
import {
  EndControls,
  OfferControls,
  PlaceControls,
  ResolveControls,
  StowControls,
  VisitControls,
} from './turn-controls.tsx'

const controls: Readonly<Record<DecisionKind, (props: ControlProps) => ReactNode>> = {
  colour: ColourControls,
  draft: DraftControls,
  gift: GiftControls,
  visit: VisitControls,
  offer: OfferControls,
  place: PlaceControls,
  resolve: ResolveControls,
  stow: StowControls,
  end: EndControls,
  balance: BalanceControls,
  balanceAgain: BalanceControls,
  improve: ImproveControls,
  furnish: ImproveControls,
  cook: CookControls,
  tengu: CookControls,
  wake: WakeControls,
  feed: FeedControls,
}

/** Decisions for which the stocks lie at hand, as long as one looks at the grove. */
const withStocks: ReadonlySet<DecisionKind | undefined> = new Set<DecisionKind | undefined>([
  undefined,
  'draft',
  'visit',
  'offer',
  'place',
  'resolve',
  'stow',
  'end',
])

/** What lies under the stage: the stocks, what is looked at, and the controls of the decision. */
export const Dock = memo(function Dock({
  board,
  aim,
  inGrove,
}: {
  readonly board: BambooBoard
  readonly aim: Aiming
  readonly inGrove: boolean
}) {
  const run = useScript(board)
  useFocusOnDecision(board.view)
  const { decision } = board
  const Controls = decision === undefined ? undefined : controls[decision]
  const calls = aim.spirit !== undefined && board.can({ kind: 'spirit', spirit: at(spiritOf, aim.spirit) })
  return (
    <div className="bam-dock" data-decision={decision} data-calls={calls || undefined}>
      {aim.spirit !== undefined && <SpiritNote board={board} aim={aim} tile={aim.spirit} />}
      {inGrove && withStocks.has(decision) && board.view.season !== 'over' && (
        <Stocks board={board} aim={aim} />
      )}
      {Controls !== undefined && (
        <div className="bam-controls">
          <Controls board={board} aim={aim} run={run} />
        </div>
      )}
    </div>
  )
})
