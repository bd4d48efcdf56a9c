import { at, bagSize, type Locale } from '@engawa/kernel'
import { type Explanation, type Explanations, Icon as Glyph, type KindsOf, type Seen } from '@engawa/web/kit'
import { branchCard, elements, goalCard, seasonCard, seasonNames } from '../../catalogue/index.ts'
import {
  goalPoints,
  type Move,
  ROUNDS,
  rulingSeason,
  type State,
  seasonRules,
  treeOf,
} from '../../rules/index.ts'
import type { ids, spots } from '../model.ts'
import { ElementSign, PieceArt, PieceSheet, Spirit } from '../pieces.tsx'
import { boardWords } from '../words/index.ts'
import { about } from './about.ts'
import { en, type Phrases } from './en.ts'
import { fr } from './fr.ts'
import { type Icon, topics } from './icons.ts'
import { portrait } from './portrait.tsx'
import { told } from './told.ts'

type Kind = KindsOf<typeof ids> | KindsOf<typeof spots>

const phrases: Readonly<Record<Locale, Phrases>> = { en, fr }

function drawIcon(icon: Icon, size: number) {
  const element = (elements as readonly string[]).indexOf(icon)
  if (element >= 0) return <ElementSign element={element} size={size} />
  if (icon === 'deck') return <Glyph name="log" size={size} />
  if (icon === 'letters') return <b>A</b>
  if (icon === 'stands-for') return <ElementSign element={0} size={size / 2} />
  return <PieceArt name={icon} width={size} />
}

const nameOf = ({ names }: Seen, seat: number): string => names.seats[seat] ?? ''

function branch(seen: Seen<State>, id: string): Explanation {
  const { view, locale } = seen
  const say = phrases[locale]
  const card = Number(id)
  const place = view.display.indexOf(card)
  const owner = view.groves.findIndex(({ tree }) => tree.some((laid) => laid.card === card))
  const icons = boardWords[locale].icons(card)
  const [first = 0] = branchCard(card).icons
  return {
    name: say.branch(card),
    what: owner < 0 ? say.inDisplay(place + 1) : say.inTree(nameOf(seen, owner), owner === seen.seat),
    picture: <ElementSign element={first} size={50} />,
    does: owner < 0 ? say.shows(icons) : say.lies(icons),
    get: owner < 0 ? say.take : undefined,
    rule: owner < 0 ? 'KOD-020' : 'KOD-027',
    worth: owner < 0 ? elementsNow(seen, card) : [],
  }
}

/** How much of each element of a card the reader's tree has. */
function elementsNow({ view, seat, locale }: Seen<State>, card: number) {
  const rules = seasonRules(rulingSeason(view))
  const tree = treeOf(at(view.groves, seat), rules)
  return [...new Set(branchCard(card).icons)].map((element) => ({
    value: `${tree.icons.reduce((sum, icons) => sum + at(icons, element), 0)}`,
    text: phrases[locale].elementNow(boardWords[locale].element(element).many),
  }))
}

function tree(seen: Seen<State>, seat: string): Explanation {
  const say = phrases[seen.locale]
  const total = seen.scores.find((sheet) => sheet.seat === Number(seat))?.total ?? 0
  return {
    name: say.tree(nameOf(seen, Number(seat)), Number(seat) === seen.seat),
    picture: <PieceArt name="spirit-root" width={50} />,
    does: say.treeDoes,
    worth: [{ value: `${total}`, text: say.treeNow }],
    rule: 'KOD-027',
  }
}

/** A kodama card the reader may know; any other is only a back. */
function goal(seen: Seen<State>, id: string): Explanation {
  const { view, seat, locale } = seen
  const say = phrases[locale]
  const number = Number(id)
  const played = view.groves.flatMap((grove) => grove.played).find((one) => one.goal === number)
  const grove = at(view.groves, seat)
  const held = grove.hand.includes(number)
  if (number === 0 || (!held && played === undefined))
    return {
      name: say.hiddenGoal,
      picture: <Glyph name="eyeClosed" size={40} />,
      does: say.hiddenDoes,
      rule: 'KOD-012',
    }
  const rules = seasonRules(rulingSeason(view))
  const { name, text } = boardWords[locale].goalCard(number)
  return {
    name,
    what: say.goalWhat(held),
    picture: <Spirit goal={number} width={54} />,
    does: text,
    worth:
      played === undefined
        ? [{ value: goalPoints(treeOf(grove, rules), rules, number).points, text: say.goalNow }]
        : [{ value: played.points, text: say.goalPlayed(boardWords[locale].seasonName(played.season)) }],
    get: held ? say.goalGet : undefined,
    rule: goalCard(number).rule,
  }
}

const always =
  (name: (say: Phrases) => string, does: (say: Phrases) => string, rule: string) =>
  ({ locale }: Seen<State>): Explanation => ({
    name: name(phrases[locale]),
    does: does(phrases[locale]),
    rule,
  })

/** What each thing of the board is. */
export const explanations: Explanations<State, Kind, Icon, Move> = {
  spots: {
    branch,
    display: always(
      (say) => say.display,
      (say) => say.displayDoes,
      'KOD-030',
    ),
    tree,
    plate: tree,
    goal: (seen, first = '', second) => goal(seen, second === undefined ? first : '0'),
    hand: always(
      (say) => say.hand,
      (say) => say.handDoes,
      'KOD-012',
    ),
    played: always(
      (say) => say.hand,
      (say) => say.handDoes,
      'KOD-012',
    ),
    season({ view, locale }) {
      const card = at(view.shown, view.shown.length - 1)
      const { name, text } = boardWords[locale].seasonCard(card)
      const { season, rule } = seasonCard(card)
      return {
        name,
        what: phrases[locale].seasonWhat(Math.min(ROUNDS, view.round + 1), ROUNDS),
        picture: <PieceArt name={`season-${at(seasonNames, season)}`} width={60} />,
        does: text,
        rule,
      }
    },
    past: always(
      (say) => say.past,
      (say) => say.pastDoes,
      'KOD-090',
    ),
    preview: always(
      (say) => say.preview,
      (say) => say.previewDoes,
      'KOD-027',
    ),
    deck({ view, locale }) {
      const { deck, under } = boardWords[locale]
      const say = phrases[locale].icons.deck
      const below = view.deck.under.length
      return {
        ...say,
        picture: <Glyph name="log" size={40} />,
        what: [deck(bagSize(view.deck)), ...(below > 0 ? [under(below)] : [])].join(', '),
      }
    },
  },
  icons: { en: en.icons, fr: fr.icons },
  legend: (['elements', 'spirits', 'seasons', 'table'] as const).map((topic) => ({
    title: { en: en.legend[topic], fr: fr.legend[topic] },
    icons: topics[topic],
  })),
  about,
  told,
  portrait,
  drawIcon,
  sheet: () => <PieceSheet />,
}
