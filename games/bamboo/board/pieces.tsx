import { at } from '@engawa/kernel'
import { Crest, Icon } from '@engawa/web/kit'
import { memo } from 'react'
import { foods, homeKinds, homes, type ShootAction, shoots, spiritOf, temples } from '../catalogue/index.ts'
import { isGhost, type Owner } from '../rules/index.ts'
import sheet from './art/pieces.svg?raw'

/** The sheet of symbols that every piece is taken from; once on the page. */
export const PieceSheet = memo(function PieceSheet() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, built in advance
  return <div className="bam-sheet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sheet }} />
})

/** What is a sign, and no scenery. */
const SIGN = /^(good|action|food|temple-sign|kind|spirit)-/

/** One piece of the sheet, decorative: name the control it stands in. */
export const PieceArt = memo(function PieceArt({
  name,
  width = 24,
  height = width,
  className = 'bam-piece',
}: {
  name: string
  width?: number
  height?: number
  className?: string
}) {
  return (
    <svg
      className={className}
      data-icon={SIGN.test(name) ? name : undefined}
      data-scenery={SIGN.test(name) ? undefined : ''}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <use href={`#bam-${name}`} width="100%" height="100%" />
    </svg>
  )
})

export type Good = 'petal' | 'coin' | 'stick' | 'cushion' | 'home'

export const GoodSign = memo(function GoodSign({ good, size = 18 }: { good: Good; size?: number }) {
  return <PieceArt name={`good-${good}`} width={size} />
})

export function ActionSign({ action, size = 20 }: { action: ShootAction; size?: number }) {
  return <PieceArt name={`action-${action}`} width={size} />
}

export const FoodSign = memo(function FoodSign({ value, size = 26 }: { value: number; size?: number }) {
  return <PieceArt name={`food-${at(foods, value - 1)}`} width={size} />
})

/** One section of bamboo with its letter. */
export const ShootPiece = memo(function ShootPiece({ shoot, letter }: { shoot: number; letter: string }) {
  const { colour, action } = at(shoots, shoot - 1)
  const name = at(temples, colour)
  return (
    <svg className="bam-shoot" data-temple={name} viewBox="0 0 72 64" aria-hidden="true">
      <use href={`#bam-shoot-${name}-${action}`} width="72" height="64" />
      <text x="56" y="25" textAnchor="middle">
        {letter}
      </text>
    </svg>
  )
})

/** The small form, where a heading says the colour. */
export const SmallShoot = memo(function SmallShoot({ shoot }: { shoot: number }) {
  const { colour, action } = at(shoots, shoot - 1)
  return (
    <svg className="bam-small-shoot" viewBox="0 0 44 46" aria-hidden="true">
      <use href={`#bam-small-${at(temples, colour)}-${action}`} width="44" height="46" />
    </svg>
  )
})

/** The emblem of a temple on its ink; `letter` beside it where there is room. */
export const TempleDot = memo(function TempleDot({ temple, letter }: { temple: number; letter?: string }) {
  const name = at(temples, temple)
  return (
    <span className="bam-dot" data-temple={name}>
      <PieceArt name={`temple-sign-${name}`} width={13} />
      {letter !== undefined && <b>{letter}</b>}
    </span>
  )
})

const cushionPlaces = [61, 44.5, 28]

/** A print with its kind and comfort at the foot. */
export const HomeTile = memo(function HomeTile({ tile, size = 60 }: { tile: number; size?: number }) {
  const { name, kind, comfort } = at(homes, tile - 1)
  const kindName = at(homeKinds, kind)
  return (
    <svg
      className="bam-tile"
      data-kind={kindName}
      viewBox="0 0 84 84"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <rect x="3" y="3" width="80" height="80" fill="#9C8453" />
      <rect x="1" y="1" width="80" height="80" fill="var(--poster)" />
      <use href={`#bam-print-${name}`} x="1" y="1" width="80" height="58" />
      <path d="M1 59H81" stroke="#211C19" strokeWidth="2" />
      <rect x="1" y="59" width="25" height="22" fill="var(--bam-kind)" />
      <use className="bam-kind-sign" href={`#bam-kind-${kindName}`} x="4.5" y="61" width="18" height="18" />
      <g className="bam-comfort">
        {cushionPlaces.slice(0, comfort).map((x) => (
          <use key={x} href="#bam-good-cushion" x={x} y="62" width="16" height="16" />
        ))}
      </g>
      <rect x="1" y="1" width="80" height="80" fill="none" stroke="#211C19" strokeWidth="2.4" />
    </svg>
  )
})

/** The plaque of a spirit, whether it sleeps or not. */
export function SpiritArt({ tile, size }: { tile: number; size: number }) {
  return <PieceArt name={`spirit-${at(spiritOf, tile)}`} width={size} height={(size * 90) / 86} />
}

/** A spirit's plaque; asleep it is grey, tilted, with a closed eye. */
export function SpiritPlaque({
  tile,
  asleep = false,
  size = 44,
}: {
  tile: number
  asleep?: boolean
  size?: number
}) {
  return (
    <span className="bam-spirit" data-asleep={asleep || undefined}>
      <SpiritArt tile={tile} size={size} />
      {asleep && (
        <i>
          <Icon name="eyeClosed" size={14} />
        </i>
      )}
    </span>
  )
}

/** A counter of food, or the place where one lies later. */
export function FoodRound({ value, size = 40 }: { value: number; size?: number }) {
  if (value === 0) return <span className="bam-food-round" data-empty />
  return (
    <span className="bam-food-round">
      <FoodSign value={value} size={size * 0.78} />
      <b>{value}</b>
    </span>
  )
}

/** The crest of whoever owns a stick; the ghost's is a plain brown round. */
export const OwnerCrest = memo(function OwnerCrest({ owner, size = 20 }: { owner: Owner; size?: number }) {
  if (!isGhost(owner)) return <Crest seat={owner} size={size} />
  return (
    <svg className="bam-ghost" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="#6B4A2A" stroke="var(--crest-edge)" strokeWidth="1.6" />
      <path
        d="M11 31V18C11 6 29 6 29 18V31L25 27.5L20 31L15 27.5Z"
        fill="none"
        stroke="#FFF8EA"
        strokeWidth="2.6"
        strokeDasharray="4 2.5"
      />
      <path d="M16 18v3M24 18v3" stroke="#FFF8EA" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
})
