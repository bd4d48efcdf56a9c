import { Crest, Icon } from '@engawa/web/kit'
import {
  building,
  linkedMarkets,
  type Region,
  regions,
  type Tier,
  tiers,
  type Wild,
} from '../catalogue/index.ts'
import { needOf } from '../rules/index.ts'
import type { Level } from './aim.ts'
import { Bank, Favours } from './hill.tsx'
import { MarketList } from './markets.tsx'
import { sentenceOf } from './overview.tsx'
import { Paths } from './paths.tsx'
import { actionAt, bestTier, crossingFrom, isWild, zoneOf } from './read.ts'
import { type Scene, taskOf } from './scene.ts'
import { Effects, Sign } from './signs.tsx'
import { DieSpaces, Floors } from './spaces.tsx'
import { type PartProps, Spot, StageButton } from './spot.tsx'
import { Garden, GhostOwner, Track } from './strip.tsx'

/** The value that acts or would act here: of the die just placed, or of the one in hand. */
function valueHere(scene: Scene, region: Region): number | undefined {
  const act = taskOf(scene, 'act')
  if (act !== undefined) return act.region === region ? act.value : undefined
  return scene.held?.value
}

/** Why a step of the ladder is out of reach, with the remedy where there is one. */
function tierReason(scene: Scene, region: Wild, tier: Tier): string | undefined {
  const value = valueHere(scene, region)
  if (value === undefined) return undefined
  const need = needOf(scene.view, region).value
  if (scene.held !== undefined && value < need) return scene.say.higherDie(need)
  if (value >= tier) return undefined
  const lifts = [1, 2, 3].find((worth) => (scene.domain.amulets[worth - 1] ?? 0) > 0 && value + worth >= tier)
  return lifts === undefined || scene.held === undefined
    ? scene.say.needsDie(tier)
    : scene.say.amuletLifts(tier, lifts)
}

function TierRow({ scene, region, tier }: PartProps & { region: Wild; tier: Tier }) {
  const { say } = scene
  const action = actionAt(region, tier)
  const value = valueHere(scene, region)
  const reason = tierReason(scene, region, tier)
  const best = value !== undefined && reason === undefined && bestTier(value) === tier
  return (
    <Spot
      thing={`tier:${tier}`}
      className="bit-tier"
      look={reason !== undefined ? 'no' : best ? 'best' : undefined}
      label={`${say.dieLeast(tier)}: ${scene.effect(action)}${reason === undefined ? '' : `. ${reason}`}`}
      attempt={{ kind: 'forest', tier }}
    >
      <b>{tier === 6 ? 6 : `${tier}+`}</b>
      <Effects of={action} size={24} />
      <span className="bit-tier-words">
        <strong>{scene.effect(action)}</strong>
        {(reason !== undefined || best) && <small>{reason ?? say.bestFor(value ?? 0)}</small>}
      </span>
    </Spot>
  )
}

/** What stands between the viewer and a building's action. */
function buildingReason(scene: Scene, region: Wild, tile: string, owner: number): string {
  const { say } = scene
  const { die, bonus, type } = building(tile)
  const value = valueHere(scene, region)
  if (value !== undefined && value < die) return say.needsDie(die)
  if (type === 'ancient') return say.nobodys
  return owner === scene.seat ? say.yours : say.ownerGains(scene.name(owner), bonus)
}

function BuildingRows({ scene, region }: PartProps & { region: Wild }) {
  const { say } = scene
  const value = valueHere(scene, region)
  return (
    <div className="bit-buildings">
      {zoneOf(scene.view, region).map(({ type, tile, owner }) =>
        tile === '' ? (
          <Spot
            key={type}
            thing={`zone:${region}:${type}`}
            className="bit-building"
            look="free"
            label={say.freeIn(say.names.regions[region], say.names.buildings[type])}
          >
            <span className="bit-building-sign">
              <Sign name={type} size={36} />
            </span>
            <span>
              <strong>{say.names.buildings[type]}</strong>
              <small>
                {say.freeSlot} <GhostOwner scene={scene} zone={region} type={type} size={20} />
              </small>
            </span>
          </Spot>
        ) : (
          <Spot
            key={type}
            thing={`tile:${tile}`}
            at={`zone:${region}:${type}`}
            className="bit-building"
            look={value !== undefined && value < building(tile).die ? 'no' : undefined}
            label={`${say.piece(tile)}. ${buildingReason(scene, region, tile, owner)}`}
            attempt={scene.decision === 'act' ? { kind: 'building', tile } : undefined}
          >
            <span className="bit-building-sign">
              <Sign name={building(tile).type} size={36} />
              {owner >= 0 && <Crest seat={owner} size={20} />}
            </span>
            <span>
              <strong>{say.names.buildings[building(tile).type]}</strong>
              <span className="bit-building-act">
                <i>{building(tile).die}+</i>
                <Effects of={building(tile).action} size={20} />
              </span>
              <small>{buildingReason(scene, region, tile, owner)}</small>
            </span>
          </Spot>
        ),
      )}
    </div>
  )
}

function Neighbours({ scene, aim, region }: PartProps & { region: Region }) {
  const { say } = scene
  const before = regions.find((one) => one === region - 1)
  const after = regions.find((one) => one === region + 1)
  return (
    <nav className="bit-neighbours" aria-label={say.regionsTitle}>
      <StageButton aria-label={say.overview} onClick={() => aim.look('overview')}>
        <Icon name="back" size={20} />
        <span>{say.overview}</span>
      </StageButton>
      {before !== undefined && (
        <StageButton onClick={() => aim.look(before)}>
          <i>{before}</i>
          {say.regions[before]}
        </StageButton>
      )}
      {after !== undefined && (
        <StageButton onClick={() => aim.look(after)}>
          <i>{after}</i>
          {say.regions[after]}
        </StageButton>
      )}
    </nav>
  )
}

/** One region, whole: its print, what every die does here, the buildings, the track. */
export function RegionView({ scene, aim, region, narrow }: PartProps & { region: Region; narrow: boolean }) {
  const { say } = scene
  const crossing = isWild(region) ? crossingFrom(scene, region) : undefined
  return (
    <div className="bit-region" data-region={region}>
      <Neighbours scene={scene} aim={aim} region={region} />
      <div className="bit-region-print">
        <svg
          className="bit-landscape"
          viewBox="0 0 330 500"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href={`#bit-region-${region}`} width="330" height="500" />
        </svg>
        <header>
          <i>{region}</i>
          <h2>{say.names.regions[region]}</h2>
        </header>
        {isWild(region) && (
          <div className="bit-across">
            <span>{say.acrossRiver}</span>
            <Favours scene={scene} aim={aim} hill={region} />
            <Bank scene={scene} aim={aim} region={region} />
            {crossing !== undefined && <span>{say.willBe(crossing.value)}</span>}
          </div>
        )}
        <div className="bit-region-foot">
          {isWild(region) && <DieSpaces scene={scene} aim={aim} region={region} size={58} />}
          <p>{sentenceOf(scene, region)}</p>
        </div>
      </div>
      <section className="bit-actions">
        <h3>
          {isWild(region) ? say.forestAction : say.floors}{' '}
          <span>{isWild(region) ? say.oneOfFive : say.houseRule}</span>
        </h3>
        {isWild(region) ? (
          <div className="bit-tiers">
            {tiers.map((tier) => (
              <TierRow key={tier} scene={scene} aim={aim} region={region} tier={tier} />
            ))}
          </div>
        ) : (
          <Floors scene={scene} aim={aim} size={44} words />
        )}
      </section>
      <section className="bit-inhabited">
        <h3>
          {isWild(region) ? say.zone : say.garden} <span>{isWild(region) ? say.andOneBuilding : ''}</span>
        </h3>
        {isWild(region) ? (
          <BuildingRows scene={scene} aim={aim} region={region} />
        ) : (
          <Garden scene={scene} aim={aim} />
        )}
      </section>
      <section className="bit-big-track">
        <h3>
          {say.track} <span>{say.trackRule}</span>
        </h3>
        <Track scene={scene} aim={aim} region={region} size={30} large />
      </section>
      {narrow && <Linked scene={scene} aim={aim} region={region} />}
    </div>
  )
}

/** The markets that the forest action of a region leads to; the paths for the Stairs. */
export function Linked({ scene, aim, region }: PartProps & { region: Region }) {
  const markets = isWild(region) ? (linkedMarkets[region] ?? []) : []
  return (
    <div className="bit-linked">
      {markets.map((market) => (
        <MarketList key={market} scene={scene} aim={aim} market={market} />
      ))}
      {region === 2 && <Paths scene={scene} aim={aim} large={false} />}
    </div>
  )
}

export const isRegion = (level: Level): level is Region => typeof level === 'number'
