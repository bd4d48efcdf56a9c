import { useScript } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import type { DecisionKind } from '../rules/index.ts'
import { BalanceControls, DraftControls, GiftControls, ImproveControls } from './action-controls.tsx'
import type { Aiming } from './aim.ts'
import { ColourControls } from './colour-controls.tsx'
import type { ControlProps } from './controls.tsx'
import { useFocusOnDecision } from './focus.ts'
import { CookControls, FeedControls, WakeControls } from './food-controls.tsx'
import { SpiritNote } from './note.tsx'
import type { Scene } from './scene.ts'
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
export function Dock({ scene, aim }: { scene: Scene; aim: Aiming }) {
  const run = useScript(scene)
  useFocusOnDecision(scene.view)
  const { decision } = scene
  const Controls = decision === undefined ? undefined : controls[decision]
  return (
    <div className="bam-dock" data-decision={decision}>
      {aim.spirit !== undefined && <SpiritNote scene={scene} aim={aim} tile={aim.spirit} />}
      {aim.pane === 'grove' && withStocks.has(decision) && scene.view.season !== 'over' && (
        <Stocks scene={scene} aim={aim} />
      )}
      {Controls !== undefined && (
        <div className="bam-controls">
          <Controls scene={scene} aim={aim} run={run} />
        </div>
      )}
    </div>
  )
}
