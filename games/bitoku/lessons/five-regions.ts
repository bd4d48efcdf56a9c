import type { Lesson } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { guided, inOrder, learner, type TaughtStep, turn } from './asking.ts'
import { laid, movesOf } from './history.ts'
import { others } from './others.ts'

const prints = () => [1, 2, 3, 4, 5].map((region) => `print:${region}`)

const takes = (resource: string) => (move: Move) => move.kind === 'take' && move.resource === resource

const steps: readonly TaughtStep[] = [
  {
    id: 'five kinds of work',
    says: {
      en: 'Five regions, *five kinds of work*: Mitamas and dragonflies, pilgrims, turn order, resources, buildings and crystals.',
      fr: 'Cinq régions, *cinq métiers* : Mitamas et libellules, pèlerins, ordre du tour, ressources, bâtiments et cristaux.',
    },
    looks: prints,
    task: { en: 'Look at the five regions.', fr: 'Regardez les cinq régions.' },
    how: {
      en: 'The higher the die, the better the work.',
      fr: 'Plus le dé est élevé, meilleur est le travail.',
    },
  },
  {
    id: 'take up the 3',
    says: {
      en: 'Take up the 3: each region says *what it asks for*.',
      fr: 'Prenez le 3 : chaque région dit *ce qu’elle demande*.',
    },
    ...inOrder(...movesOf('0 use 0')),
    task: { en: 'Use your 3.', fr: 'Utilisez votre 3.' },
    others,
  },
  {
    id: 'no die is higher',
    says: {
      en: 'A die acts where *no die is higher*. Inès has a 3 in the Jade Clearing: your 3 is enough.',
      fr: 'Un dé agit là où *aucun dé n’est plus élevé*. Inès a un 3 dans la Clairière de jade : votre 3 suffit.',
    },
    ...inOrder(...movesOf('0 place 4')),
    task: { en: 'Place your 3 in the Jade Clearing.', fr: 'Placez votre 3 dans la Clairière de jade.' },
    how: { en: 'Press the space beside her die.', fr: 'Appuyez sur la case à côté de son dé.' },
    answers: [{ says: { en: 'Level is enough: you may act.', fr: 'L’égalité suffit : vous pouvez agir.' } }],
    others: [
      {
        when: (move) => move.kind === 'place' && move.region === 5,
        says: {
          en: 'Kenji has a 4 there: your 3 may stand beside it and use a building, but not act.',
          fr: 'Kenji y a un 4 : votre 3 peut s’y tenir et utiliser un bâtiment, mais pas agir.',
        },
      },
      ...others,
    ],
  },
  {
    id: 'one resource',
    says: {
      en: '*One of the five actions*, up to the value of the die: a 3 takes any resource.',
      fr: '*Une des cinq actions*, jusqu’à la valeur du dé : un 3 rapporte une ressource au choix.',
    },
    ...guided(turn(() => true, { kind: 'forest', tier: 3 }, { resource: 'stone' })),
    task: { en: 'Do 3+ and take what you lack.', fr: 'Faites 3+ et prenez ce qui vous manque.' },
    how: { en: 'You have no stone.', fr: 'Vous n’avez pas de pierre.' },
    answers: [
      {
        when: takes('stone'),
        says: { en: 'Stone: for your second building.', fr: 'La pierre : pour votre deuxième bâtiment.' },
      },
      {
        when: takes('wood'),
        says: { en: 'Wood: for buildings.', fr: 'Le bois : pour les bâtiments.' },
      },
      {
        when: (move) => move.kind === 'take',
        says: { en: 'Jade and sake pay for Mitamas.', fr: 'Jade et saké paient les Mitamas.' },
      },
      { says: { en: 'Less than a 3 may do, and allowed.', fr: 'Moins qu’un 3 ne permet, et c’est permis.' } },
    ],
    others,
    replies: movesOf('1 play S1b 2; 1 start s0; 2 play S3c 2; 2 crystal CM1 6 0'),
  },
  {
    id: 'an amulet',
    says: {
      en: '*Amulets* lift a die, but only on its way to the forest.',
      fr: 'Une *amulette* augmente un dé, mais seulement sur le chemin de la forêt.',
    },
    ...inOrder(...movesOf('0 use 1; 0 amulet 1')),
    task: { en: 'Use your 2 and spend the +1 amulet.', fr: 'Utilisez votre 2 et dépensez l’amulette +1.' },
    how: { en: 'Press the die, then the amulet.', fr: 'Appuyez sur le dé, puis sur l’amulette.' },
    answers: [{ says: { en: 'It shows 3, and keeps it.', fr: 'Il vaut 3, et le reste.' } }],
    others: [
      {
        when: (move) => move.kind === 'place',
        says: {
          en: 'There it would still be a 2: less to choose from.',
          fr: 'Il n’y vaudrait encore que 2 : moins de choix.',
        },
      },
      ...others,
    ],
  },
  {
    id: 'a building acts too',
    says: {
      en: 'Buildings act too, where your die *reaches their number*. The one in the Yomi asks for 3.',
      fr: 'Les bâtiments agissent aussi, si votre dé *atteint leur nombre*. Celui des Yomis demande 3.',
    },
    ...inOrder(...movesOf('0 place 1; 0 building A5')),
    task: {
      en: 'Place it in the Yomi and use the building.',
      fr: 'Placez-le chez les Yomis et utilisez le bâtiment.',
    },
    how: {
      en: 'Press a space, then the building.',
      fr: 'Appuyez sur une case, puis sur le bâtiment.',
    },
    answers: [
      {
        says: {
          en: 'Your kodama steps forward, and the forest action is still yours.',
          fr: 'Votre kodama avance, et l’action Forêt vous reste.',
        },
      },
    ],
    others,
  },
  {
    id: 'and the forest action',
    says: {
      en: '*One building and one forest action*, in any order, and either may be left.',
      fr: '*Un bâtiment et une action Forêt*, dans l’ordre voulu ; l’un et l’autre sont facultatifs.',
    },
    looks: () => ['tier:3'],
    asks: turn(() => true, { kind: 'forest', tier: 3 }, { kind: 'dragonfly', tile: 'D01b' }),
    task: { en: 'Do a forest action of the Yomi.', fr: 'Faites une action Forêt des Yomis.' },
    how: {
      en: 'Some dragonflies cost nothing.',
      fr: 'Certaines libellules sont gratuites.',
    },
    answers: [
      {
        when: (move) => move.kind === 'decline',
        says: { en: 'Left, and nothing lost.', fr: 'Laissée, et rien de perdu.' },
      },
      { says: { en: 'Done: both with one die.', fr: 'Fait : les deux avec un seul dé.' } },
    ],
    replies: movesOf('1 use 1; 1 visit 3; 1 take stone; 2 use 1; 2 place 2; 2 forest 2; 2 start n0'),
  },
  {
    id: 'the house',
    says: {
      en: 'In the House *any value* will do: your 1 takes an amulet. The highest floor plays first next year.',
      fr: 'Dans la Demeure, *toute valeur* convient : votre 1 rapporte une amulette. La case la plus haute ouvre la manche suivante.',
    },
    ...inOrder(...movesOf('0 use 2; 0 visit 1')),
    task: { en: 'Place your 1 on the highest floor.', fr: 'Placez votre 1 sur la case la plus haute.' },
    answers: [
      {
        says: {
          en: 'A +2 amulet. From here no die can cross the river.',
          fr: 'Une amulette +2. D’ici, aucun dé ne peut traverser la rivière.',
        },
      },
    ],
    others,
  },
]

export const fiveRegions: Lesson<State, Move> = {
  id: 'five-regions',
  version: 1,
  title: { en: 'Five regions', fr: 'Cinq régions' },
  aim: {
    en: 'Place dice where they may act, lift them, use buildings',
    fr: 'Placer les dés où ils agissent, les augmenter, utiliser les bâtiments',
  },
  minutes: 2,
  seat: learner,
  position: laid(
    3,
    'bitoku-737',
    '0 discard S4a; 1 discard S3b; 2 discard S1c',
    '0 play S2a 0; 0 take wood; 1 play S2b 0; 1 take stone; 2 play S2c 0; 2 take stone',
    '0 play S5a 1; 0 take sake; 1 use 0; 1 place 4; 1 forest 3; 1 take sake',
    '2 use 0; 2 amulet 1; 2 place 5; 2 forest 3; 2 crystal CP10 3 0',
    '0 play S1a 2; 0 start n0; 1 play S5b 1; 1 take jade; 2 play S5c 1; 2 take sake',
  ),
  steps,
}
