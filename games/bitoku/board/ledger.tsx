import { at, type ScoreSheet, type Seat } from '@engawa/kernel'
import { Press } from '@engawa/web/kit'
import { bitokuCard, buildingPawns, rock, rockSpaces, type VisionItem } from '../catalogue/index.ts'
import {
  countBuilt,
  type Domain,
  type Lines,
  type State,
  setProgress,
  spots,
  visionProgress,
  visionSum,
} from '../rules/index.ts'
import type { Scene } from './scene.ts'
import { Sign } from './signs.tsx'
import { type PartProps, Spot } from './spot.tsx'
import type { BoardWords } from './words/index.ts'

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
export function BitokuPath({ scene, domain }: PartProps & { domain: Domain }) {
  return (
    <span className="bit-path-cards">
      {domain.path.map((card, index) => (
        <Spot
          key={card}
          thing={index === domain.pawn ? 'path:own' : `card:${card}`}
          className="bit-path-card"
          look={index < domain.pawn - 1 ? 'done' : index === domain.pawn - 1 ? 'pawn' : 'ahead'}
          label={`${scene.say.piece(card)}: ${index < domain.pawn ? scene.say.accomplished : scene.say.ahead}`}
        >
          <Sign name={bitokuCard(card).type} size={19} />
        </Spot>
      ))}
    </span>
  )
}

/** Rocks with their pilgrims between them. */
export function RockTrail({ scene, domain, seat }: PartProps & { domain: Domain; seat: Seat }) {
  const { say } = scene
  return (
    <span className="bit-rock-trail" data-seat={seat}>
      {rockSpaces.map(({ cost }, space) => {
        const id = domain.rocks[space]
        return (
          <span key={space}>
            <Spot
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

interface LedgerLine {
  readonly key:
    | 'game'
    | 'visions'
    | 'path'
    | 'rocks'
    | 'lakes'
    | 'guardians'
    | 'buildings'
    | 'crystals'
    | 'first'
  readonly title: string
  readonly points: number
  readonly text: string
}

/** Every source of the points on a seat's score sheet: together they are its total. */
export function ledgerLines(
  say: BoardWords,
  view: State,
  { seat, lines }: ScoreSheet,
): readonly LedgerLine[] {
  const domain = at(view.domains, seat)
  const { types, next } = setProgress(view, seat)
  const sum = (...names: readonly (keyof Lines)[]) =>
    lines.reduce(
      (points, line) => (names.some((name) => name === line.name) ? points + line.points : points),
      0,
    )
  const built = countBuilt(view, seat)
  const buildings = buildingPawns.slice(0, built).reduce((points, pawn) => points + pawn.points, 0)
  const met = visionProgress(view, seat).filter((progress) => progress.met).length
  const first = sum('first')
  const always: readonly LedgerLine[] = [
    { key: 'game', title: say.inGame, points: sum('game'), text: '' },
    {
      key: 'visions',
      title: say.visions,
      points: visionSum(view, seat) + sum('floor'),
      text: say.visionsMet(met, domain.visions.length),
    },
    { key: 'path', title: say.bitokuPath, points: sum('types'), text: say.typesNext(types, next) },
    { key: 'rocks', title: say.rockTrail, points: sum('rock'), text: say.rocksHeld(domain.rocks.length) },
    { key: 'lakes', title: say.lakes, points: sum('treasure'), text: say.tracks },
    { key: 'guardians', title: say.guardians, points: sum('guardians'), text: say.guardiansRule },
    {
      key: 'buildings',
      title: say.buildings,
      points: buildings,
      text: say.built(built, buildingPawns.length),
    },
    {
      key: 'crystals',
      title: say.crystals,
      // BIT-440 counts both in one line of the sheet.
      points: sum('destiny') - buildings,
      text: say.laid(domain.crystals.filter((id) => id !== '').length),
    },
  ]
  return first === 0
    ? always
    : [...always, { key: 'first', title: say.firstInOrder, points: first, text: '' }]
}

/** Points now and, where a move is chosen, what it would make of them. */
function Points({ now, ahead = now }: { now: number; ahead?: number | undefined }) {
  return (
    <b data-ahead={ahead === now ? undefined : ahead > now ? 'more' : 'less'}>
      {ahead === now ? pointsText(now) : `${pointsText(now)}→${pointsText(ahead)}`}
    </b>
  )
}

/** The sources of a seat's points, line by line, and their sum. */
export function LedgerSums({ scene, seat }: { scene: Scene; seat: Seat }) {
  const { say, view, scores, ghost } = scene
  const sheet = scores.find((one) => one.seat === seat)
  // Where luck decides nobody knows the points yet.
  const after = ghost?.final ? undefined : ghost?.after.find((one) => one.seat === seat)
  if (sheet === undefined) return null
  const ahead = ghost === undefined || after === undefined ? undefined : ledgerLines(say, ghost.view, after)
  const pointsAhead = (key: LedgerLine['key']): number | undefined =>
    ahead === undefined ? undefined : (ahead.find((line) => line.key === key)?.points ?? 0)
  return (
    <dl data-spot={spots.ledger}>
      {ledgerLines(say, view, sheet).map(({ key, title, points, text }) => (
        <div
          key={key}
          data-mark={`ledger:${key}`}
          data-tone={points < 0 ? 'no' : undefined}
          data-nothing={(points === 0 && (pointsAhead(key) ?? 0) === 0) || undefined}
        >
          <dt>{title}</dt>
          <dd>{text}</dd>
          <dd>
            <Points now={points} ahead={pointsAhead(key)} />
          </dd>
        </div>
      ))}
      <div data-sum>
        <dt>{say.endedNow}</dt>
        <dd />
        <dd>
          <Points now={sheet.total} ahead={after?.total} />
        </dd>
      </div>
    </dl>
  )
}

/** The sums of the domain in a few lines; the whole of it opens as a sheet. */
export function Ledger({ scene, aim }: PartProps) {
  const { say, seat } = scene
  return (
    <section className="bit-ledger" aria-label={say.domain}>
      <Press onClick={() => aim.show({ is: 'domain', seat })}>{say.openDomain}</Press>
      <LedgerSums scene={scene} seat={seat} />
    </section>
  )
}
