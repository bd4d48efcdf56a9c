import type { Locale } from '@engawa/kernel'
import { entryOf, posterOf } from '../app/games.ts'
import { CARD, cardText, escaped, pictureOf } from '../app/picture.ts'
import type { DayResults } from '../online/api.ts'
import { downloadBlob } from '../store/files.ts'
import type { Words } from '../words/index.ts'
import { columnOf, type DotPlot, dotPlot, dotRadius } from './plot.ts'
import type { DayWords } from './words/index.ts'

/** What the picture tells: points and a place, never a move. */
export interface DayCard {
  readonly day: string
  readonly game: string
  readonly score: number
  readonly entries: readonly { readonly game: string; readonly score: number | undefined }[]
  readonly results: DayResults | undefined
}

const PRINT = { left: 58, top: 70, wide: 132, high: 430 } as const
/** How wide a whole print of this height is; its middle is shown. */
const WHOLE = 300
const GRAPH = { left: 640, right: 1130, floor: 470 } as const

/** A drawing inside another must carry all it is made of. */
async function embedded(address: string): Promise<string> {
  if (address.startsWith('data:')) return address
  const text = await (await fetch(address)).text()
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}

function strip({ entries, game }: DayCard, prints: readonly string[]): string {
  const { left, top, wide, high } = PRINT
  return entries
    .map(({ game: own, score }, index) => {
      const x = left + index * wide
      const middle = x + wide / 2
      const accent = own === game ? '#b5351f' : '#211c19'
      const result =
        score === undefined
          ? `<rect x="${middle - 34}" y="${top + high - 56}" width="68" height="36" rx="6" fill="none" stroke="#fff8ea" stroke-width="2.5" stroke-dasharray="6 5"/>`
          : `<rect x="${middle - 38}" y="${top + high - 62}" width="76" height="46" rx="6" fill="${accent}" stroke="#fff8ea" stroke-width="2"/>${cardText(middle, top + high - 28, 30, String(score), 'text-anchor="middle" font-weight="700" fill="#fff8ea"')}`
      return `<svg x="${x}" y="${top}" width="${wide}" height="${high}" viewBox="${(WHOLE - wide) / 2} 0 ${wide} ${high}"><image href="${escaped(prints[index] ?? '')}" width="${WHOLE}" height="${high}"/></svg><rect x="${x}" y="${top}" width="${wide}" height="${high}" fill="none" stroke="#211c19" stroke-width="4"/>${result}`
    })
    .join('')
}

function dots(plot: DotPlot, own: number): string {
  const { left, right, floor } = GRAPH
  const x = (points: number) =>
    left + ((points - plot.low) / Math.max(1, plot.high - plot.low)) * (right - left)
  const radius = dotRadius(plot, right - left, 190)
  const circles = plot.columns.flatMap(({ points, people }) =>
    people.map((_, row) => {
      const filled = row === people.length - 1 && x(points) === x(own)
      return `<circle cx="${x(points)}" cy="${floor - 6 - radius - row * (2 * radius + 2)}" r="${radius}" fill="${filled ? '#b5351f' : '#fbf6ea'}" stroke="#857250" stroke-width="2"/>`
    }),
  )
  const marks = plot.marks.map((mark) =>
    cardText(x(mark), floor + 30, 18, String(mark), 'text-anchor="middle" fill="#5c5046"'),
  )
  return `${circles.join('')}<path d="M${left - 14} ${floor}H${right + 14}" stroke="#211c19" stroke-width="3"/>${marks.join('')}`
}

/** The day's result as a drawing: the strip, points and place among all, no move and no board. */
export function dayCard(
  card: DayCard,
  prints: readonly string[],
  texts: DayWords,
  words: Words,
  date: string,
): string {
  const { results, score, game } = card
  const title = entryOf(game)?.face.title ?? game
  const placed = results?.results.filter((one) => one.place !== null) ?? []
  const ownPlace = results?.yours.place ?? null
  const place = ownPlace === null ? '' : ` · ${texts.cardPlace(ownPlace, placed.length)}`
  const bots = results?.bots ?? null
  const plot = ownPlace === null || placed.length < 2 ? undefined : dotPlot({ results: placed, bots })
  const own = plot === undefined ? score : columnOf(plot, score)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.wide}" height="${CARD.high}" viewBox="0 0 ${CARD.wide} ${CARD.high}" font-family="Georgia, serif" fill="#211c19">
<rect width="${CARD.wide}" height="${CARD.high}" fill="#f2e9d8"/><rect y="560" width="${CARD.wide}" height="70" fill="#b2884b"/>
${strip(card, prints)}
${cardText(626, 112, 26, texts.title)}${cardText(626, 178, 62, title, 'font-weight="700"')}
${cardText(626, 228, 30, `${texts.points(score)}${place}`, 'fill="#ad2f1b" font-weight="700"')}
${plot === undefined ? '' : dots(plot, own)}
${cardText(46, 604, 22, `${words.appName} · ${date}`)}
<rect x="18" y="18" width="${CARD.wide - 36}" height="${CARD.high - 36}" fill="none" stroke="#211c19" stroke-width="2"/></svg>`
}

/** Hands the picture to whatever the device shares with, or saves it. */
export async function shareDayCard(
  card: DayCard,
  texts: DayWords,
  words: Words,
  locale: Locale,
): Promise<void> {
  const prints = await Promise.all(card.entries.map(({ game }) => embedded(posterOf(game))))
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const picture = await pictureOf(dayCard(card, prints, texts, words, format.format(new Date(card.day))))
  if (picture === null) return
  const name = `engawa-${card.day}-${card.game}.png`
  const files = [new File([picture], name, { type: 'image/png' })]
  const touch = matchMedia('(pointer: coarse)').matches
  if (touch && navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => undefined)
  else downloadBlob(name, picture)
}
