import { Icon, InDock, useFrame, useTouches } from '@engawa/web/kit'
import { use, useEffect, useRef } from 'react'
import { type Market, markets, regions } from '../catalogue/index.ts'
import { type Aiming, type Level, useAim, type VerbName } from './aim.ts'
import { Dock } from './dock.tsx'
import { DomainSheet, DoubleSheet } from './domain-sheet.tsx'
import { useFocusOnStage, useKeys, useNarrow, walkSpots } from './hooks.ts'
import { MarketList, Shelf } from './markets.tsx'
import { enactEvents } from './motion.ts'
import { Overview } from './overview.tsx'
import { Paths, SmallPaths } from './paths.tsx'
import { PieceSheet } from './piece-sheet.tsx'
import { Plates, YearBar } from './plates.tsx'
import { spacesOf } from './read.ts'
import { isRegion, Linked, RegionView } from './region.tsx'
import { type BitokuProps, type Scene, sceneOf } from './scene.ts'
import { Sign, SignSheet } from './signs.tsx'
import type { PartProps } from './spot.tsx'
import { Garden } from './strip.tsx'
import { TenguSheet, TenguStrip, useTengu } from './tengu.tsx'
import { phrasesFor } from './words/index.ts'
import './board.css'

/** Bitoku: five prints before one ridge, the river between them and the hills. */
export function Board(props: BitokuProps) {
  const phrases = use(phrasesFor(props.locale))
  const scene = sceneOf(props, phrases)
  const narrow = useNarrow()
  const aim = useAim(scene, narrow)
  const stage = useRef<HTMLDivElement>(null)
  const steps = useTengu(scene)
  useFrame('wide')
  const touches = useTouches((step) => {
    if (!isRegion(aim.level)) return
    const next = regions[aim.level - 1 + step]
    if (next !== undefined) aim.look(next)
  })
  useKeys((key) => pressKey(scene, aim, key))
  useFocusOnStage(aim.level)
  const { fresh, motion } = props
  useEffect(() => {
    if (stage.current !== null) enactEvents(stage.current, fresh, motion)
  }, [fresh, motion])
  const part = { scene, aim }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a stage with controls, not fields of a form */}
      <div
        ref={stage}
        role="group"
        aria-label={scene.say.table}
        className="bit"
        data-level={isRegion(aim.level) ? 'region' : aim.level}
        onKeyDown={walkSpots}
        {...touches}
      >
        <SignSheet />
        <div className="bit-main">
          {scene.view.solo && <TenguStrip {...part} steps={steps} />}
          <Stage {...part} narrow={narrow} />
        </div>
        {narrow ? aim.level === 'overview' && <Shelves {...part} /> : <Side {...part} />}
      </div>
      <YearBar scene={scene} />
      <Plates {...part} />
      <InDock>
        <Dock {...part} narrow={narrow} />
      </InDock>
      {aim.open?.is === 'piece' && <PieceSheet {...part} id={aim.open.id} />}
      {aim.open?.is === 'domain' && <DomainSheet {...part} seat={aim.open.seat} />}
      {aim.open?.is === 'double' && <DoubleSheet {...part} />}
      {aim.open?.is === 'tengu' && <TenguSheet {...part} steps={steps} />}
    </>
  )
}

const isMarket = (level: Level): level is Market => markets.some((market) => market === level)

/** The stage at the level one looks at. */
function Stage({ scene, aim, narrow }: PartProps & { narrow: boolean }) {
  const { level } = aim
  if (level === 'overview') return <Overview scene={scene} aim={aim} narrow={narrow} />
  if (isRegion(level)) return <RegionView scene={scene} aim={aim} region={level} narrow={narrow} />
  return (
    <div className="bit-alone">
      <nav className="bit-neighbours">
        <button type="button" onClick={() => aim.look('overview')}>
          <Icon name="back" size={20} />
          <span>{scene.say.overview}</span>
        </button>
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
}

/** Beside the prints: the markets and the paths; with one region before you, what it leads to. */
function Side({ scene, aim }: PartProps) {
  if (isRegion(aim.level) && (aim.level === 1 || aim.level === 5))
    return (
      <div className="bit-side">
        <Linked scene={scene} aim={aim} region={aim.level} />
      </div>
    )
  return (
    <div className="bit-side">
      {markets.map((market) => (
        <Shelf key={market} scene={scene} aim={aim} market={market} />
      ))}
      <SmallPaths scene={scene} aim={aim} />
    </div>
  )
}

/** On a phone the parts beside the prints are eight controls that open them. */
function Shelves({ scene, aim }: PartProps) {
  const { say, view, seat } = scene
  const left = (tiles: readonly string[]) => tiles.filter((tile) => tile !== '').length
  const total = scene.scores.find((sheet) => sheet.seat === seat)?.total ?? 0
  const walking = view.domains.reduce((sum, { walkers }) => sum + walkers.length, 0)
  return (
    <div className="bit-shelves">
      {markets.map((market) => (
        <button key={market} type="button" onClick={() => aim.look(market)}>
          <Sign name={market} size={26} />
          <b>{say.marketShort[market]}</b>
          <span>{left(view.markets[market])}</span>
        </button>
      ))}
      <button type="button" onClick={() => aim.look('paths')}>
        <Sign name="movement" size={26} />
        <b>{say.pathsShort}</b>
        <span>{say.underWay(walking)}</span>
      </button>
      <button type="button" onClick={() => aim.look('rocks')}>
        <Sign name="rock" size={26} />
        <b>{say.rocksShort}</b>
        <span>{left(view.garden)}</span>
      </button>
      <button type="button" onClick={() => aim.show({ is: 'domain', seat })}>
        <Sign name="vision" size={26} />
        <b>{say.goalsShort}</b>
        <span>{total}</span>
      </button>
      <button type="button" onClick={() => aim.look(3)}>
        <Sign name="bitoku" size={26} />
        <b>{say.regions[3]}</b>
        <span>{say.freeCount(spacesOf(scene, 3).filter((standing) => standing === undefined).length)}</span>
      </button>
    </div>
  )
}

const verbKeys: Readonly<Record<string, VerbName>> = { y: 'play', d: 'use', c: 'cross' }

function pressKey(scene: Scene, aim: Aiming, key: string): void {
  const region = regions.find((one) => String(one) === key)
  const verb = verbKeys[key]
  if (region !== undefined) aim.look(region)
  else if (key === '0') aim.look('overview')
  else if (key === 'Escape') aim.clear()
  else if (verb !== undefined && scene.decision === 'turn') aim.choose(verb)
}
