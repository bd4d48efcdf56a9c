import type { Locale } from '@engawa/kernel'
import {
  Die,
  type Explanation,
  type Explanations,
  Icon as Glyph,
  type KindsOf,
  type Seen,
} from '@engawa/web/kit'
import { type Action, actions, darumaOf, objectiveOf, tokenOf } from '../../catalogue/index.ts'
import { fatefulFours, foursOn, type Move, ownerOf, pointsOf, type State } from '../../rules/index.ts'
import { actionIcons, actionRules, type ids, type spots } from '../model.ts'
import { PieceArt, PieceSheet, SmallDaruma } from '../pieces.tsx'
import { deckSize, placesOf } from '../read.ts'
import { boardWords } from '../words/index.ts'
import { about } from './about.ts'
import { en, type Phrases } from './en.ts'
import { fr } from './fr.ts'
import { type Icon, topics } from './icons.ts'
import { portrait } from './portrait.tsx'
import { told } from './told.ts'

type Kind = KindsOf<typeof ids> | KindsOf<typeof spots>

const phrases: Readonly<Record<Locale, Phrases>> = { en, fr }
const art: Readonly<Record<Exclude<Icon, Action>, string>> = {
  plain: 'token-plain',
  daruma: 'token-daruma',
  four: 'token-four',
  counter: 'pawn',
  pupil: 'eye-pupil',
  die: 'eye-die',
  bottle: 'bottle',
  lamp: 'lamp-lit',
  ghost: 'lamp-ghost',
  deck: 'deck',
  objective: 'hidden',
}

const isAction = (icon: Icon): icon is Action => actions.some((action) => action === icon)

function drawIcon(icon: Icon, size: number) {
  return isAction(icon) ? (
    <Glyph name={actionIcons[icon]} size={size} />
  ) : (
    <PieceArt name={art[icon]} size={size} />
  )
}

const nameOf = ({ names }: Seen, seat: number): string => names.seats[seat] ?? ''

/** What a daruma counts for the reader; without an objective that is known, what it counts for most. */
function worthOf({ view, seat, locale }: Seen<State>, daruma: number) {
  const objective = view.objectives[seat] ?? 0
  const say = phrases[locale]
  const known = objectiveOf(objective) !== undefined
  return [{ value: pointsOf(daruma, objective), text: known ? say.worthAtEnd : say.worthUnknown }]
}

function daruma(seen: Seen<State>, id: string): Explanation | undefined {
  const { view, locale } = seen
  const { colour, action } = darumaOf(Number(id))
  const say = phrases[locale]
  const board = boardWords[locale]
  const place = placesOf(view).find((one) => one.daruma.id === Number(id))
  const owner = ownerOf(view, Number(id))
  const shared = {
    name: say.daruma(board.colour[colour], board.action[action]),
    picture: <SmallDaruma colour={colour} size={52} />,
    worth: worthOf(seen, Number(id)),
    rule: actionRules[action],
  }
  if (place !== undefined)
    return {
      ...shared,
      what: say.onDisplay(place.painted),
      does: say.icons[action].does,
      get: say.howToTake(2 - place.painted),
    }
  if (owner < 0) return { ...shared, does: say.icons[action].does }
  return {
    ...shared,
    what: say.ofSeat(nameOf(seen, owner), owner === seen.seat),
    does: say.owned,
    rule: 'DAR-48',
  }
}

/** Something that says the same wherever it lies. */
const always =
  (name: (say: Phrases) => string, does: (say: Phrases) => string, rule: string, picture?: Icon) =>
  ({ locale }: Seen<State>): Explanation => ({
    name: name(phrases[locale]),
    does: does(phrases[locale]),
    picture: picture && drawIcon(picture, 46),
    rule,
  })

/** What each thing of the board is. */
export const explanations: Explanations<State, Kind, Icon, Move> = {
  spots: {
    daruma,
    eye({ view, locale }, id, eye) {
      const place = placesOf(view).find((one) => one.daruma.id === Number(id))
      const painted = place?.eyes[Number(eye) - 1] !== 'blank'
      const say = phrases[locale]
      return {
        name: say.eye(painted),
        does: say.eyeDoes(painted),
        rule: 'DAR-13',
        picture: drawIcon('pupil', 46),
      }
    },
    display: always(
      (say) => say.display,
      (say) => say.displayDoes,
      'DAR-43',
    ),
    seat(seen, seat) {
      const say = phrases[seen.locale]
      return { name: say.seat(nameOf(seen, Number(seat))), does: say.seatDoes, rule: 'DAR-48' }
    },
    die({ locale }, key = '') {
      const say = phrases[locale]
      const value = Number(/(\d+)-/.exec(key)?.[1] ?? 0)
      return {
        name: say.die(value),
        picture: <Die value={value} size={44} />,
        does: value === 0 ? say.dieDoes.fresh : value === 1 ? say.dieDoes.one : say.dieDoes.other,
        rule: value === 1 ? 'DAR-13' : value === 0 ? 'DAR-11' : 'DAR-14',
      }
    },
    tray: always(
      (say) => say.tray,
      (say) => say.trayDoes,
      'DAR-18',
    ),
    space({ view, locale }, index) {
      const say = phrases[locale]
      const token = view.track[Number(index)]
      if (token === undefined) return undefined
      const { face } = tokenOf(token)
      return {
        ...say.icons[face],
        what: say.space(Number(index) + 1, view.track.length),
        picture: drawIcon(face, 50),
        worth: face === 'daruma' ? [{ value: '1', text: say.spaceWorth }] : [],
      }
    },
    counter({ view, locale }) {
      const say = phrases[locale]
      return {
        ...say.icons.counter,
        what: say.counterAt(view.counter + 1, view.homeward),
        picture: drawIcon('counter', 40),
      }
    },
    ledger({ view, locale }) {
      const say = phrases[locale]
      const left = Math.max(0, fatefulFours - foursOn(view))
      return {
        name: say.ledger,
        picture: drawIcon('lamp', 40),
        does: say.ledgerDoes,
        worth: [{ value: `${left}`, text: say.ledgerNow(left) }],
        get: say.gift,
        rule: 'DAR-20',
      }
    },
    deck({ view, locale }) {
      const say = phrases[locale]
      return {
        ...say.icons.deck,
        picture: drawIcon('deck', 46),
        worth: [{ value: `${deckSize(view)}`, text: say.deckLeft }],
      }
    },
    objective({ view, seat, locale, scores }) {
      const say = phrases[locale]
      const known = objectiveOf(view.objectives[seat] ?? 0) !== undefined
      const total = scores.find((sheet) => sheet.seat === seat)?.total ?? 0
      return {
        name: say.objective,
        picture: drawIcon('objective', 50),
        does: say.objectiveDoes,
        worth: known ? [{ value: total, text: say.objectiveNow }] : [],
        rule: 'DAR-52',
      }
    },
    bottle({ view, locale }) {
      const say = phrases[locale]
      const poured = view.bottle.length
      return {
        ...say.icons.bottle,
        name: say.bottle,
        picture: drawIcon('bottle', 46),
        worth: poured === 0 ? [] : [{ value: `${poured}`, text: say.poured(poured) }],
      }
    },
    odds: always(
      (say) => say.odds,
      (say) => say.oddsDoes,
      'DAR-20',
    ),
    stop: always(
      (say) => say.stop,
      (say) => say.stopDoes,
      'DAR-40',
    ),
    roll: always(
      (say) => say.roll,
      (say) => say.rollDoes,
      'DAR-11',
    ),
    paint: always(
      (say) => say.paint,
      (say) => say.paintDoes,
      'DAR-13',
      'die',
    ),
    gift: always(
      (say) => say.giftName,
      (say) => say.gift,
      'DAR-22',
    ),
    renew: always(
      (say) => say.renew,
      (say) => say.renewDoes,
      'DAR-10',
    ),
  },
  icons: { en: en.icons, fr: fr.icons },
  legend: (['actions', 'track', 'turn', 'end'] as const).map((topic) => ({
    title: { en: en.legend[topic], fr: fr.legend[topic] },
    icons: topics[topic],
  })),
  about,
  told,
  portrait,
  drawIcon,
  sheet: () => <PieceSheet />,
}
