import type { Lesson } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { guided, inOrder, learner, oneOf, type TaughtStep, turn } from './asking.ts'
import { laid, movesOf } from './history.ts'
import { others } from './others.ts'

const steps: readonly TaughtStep[] = [
  {
    id: 'across the river',
    says: {
      en: 'A die by the river may *cross it* in a later turn. It loses 1; a 6 loses 3, and a 1 cannot cross.',
      fr: 'Un dé au bord de la rivière peut la *traverser* à un tour suivant. Il perd 1 ; un 6 perd 3, et un 1 ne traverse pas.',
    },
    ...inOrder(...movesOf('0 cross 0')),
    task: {
      en: 'Cross with your 3 of the Jade Clearing.',
      fr: 'Traversez avec votre 3 de la Clairière de jade.',
    },
    answers: [
      {
        says: {
          en: 'It shows 2 now. The hill offers three favours.',
          fr: 'Il vaut 2. La colline offre trois faveurs.',
        },
      },
    ],
    others: [
      {
        when: (move) => move.kind === 'play',
        says: {
          en: 'Kappa would walk, but there is no Bitoku card on your path yet.',
          fr: 'Kappa marcherait, mais votre Chemin de Bitoku est encore vide.',
        },
      },
      ...others,
    ],
  },
  {
    id: 'a Bitoku card',
    says: {
      en: 'Take the *Bitoku card*: it goes to the end of your path. Different kinds pay most in the end, up to 22 for seven.',
      fr: 'Prenez la *carte Bitoku* : elle va au bout de votre Chemin. À la fin, les types différents paient le plus, jusqu’à 22 pour sept.',
    },
    ...inOrder(...movesOf('0 favour 4 bitoku')),
    task: { en: 'Take the Bitoku card of this hill.', fr: 'Prenez la carte Bitoku de cette colline.' },
    answers: [
      {
        says: {
          en: 'This favour is covered for everybody until winter.',
          fr: 'Cette faveur est couverte pour tout le monde jusqu’à l’hiver.',
        },
      },
    ],
    others,
    replies: movesOf('1 use 2; 1 visit 4; 1 walk n0; 2 use 2; 2 place 4; 2 forest 1'),
  },
  {
    id: 'along the path',
    says: {
      en: 'A Bitoku card pays when you *step onto it*. Kappa gives one step.',
      fr: 'Une carte Bitoku paie quand vous *avancez dessus*. Kappa donne un pas.',
    },
    ...guided(turn((move) => move.kind === 'play', { kind: 'follow' }, { resource: 'wood' })),
    task: {
      en: 'Play Kappa and follow your Bitoku path.',
      fr: 'Jouez Kappa et suivez votre Chemin de Bitoku.',
    },
    how: {
      en: 'Press Kappa, its slot, the button; then the step.',
      fr: 'Appuyez sur Kappa, son emplacement, le bouton ; puis sur le pas.',
    },
    answers: [
      {
        when: (_move, { domains }) => (domains[learner]?.pawn ?? 0) > 0,
        says: {
          en: 'Jin is accomplished: 3 points and a resource, at once.',
          fr: 'Jin est accomplie : 3 points et une ressource, aussitôt.',
        },
      },
      {
        says: {
          en: 'The step went elsewhere; the card waits on your path.',
          fr: 'Le pas est allé ailleurs ; la carte attend sur votre Chemin.',
        },
      },
    ],
    others,
    replies: movesOf('1 cross 0; 1 favour 5 bitoku; 2 cross 0; 2 favour 2 bitoku'),
  },
  {
    id: 'a new helper',
    says: {
      en: 'The second favour is a *yokai card*: a stronger helper for your hand, ready from your next turn.',
      fr: 'La deuxième faveur est une *carte Yokai* : une aide plus forte pour votre main, dès votre prochain tour.',
    },
    ...inOrder(...movesOf('0 cross 1; 0 favour 1 yokai')),
    task: {
      en: 'Cross from the Yomi and take the yokai card.',
      fr: 'Traversez depuis les Yomis et prenez la carte Yokai.',
    },
    answers: [
      {
        says: {
          en: 'It is in your hand. Inès and Kenji have nothing left to do, and pass.',
          fr: 'Elle est en main. Inès et Kenji n’ont plus rien à faire, et passent.',
        },
      },
    ],
    others,
    replies: movesOf('1 pass; 2 pass'),
  },
  {
    id: 'the double favour',
    says: {
      en: 'The third favour gives *two different things*: a Vision, a rock, a pilgrim for your rocks, a kodama’s step.',
      fr: 'La troisième faveur donne *deux choses différentes* : une Vision, un rocher, un pèlerin pour vos rochers, un pas de kodama.',
    },
    ...guided(
      turn(
        (move) => move.kind === 'cross',
        { kind: 'favour', favour: 'double' },
        { kind: 'choose', name: 'kod 1' },
        { kind: 'choose', name: 'rock' },
      ),
    ),
    task: {
      en: 'Cross from the Stairs and take the double favour.',
      fr: 'Traversez depuis les Escaliers et prenez la double faveur.',
    },
    how: { en: 'Then choose any two of the four.', fr: 'Choisissez ensuite deux des quatre.' },
    answers: [
      {
        says: {
          en: 'Small things, and the beginning of points for later.',
          fr: 'De petites choses, et le début de points pour plus tard.',
        },
      },
    ],
    others,
  },
  {
    id: 'pass',
    says: {
      en: 'Cards and dice are used, so you may *pass*. Autumn sets the order by the House; in winter your dice come home.',
      fr: 'Cartes et dés ont servi : vous pouvez *passer*. L’automne fixe l’ordre par la Demeure ; en hiver, vos dés rentrent.',
    },
    points: () => ['verb:pass'],
    asks: oneOf((move) => move.kind === 'pass'),
    task: { en: 'Pass.', fr: 'Passez.' },
    replies: movesOf('1 lay 2,2,1; 2 lay 2,2,1'),
  },
  {
    id: 'dice come home',
    says: {
      en: 'Dice *keep what they show*: crossing costs value next year too. You choose which one lies beside which slot.',
      fr: 'Les dés *gardent leur valeur* : traverser coûte aussi pour la manche suivante. Vous choisissez à quel emplacement chacun revient.',
    },
    looks: () => ['die:0:0', 'die:0:2'],
    asks: oneOf((move) => move.kind === 'lay'),
    task: { en: 'Lay your dice in any order.', fr: 'Rangez vos dés dans l’ordre voulu.' },
    how: { en: 'Press one of the orders.', fr: 'Appuyez sur l’un des ordres.' },
    answers: [
      {
        says: {
          en: 'They lie locked. A crossing wins cards now and pays with weaker dice.',
          fr: 'Les voilà bloqués. Traverser rapporte des cartes, au prix de dés plus faibles.',
        },
      },
    ],
  },
]

export const crossing: Lesson<State, Move> = {
  id: 'crossing',
  version: 1,
  title: { en: 'Crossing the river', fr: 'Traverser la rivière' },
  aim: {
    en: 'Cross for a favour, and know what it costs',
    fr: 'Traverser pour une faveur, et savoir ce que cela coûte',
  },
  minutes: 2,
  seat: learner,
  position: laid(
    3,
    'bitoku-737',
    '0 discard S4a; 1 discard S3b; 2 discard S1c',
    '0 play S2a 0; 0 take stone; 1 play S2b 0; 1 take stone; 2 play S2c 0; 2 take stone',
    '0 play S5a 1; 0 take sake; 1 use 0; 1 place 5; 1 forest 3; 1 crystal CP10 3 0; 2 play S5c 1; 2 take sake',
    '0 use 0; 0 place 4; 0 forest 3; 0 take jade; 1 play S5b 1; 1 take jade',
    '2 use 0; 2 place 2; 2 forest 3; 2 start n0; 2 walk n0',
    '0 use 1; 0 place 1; 0 forest 1; 1 use 1; 1 visit 1; 2 use 1; 2 visit 3; 2 take wood',
    '0 sacrifice 2; 0 amulet 1; 0 place 2; 1 play S1b 2; 1 start n0; 2 play S3c 2; 2 crystal CM1 6 0',
  ),
  steps,
}
