import { Pips, Place, Press } from '@engawa/web/kit'
import { memo } from 'react'
import { foursOn } from '../rules/index.ts'
import { type DarumaBoard, ids, spots } from './model.ts'
import { PieceArt } from './pieces.tsx'
import { type LampState, lampsOf, newLamps } from './read.ts'

const mist = (x: number, y: number, w: number) =>
  `M${x + 14} ${y}H${x + w - 40}a14 14 0 0 1 0 28H${x + w * 0.62}a10 10 0 0 0 0 20H${x + w - 14}a14 14 0 0 1 0 28H${x + 60}a14 14 0 0 1 0 -28H${x + w * 0.4}a10 10 0 0 0 0 -20H${x + 14}a14 14 0 0 1 0 -28Z`
const mists = [mist(150, 222, 190), mist(456, 198, 170)].join('')

/** One sun, one arc, two bands of mist. */
export const Scenery = memo(function Scenery() {
  return (
    <svg className="dar-scenery" viewBox="0 0 760 500" aria-hidden="true">
      <circle cx="380" cy="278" r="214" fill="url(#daruma-sun)" />
      <path
        d="M84 372C84 196 216 66 380 66C544 66 676 196 676 372"
        fill="none"
        stroke="var(--sun)"
        strokeWidth="1.6"
      />
      <path d={mists} fill="var(--mist)" />
    </svg>
  )
})

/** The tanuki with the bottle, the last die poured on it, and the ledger with its fours. */
export function Tanuki({ board }: { board: DarumaBoard }) {
  const { view, say } = board
  const poured = view.bottle.at(-1)
  return (
    <div className="dar-tanuki">
      <svg viewBox="-66 -24 474 356" data-explain={ids.ledger} aria-hidden="true">
        <use href="#daruma-tanuki" x="-66" y="-24" width="474" height="356" />
        <ellipse cx="8" cy="262" rx="66" ry="86" fill="url(#daruma-glow)" />
        <use href="#daruma-bottle" x="-44" y="176" width="104" height="156" />
        <PouredDie value={poured} />
        <g transform="translate(316 112) rotate(8)">
          <use href="#daruma-ledger" x="-4" y="-14" width="74" height="140" />
          {lampsOf(view).map((state, mark) => (
            <LedgerMark key={mark} place={mark} state={state} />
          ))}
        </g>
      </svg>
      <Press
        className="dar-bottle"
        data-spot={spots.bottle}
        aria-label={say.bottle(view.bottle.length)}
        onClick={() => board.openRule('DAR-14')}
      >
        {view.bottle.length > 1 && <span className="dar-poured">×{view.bottle.length}</span>}
      </Press>
    </div>
  )
}

function PouredDie({ value }: { value: number | undefined }) {
  return (
    <g transform="translate(-12 108) rotate(-8)">
      <rect
        width="46"
        height="46"
        rx="10"
        fill={value === undefined ? 'var(--raised)' : '#FFFAEE'}
        stroke={value === undefined ? 'var(--edge)' : '#211C19'}
        strokeWidth="2.6"
        strokeDasharray={value === undefined ? '5 4' : undefined}
      />
      {value !== undefined && <Pips value={value} side={46} />}
    </g>
  )
}

const corners = [
  [6, 6],
  [13, 6],
  [6, 13],
  [13, 13],
] as const

function LedgerMark({ place, state }: { place: number; state: LampState }) {
  const x = 9 + (place % 2) * 23
  const y = 23 + (place >> 1) * 25
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width="19"
        height="19"
        rx="3.5"
        fill={state === 'lit' ? '#FFFAEE' : 'none'}
        stroke="#211C19"
        strokeWidth={state === 'off' ? 1 : 2}
        strokeDasharray={state === 'lit' ? undefined : '3 2.6'}
        opacity={state === 'off' ? 0.55 : 1}
      />
      {state !== 'off' &&
        corners.map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.3" fill="#C0392A" />)}
    </g>
  )
}

/** Four lanterns under the shelf, with the count in words beside them. */
export function Lamps({ board }: { board: DarumaBoard }) {
  const { view, say } = board
  const lamps = lampsOf(view)
  const fours = say.fours(Math.min(4, foursOn(view)))
  const fresh = newLamps(view, board.fresh)
  return (
    <Press className="dar-lamps" title={say.lampsRule} onClick={() => board.openRule('DAR-20')}>
      <Place id={ids.ledger} className="dar-lamp-row" aria-hidden="true">
        {lamps.map((state, lamp) => (
          <span key={lamp} className="dar-lamp">
            <PieceArt name="lamp-off" size={42} height={55} />
            {state !== 'off' && (
              <span className="dar-light" data-lamp={state} data-new={fresh.has(lamp) || undefined}>
                <PieceArt name={`lamp-${state}`} size={42} height={55} />
              </span>
            )}
          </span>
        ))}
      </Place>
      <span className="dar-count">
        <b>{fours}</b> <span>{say.ledger}</span>
        {view.fictitious > 0 && <span>{say.dashed(view.fictitious)}</span>}
      </span>
    </Press>
  )
}
