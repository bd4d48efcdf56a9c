import type { Locale, Seat } from '@engawa/kernel'
import { createElement } from 'react'
import { numberOf } from '../app/formats.ts'
import { loadExplanations } from '../app/games.ts'
import { CARD, pictureOf, cardText as text } from '../app/picture.ts'
import { Crest } from '../kit/crest.tsx'
import { downloadBlob } from '../store/files.ts'
import type { Words } from '../words/index.ts'
import { type Frame, lineOf } from './course.ts'
import { drawnAlone, placed } from './drawn-alone.ts'
import { dashes } from './points-course.tsx'
import type { ScreenModel } from './screen-model.ts'
import type { CoursePoint } from './session.ts'

/** The inks of the page as it is shown, by day or by night: the boards are painted with them too. */
function pageInks() {
  const style = getComputedStyle(document.documentElement)
  const ink = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    ground: ink('ground'),
    ink: ink('ink'),
    edge: ink('edge'),
    won: ink('vermilion'),
    sun: ink('sun'),
    plank: ink('plank-b'),
    plankInk: ink('plank-ink'),
    seats: [0, 1, 2, 3, 4].map((seat) => ink(`seat-${seat}`)),
  }
}

type Inks = ReturnType<typeof pageInks>

/** Where the finished board of the winner is, or else how the points came about. */
const side: Frame = { left: 600, top: 130, width: 540, height: 380 }
const board = { x: 540, y: 44, width: 610, height: 500 } as const

/** Names beyond this many letters would run into the boards beside them, or into the winner's score. */
const LONGEST_NAME = 11
const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name

/** What a game draws of each seat at the end, in the order of the seats. */
interface Portraits {
  readonly symbols: string
  readonly crests: readonly (SVGElement | undefined)[]
  readonly boards: readonly (SVGElement | undefined)[]
}

async function portraitsOf({ session, view, scores }: ScreenModel): Promise<Portraits> {
  const game = await loadExplanations(session.play.game.id)
  const seats = scores.map(({ seat }) => seat)
  const crests = seats.map((seat) => createElement(Crest, { seat }))
  const boards = seats.map((seat) => game?.portrait?.(view, seat))
  const { symbols, drawings } = drawnAlone(game?.sheet(), [...crests, ...boards])
  return { symbols, crests: drawings.slice(0, seats.length), boards: drawings.slice(seats.length) }
}

/** How the points came about, where the game draws no board. */
function courseIn(course: readonly CoursePoint[], seats: readonly Seat[], inks: Inks): string {
  const lines = seats.map(
    (seat) =>
      `<path d="${lineOf(course, seat, side)}" fill="none" stroke="${inks.seats[seat % inks.seats.length]}" stroke-width="5" stroke-dasharray="${dashes[seat % dashes.length]}"/>`,
  )
  return `<path d="M${side.left} ${side.top + side.height}h${side.width}" stroke="${inks.edge}" stroke-width="2"/>${course.length > 1 ? lines.join('') : ''}`
}

/** The end of a game as a picture: who played, what everyone had, and the finished board. */
function cardOf(model: ScreenModel, words: Words, locale: Locale, portraits: Portraits): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format()
  const { names, scores, turn, session } = model
  const inks = pageInks()
  const winners = turn.over ? turn.winners : []
  const ranked = [...scores].sort(
    (a, b) => Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) || b.total - a.total,
  )
  const [first] = ranked
  const finished = portraits.boards[first?.seat ?? 0]
  const step = Math.min(84, 330 / Math.max(1, ranked.length))
  const rows = ranked.map(({ seat, total }, place) => {
    const y = 250 + place * step
    const won = winners.includes(seat)
    const name = short(names.seats[seat] ?? '')
    const crest = portraits.crests[seat]
    const small = place === 0 ? undefined : portraits.boards[seat]
    return [
      crest === undefined ? '' : placed(crest, { x: 58, y: y - 40, width: 52, height: 52 }),
      text(126, y, won ? 36 : 28, name, 'font-weight="700"'),
      won ? text(126, y + 24, 17, words.scoreSheet.winner, `fill="${inks.won}" font-weight="700"`) : '',
      small === undefined
        ? ''
        : placed(small, { x: 318, y: y - step / 2 - 10, width: 96, height: step - 10 }),
      text(500, y, won ? 48 : 34, numberOf(total, locale), 'text-anchor="end" font-weight="700"'),
    ].join('')
  })
  const drawn =
    finished === undefined
      ? courseIn(
          session.course(),
          ranked.map(({ seat }) => seat),
          inks,
        )
      : placed(finished, board)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.wide}" height="${CARD.high}" viewBox="0 0 ${CARD.wide} ${CARD.high}" font-family="Georgia, serif" fill="${inks.ink}">
<rect width="${CARD.wide}" height="${CARD.high}" fill="${inks.ground}"/><rect y="560" width="${CARD.wide}" height="70" fill="${inks.plank}"/>
${portraits.symbols}
<circle cx="${board.x + board.width / 2}" cy="${board.y + board.height / 2}" r="230" fill="${inks.sun}" opacity=".5"/>
${text(58, 80, 24, words.appName)}${text(58, 160, 72, model.words.title, 'font-weight="700"')}
<path d="M58 186H500" stroke="${inks.ink}" stroke-width="2"/>${rows.join('')}
${drawn}
${text(46, 602, 20, `${date} · ${words.scoreSheet.moves(session.position)}`, `fill="${inks.plankInk}"`)}
<rect x="18" y="18" width="${CARD.wide - 36}" height="${CARD.high - 36}" fill="none" stroke="${inks.ink}" stroke-width="2"/></svg>`
}

/** Saves the picture as dots, drawn by the browser itself. */
export async function saveCard(model: ScreenModel, words: Words, locale: Locale): Promise<void> {
  const picture = await pictureOf(cardOf(model, words, locale, await portraitsOf(model)))
  if (picture !== null) downloadBlob(`engawa-${model.session.play.game.id}.png`, picture)
}
