import { type AskedMove, at, type Lesson, type LessonStep } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'

type Step = LessonStep<State, Move>

const learner = 0
const red = 0
const blue = 2

/** The two shoots in the blue stock of this table. */
const cooks = 3
const funds = 34

/** The board's ids. */
const temple = (index: number) => `temple:${index}`
const shoot = (id: number) => `shoot:${id}`

const stalks = () => [0, 1, 2, 3].map((stalk) => `stalk:${stalk}`)

const only = (asked: Move): AskedMove<State, Move> => ({
  fits: (move) => JSON.stringify(move) === JSON.stringify(asked),
  show: () => asked,
})

/** A shoot goes under a stalk that has none yet, where there is one. */
function showPlace({ turn }: State, list: () => readonly Move[]): Move {
  const places = list().filter((move) => move.kind === 'place')
  return places.find(({ stalk }) => at(turn.under, stalk).length === 0) ?? at(places, 0)
}

/** Every shoot acts, the most food is taken, and whatever else is asked gets the first answer. */
function showAct(_view: State, list: () => readonly Move[]): Move {
  const moves = list()
  const food = moves.filter((move) => move.kind === 'cook').sort((one, two) => two.food - one.food)
  return moves.find(({ kind }) => kind === 'activate') ?? food[0] ?? at(moves, 0)
}

const acting = ({ turn }: State) => turn.stock !== -1

const steps: readonly Step[] = [
  {
    id: 'a house by the grove',
    says: {
      en: 'You keep a house by a bamboo grove for four years. The *happiest home* wins.',
      fr: 'Vous tenez une demeure près d’un bosquet de bambous, quatre années durant. Le *foyer le plus heureux* l’emporte.',
    },
    looks: stalks,
    task: { en: 'Look at the four stalks.', fr: 'Regardez les quatre pousses.' },
  },
  {
    id: 'visit a stock',
    says: {
      en: 'Your shoots lie in stocks by colour. Visit one: *that stock* does all the work of this turn.',
      fr: 'Vos sections sont rangées par couleur. Choisissez un stock : *lui seul* travaille pendant ce tour.',
    },
    points: () => [`stock:${learner}:${blue}`],
    asks: only({ kind: 'visit', stock: blue }),
    task: { en: 'Visit the blue stock.', fr: 'Choisissez le stock bleu.' },
    answers: [
      {
        says: {
          en: 'Two shoots, so two sticks of incense. Next turn this stock is barred.',
          fr: 'Deux sections, donc deux bâtons d’encens. Au prochain tour, ce stock est interdit.',
        },
      },
    ],
    others: [
      {
        when: ({ kind }) => kind === 'visit',
        says: {
          en: 'That stock would work instead, with a stick for each of its shoots.',
          fr: 'Ce stock travaillerait à la place, avec un bâton par section.',
        },
      },
      {
        when: ({ kind }) => kind === 'pass',
        says: {
          en: 'You would be out of this summer, with all your sticks unused.',
          fr: 'Vous sortiriez de cet été, avec tous vos bâtons inutilisés.',
        },
      },
    ],
  },
  {
    id: 'the first stick',
    says: {
      en: 'Sticks go to the *temple of that colour*. In autumn its leader takes the spirit that lies there.',
      fr: 'Les bâtons vont au *temple de cette couleur*. En automne, qui y mène prend l’esprit qui s’y trouve.',
    },
    points: () => [temple(blue)],
    asks: only({ kind: 'offer', temple: blue }),
    task: { en: 'Offer a stick to the blue temple.', fr: 'Offrez un bâton au temple bleu.' },
    answers: [{ says: { en: 'You lead there by one.', fr: 'Vous y menez d’un bâton.' } }],
    others: [
      {
        says: {
          en: 'Another temple takes it for a coin.',
          fr: 'Un autre temple le prend contre une pièce.',
        },
      },
    ],
  },
  {
    id: 'another temple',
    says: {
      en: 'A stick may go to *another temple* for 1 coin. Red is still empty: one stick leads.',
      fr: 'Un bâton peut aller à *un autre temple* pour 1 pièce. Le rouge est encore vide : un seul y mène.',
    },
    points: () => [temple(red)],
    asks: only({ kind: 'offer', temple: red }),
    task: { en: 'Offer the second stick to red.', fr: 'Offrez le second bâton au rouge.' },
    answers: [
      {
        says: {
          en: 'You lead in two temples. Level, the highest stick would win.',
          fr: 'Vous menez dans deux temples. À égalité, le bâton le plus haut l’emporte.',
        },
      },
    ],
    others: [
      {
        says: {
          en: 'A second stick there makes the lead safer; elsewhere it costs a coin as well.',
          fr: 'Un second bâton ici affermit l’avance ; ailleurs il coûte aussi une pièce.',
        },
      },
    ],
  },
  {
    id: 'under the stalks',
    says: {
      en: 'Both shoots go *under the stalks*. What a stalk pushes out at its top comes to you.',
      fr: 'Les deux sections vont *sous les pousses*. Celle qui tombe du sommet d’une pousse vous revient.',
    },
    points: stalks,
    looks: ({ turn }) => turn.hand.map(shoot),
    asks: {
      fits: ({ kind }) => kind === 'place',
      ends: (_move, { turn }) => turn.hand.length === 0,
      show: showPlace,
    },
    task: { en: 'Place both shoots under stalks.', fr: 'Placez les deux sections sous des pousses.' },
    how: {
      en: 'Press a shoot, then a stalk. Look at the tops.',
      fr: 'Appuyez sur une section, puis sur une pousse. Regardez les sommets.',
    },
    answers: [
      {
        says: {
          en: 'They wait there until they act.',
          fr: 'Elles attendent là jusqu’à ce qu’elles agissent.',
        },
      },
    ],
  },
  {
    id: 'shoots act',
    says: {
      en: 'Each stick you offered lets *one shoot act*: one funds, 2 coins; one cooks, for the winter.',
      fr: 'Chaque bâton offert fait *agir une section* : l’une rapporte 2 pièces ; l’autre cuisine, pour l’hiver.',
    },
    looks: () => [shoot(funds), shoot(cooks)],
    asks: { fits: () => true, ends: (_move, view) => !acting(view), show: showAct },
    task: { en: 'Let both shoots act.', fr: 'Faites agir les deux sections.' },
    how: {
      en: 'Winter asks 1 food for every tile in your home.',
      fr: 'L’hiver demande 1 nourriture pour chaque tuile de votre demeure.',
    },
    answers: [
      {
        says: {
          en: 'The shoots that fell off the top lie in your stocks now. Your turn is over.',
          fr: 'Les sections tombées du sommet sont dans vos stocks. Votre tour est fini.',
        },
      },
    ],
  },
]

/** How this table came to its first summer: shoots are drafted, gifts taken. */
const moves: Lesson<State, Move>['position']['moves'] = [
  { seat: 0, move: { kind: 'draft', shoot: 30 } },
  { seat: 1, move: { kind: 'draft', shoot: 32 } },
  { seat: 2, move: { kind: 'draft', shoot: 33 } },
  { seat: 0, move: { kind: 'draft', shoot: funds } },
  { seat: 1, move: { kind: 'draft', shoot: 35 } },
  { seat: 2, move: { kind: 'draft', shoot: 36 } },
  { seat: 0, move: { kind: 'gift', gift: 'cook', use: true } },
  { seat: 0, move: { kind: 'cook', food: 1 } },
  { seat: 1, move: { kind: 'gift', gift: 'balance', use: true } },
  { seat: 1, move: { kind: 'rest' } },
  { seat: 2, move: { kind: 'gift', gift: 'improve', use: true } },
  { seat: 2, move: { kind: 'earn' } },
]

export const summerTurn: Lesson<State, Move> = {
  id: 'summer-turn',
  version: 1,
  title: { en: 'A turn in summer', fr: 'Un tour d’été' },
  aim: {
    en: 'Visit a stock, offer incense, and let shoots act',
    fr: 'Choisir un stock, offrir de l’encens, faire agir les sections',
  },
  minutes: 3,
  seat: learner,
  position: { game: 'bamboo', rules: 1, people: 3, options: {}, seed: 'a', moves },
  steps,
}
