import type { Locale } from '@engawa/kernel'
import { CARD, pictureOf, cardText as text } from '../app/picture.ts'
import { downloadBlob } from '../store/files.ts'
import type { Words } from '../words/index.ts'
import { type Frame, lineOf } from './course.ts'
import { dashes } from './points-course.tsx'
import type { ScreenModel } from './screen-model.ts'

const inks = ['#21406b', '#ad2f1b', '#2b5b46', '#7e5610', '#76365a'] as const
const graph: Frame = { left: 600, top: 130, width: 540, height: 380 }

/** Names beyond this many letters would run into the scores. */
const LONGEST_NAME = 18
const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name

/** The end of a game as a picture: who played, what everyone had, and how it came about. */
export function cardOf(model: ScreenModel, words: Words, date: string): string {
  const { names, scores, turn, session } = model
  const winners = turn.over ? turn.winners : []
  const ranked = [...scores].sort((a, b) => b.total - a.total)
  const step = Math.min(84, 330 / Math.max(1, ranked.length))
  const rows = ranked.map(({ seat, total }, place) => {
    const y = 250 + place * step
    const won = winners.includes(seat)
    const name = short(names.seats[seat] ?? '')
    return [
      `<circle cx="84" cy="${y - 14}" r="24" fill="${inks[seat % inks.length]}"/>`,
      text(126, y, won ? 36 : 28, name, 'font-weight="700"'),
      won ? text(126, y + 24, 17, words.scoreSheet.winner, 'fill="#ad2f1b" font-weight="700"') : '',
      text(500, y, won ? 48 : 34, String(total), 'text-anchor="end" font-weight="700"'),
    ].join('')
  })
  const course = session.course()
  const lines = ranked.map(
    ({ seat }) =>
      `<path d="${lineOf(course, seat, graph)}" fill="none" stroke="${inks[seat % inks.length]}" stroke-width="5" stroke-dasharray="${dashes[seat % dashes.length]}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.wide}" height="${CARD.high}" viewBox="0 0 ${CARD.wide} ${CARD.high}" font-family="Georgia, serif" fill="#211c19">
<rect width="${CARD.wide}" height="${CARD.high}" fill="#f2e9d8"/><rect y="560" width="${CARD.wide}" height="70" fill="#b2884b"/>
<circle cx="${graph.left + graph.width / 2}" cy="${graph.top + graph.height / 2}" r="220" fill="#e9b59a" opacity=".5"/>
${text(58, 80, 24, words.appName)}${text(58, 160, 72, model.words.title, 'font-weight="700"')}
<path d="M58 186H500" stroke="#211c19" stroke-width="2"/>${rows.join('')}
<path d="M${graph.left} ${graph.top + graph.height}h${graph.width}" stroke="#857250" stroke-width="2"/>${course.length > 1 ? lines.join('') : ''}
${text(46, 602, 20, `${date} · ${words.scoreSheet.moves(session.position)}`)}
<rect x="18" y="18" width="${CARD.wide - 36}" height="${CARD.high - 36}" fill="none" stroke="#211c19" stroke-width="2"/></svg>`
}

/** Saves the picture as dots, drawn by the browser itself. */
export async function saveCard(model: ScreenModel, words: Words, locale: Locale): Promise<void> {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format()
  const picture = await pictureOf(cardOf(model, words, date))
  if (picture !== null) downloadBlob(`engawa-${model.session.play.game.id}.png`, picture)
}
