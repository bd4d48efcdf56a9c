import type { Lesson, LessonStep } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import {
  bestGrowth,
  branch,
  free,
  grow,
  growsNext,
  growth,
  growthNeeds,
  home,
  learner,
  pointsFor,
} from './trees.ts'

type TaughtStep = LessonStep<State, Move>

/** The cards of this table that the first steps are about: one dragonfly, and two. */
const first = 23
const second = 26

/** The line of dragonflies made longer, where the first card was not laid so that nothing fits on it. */
const longerLine = (view: State) => bestGrowth(view, learner, [second], first)

const steps: readonly TaughtStep[] = [
  {
    id: 'a home for spirits',
    says: {
      en: 'Tree spirits look for a home. Grow your tree for *three seasons*; the most points win.',
      fr: 'Des esprits cherchent un arbre. Faites pousser le vôtre pendant *trois saisons* ; le plus de points l’emporte.',
    },
    looks: () => [home],
    task: { en: 'Look at your trunk.', fr: 'Regardez votre tronc.' },
  },
  {
    id: 'the first card',
    says: {
      en: 'Take this card and lay it on your trunk. Its *foot*, the yellow dot, must meet bark.',
      fr: 'Prenez cette carte et posez-la sur votre tronc. Son *pied*, le point jaune, doit toucher l’écorce.',
    },
    points: () => [branch(first), grow],
    needs: growthNeeds,
    asks: {
      fits: (move) => move.kind === 'grow' && move.card === first,
      show: (view) => growth(view, learner, [first]),
    },
    task: { en: 'Grow this card on the trunk.', fr: 'Posez cette carte sur le tronc.' },
    how: {
      en: 'Press the card, turn it if you like, then Grow here.',
      fr: 'Appuyez sur la carte, tournez-la si vous voulez, puis Poser ici.',
    },
    answers: [
      {
        says: {
          en: '2 points: your card and the trunk both show a dragonfly, and each counts 1.',
          fr: '2 points : votre carte et le tronc montrent une libellule, et chacune compte 1.',
        },
      },
    ],
    others: [
      {
        when: ({ kind }) => kind === 'grow',
        says: {
          en: 'It fits as well. I wanted to show you a dragonfly on a dragonfly.',
          fr: 'Possible aussi. Je voulais vous montrer une libellule sur une libellule.',
        },
      },
    ],
    replies: [growsNext(second)],
  },
  {
    id: 'a longer line',
    says: {
      en: 'A *line* runs on from card to card down to the trunk. Make it longer.',
      fr: 'Une *ligne* descend de carte en carte jusqu’au tronc. Allongez-la.',
    },
    points: () => [branch(second), grow],
    looks: () => [branch(first)],
    needs: growthNeeds,
    asks: {
      fits: (move) => move.kind === 'grow' && move.card === second,
      show: (view) => longerLine(view) ?? growth(view, learner, [second]),
    },
    task: {
      en: 'Grow the card with two dragonflies on your last card.',
      fr: 'Posez la carte aux deux libellules sur votre dernière carte.',
    },
    how: {
      en: 'Press the card; Next good spot shows other places. Then Grow here.',
      fr: 'Appuyez sur la carte : elle va à sa meilleure place. Puis Poser ici.',
    },
    answers: [
      {
        when: (move) => move.kind === 'grow' && move.on === first,
        says: {
          en: '2 + 1 + 1 = 4: its own two, the one below, and the trunk’s.',
          fr: '2 + 1 + 1 = 4 : ses deux libellules, celle d’en dessous et celle du tronc.',
        },
      },
      {
        says: {
          en: '3 points: one card less in the line than on your last card.',
          fr: '3 points : une carte de moins dans la ligne que sur votre dernière carte.',
        },
      },
    ],
    others: [
      {
        when: ({ kind }) => kind === 'grow',
        says: {
          en: 'Another card. The two dragonflies would wait, and somebody may take them.',
          fr: 'Une autre carte. Les deux libellules attendraient, et quelqu’un peut les prendre.',
        },
      },
    ],
    replies: [growsNext(second)],
  },
  {
    id: 'where a line ends',
    says: {
      en: 'A line ends at the *first card without the picture*. Choose a card, and where it still counts.',
      fr: 'Une ligne s’arrête à la *première carte sans l’image*. Choisissez une carte, et où elle compte encore.',
    },
    points: ({ display }) => [...display.map(branch), grow],
    needs: growthNeeds,
    asks: free,
    task: { en: 'Grow any card.', fr: 'Posez la carte de votre choix.' },
    how: {
      en: 'Press a card; Next good spot shows other places, with their points.',
      fr: 'Appuyez sur une carte ; Emplacement suivant en montre d’autres, avec leurs points.',
    },
    answers: [
      {
        when: (move, view) => pointsFor(move, view) > 0,
        says: {
          en: 'Each picture counts as far down as it goes on without a gap.',
          fr: 'Chaque image compte aussi loin qu’elle se suit vers le bas, sans trou.',
        },
      },
      {
        says: {
          en: '0 points: the card below shows none of its pictures. Later cards may count on it.',
          fr: '0 point : la carte d’en dessous ne montre aucune de ses images. D’autres pourront compter sur elle.',
        },
      },
    ],
    replies: [growsNext(second)],
  },
  {
    id: 'the way down',
    says: {
      en: 'A card touches *one other card* and covers no picture. Only the way down counts, never another fork.',
      fr: 'Une carte touche *une seule autre carte* et ne couvre aucune image. Seul compte le chemin vers le bas, jamais une autre fourche.',
    },
    points: ({ display }) => [...display.map(branch), grow],
    needs: growthNeeds,
    asks: free,
    task: { en: 'Grow your last card of spring.', fr: 'Posez votre dernière carte du printemps.' },
    how: {
      en: 'On the long line, or as a new fork. Try a place that does not fit: it says why.',
      fr: 'Sur la longue ligne, ou en nouvelle fourche. Essayez un endroit qui ne va pas : il dit pourquoi.',
    },
    answers: [
      {
        when: (move) => move.kind === 'grow' && move.on === 0,
        says: {
          en: 'A new fork: less now, and a new end to grow on.',
          fr: 'Une nouvelle fourche : moins maintenant, et un nouveau bout où pousser.',
        },
      },
      {
        says: {
          en: 'The longer the line below, the more each card brings.',
          fr: 'Plus la ligne est longue en dessous, plus chaque carte rapporte.',
        },
      },
    ],
    replies: [growsNext()],
  },
]

export const growing: Lesson<State, Move> = {
  id: 'growing',
  version: 2,
  title: { en: 'Growing a tree', fr: 'Faire pousser un arbre' },
  aim: {
    en: 'Lay cards where they count, on lines without a gap',
    fr: 'Poser les cartes où elles comptent, sur des lignes sans trou',
  },
  minutes: 2,
  seat: learner,
  position: { game: 'kodama', rules: 1, people: 2, options: {}, seed: 'lesson-133', moves: [] },
  steps,
}
