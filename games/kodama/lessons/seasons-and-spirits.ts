import { type Lesson, type LessonStep, movesFrom } from '@engawa/kernel'
import { branchCard, DRAGONFLY } from '../catalogue/index.ts'
import type { Move, State } from '../rules/index.ts'
import {
  bestGoal,
  bestGrowth,
  branch,
  free,
  goal,
  grow,
  growsNext,
  growth,
  growthNeeds,
  home,
  learner,
  play,
  playsGoal,
  pointsFor,
} from './trees.ts'

type TaughtStep = LessonStep<State, Move>

/** The cards of this table: one that would bring 11 on the first place and 10 on the second, and one of dragonflies. */
const tooMuch = 51
const elevenOn = 22
const tenOn = 8
const dragonflies = 60

const shows = (move: Move, element: number) =>
  move.kind === 'grow' && branchCard(move.card).icons.includes(element)

const steps: readonly TaughtStep[] = [
  {
    id: 'ten at most',
    says: {
      en: 'One card may bring *10 points at most*. These caterpillars and clouds would be 11 on the ringed branch: one too many.',
      fr: 'Une carte rapporte *10 points au plus*. Ces chenilles et ces nuages en feraient 11 sur la branche entourée : un de trop.',
    },
    points: () => [branch(tooMuch), grow],
    looks: () => [branch(elevenOn)],
    needs: growthNeeds,
    asks: {
      fits: (move) => move.kind === 'grow' && move.card === tooMuch,
      show: (view) => bestGrowth(view, learner, [tooMuch], tenOn) ?? growth(view, learner, [tooMuch]),
    },
    task: { en: 'Grow this card for 10 or less.', fr: 'Posez cette carte pour 10 ou moins.' },
    how: {
      en: 'Press it; Next good spot shows other places.',
      fr: 'Appuyez dessus ; Emplacement suivant en montre d’autres.',
    },
    answers: [
      {
        when: (move, view) => pointsFor(move, view) === 10,
        says: { en: 'Exactly 10 is fine.', fr: 'Exactement 10, c’est permis.' },
      },
      {
        says: {
          en: 'Less than 10 is always fine. Another branch would have brought 10.',
          fr: 'Moins de 10, c’est toujours permis. Une autre branche en aurait rapporté 10.',
        },
      },
    ],
    others: [
      {
        says: {
          en: 'It fits as well, for less. This card can bring 10.',
          fr: 'Possible aussi, pour moins. Celle-ci peut rapporter 10.',
        },
      },
    ],
    replies: [growsNext(dragonflies)],
  },
  {
    id: 'a season’s card',
    says: {
      en: 'Every season has *a card of its own*. This summer each dragonfly on the card you lay brings 1 more.',
      fr: 'Chaque saison a *sa propre carte*. Cet été, chaque libellule de la carte posée rapporte 1 de plus.',
    },
    points: ({ display }) => [...display.filter((card) => card === dragonflies).map(branch), grow],
    looks: () => ['season'],
    needs: growthNeeds,
    asks: free,
    task: { en: 'Grow a card, with the season in mind.', fr: 'Posez une carte, en pensant à la saison.' },
    how: {
      en: 'The ringed one shows two dragonflies.',
      fr: 'Celle qui est entourée montre deux libellules.',
    },
    answers: [
      {
        when: (move) => shows(move, DRAGONFLY),
        says: {
          en: '1 more for each dragonfly, beside the 10.',
          fr: '1 de plus par libellule, en dehors des 10.',
        },
      },
      {
        says: {
          en: 'Its own points only: it shows no dragonfly.',
          fr: 'Ses seuls points : elle ne montre pas de libellule.',
        },
      },
    ],
    replies: [growsNext(), playsGoal],
  },
  {
    id: 'a kodama',
    says: {
      en: 'The season ends, and each of you plays *one kodama*. It scores your tree as it stands, and is gone.',
      fr: 'La saison s’achève, et chacun joue *un kodama*. Il compte votre arbre tel qu’il est, puis s’en va.',
    },
    points: ({ groves }) => [...(groves[learner]?.hand ?? []).map(goal), play],
    needs: () => [home],
    asks: { fits: ({ kind }) => kind === 'play', show: (view) => ({ kind: 'play', goal: bestGoal(view) }) },
    task: { en: 'Play one of your kodamas.', fr: 'Jouez l’un de vos kodamas.' },
    how: {
      en: 'Each shows what it is worth now. Press one, then Play.',
      fr: 'Chacun montre ce qu’il vaut maintenant. Appuyez sur l’un d’eux, puis Jouer.',
    },
    answers: [
      {
        when: (move, view) => move.kind === 'play' && move.goal === bestGoal(view),
        says: {
          en: 'Nothing in your hand is worth more now.',
          fr: 'Rien dans votre main ne vaut plus maintenant.',
        },
      },
      {
        says: {
          en: 'Another is worth more now, but may still grow with your tree.',
          fr: 'Un autre vaut plus maintenant, mais peut encore grandir avec l’arbre.',
        },
      },
    ],
    replies: [playsGoal, growsNext()],
  },
  {
    id: 'the last season',
    says: {
      en: 'Autumn brings a new card; your tree stays. *One more kodama will play*, the last one stays unused: grow for the better.',
      fr: 'L’automne apporte une autre carte ; votre arbre reste. *Un seul kodama jouera encore*, le dernier ne servira pas : visez le meilleur.',
    },
    looks: () => ['season'],
    asks: free,
    task: { en: 'Grow any card.', fr: 'Posez la carte de votre choix.' },
    how: { en: 'Press the season’s card to read it.', fr: 'Appuyez sur la carte de saison pour la lire.' },
    answers: [{ says: { en: 'The tree is yours: play on.', fr: 'L’arbre est à vous : continuez.' } }],
  },
]

/** A spring and half a summer: a tree of six cards, one kodama played. */
const moves = movesFrom<Move>(`
  1 grow card=11 on=0 x=76884 y=6831 angle=210; 0 grow card=54 on=0 x=69957 y=12397 angle=70;
  1 grow card=13 on=11 x=81504 y=9748 angle=340; 0 grow card=53 on=54 x=72463 y=18574 angle=320;
  1 grow card=7 on=13 x=84358 y=15526 angle=320; 0 grow card=1 on=53 x=79471 y=20407 angle=240;
  1 grow card=55 on=7 x=89600 y=15031 angle=220; 0 grow card=2 on=1 x=84208 y=23021 angle=40;
  1 play goal=6; 0 play goal=19; 1 grow card=45 on=55 x=96086 y=11192 angle=250;
  0 grow card=22 on=2 x=84993 y=29505 angle=320; 1 grow card=47 on=45 x=102618 y=9810 angle=330;
  0 grow card=8 on=2 x=91532 y=21429 angle=260; 1 grow card=31 on=47 x=107152 y=16183 angle=340`)

export const seasonsAndSpirits: Lesson<State, Move> = {
  id: 'seasons-and-spirits',
  version: 1,
  title: { en: 'Seasons and spirits', fr: 'Saisons et esprits' },
  aim: {
    en: 'Use a season’s card, and play a kodama in time',
    fr: 'Tirer parti d’une saison, et jouer un kodama à temps',
  },
  minutes: 2,
  seat: learner,
  position: { game: 'kodama', rules: 1, people: 2, options: {}, seed: 'spirits-150', moves },
  steps,
}
