import { at } from '@engawa/kernel'
import { Group, Piece, Place } from '@engawa/web/kit'
import { memo } from 'react'
import { spiritOf, temples } from '../catalogue/index.ts'
import {
  isGhost,
  type Owner,
  previewVisit,
  type Standing,
  sticksToLead,
  templeStanding,
} from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { Beside } from './beside.tsx'
import { type BambooBoard, ids } from './model.ts'
import { OwnerCrest, PieceArt, TempleDot } from './pieces.tsx'

/** A temple as it is shown: with what is chosen but not yet offered already in it. */
interface Shown {
  readonly temple: number
  readonly coming: number
  readonly standing: Standing
  readonly need: number
}

/** Sticks that the choices made so far would bring to the temple. */
function comingTo({ view, decision }: BambooBoard, aim: Aiming, temple: number, sticks: number): number {
  if (decision === 'visit') return aim.stock === temple ? sticks : 0
  if (decision !== 'offer' || aim.temple !== temple) return 0
  return temple === view.turn.stock ? view.turn.toOffer : 1
}

function shownOf(board: BambooBoard, aim: Aiming, temple: number): Shown {
  const { view, seat } = board
  const coming = comingTo(board, aim, temple, previewVisit(view, seat, temple).sticks)
  const standing = templeStanding(view, temple, seat, coming)
  return { temple, coming, standing, need: sticksToLead(view, temple, seat) }
}

/** Who leads and by how much, in one line. */
export function leadLine({ say, own, name }: BambooBoard, { leader, lead }: Standing): string {
  if (leader === undefined) return say.nobodyLeads
  const who = isGhost(leader) ? say.ghost : name(leader)
  if (lead === 0) return leader === own ? say.youLeadTie : say.leadsTie(who)
  return leader === own ? say.youLead(lead) : say.leads(who, lead)
}

/** The four temples on the ridge. A press chooses one where that is asked; another, or at other times the first, tells of its spirit. */
export const Temples = memo(function Temples({ board, aim }: { board: BambooBoard; aim: Aiming }) {
  return (
    <Group className="bam-temples" label={board.say.templesTitle}>
      {temples.map((name, temple) => (
        <TempleButton key={name} board={board} aim={aim} shown={shownOf(board, aim, temple)} />
      ))}
    </Group>
  )
})

function TempleButton({ board, aim, shown }: { board: BambooBoard; aim: Aiming; shown: Shown }) {
  const { view, say, decision, own } = board
  const { temple, coming, standing, need } = shown
  const name = at(temples, temple)
  const { spirit, sticks } = at(view.temples, temple)
  const legal =
    decision === 'visit'
      ? board.can({ kind: 'visit', stock: temple })
      : decision === 'offer' && board.can({ kind: 'offer', temple })
  const chosen = decision === 'visit' ? aim.stock === temple : decision === 'offer' && aim.temple === temple
  const press = (byKeys: boolean) => {
    if (decision === 'visit' && !chosen) {
      if (legal) aim.choose({ stock: temple }, byKeys)
      else board.why({ kind: 'visit', stock: temple })
    } else if (decision === 'offer' && !chosen) {
      if (legal) aim.choose({ temple }, byKeys)
      else board.why({ kind: 'offer', temple })
    } else aim.set({ spirit: aim.spirit === spirit ? undefined : spirit || undefined })
  }
  const spiritName = spirit === 0 ? say.noSpirit : say.spirits[at(spiritOf, spirit)]
  const lead = leadLine(board, standing)
  const ahead = own !== undefined && standing.leader === own
  const behind = !ahead && own !== undefined && view.season !== 'over'
  const needLine = behind ? say.wouldTake(need) : ''
  return (
    <Place
      id={ids.temple(temple)}
      label={say.templeLabel(say.temples[name], spiritName, countsLine(board, standing), lead, needLine)}
      lit={legal}
      chosen={coming > 0}
      press={press}
      className="bam-temple"
      data-temple={name}
    >
      <span className="bam-building">
        <PieceArt name={`temple-${name}`} width={112} height={97} className="bam-building-art" />
        <TempleDot temple={temple} letter={say.letters[name]} />
      </span>
      <Offered board={board} temple={temple} name={spiritName} />
      <span className="bam-incense">
        <Pile sticks={sticks} coming={coming} seat={board.seat} />
        <span className="bam-counts">
          {standing.counts.map(({ owner, sticks: count }) => (
            <span key={owner}>
              <OwnerCrest owner={owner} size={20} />
              <b>{count}</b>
            </span>
          ))}
        </span>
      </span>
      <span className="bam-lead" data-ahead={ahead || undefined}>
        <b>{lead}</b>
        <em>
          {ahead && (standing.lead === 0 ? say.youAhead : say.youPlus(standing.lead))}
          {behind && say.need(need)}
        </em>
        <i>{coming > 0 ? say.afterOffering : needLine}</i>
      </span>
    </Place>
  )
}

/** The spirit on top of the stack. */
const Offered = memo(function Offered({
  board,
  temple,
  name,
}: {
  board: BambooBoard
  temple: number
  name: string
}) {
  const { spirit, below } = at(board.view.temples, temple)
  if (spirit === 0)
    return (
      <span className="bam-offered">
        <span className="bam-no-spirit" />
        <b>{name}</b>
      </span>
    )
  return (
    <Piece
      id={ids.spirit(spirit)}
      at={ids.temple(temple)}
      className="bam-offered"
      data-deep={below > 0 || undefined}
    >
      <PieceArt name={`spirit-${at(spiritOf, spirit)}`} width={62} height={65} className="bam-ema" />
      <b>{name}</b>
    </Piece>
  )
})

function countsLine({ say, name }: BambooBoard, { counts }: Standing): string {
  if (counts.length === 0) return say.noSticks
  return counts
    .map(({ owner, sticks }) => say.sticksOf(isGhost(owner) ? say.ghost : name(owner), sticks))
    .join(', ')
}

const rodPitch = 8.4
const pileHeight = 42
const mostShown = 10

/**
 * Sticks of incense on their tray, the oldest at the bottom; what is only chosen is dashed.
 * Many lie closer; of a great many those on top are drawn, which decide ties.
 */
const Pile = memo(function Pile({
  sticks,
  coming,
  seat,
}: {
  sticks: readonly Owner[]
  coming: number
  seat: Owner
}) {
  const all = [
    ...sticks.map((owner) => ({ owner, dashed: false })),
    ...Array.from({ length: coming }, () => ({ owner: seat, dashed: true })),
  ]
  const drawn = all.slice(-mostShown)
  const pitch = Math.min(rodPitch, pileHeight / drawn.length)
  return (
    <svg className="bam-pile" viewBox="0 0 86 58" width="86" height="58" aria-hidden="true">
      <path d="M6 47H80L72 56H14Z" fill="var(--plank-b)" stroke="var(--line-ink)" strokeWidth="1.8" />
      {drawn.map(({ owner, dashed }, index) => (
        <Rod key={index} owner={owner} dashed={dashed} x={index % 2 ? 10 : 7} y={39 - index * pitch} />
      ))}
    </svg>
  )
})

/** The marks by which rods are told apart without colour, three on each. */
const rodMarks: readonly ((x: number) => string)[] = [
  (x) => `M${x} 2a1.7 1.7 0 1 0 .1 0`,
  (x) => `M${x} 1.5l3 2l-3 2`,
  (x) => `M${x} 3.5l2.5-2l2.5 2l-2.5 2Z`,
  (x) => `M${x} 1.5h2v2h2v2h-2v-2h-2Z`,
]

function Rod({ owner, dashed, x, y }: { owner: Owner; dashed: boolean; x: number; y: number }) {
  const mark = isGhost(owner) ? undefined : rodMarks[owner]
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-seat={isGhost(owner) ? undefined : owner}
      data-dashed={dashed || undefined}
      className="bam-rod"
    >
      <rect width="66" height="7" rx="3.5" />
      {mark !== undefined && <path d={[10, 19, 28].map(mark).join('')} />}
      <circle cx="65" cy="3.5" r="3.3" />
    </g>
  )
}

/** The temples in short, as bars, for when the home is in front. */
export const TempleBars = memo(function TempleBars({
  board,
  set,
}: { readonly board: BambooBoard } & Pick<Aiming, 'set'>) {
  const { view, say } = board
  return (
    <Beside board={board} name="temples" title={say.templesTitle} open={() => set({ pane: 'grove' })}>
      <ul className="bam-bars">
        {temples.map((name, temple) => {
          const standing = templeStanding(view, temple)
          const { spirit } = at(view.temples, temple)
          return (
            <li key={name} data-explain={ids.temple(temple)}>
              <TempleDot temple={temple} />
              {spirit === 0 ? (
                <span />
              ) : (
                <PieceArt name={`spirit-${at(spiritOf, spirit)}`} width={34} height={36} />
              )}
              <span className="unseen">{say.temples[name]}</span>
              <span className="bam-bar-lines">
                {standing.counts.map(({ owner, sticks }) => (
                  <span key={owner} data-seat={isGhost(owner) ? undefined : owner}>
                    <OwnerCrest owner={owner} size={16} />
                    <i style={{ width: `${Math.min(8, sticks) * 10}px` }} />
                    <b>{sticks}</b>
                  </span>
                ))}
              </span>
              <em>{leadLine(board, standing)}</em>
            </li>
          )
        })}
      </ul>
    </Beside>
  )
})
