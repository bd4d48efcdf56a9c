import { Crest, Pips, upTo } from '@engawa/web/kit'
import { memo } from 'react'
import { type Effect, effectOf, type Offer, resources } from '../catalogue/index.ts'
import sheet from './art/pieces.svg?raw'

/** The sheet of symbols that every sign is taken from; once on the page. */
export const SignSheet = memo(function SignSheet() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, built in advance
  return <div className="bit-sheet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sheet }} />
})

/** One sign, decorative: name the control it stands in. */
export const Sign = memo(function Sign({
  name,
  size = 20,
  beside,
}: {
  name: string
  size?: number
  /** The effect it shares its room with: a long one leaves it less. */
  beside?: string | undefined
}) {
  return (
    <svg
      className="bit-sign"
      data-icon={name}
      data-beside={beside === undefined ? undefined : upTo(tokensOf(effectOf(beside)).length)}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`#bit-${name}`} />
    </svg>
  )
})

/** Points on a vermilion seal. */
export function Seal({ points }: { points: number }) {
  return (
    <span className="bit-seal" data-icon="points">
      {points}
    </span>
  )
}

/** A sign, a number that belongs to one, a mark between two, or points on a seal. */
export type Token = { sign: string } | { number: string; of: string } | { mark: string } | { points: number }

const numbered = (sign: string, number: string | false): Token[] =>
  number === false ? [{ sign }] : [{ sign }, { number, of: sign }]

const counted = (sign: string, count: number): Token[] => numbered(sign, count > 1 && String(count))

const offer = ({ market, less }: Offer): Token[] => numbered(market, less > 0 && `−${less}`)

const joined = (parts: readonly Token[][], mark: string): Token[] =>
  parts.flatMap((part, index) => (index > 0 ? [{ mark }, ...part] : part))

function goods({ of, count }: Extract<Effect, { is: 'goods' }>): Token[] {
  const shown = of.length === resources.length ? ['any'] : of
  const signs = joined(
    shown.map((sign) => [{ sign }]),
    '/',
  )
  return count > 1 ? [...signs, { number: `×${count}`, of: shown[0] ?? '' }] : signs
}

/** An effect, one sign after the other. */
function tokensOf(effect: Effect): Token[] {
  switch (effect.is) {
    case 'nothing':
      return []
    case 'goods':
      return goods(effect)
    case 'amulet':
      return numbered('amulet', `+${effect.worth}`)
    case 'points':
      return [{ points: effect.points }]
    case 'movement':
      return counted('movement', effect.points)
    case 'advance':
      return counted('kodama', effect.steps)
    case 'back':
      return counted('back', effect.steps)
    case 'draw':
      return counted('draw', effect.count)
    case 'look':
      return [{ sign: effect.deck }]
    case 'unlock':
    case 'rock':
    case 'rockPilgrim':
      return [{ sign: effect.is }]
    case 'buy':
      return joined(effect.offers.map(offer), '/')
    case 'buyBoth': {
      const of = effect.offers[0]?.market ?? ''
      return [...joined(effect.offers.map(offer), '+'), { number: `−${effect.less}`, of }]
    }
    case 'all':
      return joined(effect.parts.map(tokensOf), '+')
    case 'some':
      return joined(
        effect.options.map((option) => tokensOf(option.effect)),
        '/',
      )
  }
}

function Drawn({ token, size }: { token: Token; size: number }) {
  if ('sign' in token) return <Sign name={token.sign} size={size} />
  if ('number' in token) return <b data-icon={token.of}>{token.number}</b>
  return 'mark' in token ? (
    <i data-both={token.mark === '+' || undefined}>{token.mark}</i>
  ) : (
    <Seal points={token.points} />
  )
}

/** What stands together: a whole effect or, where somebody chooses one of several, each with the slash before it. */
export function groupsOf(effect: Effect): readonly (readonly Token[])[] {
  const tokens = tokensOf(effect)
  if (effect.is !== 'some' && effect.is !== 'buy') return [tokens]
  const slashes = tokens.flatMap((token, index) => ('mark' in token && token.mark === '/' ? [index] : []))
  return [0, ...slashes].map((start, option) => tokens.slice(start, slashes[option]))
}

/** An effect of the catalogue in signs; its words stand beside it or in its control's name. */
export const Effects = memo(function Effects({ of, size = 20 }: { of: string; size?: number }) {
  const groups = groupsOf(effectOf(of))
  const drawn = (some: readonly Token[]) =>
    some.map((token, index) => <Drawn key={index} token={token} size={size} />)
  return (
    <span className="bit-effects" data-signs={upTo(groups.flat().length)} aria-hidden="true">
      {groups.length === 1
        ? drawn(groups.flat())
        : groups.map((option, index) => (
            // What belongs together stays in one row.
            <span key={index} className="bit-option">
              {drawn(option)}
            </span>
          ))}
    </span>
  )
})

/** A die of a seat: cream face, rim in the seat's ink, crest at the corner. */
export const SeatDie = memo(function SeatDie({
  value,
  seat,
  size = 44,
}: {
  value: number
  seat: number
  size?: number
}) {
  return (
    <svg
      className="bit-die"
      data-seat={seat}
      viewBox="0 0 52 54"
      width={size}
      height={(size * 54) / 52}
      aria-hidden="true"
    >
      <path d="M2 16V42Q2 52 12 52H36Q46 52 46 42V16Z" fill="var(--seat)" stroke="#211C19" strokeWidth="2" />
      <rect x="2" y="5" width="44" height="42" rx="9" fill="var(--seat)" stroke="#211C19" strokeWidth="2" />
      <rect x="5.5" y="8.5" width="37" height="35" rx="6" fill="#FFFAEE" />
      <g transform="translate(6 8)">
        <Pips value={value} side={36} />
      </g>
      <g transform="translate(31 0)">
        <Crest seat={seat} size={21} />
      </g>
    </svg>
  )
})

const CAP = 'M1.8 13.5C1.8 8 6.6 5.6 12 5.6C17.4 5.6 22.2 8 22.2 13.5C19 10.8 5 10.8 1.8 13.5Z'

/** A kodama: acorn cap, leaf, and the crest of its seat; the neutral one has none. */
export const Kodama = memo(function Kodama({ seat, size = 20 }: { seat: number | undefined; size?: number }) {
  return (
    <svg
      className="bit-kodama"
      viewBox="0 0 24 28"
      width={size}
      height={(size * 28) / 24}
      data-seat={seat}
      aria-hidden="true"
    >
      {seat === undefined ? (
        <circle cx="12" cy="17.5" r="9.4" fill="#8B9097" stroke="#FFFAEE" strokeWidth="1.2" />
      ) : (
        <g transform="translate(2 7.5)">
          <Crest seat={seat} size={20} />
        </g>
      )}
      <g stroke="#211C19" strokeWidth="1.5" strokeLinejoin="round">
        <path d={CAP} fill="#C08A3E" />
        <path d="M12 5.6V2.6" fill="none" />
        <path d="M12 3.2C13.5.4 17.5.4 19.2 2.6C17 4.8 13.8 5 12 3.2Z" fill="#8CC06F" strokeWidth="1.1" />
      </g>
    </svg>
  )
})
