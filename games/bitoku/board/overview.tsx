import { useSpace } from '@engawa/web/kit'
import { memo } from 'react'
import { type Region, regions } from '../catalogue/index.ts'
import { needOf } from '../rules/index.ts'
import { Bank, Favours } from './hill.tsx'
import { isWild, rankOn, roomOf, spacesOf } from './read.ts'
import type { Scene } from './scene.ts'
import { Sign } from './signs.tsx'
import { DieSpaces, Floors } from './spaces.tsx'
import { type PartProps, StageButton } from './spot.tsx'
import { Garden, Ladder, RegionState, Track, Zone } from './strip.tsx'

/** Width of a print in the drawing of the landscape, and from one print to the next. */
const PRINT = 207.2
const PITCH = 211.2

/**
 * The part of the one landscape behind a print. It fills the print and is never stretched: what is too much is cut,
 * at both ends, and at the House below, where its floors lie: the stag keeps its antlers.
 */
const Landscape = memo(function Landscape({ region, tall }: { region: Region; tall: boolean }) {
  const height = tall ? 900 : 366
  return (
    <svg
      className="bit-landscape"
      data-scenery=""
      viewBox={`${(region - 1) * PITCH} 0 ${PRINT} ${height}`}
      preserveAspectRatio={isWild(region) ? 'xMidYMid slice' : 'xMidYMin slice'}
      aria-hidden="true"
    >
      <use href={tall ? '#bit-tall' : '#bit-wide'} width="1052" height={height} />
    </svg>
  )
})

/** What one hears of a region before opening it. */
export function sentenceOf(scene: Scene, region: Region): string {
  const { say } = scene
  const free = spacesOf(scene, region).filter((standing) => standing === undefined).length
  return say.regionSentence({
    name: say.names.regions[region],
    free,
    need: needOf(scene.view, region).value,
    value: scene.held?.value,
    rank: rankOn(scene.view, scene.seat, region),
  })
}

function Print({ scene, aim, region, narrow }: PartProps & { region: Region; narrow: boolean }) {
  // On a phone the prints are slips.
  const tall = useSpace().width === 'small'
  const open = () => {
    aim.look(region)
    const thing = `region:${region}` as const
    if (aim.lit(thing) && !aim.picks.includes(thing) && scene.held !== undefined && isWild(region))
      aim.choice.pick(thing)
  }
  return (
    <div
      className="bit-print"
      data-room={roomOf(scene, region)}
      data-region={region}
      data-mark={`print:${region}`}
      data-drops={`region:${region}`}
    >
      <Landscape region={region} tall={tall} />
      <StageButton
        className="bit-print-open"
        data-explain={`region:${region}`}
        aria-label={sentenceOf(scene, region)}
        onClick={open}
      />
      {isWild(region) ? (
        <>
          <Favours scene={scene} aim={aim} hill={region} inert={narrow} />
          <Bank scene={scene} aim={aim} region={region} inert={narrow} />
        </>
      ) : (
        <span className="bit-deck" data-icon="vision">
          <Sign name="vision" size={24} />
          <b>{scene.view.visionDeck.inside.length + scene.view.visionDeck.under.length}</b>
        </span>
      )}
      <div className="bit-foot">
        {isWild(region) ? (
          <DieSpaces scene={scene} aim={aim} region={region} size={narrow ? 30 : 42} inert={narrow} />
        ) : (
          <Floors scene={scene} aim={aim} size={narrow ? 30 : 40} words={false} inert={narrow} />
        )}
      </div>
    </div>
  )
}

/** Under a print: name, what a die gets, the zone or the garden, the kodama track. */
function Strip({ scene, aim, region, narrow }: PartProps & { region: Region; narrow: boolean }) {
  const { say } = scene
  const rank = rankOn(scene.view, scene.seat, region)
  if (narrow)
    return (
      <div className="bit-name" data-explain={`track:${region}`} data-room={roomOf(scene, region)}>
        <b>{say.regions[region]}</b>
        <span>
          <Sign name="kodama" size={15} />
          {say.ordinal(rank)}
        </span>
      </div>
    )
  return (
    <section className="bit-strip" data-room={roomOf(scene, region)}>
      <header>
        <StageButton data-explain={`region:${region}`} onClick={() => aim.look(region)}>
          <i>{region}</i>
          <h3>{say.regions[region]}</h3>
        </StageButton>
        <RegionState scene={scene} region={region} />
      </header>
      <p>
        {isWild(region) ? (
          <Ladder scene={scene} region={region} />
        ) : (
          <span className="bit-quiet">{say.houseRule}</span>
        )}
      </p>
      {isWild(region) ? <Zone scene={scene} aim={aim} zone={region} /> : <Garden scene={scene} aim={aim} />}
      <Track scene={scene} aim={aim} region={region} />
    </section>
  )
}

/** All five regions, hung edge to edge before one ridge. */
export function Overview({ scene, aim, narrow }: PartProps & { narrow: boolean }) {
  return (
    <div className="bit-overview" data-slots={scene.board.dieSpaces}>
      <div className="bit-prints">
        {regions.map((region) => (
          <Print key={region} scene={scene} aim={aim} region={region} narrow={narrow} />
        ))}
      </div>
      <div className="bit-strips">
        {regions.map((region) => (
          <Strip key={region} scene={scene} aim={aim} region={region} narrow={narrow} />
        ))}
      </div>
    </div>
  )
}
