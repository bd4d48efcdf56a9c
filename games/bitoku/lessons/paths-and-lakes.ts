import type { Lesson } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { askedOf, guided, inOrder, learner, type Meant, oneOf, type TaughtStep, turn } from './asking.ts'
import { laid, movesOf } from './history.ts'
import { others } from './others.ts'

/** The pilgrim that set out in this lesson; another waits before the portal. */
const isNew = (from: string) => from !== 's2'

const onTheWay: TaughtStep['others'] = [
  {
    when: (move) => move.kind === 'enter' && !isNew(move.from),
    says: {
      en: 'The other pilgrim would enter the portal. It can wait.',
      fr: 'L’autre pèlerin entrerait dans le portail. Il peut attendre.',
    },
  },
  {
    when: (move) => move.kind === 'start',
    says: {
      en: 'One more pilgrim would set out, and walk another time.',
      fr: 'Un pèlerin de plus partirait, pour marcher une autre fois.',
    },
  },
  {
    when: (move) => move.kind === 'walk',
    says: { en: 'It would walk past the light.', fr: 'Il dépasserait l’illumination.' },
  },
  ...others,
]

/** The end of this path space that the new pilgrim may enter. */
const lights: Meant = (move) => move.kind === 'enter' && isNew(move.from)

const steps: readonly TaughtStep[] = [
  {
    id: 'the stairs',
    says: {
      en: 'The Stairs give *movement points*. Lift your 3 to a 4, and you have three of them.',
      fr: 'Les Escaliers donnent des *points de mouvement*. Portez votre 3 à 4, et vous en avez trois.',
    },
    ...inOrder(...movesOf('0 use 0; 0 amulet 1; 0 place 2')),
    task: {
      en: 'Use the 3 with the amulet, on the Stairs.',
      fr: 'Utilisez le 3 avec l’amulette, aux Escaliers.',
    },
    others,
  },
  {
    id: 'a pilgrim sets out',
    says: {
      en: 'The first point sends *a pilgrim* to the start of a path of wisdom.',
      fr: 'Le premier point envoie *un pèlerin* au départ d’un Chemin de la sagesse.',
    },
    ...guided({
      ...oneOf(
        (move) =>
          (move.kind === 'forest' && move.tier === 4) ||
          (move.kind === 'start' && ['n0', 's0'].includes(move.at)),
        { kind: 'forest' },
        { kind: 'start', at: 'n0' },
      ),
      ends: (move) => move.kind === 'start',
    }),
    task: { en: 'Do 4+, then start a pilgrim.', fr: 'Faites 4+, puis commencez un pèlerinage.' },
    answers: [{ says: { en: 'Two points left.', fr: 'Encore deux points.' } }],
    others,
  },
  {
    id: 'one step',
    says: {
      en: 'One point, *one step*. Paths never lead back.',
      fr: 'Un point, *un pas*. On ne revient jamais en arrière.',
    },
    ...guided(oneOf((move) => move.kind === 'walk' && isNew(move.from))),
    task: { en: 'Walk one space.', fr: 'Avancez d’une case.' },
    others: onTheWay,
  },
  {
    id: 'a light',
    says: {
      en: 'Leave the path for *an illumination*: points at once, and the pilgrim stays there. First come, best space.',
      fr: 'Quittez le chemin pour *une illumination* : des points aussitôt, et le pèlerin y reste. La meilleure case à qui vient d’abord.',
    },
    ...guided(oneOf(lights)),
    task: { en: 'Enter the illumination.', fr: 'Entrez dans l’illumination.' },
    how: { en: 'The 3, or the 2 with an amulet.', fr: 'Le 3, ou le 2 avec une amulette.' },
    answers: [
      {
        when: (move) => move.kind === 'enter' && move.space === 0,
        says: { en: '3 points. The next one here finds the 2.', fr: '3 points. Le suivant trouvera le 2.' },
      },
      {
        says: {
          en: '2 points and an amulet; the 3 stays for others.',
          fr: '2 points et une amulette ; le 3 reste aux autres.',
        },
      },
    ],
    others: onTheWay,
    replies: movesOf('1 play S1b 2; 1 start n0; 2 play S3c 2; 2 crystal CS3 0 0'),
  },
  {
    id: 'a portal',
    says: {
      en: '*A portal* pays and acts, and later pilgrims may start beside it. Past it a bridge asks for an accomplished Bitoku card.',
      fr: '*Un portail* paie et agit, et d’autres pèlerins pourront partir de là. Après lui, un pont exige une carte Bitoku accomplie.',
    },
    ...guided({
      ...turn(() => true, { kind: 'play' }, { kind: 'enter', from: 's2' }, { resource: 'stone' }),
      fits: (move, view) => {
        if (askedOf(view) === 'turn') return move.kind === 'play'
        return askedOf(view) !== 'movement' || (move.kind === 'enter' && !isNew(move.from))
      },
    }),
    task: { en: 'Play Kappa and enter the portal.', fr: 'Jouez Kappa et entrez dans le portail.' },
    how: { en: 'Your first pilgrim stands before it.', fr: 'Votre premier pèlerin est devant.' },
    answers: [
      { says: { en: 'Points, a resource and an amulet.', fr: 'Des points, une ressource et une amulette.' } },
    ],
    others,
    replies: movesOf('1 use 2; 1 visit 2; 1 decline; 2 use 2; 2 place 5; 2 forest 1'),
  },
  {
    id: 'two small things',
    says: {
      en: 'Two things pay *in the end*: kodamas and rocks. The double favour moves both.',
      fr: 'Deux choses paient *à la fin* : les kodamas et les rochers. La double faveur fait avancer les deux.',
    },
    ...guided({
      ...oneOf((move) => move.kind === 'cross' || (move.kind === 'favour' && move.favour === 'double'), {
        kind: 'cross',
        die: 0,
      }),
      ends: (move) => move.kind === 'favour',
    }),
    task: {
      en: 'Cross from the Stairs and take the double favour.',
      fr: 'Traversez depuis les Escaliers et prenez la double faveur.',
    },
    others,
  },
  {
    id: 'five lakes',
    says: {
      en: 'On each of *five lakes* kodamas race; first, second and third are paid in the end. Level ones share.',
      fr: 'Sur chacun des *cinq lacs*, les kodamas font la course ; les trois premiers sont payés à la fin. À égalité, on partage.',
    },
    points: (view) => (askedOf(view) === 'choice' ? ['move:choose:kod_1'] : []),
    looks: (view) =>
      askedOf(view) === 'advance' ? [1, 2, 3, 4, 5].map((region) => `kodama:0:${region}`) : [],
    asks: {
      ...oneOf((move) => move.kind === 'advance' || (move.kind === 'choose' && move.name === 'kod 1'), {
        kind: 'advance',
        region: 1,
      }),
      ends: (move) => move.kind === 'advance',
    },
    task: { en: 'Choose the kodama and advance one.', fr: 'Choisissez le kodama et avancez-en un.' },
    how: { en: 'A lake with high numbers pays more.', fr: 'Un lac aux nombres élevés rapporte plus.' },
    answers: [
      {
        when: (move) => move.kind === 'advance' && move.region === 1,
        says: {
          en: 'Alone in front: 7 there instead of a third of all.',
          fr: 'En tête, sans personne à côté : 7 au lieu d’un tiers du tout.',
        },
      },
      {
        says: {
          en: 'Alone in front: you would have its first prize.',
          fr: 'En tête, sans personne à côté : le premier trésor serait pour vous.',
        },
      },
    ],
    others,
  },
  {
    id: 'a rock',
    says: {
      en: '*A rock* counts what it shows, once for every pilgrim beside it. Yours shows Kappa and Imomushi: you own one of each.',
      fr: '*Un rocher* compte ce qu’il montre, une fois par pèlerin à côté. Le vôtre montre Kappa et Imomushi : vous avez une carte de chaque.',
    },
    points: (view) =>
      askedOf(view) === 'choice' ? ['move:choose:rockpil'] : ['rockSpace:0', 'move:rockPilgrim:0'],
    asks: turn(() => true, { name: 'rockpil' }, { kind: 'rockPilgrim', space: 0 }),
    task: { en: 'Place a pilgrim beside your rock.', fr: 'Placez un pèlerin à côté de votre rocher.' },
    how: { en: 'The first space costs nothing.', fr: 'La première case est gratuite.' },
    answers: [
      {
        when: (move) => move.kind === 'rockPilgrim',
        says: {
          en: '2 points in the end, more with more of these cards.',
          fr: '2 points à la fin, plus avec d’autres de ces cartes.',
        },
      },
      {
        says: { en: 'Another beginning of points for the end.', fr: 'Un autre début de points pour la fin.' },
      },
    ],
  },
]

export const pathsAndLakes: Lesson<State, Move> = {
  id: 'paths-and-lakes',
  version: 1,
  title: { en: 'Pilgrims and kodamas', fr: 'Pèlerins et kodamas' },
  aim: {
    en: 'Walk the paths, lead on the lakes, count by rocks',
    fr: 'Suivre les chemins, mener sur les lacs, compter par les rochers',
  },
  minutes: 2,
  seat: learner,
  position: laid(
    3,
    'bitoku-3565',
    '0 discard S2a; 1 discard S3b; 2 discard S4c',
    '0 play S5a 0; 0 take sake; 1 play S2b 0; 1 take stone; 2 play S2c 0; 2 take stone',
    '0 play S3a 1; 0 crystal CS8 0 0; 1 use 0; 1 place 4; 1 forest 3; 1 take sake; 2 play S5c 1; 2 take sake',
    '0 use 1; 0 amulet 1; 0 place 2; 0 forest 3; 0 start s0; 0 walk s0; 1 play S5b 1; 1 take jade',
    '2 use 0; 2 place 4; 2 forest 3; 2 take jade',
    '0 sacrifice 2; 0 visit 4; 0 walk s1; 1 use 1; 1 visit 1; 2 use 1; 2 visit 3; 2 take wood',
  ),
  steps,
}
