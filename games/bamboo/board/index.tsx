import { InDock, InSide, useFrame, useTouches } from '@engawa/web/kit'
import { useEffect, useRef } from 'react'
import { type Aiming, bestCell, type Pane, useAim } from './aim.ts'
import { Dock } from './dock.tsx'
import { Field } from './field.tsx'
import { useKeys } from './focus.ts'
import { Goods, Hunger } from './goods.tsx'
import { HomePane, SmallHome } from './home-pane.tsx'
import { useNarrow } from './hooks.ts'
import { Market, SmallMarket } from './market.tsx'
import { enactEvents } from './motion.ts'
import { Piece, PieceSheet } from './pieces.tsx'
import { Plates, Summary, YearBar } from './plates.tsx'
import { TurnQueue } from './queue.tsx'
import { type BambooProps, type Scene, sceneOf } from './scene.ts'
import { TempleBars, Temples } from './temples.tsx'
import './bamboo.css'

const panes: readonly Pane[] = ['grove', 'home', 'market']

/** Bamboo: temples on the ridge, a grove before you, and behind you your home. */
export function Board(props: BambooProps) {
  const scene = sceneOf(props)
  const aim = useAim(scene)
  const stage = useRef<HTMLDivElement>(null)
  const narrow = useNarrow()
  useFrame(narrow ? 'wide' : 'sides')
  const touches = useTouches((step) => {
    const pane = panes[panes.indexOf(aim.pane) + step]
    if (pane !== undefined) aim.set({ pane })
  })
  useKeys((digit) => pick(scene, aim, digit), aim.clear)
  const { fresh, motion } = props
  useEffect(() => {
    if (stage.current !== null) enactEvents(stage.current, fresh, motion)
  }, [fresh, motion])
  const shown = aim.pane === 'grove' ? 'home' : 'grove'
  return (
    <>
      <div
        ref={stage}
        className="bam"
        data-pane={aim.pane}
        data-narrow={narrow || undefined}
        data-season={scene.view.season}
        data-decision={scene.decision}
        {...touches}
      >
        <PieceSheet />
        <header className="bam-head">
          <PaneTabs scene={scene} aim={aim} />
          <Goods scene={scene} aim={aim} />
          <Summary scene={scene} shown={shown} open={() => aim.set({ pane: shown, guest: undefined })} />
        </header>
        <div className="bam-grove">
          <Piece name="grove" width={700} height={520} className="bam-scenery" />
          <Temples scene={scene} aim={aim} />
          <Field scene={scene} aim={aim} />
        </div>
        <div className="bam-house">
          <HomePane scene={scene} aim={aim} />
          <Market scene={scene} aim={aim} />
        </div>
      </div>
      <YearBar scene={scene} />
      <Plates scene={scene} />
      <InSide side="left">
        <div className="bam-side">{scene.view.season !== 'over' && <Hunger scene={scene} />}</div>
      </InSide>
      <InSide side="right">
        <div className="bam-side">
          {aim.pane === 'grove' ? (
            <>
              <SmallMarket scene={scene} open={() => aim.set({ pane: 'market' })} />
              <SmallHome scene={scene} aim={aim} />
            </>
          ) : (
            <>
              <TurnQueue scene={scene} />
              <TempleBars scene={scene} open={() => aim.set({ pane: 'grove' })} />
            </>
          )}
        </div>
      </InSide>
      <InDock>
        <Dock scene={scene} aim={aim} />
      </InDock>
    </>
  )
}

function PaneTabs({ scene, aim }: { scene: Scene; aim: Aiming }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that turn the stage, not form fields
    <div className="bam-tabs" role="group" aria-label={scene.say.panes}>
      {panes.map((pane) => (
        <button
          key={pane}
          type="button"
          data-tab={pane}
          aria-pressed={aim.pane === pane}
          onClick={() => aim.set({ pane })}
        >
          {scene.say.pane[pane]}
        </button>
      ))}
    </div>
  )
}

/** Digits name a stock, a temple, a stalk or a market tile, whatever the decision is about. */
function pick(scene: Scene, aim: Aiming, digit: number): void {
  const place = digit - 1
  switch (scene.decision) {
    case 'visit':
      if (scene.can({ kind: 'visit', stock: place })) aim.set({ stock: place })
      return
    case 'stow':
      if (scene.can({ kind: 'stow', stock: place })) aim.set({ stock: place })
      return
    case 'offer':
      if (scene.can({ kind: 'offer', temple: place })) aim.set({ temple: place })
      return
    case 'place':
      if (scene.can({ kind: 'place', shoot: aim.shoot ?? 0, stalk: place })) aim.set({ stalk: place })
      return
    case 'resolve':
      if (scene.can({ kind: 'forgo', stalk: place })) aim.set({ stalk: place })
      return
    case 'improve': {
      const tile = scene.view.homes[Math.floor(place / 4)]?.[place % 4]
      if (tile !== undefined) aim.set({ tile, cell: bestCell(scene.view, tile, scene.seat), pane: 'home' })
      return
    }
    default:
      return
  }
}
