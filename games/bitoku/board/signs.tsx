import { Crest, Pips } from '@engawa/web/kit'
import { Fragment, memo, type ReactNode } from 'react'
import { type Effect, effectOf, type Offer, resources } from '../catalogue/index.ts'
import sheet from './art/pieces.svg?raw'

/** The sheet of symbols that every sign is taken from; once on the page. */
export const SignSheet = memo(function SignSheet() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, built in advance
  return <div className="bit-sheet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sheet }} />
})

/** One sign, decorative: name the control it stands in. */
export const Sign = memo(function Sign({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg className="bit-sign" data-icon={name} width={size} height={size} aria-hidden="true">
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

function Joined({ parts, mark }: { parts: readonly ReactNode[]; mark: string }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <i>{mark}</i>}
      {part}
    </Fragment>
  ))
}

const offer = ({ market, less }: Offer, size: number): ReactNode => (
  <>
    <Sign name={market} size={size} />
    {less > 0 && <b data-icon={market}>−{less}</b>}
  </>
)

function goods(effect: Extract<Effect, { is: 'goods' }>, size: number): ReactNode {
  const all = effect.of.length === resources.length
  const shown = all ? ['any'] : effect.of
  return (
    <>
      <Joined parts={shown.map((name) => <Sign key={name} name={name} size={size} />)} mark="/" />
      {effect.count > 1 && <b data-icon={shown[0]}>×{effect.count}</b>}
    </>
  )
}

function counted(name: string, count: number, size: number): ReactNode {
  return (
    <>
      <Sign name={name} size={size} />
      {count > 1 && <b data-icon={name}>{count}</b>}
    </>
  )
}

function signsOf(effect: Effect, size: number): ReactNode {
  switch (effect.is) {
    case 'nothing':
      return null
    case 'goods':
      return goods(effect, size)
    case 'amulet':
      return (
        <>
          <Sign name="amulet" size={size} />
          <b data-icon="amulet">+{effect.worth}</b>
        </>
      )
    case 'points':
      return <Seal points={effect.points} />
    case 'movement':
      return counted('movement', effect.points, size)
    case 'advance':
      return counted('kodama', effect.steps, size)
    case 'back':
      return counted('back', effect.steps, size)
    case 'draw':
      return counted('draw', effect.count, size)
    case 'look':
      return <Sign name={effect.deck} size={size} />
    case 'unlock':
    case 'rock':
    case 'rockPilgrim':
      return <Sign name={effect.is} size={size} />
    case 'buy':
      return <Joined parts={effect.offers.map((one) => offer(one, size))} mark="/" />
    case 'buyBoth':
      return (
        <>
          <Joined parts={effect.offers.map((one) => offer(one, size))} mark="+" />
          <b data-icon={effect.offers[0]?.market}>−{effect.less}</b>
        </>
      )
    case 'all':
      return <Joined parts={effect.parts.map((part) => signsOf(part, size))} mark="+" />
    case 'some':
      return <Joined parts={effect.options.map((option) => signsOf(option.effect, size))} mark="/" />
  }
}

/** An effect of the catalogue in signs; its words stand beside it or in its control's name. */
export const Effects = memo(function Effects({ of, size = 20 }: { of: string; size?: number }) {
  return (
    <span className="bit-effects" aria-hidden="true">
      {signsOf(effectOf(of), size)}
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
