import { at, type Lesson, type LessonStep, movesFrom } from '@engawa/kernel'
import { mostUnderStalk, shootAction } from '../catalogue/index.ts'
import type { Move, State } from '../rules/index.ts'
import {
  asked,
  bestFood,
  company,
  green,
  habit,
  id,
  inTurn,
  learner,
  lying,
  pushedUnused,
  same,
  stalks,
  waiting,
} from './company.ts'
import { offering } from './offering.ts'

type TaughtStep = LessonStep<State, Move>

/** The stalk of this table whose top is the green wildcard, which joins the green stock. */
const withWildcard = 3

const show = (view: State, moves: () => readonly Move[]) => habit(view, moves())

/** What a shoot's action asks for, or the stalks whose shoot may act. */
function actsAt(view: State): string[] {
  const decision = asked(view)
  if (decision === 'cook') return [...bestFood(view), 'move:cook:']
  // With no action left shoots are only pushed in.
  return decision === 'resolve' && view.turn.activations > 0 ? waiting(view) : []
}

/** The same where every shoot has one action, so that its control is the only one. */
const actsThere = (view: State): string[] =>
  asked(view) === 'resolve' ? [...actsAt(view), 'move:activate:'] : actsAt(view)

const withoutActing: TaughtStep['others'] = [{ says: pushedUnused }]

const whatActed: TaughtStep['answers'] = [
  {
    when: ({ kind }) => kind === 'cook',
    says: {
      en: 'That counter feeds two tiles in winter. A shoot fell off the top, into your stock.',
      fr: 'Ce jeton nourrit deux tuiles en hiver. Une section est tombée du sommet, dans votre stock.',
    },
  },
  {
    says: {
      en: '2 coins. A shoot fell off the top of the stalk, into your stock.',
      fr: '2 pièces. Une section est tombée du sommet de la pousse, dans votre stock.',
    },
  },
]

const steps: readonly TaughtStep[] = [
  {
    id: 'under the stalks',
    says: {
      en: 'The shoots of your stock go *under the stalks*, two under one at most.',
      fr: 'Les sections de votre stock vont *sous les pousses*, deux au plus sous la même.',
    },
    points: () => [...stalks.slice(0, withWildcard), 'move:place:'],
    looks: ({ turn }) => turn.hand.map(id.shoot),
    asks: {
      fits: (move) => move.kind === 'place' && move.stalk !== withWildcard,
      show,
    },
    task: {
      en: 'Place one shoot under one of the first three stalks.',
      fr: 'Placez une section sous l’une des trois premières pousses.',
    },
    how: { en: 'Press a stalk, then Place.', fr: 'Appuyez sur une pousse, puis sur Placer.' },
    answers: [
      { says: { en: 'It waits there until it acts.', fr: 'Elle attend là jusqu’à ce qu’elle agisse.' } },
    ],
    others: [
      {
        says: {
          en: 'That stalk has a treat on its top: keep it for the second shoot.',
          fr: 'Cette pousse a une bonne surprise au sommet : gardez-la pour la seconde section.',
        },
      },
    ],
  },
  {
    id: 'what falls is yours',
    says: {
      en: 'What a stalk pushes out *at its top comes to you*. On the fourth it is a wildcard.',
      fr: 'Ce qui tombe *du sommet d’une pousse vous revient*. Sur la quatrième, c’est un joker.',
    },
    points: () => [id.stalk(withWildcard), 'move:place:'],
    looks: ({ stalks: tops }) => [id.shoot(at(at(tops, withWildcard), 0))],
    asks: {
      fits: (move) => move.kind === 'place' && move.stalk === withWildcard,
      show: (_view, moves) =>
        at(
          moves().filter((move) => move.kind === 'place' && move.stalk === withWildcard),
          0,
        ),
    },
    task: {
      en: 'Place the second shoot under the fourth.',
      fr: 'Placez la seconde section sous la quatrième.',
    },
    answers: [{ says: { en: 'A wildcard will be yours.', fr: 'Un joker sera à vous.' } }],
    others: [
      {
        when: (move, view) =>
          move.kind === 'place' && shootAction[at(at(view.stalks, move.stalk), 0)] === 'fund',
        says: {
          en: 'A shoot that funds would fall to you.',
          fr: 'Une section Rémunération vous reviendrait.',
        },
      },
      {
        says: {
          en: 'A shoot that improves your home would fall to you.',
          fr: 'Une section Aménagement vous reviendrait.',
        },
      },
    ],
  },
  {
    id: 'a stick, an action',
    says: {
      en: 'Each stick you offered lets *one shoot act*. One of yours funds, the other cooks.',
      fr: 'Chaque bâton offert fait *agir une section*. L’une des vôtres rapporte, l’autre cuisine.',
    },
    points: actsThere,
    looks: (view) => (asked(view) === 'resolve' ? lying(view) : []),
    asks: {
      fits: ({ kind }) => kind === 'activate' || kind === 'cook',
      ends: (_move, view) => asked(view) === 'resolve',
      show,
    },
    task: { en: 'Let one of them act.', fr: 'Faites agir l’une d’elles.' },
    how: { en: 'Press its stalk, then its action.', fr: 'Appuyez sur sa pousse, puis sur son action.' },
    answers: whatActed,
    others: withoutActing,
  },
  {
    id: 'the other one',
    says: {
      en: 'You have an action left. Think of winter: it asks *1 food for every tile* in your home.',
      fr: 'Il vous reste une action. Pensez à l’hiver : il demande *1 nourriture par tuile* de votre demeure.',
    },
    points: actsThere,
    looks: (view) => (asked(view) === 'resolve' ? lying(view) : []),
    asks: {
      fits: ({ kind }) => kind === 'activate' || kind === 'cook',
      ends: (_move, view) => !inTurn(view),
      show,
    },
    task: { en: 'Let the other one act.', fr: 'Faites agir l’autre.' },
    answers: whatActed,
    others: withoutActing,
    replies: company(),
  },
  {
    id: 'another stock',
    says: {
      en: 'Inès and Kenji have played. *Never the same stock twice running*: now green, where the wildcard lies.',
      fr: 'Inès et Kenji ont joué. *Jamais deux fois de suite le même stock* : à présent le vert, où est le joker.',
    },
    points: (view) => (asked(view) === 'offer' ? [`move:offer:${green}`] : [id.stock(green), 'move:visit:']),
    looks: (view) => (asked(view) === 'offer' ? [id.temple(green)] : []),
    asks: {
      fits: (move) =>
        same(move, { kind: 'visit', stock: green }) || same(move, { kind: 'offer', temple: green }),
      ends: ({ kind }, { turn }) => kind === 'offer' && turn.toOffer === 0,
      show: (view) =>
        asked(view) === 'offer' ? { kind: 'offer', temple: green } : { kind: 'visit', stock: green },
    },
    task: {
      en: 'Visit green and offer your last sticks.',
      fr: 'Visitez le vert et offrez vos derniers bâtons.',
    },
    answers: [
      {
        says: {
          en: 'Your last two sticks: after this turn you pass.',
          fr: 'Vos deux derniers bâtons : après ce tour, vous passerez.',
        },
      },
    ],
    others: [
      {
        when: ({ kind }) => kind === 'visit',
        says: {
          en: 'It is open too. The wildcard would wait in green.',
          fr: 'Il est ouvert aussi. Le joker attendrait dans le vert.',
        },
      },
      { says: { en: 'It would cost you a coin.', fr: 'Cela vous coûterait une pièce.' } },
    ],
  },
  {
    id: 'more shoots than sticks',
    says: {
      en: 'Two sticks, and more shoots than that: *all are placed, only two act*.',
      fr: 'Deux bâtons pour davantage de sections : *toutes sont placées, deux seulement agissent*.',
    },
    points: ({ turn }) => [
      ...stalks.filter((_, stalk) => at(turn.under, stalk).length < mostUnderStalk),
      'move:place:',
    ],
    asks: {
      fits: ({ kind }) => kind === 'place',
      ends: (_move, { turn }) => turn.hand.length === 0,
      show,
    },
    task: { en: 'Place all of them.', fr: 'Placez-les toutes.' },
    how: {
      en: 'Under any stalks. Look at the tops.',
      fr: 'Sous les pousses de votre choix. Regardez les sommets.',
    },
    answers: [
      {
        says: {
          en: 'The one that does not act is pushed in all the same.',
          fr: 'Celle qui n’agit pas est poussée quand même.',
        },
      },
    ],
  },
  {
    id: 'the wildcard',
    says: {
      en: 'A *wildcard does any of the four actions*. Which two shoots act, and in which order, is yours.',
      fr: 'Un *joker effectue l’une des quatre actions*. Lesquelles agissent, et dans quel ordre : à vous de voir.',
    },
    points: actsAt,
    looks: (view) => (asked(view) === 'resolve' ? lying(view) : []),
    asks: {
      fits: () => true,
      ends: (_move, view) => !inTurn(view),
      show,
    },
    task: { en: 'Finish your turn.', fr: 'Finissez votre tour.' },
    how: {
      en: 'Any way you like; I am quiet now.',
      fr: 'Comme vous l’entendez ; je me tais.',
    },
    answers: [
      {
        says: {
          en: 'The shoots that fell lie in your stocks, for next year.',
          fr: 'Les sections tombées sont dans vos stocks, pour l’an prochain.',
        },
      },
    ],
  },
]

export const shootsAndStalks: Lesson<State, Move> = {
  id: 'shoots-and-stalks',
  version: 1,
  title: { en: 'Shoots and stalks', fr: 'Sections et pousses' },
  aim: {
    en: 'Place shoots with an eye on what falls, and let them act',
    fr: 'Placer les sections en pensant à ce qui tombe, et les faire agir',
  },
  minutes: 2,
  seat: learner,
  position: {
    ...offering.position,
    moves: [
      ...offering.position.moves,
      ...movesFrom<Move>('0 visit stock=2; 0 offer temple=2; 0 offer temple=0'),
    ],
  },
  steps,
}
