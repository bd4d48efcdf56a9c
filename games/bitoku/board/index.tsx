import {
  type BoardKey,
  BoardRoot,
  Group,
  Icon,
  InDock,
  Tableau,
  useBoard,
  useFollowed,
  useFrame,
  useKeys,
  useSpace,
} from '@engawa/web/kit'
import { memo, use, useMemo, useState } from 'react'
import { type Market, markets, regions } from '../catalogue/index.ts'
import { type Event, pathsOf } from '../rules/index.ts'
import { type Aiming, type Level, type Open, useAim, type VerbName } from './aim.ts'
import { beats } from './beats.ts'
import { Dock } from './dock.tsx'
import { DomainSheet } from './domain-sheet.tsx'
import { useGhost } from './ghost.ts'
import { useFocusOnStage, useSightOfAsked, useSightOfOthers } from './hooks.ts'
import { MarketList, Shelf } from './markets.tsx'
import { Overview } from './overview.tsx'
import { Paths, SmallPaths } from './paths.tsx'
import { Plates, YearBar } from './plates.tsx'
import { spacesOf } from './read.ts'
import { isRegion, Linked, RegionView } from './region.tsx'
import { type BitokuProps, type Scene, sceneOf } from './scene.ts'
import { Sign, SignSheet } from './signs.tsx'
import { type PartProps, StageButton } from './spot.tsx'
import { Garden } from './strip.tsx'
import { TenguSheet, TenguStrip, useTengu } from './tengu.tsx'
import { phrasesFor } from './words/index.ts'
import './board.css'

/** Bitoku: five prints before one ridge, the river between them and the hills. */
export function Board(props: BitokuProps) {
  const phrases = use(phrasesFor(props.locale))
  const model = useBoard(props)
  const scene = useMemo(() => sceneOf(model, phrases), [model, phrases])
  // Where the shell does not have its columns a print is one target.
  const narrow = useSpace().shape !== 'columns'
  const taken = useFrame('beside')
  const [open, show] = useState<Open>()
  const aim = useFollowing(scene, useAim(scene, narrow || taken, show), narrow)
  const steps = useTengu(scene)
  const turnPage = (step: 1 | -1) => {
    if (!isRegion(aim.level)) return
    const next = regions[aim.level - 1 + step]
    if (next !== undefined) aim.look(next)
  }
  useKeys(keysOf(scene, aim))
  useFocusOnStage(aim.level)
  // A teacher leads the eye itself.
  useSightOfAsked(aim.level, scene.decision, taken || aim.followed)
  const part = { scene: useGhost(scene, aim), aim }
  // On a phone what is chosen from needs the room; what the Tengu did last was read before.
  const foldsTengu = narrow && scene.decision !== undefined && scene.decision !== 'turn'
  const showsTengu = scene.view.solo && !foldsTengu
  return (
    <BoardRoot board={scene} choice={aim.choice} beats={beats} turnPage={turnPage} className="bit-root">
      <Group
        label={scene.say.table}
        walk="rows"
        className="bit"
        data-level={isRegion(aim.level) ? 'region' : aim.level}
        data-alone={taken || undefined}
      >
        <SignSheet />
        <Tableau board={scene} ending={yearEnds} tells={yearTells} />
        <div className="bit-main" data-solo={showsTengu || undefined}>
          {showsTengu && <TenguStrip {...part} steps={steps} />}
          <Stage {...part} narrow={narrow} />
        </div>
        {narrow ? aim.level === 'overview' && <Shelves {...part} /> : !taken && <Side {...part} />}
      </Group>
      <YearBar scene={scene} />
      <Plates scene={part.scene} show={aim.show} />
      <InDock>
        <Dock {...part} narrow={narrow} />
      </InDock>
      {open?.is === 'domain' && <DomainSheet {...part} seat={open.seat} />}
      {open?.is === 'tengu' && <TenguSheet {...part} steps={steps} />}
    </BoardRoot>
  )
}

const yearTells = ['orderSet'] as const

const yearEnds = (event: Event): boolean => event.kind === 'yearBegan' && event.year > 1

/** Where the deeds of others are seen, on a screen that shows one part of the table at a time. */
function levelOf(event: Event): Level | undefined {
  switch (event.kind) {
    case 'played':
    case 'unlocked':
    case 'strengthened':
    case 'willRolled':
      return 'overview'
    case 'placed':
    case 'acted':
    case 'crossed':
    case 'kodamaMoved':
      return event.region
    case 'covered':
      return event.hill
    case 'built':
      return event.zone
    case 'crystalTaken':
      return 'crystal'
    case 'mitamaTaken':
      return 'mitama'
    case 'dragonflyTaken':
      return 'dragonfly'
    case 'pilgrimStarted':
    case 'pilgrimWalked':
    case 'pilgrimEntered':
      return 'paths'
    case 'rockTaken':
    case 'rockPilgrimPlaced':
      return 'rocks'
    default:
      return undefined
  }
}

/** The Tengu's card lies above the prints: where it leads to is seen beside it, as far as the prints show it. */
const levelOfTengu = (event: Event): Level | undefined =>
  event.kind === 'placed' || event.kind === 'crossed' || event.kind === 'kodamaMoved'
    ? 'overview'
    : levelOf(event)

/** A wide overview shows all but the garden. */
const levelShown = (level: Level, narrow: boolean): Level =>
  narrow || level === 'rocks' ? level : 'overview'

/** While others play, the part of the table on which they act. */
function useFollowing(scene: Scene, aim: Aiming, narrow: boolean): Aiming {
  const { page, leave } = useFollowed(scene, scene.view.solo ? levelOfTengu : levelOf)
  return useMemo(
    () => ({
      ...aim,
      level: page === undefined ? aim.level : levelShown(page, narrow),
      followed: narrow && page !== undefined,
      look(level) {
        leave()
        aim.look(level)
      },
    }),
    [aim, page, leave, narrow],
  )
}

const isMarket = (level: Level): level is Market => markets.some((market) => market === level)

/** The stage at the level one looks at. */
const Stage = memo(function Stage({ scene, aim, narrow }: PartProps & { narrow: boolean }) {
  const { level } = aim
  useSightOfOthers(aim)
  if (level === 'overview') return <Overview scene={scene} aim={aim} narrow={narrow} />
  if (isRegion(level)) return <RegionView scene={scene} aim={aim} region={level} narrow={narrow} />
  return (
    <div className="bit-alone">
      <nav className="bit-neighbours">
        <StageButton aria-label={scene.say.overview} onClick={() => aim.look('overview')}>
          <Icon name="back" size={20} />
          <span>{scene.say.overview}</span>
        </StageButton>
        {level === 'paths' && <h2>{scene.say.paths}</h2>}
        {level === 'rocks' && <h2>{scene.say.garden}</h2>}
      </nav>
      {isMarket(level) && <MarketList scene={scene} aim={aim} market={level} />}
      {level === 'paths' && (
        <>
          <p className="bit-quiet">{scene.say.pathsRule}</p>
          <Paths scene={scene} aim={aim} large />
        </>
      )}
      {level === 'rocks' && <Garden scene={scene} aim={aim} />}
    </div>
  )
})

/** Beside the prints: the markets and the paths; with one region before you, what it leads to. */
const Side = memo(function Side({ scene, aim }: PartProps) {
  const { level } = aim
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and what scrolls must be reachable by keyboard
    <div className="bit-side" data-starts={pathsOf(scene.view).starts.length} tabIndex={0}>
      {isRegion(level) && (level === 1 || level === 5) ? (
        <Linked scene={scene} aim={aim} region={level} />
      ) : (
        <>
          {markets.map((market) => (
            <Shelf key={market} scene={scene} aim={aim} market={market} />
          ))}
          <SmallPaths scene={scene} aim={aim} />
        </>
      )}
    </div>
  )
})

/** On a phone the parts beside the prints are eight controls that open them. */
const Shelves = memo(function Shelves({ scene, aim }: PartProps) {
  const { say, view, seat } = scene
  const left = (tiles: readonly string[]) => tiles.filter((tile) => tile !== '').length
  const total = scene.scores.find((sheet) => sheet.seat === seat)?.total ?? 0
  const walking = view.domains.reduce((sum, { walkers }) => sum + walkers.length, 0)
  return (
    <div className="bit-shelves">
      {markets.map((market) => (
        <StageButton
          key={market}
          data-leads={view.markets[market].map((tile) => `tile:${tile}`).join(' ')}
          onClick={() => aim.look(market)}
        >
          <Sign name={market} size={26} />
          <b>{say.marketShort[market]}</b>
          <span>{left(view.markets[market])}</span>
        </StageButton>
      ))}
      <StageButton data-leads="space: trail:" onClick={() => aim.look('paths')}>
        <Sign name="movement" size={26} />
        <b>{say.pathsShort}</b>
        <span>{say.underWay(walking)}</span>
      </StageButton>
      <StageButton data-leads="rock:" onClick={() => aim.look('rocks')}>
        <Sign name="rock" size={26} />
        <b>{say.rocksShort}</b>
        <span>{left(view.garden)}</span>
      </StageButton>
      <StageButton data-leads="ledger ledger:" onClick={() => aim.show({ is: 'domain', seat })}>
        <Sign name="vision" size={26} />
        <b>{say.goalsShort}</b>
        <span>{total}</span>
      </StageButton>
      <StageButton onClick={() => aim.look(3)}>
        <Sign name="bitoku" size={26} />
        <b>{say.regions[3]}</b>
        <span>{say.freeCount(spacesOf(scene, 3).filter((standing) => standing === undefined).length)}</span>
      </StageButton>
    </div>
  )
})

const verbKeys: readonly (readonly [key: string, verb: VerbName])[] = [
  ['y', 'play'],
  ['d', 'use'],
  ['c', 'cross'],
]

/** `0` to `5` look at the overview or a region, Y D C choose a verb, Escape lets go. */
function keysOf({ say, decision }: Scene, aim: Aiming): BoardKey[] {
  return [
    ...regions.map(
      (region): BoardKey => ({
        key: String(region),
        ...(region === 1 ? { shown: '1–5', does: say.keys.region } : {}),
        run: () => aim.look(region),
      }),
    ),
    { key: '0', does: say.keys.overview, run: () => aim.look('overview') },
    ...verbKeys.map(
      ([key, verb]): BoardKey => ({
        key,
        does: say.verbs[verb],
        run: () => (decision === 'turn' ? aim.choose(verb) : false),
      }),
    ),
    {
      key: 'Escape',
      does: say.keys.clear,
      run: () => (aim.verb === undefined && aim.picks.length === 0 ? false : aim.clear()),
    },
  ]
}
