import type { Lesson } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { askedOf, inOrder, learner, oneOf, type TaughtStep, turn } from './asking.ts'
import { laid, movesOf } from './history.ts'
import { others } from './others.ts'

const steps: readonly TaughtStep[] = [
  {
    id: 'what counts in the end',
    says: {
      en: 'After the fourth winter comes the *ascension*. Your ledger says all along what each thing would give.',
      fr: 'Après le quatrième hiver vient l’*ascension*. Votre décompte dit à tout moment ce que chaque chose donnerait.',
    },
    looks: () => ['ledger'],
    task: { en: 'Look at the lines of your ledger.', fr: 'Regardez les lignes de votre décompte.' },
    how: {
      en: 'Visions, Bitoku kinds, rocks, lakes, dice and goods, buildings, crystals.',
      fr: 'Visions, types de Bitoku, rochers, lacs, dés et ressources, bâtiments, cristaux.',
    },
  },
  {
    id: 'dice and goods',
    says: {
      en: 'What is left over counts too: the sum of your *dice and resources*, divided by four.',
      fr: 'Ce qui reste compte aussi : la somme de vos *dés et ressources*, divisée par quatre.',
    },
    looks: () => ['ledger:guardians'],
    task: { en: 'See what that is now.', fr: 'Voyez ce que cela fait maintenant.' },
    how: {
      en: '6 on your dice, 3 resources: 9 / 4 is 2.',
      fr: '6 sur vos dés, 3 ressources : 9 / 4 font 2.',
    },
  },
  {
    id: 'a second floor',
    says: {
      en: 'The second floor of the House shows you *two Visions*. Your 1 is enough.',
      fr: 'La deuxième case de la Demeure vous montre *deux Visions*. Votre 1 suffit.',
    },
    ...inOrder(...movesOf('0 use 2; 0 visit 2; 0 look')),
    task: { en: 'Place your 1 there and look.', fr: 'Placez-y votre 1 et regardez.' },
    how: {
      en: 'Press the die, the second floor, then look.',
      fr: 'Appuyez sur le dé, la deuxième case, puis regardez.',
    },
    others,
  },
  {
    id: 'keep a Vision',
    says: {
      en: 'A Vision *met* pays in the end; missed, it costs. You have one crystal and one building: which is nearer?',
      fr: 'Une Vision *réalisée* paie à la fin ; non réalisée, elle coûte. Vous avez un cristal et un bâtiment : laquelle est la plus proche ?',
    },
    looks: () => ['move:keep:V10', 'move:keep:V05'],
    asks: turn(() => true, { kind: 'keep', card: 'V10' }, { resource: 'wood' }),
    task: { en: 'Keep one, or take a resource.', fr: 'Gardez-en une, ou prenez une ressource.' },
    answers: [
      {
        when: (move) => move.kind === 'keep' && move.card === 'V10',
        says: {
          en: 'One more building, and it pays 5.',
          fr: 'Encore un bâtiment, et elle rapporte 5 points.',
        },
      },
      {
        when: (move) => move.kind === 'keep',
        says: {
          en: 'Two more crystals and a Mitama: 6 points, if you get there.',
          fr: 'Encore deux cristaux et un Mitama : 6 points, si vous y arrivez.',
        },
      },
      { says: { en: 'No promise, no risk.', fr: 'Pas de promesse, pas de risque.' } },
    ],
    replies: movesOf('1 play S1b 2; 1 start n0; 2 play S3c 2; 2 crystal CS3 0 0'),
  },
  {
    id: 'first in order',
    says: {
      en: 'Whoever is *first in order* at the very end gains 3. The highest floor makes you first.',
      fr: 'Qui est *en tête de l’ordre du tour* tout à la fin gagne 3 points. La case la plus haute vous y met.',
    },
    ...inOrder(...movesOf('0 use 1; 0 visit 1')),
    task: { en: 'Place your 2 on the highest floor.', fr: 'Placez votre 2 sur la case la plus haute.' },
    how: { en: 'Press the die, then the first floor.', fr: 'Appuyez sur le dé, puis sur la première case.' },
    answers: [{ says: { en: 'You are first next year too.', fr: 'Vous ouvrez aussi la manche suivante.' } }],
    others,
    replies: movesOf('1 use 2; 1 place 1; 1 forest 1; 2 use 2; 2 place 1; 2 forest 1'),
  },
  {
    id: 'the end of a summer',
    says: {
      en: 'Nothing is left but a crossing, and that is *never a must*. Pass, and winter comes.',
      fr: 'Il ne reste qu’une traversée, et elle n’est *jamais obligatoire*. Passez, et l’hiver vient.',
    },
    points: () => ['verb:pass'],
    asks: oneOf((move) => move.kind === 'pass'),
    task: { en: 'Pass.', fr: 'Passez.' },
    how: { en: 'Press Pass.', fr: 'Appuyez sur Passer.' },
    others: [
      {
        when: (move) => move.kind === 'cross',
        says: {
          en: 'A favour now, and a die of 2 instead of 3 next year.',
          fr: 'Une faveur maintenant, et un dé de 2 au lieu de 3 à la manche suivante.',
        },
      },
    ],
    replies: movesOf('1 pass; 2 pass; 1 lay 3,2,1; 2 lay 3,2,1'),
  },
  {
    id: 'a card released',
    says: {
      en: 'Winter: your dice come home, and you may *release one card* for its virtue line, up to 12 points. It never returns.',
      fr: 'L’hiver : vos dés rentrent, et vous pouvez *retirer une carte* pour sa vertu, jusqu’à 12 points. Elle ne revient plus.',
    },
    looks: (view) => (askedOf(view) === 'virtue' ? ['card:S2a', 'card:S3a'] : ['die:0:0', 'die:0:2']),
    asks: {
      ...turn(() => true, { kind: 'lay' }, { kind: 'virtue', card: 'S2a' }),
      ends: (move) => move.kind !== 'lay',
    },
    task: {
      en: 'Lay your dice, then release a card or none.',
      fr: 'Rangez vos dés, puis retirez une carte ou aucune.',
    },
    how: { en: 'Imomushi gives 1 for your crystal.', fr: 'Imomushi donne 1 pour votre cristal.' },
    answers: [
      {
        when: (move) => move.kind === 'virtue',
        says: {
          en: 'Points now, one card less to play. Early that is little, late it is much.',
          fr: 'Des points maintenant, une carte de moins à jouer. Tôt c’est peu, tard c’est beaucoup.',
        },
      },
      {
        says: {
          en: 'It plays again. The later, the more it gives.',
          fr: 'Elle rejouera. Plus tard, elle donnera plus.',
        },
      },
    ],
  },
]

export const ascension: Lesson<State, Move> = {
  id: 'ascension',
  version: 1,
  title: { en: 'The ascension', fr: 'L’ascension' },
  aim: {
    en: 'Read your ledger, choose Visions, release cards',
    fr: 'Lire son décompte, choisir des Visions, retirer des cartes',
  },
  minutes: 2,
  seat: learner,
  position: laid(
    3,
    'bitoku-3565',
    '0 discard S1a; 1 discard S3b; 2 discard S4c',
    '0 play S2a 0; 0 take stone; 1 play S2b 0; 1 take stone; 2 play S2c 0; 2 take stone',
    '0 use 0; 0 place 5; 0 forest 3; 0 build F1 5 0; 1 use 0; 1 place 4; 1 forest 3; 1 take sake',
    '2 play S5c 1; 2 take sake; 0 play S3a 1; 0 crystal CS8 0 0; 1 play S5b 1; 1 take jade',
    '2 use 0; 2 place 2; 2 forest 3; 2 start n0; 2 walk n0',
    '0 play S5a 2; 0 take sake; 1 use 1; 1 visit 3; 1 take stone; 2 use 1; 2 visit 4; 2 walk n1',
  ),
  steps,
}
