import {
  BoardRoot,
  Group,
  InDock,
  InSide,
  Press,
  Tableau,
  useFollowed,
  useFrame,
  useKeys,
  useSpace,
  useStop,
} from '@engawa/web/kit'
import { memo, useDeferredValue } from 'react'
import { homeColumn } from '../catalogue/index.ts'
import type { Event } from '../rules/index.ts'
import { type Aimed, type Aiming, bestCell, type Pane, useAim } from './aim.ts'
import { beats } from './beats.ts'
import { Dock } from './dock.tsx'
import { Field } from './field.tsx'
import { useSightOnDecision } from './focus.ts'
import { Goods, Hunger } from './goods.tsx'
import { HomePane, SmallHome } from './home-pane.tsx'
import { Market, SmallMarket } from './market.tsx'
import { type BambooBoard, type BambooProps, useBamboo } from './model.ts'
import { PieceArt, PieceSheet } from './pieces.tsx'
import { Plates, Summary, YearBar } from './plates.tsx'
import { TurnQueue } from './queue.tsx'
import { TempleBars, Temples } from './temples.tsx'
import './board.css'

const panes: readonly Pane[] = ['grove', 'home', 'market']

/** Bamboo: temples on the ridge, a grove before you, and behind you your home. */
export function Board(props: BambooProps) {
  const board = useBamboo(props)
  const { page, leave } = useFollowed(board, (event: Event) => paneOfEvent[event.kind])
  const { aim, later, ...turned } = useAim(board, leave)
  // While others play, the pane on which they act.
  const pane = page ?? turned.pane
  // Too narrow for two side columns beside the stage.
  const narrow = useSpace().width === 'large'
  useFrame(narrow ? 'wide' : 'sides')
  useBoardKeys(board, aim)
  useSightOnDecision(board.decision)
  const inGrove = pane === 'grove'
  // Phones do not show the sides, and nobody presses there.
  const besideGrove = useDeferredValue(inGrove)
  return (
    <BoardRoot
      board={board}
      beats={beats}
      turnPage={(step) => {
        const next = panes[panes.indexOf(pane) + step]
        if (next !== undefined) aim.set({ pane: next })
      }}
      className="bam"
      data-pane={pane}
      data-narrow={narrow || undefined}
      data-season={board.view.season}
      data-decision={board.decision}
    >
      <PieceSheet />
      <Tableau board={board} ending={seasonEnds(board.fresh)} tells={seasonTells} />
      <header className="bam-head">
        <PaneTabs board={board} pane={pane} set={aim.set} />
        <Goods board={board} called={aim.spirit} set={aim.set} />
        <Summary board={board} shown={inGrove ? 'home' : 'grove'} set={aim.set} />
      </header>
      <div className="bam-grove">
        <PieceArt name="grove" width={700} height={520} className="bam-scenery" />
        <Temples board={board} aim={inGrove ? aim : later} />
        <Field board={board} aim={inGrove ? aim : later} />
      </div>
      <div className="bam-house">
        <HomePane board={board} aim={inGrove ? later : aim} />
        <Market board={board} aim={inGrove ? later : aim} />
      </div>
      <YearBar board={board} />
      <Plates board={board} />
      <InSide side="left">
        <div className="bam-side">{board.view.season !== 'over' && <Hunger board={board} />}</div>
      </InSide>
      <InSide side="right">
        <div className="bam-side">
          {besideGrove ? (
            <>
              <SmallMarket board={board} set={aim.set} />
              <SmallHome board={board} aim={later} />
            </>
          ) : (
            <>
              <TurnQueue board={board} />
              <TempleBars board={board} set={aim.set} />
            </>
          )}
        </div>
      </InSide>
      <InDock>
        <Dock board={board} aim={aim} inGrove={inGrove} />
      </InDock>
    </BoardRoot>
  )
}

const seasonTells = ['spiritWon', 'spiritLost', 'spiritStayed', 'hungered'] as const

/**
 * Autumn sends spirits home, and with spring a year is over. In winter one seat is fed after the other: whoever stays
 * hungry is told of at once.
 */
function seasonEnds(fresh: readonly Event[]): (event: Event) => boolean {
  const brought = fresh.some(({ kind }) => seasonTells.some((told) => told === kind))
  const began = fresh.some(({ kind }) => kind === 'seasonBegan')
  return (event) =>
    event.kind === 'seasonBegan'
      ? brought || (event.season === 'spring' && event.year > 1)
      : event.kind === 'hungered' && !began
}

/** Where the deeds of others are seen. */
const paneOfEvent: Partial<Record<Event['kind'], Pane>> = {
  colourChosen: 'grove',
  drafted: 'grove',
  visited: 'grove',
  offered: 'grove',
  placed: 'grove',
  activated: 'grove',
  forwent: 'grove',
  pushed: 'grove',
  spiritWon: 'grove',
  balanceTaken: 'market',
  homeBought: 'market',
  foodTaken: 'market',
  foodDiscarded: 'market',
}

interface Tabs extends Pick<Aiming, 'set'> {
  readonly board: BambooBoard
  readonly pane: Pane
}

const PaneTabs = memo(function PaneTabs({ board, pane: shown, set }: Tabs) {
  return (
    <Group className="bam-tabs" label={board.say.panes}>
      {panes.map((pane) => (
        <PaneTab key={pane} board={board} pane={pane} shown={pane === shown} set={set} />
      ))}
    </Group>
  )
})

function PaneTab({ board, pane, shown, set }: Tabs & { readonly shown: boolean }) {
  return (
    <Press data-tab={pane} aria-pressed={shown} onClick={() => set({ pane })} {...useStop()}>
      {board.say.pane[pane]}
    </Press>
  )
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Digits name a place and lead on to the verb, Escape lets go of what is chosen. */
function useBoardKeys(board: BambooBoard, aim: Aiming): void {
  const { keys } = board.say
  const named = (event: KeyboardEvent) => {
    const change = placeNamed(board, aim, Number(event.key) - 1)
    if (change === undefined) return false
    aim.choose(change, true)
    return true
  }
  useKeys([
    { key: digits, shown: `${digits[0]}–${digits.at(-1)}`, does: keys.place, run: named },
    {
      key: 'Escape',
      does: keys.letGo,
      run: () => {
        aim.clear()
        // It closes what the shell has open as well.
        return false
      },
    },
  ])
}

/** A stock, a temple, a stalk or a market tile, whatever the decision is about. */
function placeNamed(board: BambooBoard, aim: Aiming, place: number): Aimed | undefined {
  const { decision, can, view, seat } = board
  switch (decision) {
    case 'visit':
    case 'stow':
      return can({ kind: decision, stock: place }) ? { stock: place } : undefined
    case 'offer':
      return can({ kind: 'offer', temple: place }) ? { temple: place } : undefined
    case 'place':
      return can({ kind: 'place', shoot: aim.shoot ?? 0, stalk: place }) ? { stalk: place } : undefined
    case 'resolve':
      return can({ kind: 'forgo', stalk: place }) ? { stalk: place } : undefined
    case 'improve': {
      const tile = view.homes[Math.floor(place / homeColumn)]?.[place % homeColumn]
      return tile === undefined ? undefined : { tile, cell: bestCell(view, tile, seat), pane: 'home' }
    }
    default:
      return undefined
  }
}
