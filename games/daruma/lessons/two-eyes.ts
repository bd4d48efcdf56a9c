import type { AskedMove, Lesson, LessonStep, MadeMove } from '@engawa/kernel'
import { darumaOf } from '../catalogue/index.ts'
import type { Move, State } from '../rules/index.ts'

type TaughtStep = LessonStep<State, Move>

/** The darumas of this table: the red one that is learnt on, and the one that takes its place. */
const red = 4
const secondRed = 8

/** The board's ids. */
const disc = (daruma: number) => `daruma:${daruma}`
const eye = (daruma: number, which: 1 | 2) => `eye:${daruma}:${which}`
const one = 'die:d1-0'

const only = (asked: Move): AskedMove<State, Move> => ({
  fits: (move) => JSON.stringify(move) === JSON.stringify(asked),
  show: () => asked,
})

/** The dice of one kind that lie still, as the tray names them. */
const still = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => `die:d${value}-${index}`)

const isPaint = (colour: string) => (move: Move) =>
  move.kind === 'paint' && darumaOf(move.daruma).colour === colour

/** What another move than painting the red one would do. */
const insteadOfRed: TaughtStep['others'] = [
  {
    when: isPaint('black'),
    says: {
      en: 'It gets an eye, but black costs you 3.',
      fr: 'Il reçoit un œil, mais le noir vous coûte 3 points.',
    },
  },
  {
    when: isPaint('blue'),
    says: {
      en: 'It gets an eye. Its power rolls everything you have left.',
      fr: 'Il reçoit un œil. Son pouvoir relance tout ce qui vous reste.',
    },
  },
  {
    when: (move) => move.kind === 'paint',
    says: {
      en: 'It gets an eye and sets off its power. Red would wait.',
      fr: 'Il reçoit un œil et déclenche son pouvoir. Le rouge attendrait.',
    },
  },
  {
    when: (move) => move.kind === 'pour',
    says: {
      en: 'One die goes on the bottle, and you roll others again. The 1 would wait; the lamps may not.',
      fr: 'Un dé va sur la bouteille, et vous en relancez d’autres. Le 1 attendrait ; les lanternes, pas forcément.',
    },
  },
]

/** What Inès and Kenji do between the two turns: Kenji paints one eye of the new red daruma and leaves it. */
const between: readonly MadeMove<Move>[] = [
  { seat: 1, move: { kind: 'roll' } },
  { seat: 1, move: { kind: 'pour', value: 2 } },
  { seat: 1, move: { kind: 'keep', value: 5 } },
  { seat: 1, move: { kind: 'roll' } },
  { seat: 1, move: { kind: 'stop' } },
  { seat: 2, move: { kind: 'roll' } },
  { seat: 2, move: { kind: 'pour', value: 6 } },
  { seat: 2, move: { kind: 'keep', value: 3 } },
  { seat: 2, move: { kind: 'keep', value: 2 } },
  { seat: 2, move: { kind: 'roll' } },
  { seat: 2, move: { kind: 'paint', daruma: secondRed } },
  { seat: 2, move: { kind: 'shift', value: 1, up: 0 } },
  { seat: 2, move: { kind: 'shift', value: 6, up: 0 } },
  { seat: 2, move: { kind: 'stop' } },
]

const learner = 0
const goesOn = ({ seat, phase }: State) => seat === learner && phase !== 'over'

/** The turn as a careful player ends it: red if a 1 is there, and home. */
function finish(_view: State, list: () => readonly Move[]): Move {
  const moves = list()
  const wanted = [
    moves.find((move) => move.kind === 'paint' && move.daruma === secondRed),
    moves.find(({ kind }) => kind === 'paint'),
    moves.find(({ kind }) => kind === 'stop'),
    moves.find(({ kind }) => kind === 'roll'),
    moves[0],
  ].find((move) => move !== undefined)
  return wanted ?? { kind: 'stop' }
}

const steps: readonly TaughtStep[] = [
  {
    id: 'five darumas',
    says: {
      en: 'Five darumas wait for their eyes. Paint *both eyes* of one and it can be yours; most points win.',
      fr: 'Cinq darumas attendent leurs yeux. Peignez les *deux yeux* de l’un d’eux et il peut être à vous ; le plus de points l’emporte.',
    },
    looks: ({ display }) => display.map(disc),
    task: { en: 'Look at the five.', fr: 'Regardez-les tous les cinq.' },
  },
  {
    id: 'your objective',
    says: {
      en: 'This card is *yours alone*. Pink and red count 2 for you, black costs you 3.',
      fr: 'Cette carte n’est *que pour vous*. Rose et rouge vous valent 2 points, le noir vous en coûte 3.',
    },
    looks: () => ['objective'],
    task: { en: 'Look at your objective.', fr: 'Regardez votre objectif.' },
    answers: [{ says: { en: 'Nobody else sees it.', fr: 'Personne d’autre ne la voit.' } }],
  },
  {
    id: 'eight dice',
    says: { en: 'A turn begins with *eight dice*.', fr: 'Un tour commence avec *huit dés*.' },
    points: () => ['roll'],
    asks: only({ kind: 'roll' }),
    task: { en: 'Roll the eight dice.', fr: 'Lancez les huit dés.' },
    how: { en: 'Press Roll.', fr: 'Appuyez sur Lancer.' },
    answers: [
      {
        says: {
          en: 'The 4 is lost for this turn: it lights a lamp.',
          fr: 'Le 4 est perdu pour ce tour : il allume une lanterne.',
        },
      },
    ],
  },
  {
    id: 'the first eye',
    says: {
      en: 'A *1 paints an eye*. Red counts 2 for you: put your 1 there.',
      fr: 'Un *1 peint un œil*. Le rouge vous vaut 2 points : posez-y votre 1.',
    },
    points: () => [eye(red, 1), one, 'paint'],
    asks: only({ kind: 'paint', daruma: red }),
    task: { en: 'Put your 1 on the red daruma.', fr: 'Posez votre 1 sur le daruma rouge.' },
    how: { en: 'Press red, then Paint.', fr: 'Appuyez sur le rouge, puis sur Peindre.' },
    answers: [{ says: { en: 'The eye is painted.', fr: 'L’œil est peint.' } }],
    others: insteadOfRed,
  },
  {
    id: 'a power',
    says: {
      en: 'Every daruma has *a power*, and painting sets it off. Red rolls again all dice of one value: here the 6s.',
      fr: 'Chaque daruma a *un pouvoir*, que la peinture déclenche. Le rouge relance tous les dés d’une valeur : ici les 6.',
    },
    points: () => ['roll'],
    looks: () => [disc(red)],
    asks: only({ kind: 'roll' }),
    task: { en: 'Roll the three 6s.', fr: 'Relancez les trois 6.' },
    how: { en: 'Press Roll.', fr: 'Appuyez sur Lancer.' },
    answers: [{ says: { en: 'A new 1, and a second lamp.', fr: 'Un nouveau 1, et une deuxième lanterne.' } }],
  },
  {
    id: 'the second eye',
    says: {
      en: 'Red has one eye. Paint the second with your other 1, and red is *yours when you stop*.',
      fr: 'Le rouge a un œil. Peignez le second avec votre autre 1, et il est *à vous dès que vous arrêtez*.',
    },
    points: () => [eye(red, 2), one, 'paint'],
    asks: only({ kind: 'paint', daruma: red }),
    task: { en: 'Put your 1 on the red daruma.', fr: 'Posez votre 1 sur le daruma rouge.' },
    answers: [
      {
        says: {
          en: 'Both eyes: kept if you stop. The two 5s go into your hand.',
          fr: 'Deux yeux : il est pris à l’arrêt. Les deux 5 vont dans votre main.',
        },
      },
    ],
    others: insteadOfRed,
  },
  {
    id: 'four lamps',
    says: {
      en: 'Red’s power again: both 5s must roll. At *four lamps* the whole turn is lost; here that is 2.8%.',
      fr: 'Encore le pouvoir du rouge : il relance les deux 5. À *quatre lanternes*, tout le tour est perdu ; ici, 2,8 % de risque.',
    },
    points: () => ['roll'],
    looks: () => ['ledger', 'odds'],
    asks: only({ kind: 'roll' }),
    task: { en: 'Roll the two 5s.', fr: 'Relancez les deux 5.' },
    answers: [{ says: { en: 'Two 3s, and no lamp.', fr: 'Deux 3, et pas de lanterne.' } }],
  },
  {
    id: 'stop in time',
    says: {
      en: 'Two lamps, and red has both eyes. *Stop*, and it is yours.',
      fr: 'Deux lanternes, et le rouge a ses deux yeux. *Arrêtez-vous*, et il est à vous.',
    },
    points: () => ['stop'],
    looks: () => [disc(red)],
    asks: only({ kind: 'stop' }),
    task: { en: 'Stop.', fr: 'Arrêtez-vous.' },
    how: { en: 'Press Stop.', fr: 'Appuyez sur S’arrêter.' },
    answers: [
      {
        says: {
          en: 'Red is yours: 2 points, and only you know it is 2.',
          fr: 'Le rouge est à vous : 2 points, et vous seul savez que c’est 2.',
        },
      },
    ],
    others: [
      {
        when: (move) => move.kind === 'pour',
        says: {
          en: 'You would roll on for more eyes, with red at stake: it is not yours before you stop.',
          fr: 'Vous relanceriez pour d’autres yeux, et le rouge serait en jeu : il n’est à vous qu’à l’arrêt.',
        },
      },
    ],
  },
  {
    id: 'the counter',
    says: {
      en: 'You left four dice unused, so the counter went two spaces, the most it may. *Back at its start* it ends the game.',
      fr: 'Quatre dés sont restés inutilisés : le compteur avance de deux cases, le maximum. *Revenu à son départ*, il met fin à la partie.',
    },
    looks: () => ['counter', 'space:0'],
    task: { en: 'See where the counter stands.', fr: 'Voyez où se tient le compteur.' },
    answers: [{ says: { en: 'Now Inès, then Kenji.', fr: 'À Inès, puis à Kenji.' } }],
    replies: between,
  },
  {
    id: 'an eye that stays',
    says: {
      en: 'Kenji painted one eye of the new red and stopped. *That eye stays*, for anybody; roll, and look for a 1.',
      fr: 'Kenji a peint un œil du nouveau rouge et s’est arrêté. *Cet œil reste*, pour tout le monde ; lancez, et cherchez un 1.',
    },
    points: () => ['roll'],
    looks: () => [eye(secondRed, 1)],
    asks: only({ kind: 'roll' }),
    task: { en: 'Roll the eight dice.', fr: 'Lancez les huit dés.' },
    answers: [{ says: { en: 'No 1 in this roll.', fr: 'Pas de 1 dans ce lancer.' } }],
    others: [
      {
        when: (move) => move.kind === 'renew',
        says: {
          en: 'Five new darumas would come, and the eye on red would go with it.',
          fr: 'Cinq nouveaux darumas viendraient, et l’œil du rouge partirait avec lui.',
        },
      },
    ],
  },
  {
    id: 'the bottle',
    says: {
      en: 'No 1? *Put one die on the bottle* and roll any others again; the rest you keep.',
      fr: 'Pas de 1 ? *Posez un dé sur la bouteille* et relancez ceux que vous voulez ; les autres, vous les gardez.',
    },
    points: ({ dice }) => [...still(2, dice[2] ?? 0), 'roll'],
    looks: () => ['bottle'],
    needs: () => ['tray'],
    asks: {
      fits: ({ kind }) => kind === 'pour' || kind === 'keep' || kind === 'roll',
      ends: ({ kind }) => kind === 'roll',
      show: ({ phase }) => (phase === 'dice' ? { kind: 'pour', value: 2 } : { kind: 'roll' }),
    },
    task: { en: 'Pour a die and roll others.', fr: 'Versez un dé et relancez-en d’autres.' },
    how: {
      en: 'Press a die for the bottle, press those you keep, then Roll.',
      fr: 'Appuyez sur un dé pour la bouteille, sur ceux que vous gardez, puis sur Lancer.',
    },
    answers: [{ says: { en: 'Every pour costs a die.', fr: 'Chaque verre coûte un dé.' } }],
    others: [
      {
        when: ({ kind }) => kind === 'stop',
        says: {
          en: 'Safe, and nothing gained: the turn passes to Inès.',
          fr: 'Prudent, et rien de gagné : le tour passe à Inès.',
        },
      },
      {
        when: ({ kind }) => kind === 'give',
        says: {
          en: 'A gift takes a four off the ledger. Red would be theirs.',
          fr: 'Un cadeau reprend un 4 au livre de comptes. Le rouge serait à l’autre.',
        },
      },
    ],
  },
  {
    id: 'yours to weigh',
    says: {
      en: '*Paint, pour or stop*: yours to weigh. I am quiet now; hold any piece to ask about it.',
      fr: '*Peindre, verser ou s’arrêter* : à vous de peser. Je me tais ; maintenez une pièce pour savoir ce qu’elle est.',
    },
    only: goesOn,
    looks: () => ['stop', 'roll'],
    asks: { fits: () => true, ends: (_move, view) => !goesOn(view), show: finish },
    task: { en: 'Finish your turn.', fr: 'Finissez votre tour.' },
    how: { en: 'Any way you like.', fr: 'Comme vous l’entendez.' },
    answers: [
      { when: ({ kind }) => kind === 'stop', says: { en: 'Safe.', fr: 'À l’abri.' } },
      {
        says: {
          en: 'Four lamps: nothing is kept, but old eyes stay.',
          fr: 'Quatre lanternes : rien n’est gardé, mais les yeux d’avant restent.',
        },
      },
    ],
  },
]

export const twoEyes: Lesson<State, Move> = {
  id: 'two-eyes',
  version: 1,
  title: { en: 'Two eyes', fr: 'Deux yeux' },
  aim: {
    en: 'Roll, paint two eyes, and stop in time',
    fr: 'Lancer, peindre deux yeux et s’arrêter à temps',
  },
  minutes: 3,
  seat: learner,
  position: { game: 'daruma', rules: 1, people: 3, options: {}, seed: 'lesson-108920', moves: [] },
  steps,
}
