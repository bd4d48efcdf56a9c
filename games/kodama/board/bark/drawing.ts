import { at } from '@engawa/kernel'
import { type Element, TABLE_WIDTH } from '../../catalogue/index.ts'
import type { Laid } from '../../rules/index.ts'
import { type BarkCard, barkCards, loneCard } from './card.ts'
import { type Bark, barkOf, limbOutline } from './grain.ts'
import { fibresOf, type Leaves, leavesOf, padsOf } from './leaves.ts'
import { type Limb, limbsOf } from './limbs.ts'
import { polygonPath, type Spot, smoothPath } from './points.ts'

/** Everything of one card as path data. */
export interface CardDrawing {
  readonly card: number
  readonly sheet: string
  readonly fibres: string
  readonly pads: string
  readonly bark: Bark
  readonly leaves: Leaves
  /** The sheets that lie on this one, and the other sheets that lie on the one below; empty where there are none. */
  readonly above: string
  readonly beside: string
  readonly places: BarkCard['places']
}

export interface TreeDrawing {
  readonly cards: readonly BarkCard[]
  readonly limbs: readonly Limb[]
  readonly drawings: readonly CardDrawing[]
}

export const sheetPath = ({ corners }: BarkCard): string => polygonPath(corners)

type Brushwork = Pick<CardDrawing, 'bark' | 'leaves' | 'pads'>

const MOST_KEPT = 160
const kept = new Map<string, Brushwork>()

/** Brushwork depends on how the card lies and on how thick its limbs are: most cards keep theirs when one is added. */
function keyOf(card: BarkCard, cards: readonly BarkCard[], limbs: readonly Limb[]): string {
  const poses = [card, ...card.kids.map((kid) => at(cards, kid))]
  const place = poses.map(({ card: number, pose }) => `${number},${pose.x},${pose.y},${pose.angle}`)
  const bark = limbs.map(({ half, points }) => `${half.map((value) => Math.round(value * 10))};${points[0]}`)
  return `${place.join(' ')}|${bark.join(' ')}`
}

function brushworkOf(card: BarkCard, cards: readonly BarkCard[], limbs: readonly Limb[]): Brushwork {
  const key = keyOf(card, cards, limbs)
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const made = { bark: barkOf(limbs), leaves: leavesOf(card, cards, limbs), pads: padsOf(limbs) }
  kept.set(key, made)
  return made
}

function drawCards(cards: readonly BarkCard[]): TreeDrawing {
  const limbs = limbsOf(cards)
  const sheets = cards.map(sheetPath)
  const sheetsOf = (indices: readonly number[]): string => indices.map((index) => at(sheets, index)).join('')
  const drawings = cards.map((card, index): CardDrawing => {
    const siblings = card.below < 0 ? [] : at(cards, card.below).kids.filter((kid) => kid !== index)
    return {
      card: card.card,
      sheet: at(sheets, index),
      fibres: fibresOf(card),
      above: sheetsOf(card.kids),
      beside: sheetsOf(siblings),
      places: card.places,
      ...brushworkOf(
        card,
        cards,
        limbs.filter(({ owner }) => owner === index),
      ),
    }
  })
  return { cards, limbs, drawings }
}

/** A whole tree, the trunk first. */
export const drawTree = (trunk: Element, tree: readonly Laid[]): TreeDrawing =>
  drawCards(barkCards(trunk, tree))

const prints = new Map<number, TreeDrawing>()

/** A card on its own, upright, its middle where a trunk's foot would be; made once. */
export function drawPrint(card: number): TreeDrawing {
  const known = prints.get(card)
  if (known !== undefined) return known
  const made = drawCards([loneCard(card, UPRIGHT)])
  prints.set(card, made)
  return made
}

/** The pose whose middle is the origin of the drawing. */
const UPRIGHT = { x: TABLE_WIDTH / 2, y: 0, angle: 0 }

/** The box that holds all sheets: left, bottom, right, top. */
export function boxOf(cards: readonly BarkCard[]): {
  left: number
  bottom: number
  right: number
  top: number
} {
  const corners: readonly Spot[] = cards.flatMap((card) => card.corners)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

/** A tree's bones without its brushwork: cheap enough for every frame. */
export type Skeleton = Pick<TreeDrawing, 'cards' | 'limbs'>

export function skeletonOf(trunk: Element, tree: readonly Laid[]): Skeleton {
  const cards = barkCards(trunk, tree)
  return { cards, limbs: limbsOf(cards) }
}

/** So many points of the last card's own bark are drawn with its graft, to hide the seam. */
const GRAFT_SHOWN = 6

/** The foot of the last card alone, grown into the bark below, as path data. */
export function graftPath({ limbs }: Skeleton): string {
  const main = limbs.findLast(({ line }) => line === 0)
  if (main === undefined) return ''
  const end = main.graft + GRAFT_SHOWN
  return smoothPath(
    limbOutline({ ...main, points: main.points.slice(0, end), half: main.half.slice(0, end) }),
  )
}
