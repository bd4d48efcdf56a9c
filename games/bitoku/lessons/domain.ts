import { at, type Lesson, type Reply } from '@engawa/kernel'

import { bitoku, builtBy, type Move, priceOf, type State } from '../rules/index.ts'
import { askedOf, guided, inOrder, learner, oneOf, type TaughtStep, turn } from './asking.ts'
import { laid, movesOf } from './history.ts'
import { others } from './others.ts'

const kenji = 2

/** The region whose zone holds the learner's building. */
const regionOfBuilding = ({ owners }: State) =>
  at([1, 2, 4, 5] as const, Math.floor(owners.indexOf(learner) / 4))

/** Kenji takes his 3 where the learner has built, and uses the building; the rest he leaves. */
const kenjiUsesIt: Reply<State, Move> = {
  seat: kenji,
  choose(view) {
    const moves = bitoku.moves(view, kenji)
    const [tile] = builtBy(view, learner)
    const wanted = [
      moves.find((move) => move.kind === 'use' && move.die === 0),
      moves.find((move) => move.kind === 'place' && move.region === regionOfBuilding(view)),
      moves.find((move) => move.kind === 'building' && move.tile === tile),
      moves.find((move) => move.kind === 'decline'),
      moves[0],
    ]
    return wanted.find((move) => move !== undefined)
  },
}

const kenjisTurn = Array.from({ length: 8 }, () => kenjiUsesIt)

const isFree = (tile: string, view: State) =>
  priceOf(view, learner, 'crystal', view.markets.crystal.indexOf(tile), 0).count === 0

const steps: readonly TaughtStep[] = [
  {
    id: 'a Vision',
    says: {
      en: 'Your domain grows with tiles from *four markets*. Your Vision asks for a building, a crystal, a Mitama and a resource.',
      fr: 'Votre domaine grandit avec les tuiles de *quatre marchés*. Votre Vision demande un bâtiment, un cristal, un Mitama et une ressource.',
    },
    looks: () => ['ledger:visions'],
    task: { en: 'See what it is worth now.', fr: 'Voyez ce qu’elle vaut.' },
    how: {
      en: '5 points if met in the end, otherwise it costs 1.',
      fr: '5 points si elle est réalisée à la fin, sinon elle en coûte 1.',
    },
  },
  {
    id: 'to the forges',
    says: {
      en: 'In the *Forges* a 2 builds, a 3 builds or takes a crystal.',
      fr: 'Aux *Forges*, un 2 construit, un 3 construit ou rapporte un cristal.',
    },
    ...inOrder(...movesOf('0 use 0; 0 place 5')),
    task: { en: 'Place your 3 in the Forges.', fr: 'Placez votre 3 aux Forges.' },
    others,
  },
  {
    id: 'a building',
    says: {
      en: 'You pay what your next pawn shows: *1 wood*. The tile goes to a slot of its kind, and your kodama of that region steps.',
      fr: 'Vous payez ce qu’indique votre prochain pion : *1 bois*. La tuile va sur un emplacement de son type, et votre kodama de la région avance.',
    },
    ...guided({
      ...turn(() => true, { kind: 'forest', tier: 2 }, { kind: 'build', tile: 'T4', zone: 2 }),
      fits: (move) => move.kind === 'build' || (move.kind === 'forest' && move.tier > 1),
    }),
    task: { en: 'Build any building.', fr: 'Construisez un bâtiment.' },
    how: {
      en: 'Press 2+, then a tile, then its slot.',
      fr: 'Appuyez sur 2+, puis sur une tuile et son emplacement.',
    },
    answers: [
      {
        says: {
          en: 'It stands, and uncovers points for the end. Others may use it; you from your next turn.',
          fr: 'Il est debout, et découvre des points pour la fin. Les autres peuvent l’utiliser ; vous, dès votre prochain tour.',
        },
      },
    ],
    others: [
      {
        when: (move) => move.kind === 'crystal',
        says: {
          en: 'A crystal comes next; first the building.',
          fr: 'Le cristal vient après ; d’abord le bâtiment.',
        },
      },
      ...others,
    ],
    replies: [...movesOf('1 play S1b 1; 1 start n0'), ...kenjisTurn],
  },
  {
    id: 'it pays its owner',
    says: {
      en: 'Kenji used your building, so it *pays you*: a point or an amulet.',
      fr: 'Kenji a utilisé votre bâtiment : il *vous rapporte* un point ou une amulette.',
    },
    only: (view) => askedOf(view) === 'choice',
    looks: () => ['move:choose:pv_1', 'move:choose:amu_1'],
    asks: oneOf((move) => move.kind === 'choose', { name: 'pv 1' }),
    task: { en: 'Take the point or the amulet.', fr: 'Prenez le point ou l’amulette.' },
    answers: [
      {
        says: { en: 'Each time somebody else uses it.', fr: 'Chaque fois que quelqu’un d’autre l’utilise.' },
      },
    ],
    replies: kenjisTurn,
  },
  {
    id: 'a card buys too',
    says: {
      en: 'A *crystal* wakes one more pilgrim and uncovers points. Nezumi takes one, without a die.',
      fr: 'Un *cristal* vous donne un pèlerin de plus et découvre des points. Nezumi en obtient un, sans dé.',
    },
    ...inOrder(...movesOf('0 play S3a 1')),
    task: { en: 'Play Nezumi beside your 2.', fr: 'Jouez Nezumi à côté de votre 2.' },
    others,
  },
  {
    id: 'three kinds of crystal',
    says: {
      en: 'A *dream* crystal gives every spring, a *memory* crystal pays for a deed, a *sense* crystal helps the card beside it.',
      fr: 'Un cristal *onirique* donne à chaque printemps, un *mémoriel* paie pour une action, un *sensoriel* aide la carte à côté.',
    },
    ...guided({
      ...turn(() => true, { kind: 'crystal', tile: 'CM7' }, { kind: 'crystal' }),
      fits: (move, view) =>
        move.kind === 'crystal' ? isFree(move.tile, view) : !['build', 'decline'].includes(move.kind),
    }),
    task: { en: 'Take a free crystal.', fr: 'Obtenez un cristal gratuit.' },
    answers: [
      {
        says: {
          en: 'A pilgrim is yours, and points for the end.',
          fr: 'Un pèlerin est à vous, et des points pour la fin.',
        },
      },
    ],
    others: [
      {
        when: (move) => move.kind === 'crystal',
        says: {
          en: 'That one costs a resource; the Mitama will need both of yours.',
          fr: 'Celui-là coûte une ressource ; le Mitama aura besoin de vos deux.',
        },
      },
      ...others,
    ],
    replies: movesOf('1 use 0; 1 visit 1; 2 play S1c 1; 2 start s0'),
  },
  {
    id: 'a Mitama',
    says: {
      en: 'A *Mitama* costs sake and jade, as printed. Its place pays points at once: the third pays 2.',
      fr: 'Un *Mitama* coûte le saké et le jade indiqués. Sa place rapporte aussitôt : la troisième donne 2 points.',
    },
    ...guided({
      ...oneOf(
        (move, view) =>
          askedOf(view) === 'turn'
            ? move.kind === 'play' && move.card === 'S4a'
            : !['dragonfly', 'decline'].includes(move.kind),
        { kind: 'play', slot: 2 },
        { kind: 'choose', name: 'card' },
        { kind: 'mitama', tile: 'M14' },
      ),
      ends: (move) => move.kind === 'mitama',
    }),
    task: { en: 'Play Kitsune and take a Mitama.', fr: 'Jouez Kitsune et obtenez un Mitama.' },
    answers: [
      {
        says: {
          en: 'Points, and then the gift printed on it.',
          fr: 'Des points, puis le don inscrit dessus.',
        },
      },
    ],
    others: [
      {
        when: (move) => move.kind === 'dragonfly',
        says: {
          en: 'A dragonfly costs less, and waits for a Mitama.',
          fr: 'Une libellule coûte moins, et attend un Mitama.',
        },
      },
      ...others,
    ],
  },
  {
    id: 'a pair',
    says: {
      en: 'Take the gift. Then your dragonfly may *combine* with the Mitama, now or never with this one.',
      fr: 'Prenez le don. Puis votre libellule peut se *combiner* avec ce Mitama, maintenant ou jamais.',
    },
    looks: (view) => (askedOf(view) === 'choice' ? ['move:choose:amu_1', 'move:choose:mp_1'] : []),
    ...guided(turn(() => true, { name: 'amu 1' }, { kind: 'combine' })),
    task: { en: 'Take the gift, then combine.', fr: 'Prenez le don, puis combinez.' },
    how: { en: 'This dragonfly gives 3 points.', fr: 'Cette libellule donne 3 points.' },
    answers: [
      {
        when: (move) => move.kind === 'combine',
        says: {
          en: '3 points. Your Vision only lacks a resource now.',
          fr: '3 points. Il ne manque plus qu’une ressource à votre Vision.',
        },
      },
      {
        says: {
          en: 'The dragonfly waits for the next Mitama.',
          fr: 'La libellule attend le prochain Mitama.',
        },
      },
    ],
  },
]

export const domain: Lesson<State, Move> = {
  id: 'domain',
  version: 1,
  title: { en: 'Your domain', fr: 'Votre domaine' },
  aim: {
    en: 'Build, take crystals and Mitamas, combine a dragonfly',
    fr: 'Construire, obtenir cristaux et Mitamas, combiner une libellule',
  },
  minutes: 2,
  seat: learner,
  position: laid(
    3,
    'bitoku-53119',
    '0 discard S2a; 1 discard S4b; 2 discard S4c',
    '0 play S5a 0; 0 take sake; 1 play S5b 0; 1 take sake; 2 play S5c 0; 2 take sake',
  ),
  steps,
}
