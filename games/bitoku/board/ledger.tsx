import { at, type Seat } from '@engawa/kernel'
import { Press } from '@engawa/web/kit'
import {
  bitokuCard,
  buildingPawns,
  crystalSlots,
  regions,
  rock,
  rockSpaces,
  type VisionItem,
} from '../catalogue/index.ts'
import {
  countBuilt,
  type Domain,
  rockScores,
  type State,
  setProgress,
  treasurePoints,
  visionProgress,
  visionSum,
} from '../rules/index.ts'
import type { Scene } from './scene.ts'
import { Sign } from './signs.tsx'
import { type PartProps, Spot } from './spot.tsx'

export const itemSigns: Readonly<Record<VisionItem, string>> = {
  resource: 'any',
  building: 'building',
  crystal: 'crystal',
  mitama: 'mitama',
  dragonfly: 'dragonfly',
  illumination: 'illumination',
  portal: 'portal',
  accomplished: 'bitoku',
}

export const pointsText = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** Points uncovered under building pawns and crystals. */
export function destinyPoints(
  view: State,
  seat: Seat,
  { crystals }: Domain,
): { built: number; laid: number } {
  const built = buildingPawns.slice(0, countBuilt(view, seat)).reduce((sum, pawn) => sum + pawn.points, 0)
  const laid = crystals.reduce(
    (sum, id, slot) => sum + (id === '' ? 0 : (crystalSlots[slot]?.points ?? 0)),
    0,
  )
  return { built, laid }
}

/** The items of a Vision, each full where it is there. */
export function VisionItems({ scene, seat, index }: { scene: Scene; seat: Seat; index: number }) {
  const { items } = at(visionProgress(scene.view, seat), index)
  return (
    <span className="bit-effects">
      {items.flatMap(({ item, have, need }) =>
        Array.from({ length: need }, (_, place) => (
          <span key={`${item}-${place}`} className="bit-item" data-met={place < have || undefined}>
            <Sign name={itemSigns[item]} size={19} />
          </span>
        )),
      )}
    </span>
  )
}

/** What is still missing for a Vision, in words. */
export function missingText(scene: Scene, seat: Seat, index: number): string {
  const { items, met } = at(visionProgress(scene.view, seat), index)
  if (met) return scene.say.met
  const missing = items
    .filter(({ have, need }) => have < need)
    .map(({ item, have, need }) => scene.say.names.visionItem(item, need - have))
  return missing.length === 0 ? scene.say.sharedItems : scene.say.missing(missing.join(', '))
}

/** The Bitoku path: accomplished cards, the pawn, the cards ahead. */
export function BitokuPath({ scene, aim, domain }: PartProps & { domain: Domain }) {
  return (
    <span className="bit-path-cards">
      {domain.path.map((card, index) => (
        <Spot
          key={card}
          scene={scene}
          aim={aim}
          thing={index === domain.pawn ? 'path:own' : `card:${card}`}
          className="bit-path-card"
          look={index < domain.pawn - 1 ? 'done' : index === domain.pawn - 1 ? 'pawn' : 'ahead'}
          label={`${scene.say.piece(card)}: ${index < domain.pawn ? scene.say.accomplished : scene.say.ahead}`}
          inspect={{ is: 'piece', id: card }}
        >
          <Sign name={bitokuCard(card).type} size={19} />
        </Spot>
      ))}
    </span>
  )
}

/** Rocks with their pilgrims between them. */
export function RockTrail({ scene, aim, domain, seat }: PartProps & { domain: Domain; seat: Seat }) {
  const { say } = scene
  return (
    <span className="bit-rock-trail" data-seat={seat}>
      {rockSpaces.map(({ cost }, space) => {
        const id = domain.rocks[space]
        return (
          <span key={space}>
            <Spot
              scene={scene}
              aim={aim}
              thing={`rockSpace:${space}`}
              className="bit-rock-space"
              look={domain.rockPilgrims[space] ? 'taken' : 'free'}
              label={say.rockSpace(space + 1, domain.rockPilgrims[space] === true, say.names.goods(cost))}
              attempt={scene.decision === 'rockPilgrim' ? { kind: 'rockPilgrim', space } : undefined}
            >
              {domain.rockPilgrims[space] ? <Sign name="sleeper" size={19} /> : null}
            </Spot>
            {space < 3 && (
              <span
                className="bit-rock"
                data-look={id === undefined ? 'gone' : undefined}
                title={id === undefined ? say.freeFor(say.rock) : say.piece(id)}
              >
                {id !== undefined && rock(id).types.map((type) => <Sign key={type} name={type} size={16} />)}
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}

interface Line {
  readonly key: string
  readonly title: string
  readonly points: number
  readonly text: string
}

/** Every source of points at the end, as it stands now. */
export function ledgerLines(scene: Scene, seat: Seat): readonly Line[] {
  const { view, say } = scene
  const domain = at(view.domains, seat)
  const { types, points, next } = setProgress(view, seat)
  const { built, laid } = destinyPoints(view, seat, domain)
  const rocks = rockScores(view, seat).reduce((sum, score) => sum + score.points, 0)
  const lakes = regions.reduce((sum, region) => sum + treasurePoints(view, seat, region), 0)
  const met = visionProgress(view, seat).filter((progress) => progress.met).length
  return [
    {
      key: 'visions',
      title: say.visions,
      points: visionSum(view, seat),
      text: say.visionsMet(met, domain.visions.length),
    },
    { key: 'path', title: say.bitokuPath, points, text: say.typesNext(types, next) },
    { key: 'rocks', title: say.rockTrail, points: rocks, text: say.rocksHeld(domain.rocks.length) },
    { key: 'lakes', title: say.lakes, points: lakes, text: say.tracks },
    {
      key: 'buildings',
      title: say.buildings,
      points: built,
      text: say.built(countBuilt(view, seat), buildingPawns.length),
    },
    {
      key: 'crystals',
      title: say.crystals,
      points: laid,
      text: say.laid(domain.crystals.filter((id) => id !== '').length),
    },
  ]
}

/** The sums of the domain in a few lines; the whole of it opens as a sheet. */
export function Ledger({ scene, aim }: PartProps) {
  const { say, seat, scores } = scene
  const total = scores.find((sheet) => sheet.seat === seat)?.total
  return (
    <section className="bit-ledger" aria-label={say.domain}>
      <Press onClick={() => aim.show({ is: 'domain', seat })}>{say.openDomain}</Press>
      <dl>
        {ledgerLines(scene, seat).map(({ key, title, points, text }) => (
          <div key={key} data-tone={points < 0 ? 'no' : undefined}>
            <dt>{title}</dt>
            <dd>{text}</dd>
            <dd>
              <b>{pointsText(points)}</b>
            </dd>
          </div>
        ))}
        {total !== undefined && (
          <div data-sum>
            <dt>{say.endedNow}</dt>
            <dd />
            <dd>
              <b>{total}</b>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
