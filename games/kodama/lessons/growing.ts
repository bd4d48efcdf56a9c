import { at, type Lesson, type LessonStep, type Reply, type Seat } from '@engawa/kernel'
import {
  activeSeat,
  eachPlacement,
  elementPoints,
  type Grow,
  goalPoints,
  type Move,
  placementScore,
  type State,
  seatTree,
} from '../rules/index.ts'

type Step = LessonStep<State, Move>

const learner = 0
const other = 1

/** The cards of this table that the first steps are about: one dragonfly, and two. */
const first = 23
const second = 26

/** The board's ids. */
const branch = (card: number) => `branch:${card}`
const goal = (card: number) => `goal:${card}`

/** The best that one of these cards can do on the seat's tree: the first place found on the best card below. */
function bestGrowth(view: State, seat: Seat, cards: readonly number[], onto?: number): Grow | undefined {
  const { tree, rules } = seatTree(view, seat)
  let best: Grow | undefined
  let most = -1
  for (const card of cards)
    eachPlacement(tree, rules, card, (below, x, y, angle) => {
      const on = at(tree.cards, below)
      const points = elementPoints(tree, at(rules.icons, card), below)
      if (points > most && (onto === undefined || on === onto)) {
        most = points
        best = { kind: 'grow', card, on, x, y, angle }
      }
      return false
    })
  return best
}

/** The same where something fits; a seat that is stuck slides a card away (KOD-031). */
function growth(view: State, seat: Seat, cards: readonly number[]): Move {
  return bestGrowth(view, seat, cards) ?? { kind: 'slide', card: at(view.display, 0) }
}

/** The line of dragonflies made longer, where the first card was not laid so that nothing fits on it. */
const longerLine = (view: State) => bestGrowth(view, learner, [second], first)

const growsNext: Reply<State, Move> = {
  seat: other,
  choose(view) {
    // Whoever has the fewest points begins the next season (KOD-013).
    if (activeSeat(view) !== other) return undefined
    // The card that the next step is about stays where it is.
    return growth(
      view,
      other,
      view.display.filter((card) => card !== second),
    )
  },
}

const playsGoal: Reply<State, Move> = {
  seat: other,
  choose: (view) => ({ kind: 'play', goal: at(at(view.groves, other).hand, 0) }),
}

const showBest = (view: State): Move => growth(view, learner, view.display)

/** Does anything on the card count, laid there? */
function counts(move: Move, view: State): boolean {
  if (move.kind !== 'grow') return false
  const { tree, rules } = seatTree(view, learner)
  return placementScore(tree, rules, move.card, tree.cards.indexOf(move.on)).points > 0
}

/** The kodama card that is worth most on the tree as it stands. */
function bestGoal(view: State): number {
  const { tree, rules, grove } = seatTree(view, learner)
  const worth = (card: number) => goalPoints(tree, rules, card).points
  return [...grove.hand].sort((one, two) => worth(two) - worth(one))[0] ?? 0
}

const free: Step['asks'] = { fits: ({ kind }) => kind === 'grow', show: showBest }

const steps: readonly Step[] = [
  {
    id: 'a home for spirits',
    says: {
      en: 'Tree spirits look for a home. Grow your tree for *three seasons*; the most points win.',
      fr: 'Des esprits cherchent un arbre. Faites pousser le vôtre pendant *trois saisons* ; le plus de points l’emporte.',
    },
    looks: () => [`tree:${learner}`],
    task: { en: 'Look at your trunk.', fr: 'Regardez votre tronc.' },
  },
  {
    id: 'the first card',
    says: {
      en: 'Take this card and lay it on your trunk. Its *foot*, the yellow dot, must meet bark.',
      fr: 'Prenez cette carte et posez-la sur votre tronc. Son *pied*, le point jaune, doit toucher l’écorce.',
    },
    points: () => [branch(first)],
    looks: () => [`tree:${learner}`],
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
          fr: 'Elle va aussi. Je voulais vous montrer une libellule sur une libellule.',
        },
      },
    ],
    replies: [growsNext],
  },
  {
    id: 'a longer line',
    says: {
      en: 'A *line* runs on from card to card down to the trunk. Make it longer.',
      fr: 'Une *ligne* descend de carte en carte jusqu’au tronc. Allongez-la.',
    },
    points: () => [branch(second), branch(first)],
    asks: {
      fits: (move) => move.kind === 'grow' && move.card === second,
      show: (view) => longerLine(view) ?? growth(view, learner, [second]),
    },
    task: {
      en: 'Grow the card with two dragonflies on your last card.',
      fr: 'Posez la carte aux deux libellules sur votre dernière carte.',
    },
    how: {
      en: 'Press the card: it goes to its best place. Then Grow here.',
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
    replies: [growsNext],
  },
  {
    id: 'where a line ends',
    says: {
      en: 'A line ends at the *first card without the picture*. Choose a card, and where it still counts.',
      fr: 'Une ligne s’arrête à la *première carte sans l’image*. Choisissez une carte, et où elle compte encore.',
    },
    points: ({ display }) => display.map(branch),
    asks: free,
    task: { en: 'Grow any card.', fr: 'Posez la carte de votre choix.' },
    how: {
      en: 'Press a card; Next good spot shows other places, with their points.',
      fr: 'Appuyez sur une carte ; Emplacement suivant en montre d’autres, avec leurs points.',
    },
    answers: [
      {
        when: counts,
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
    replies: [growsNext],
  },
  {
    id: 'one card, ten points',
    says: {
      en: 'A card touches *one other card* and covers no picture. And no card may bring more than 10.',
      fr: 'Une carte touche *une seule autre carte* et ne couvre aucune image. Et aucune ne peut rapporter plus de 10.',
    },
    points: ({ display }) => display.map(branch),
    asks: free,
    task: { en: 'Grow your last card of spring.', fr: 'Posez votre dernière carte du printemps.' },
    how: {
      en: 'On the long line, or as a new fork to grow on.',
      fr: 'Sur la longue ligne, ou comme nouvelle fourche où pousser.',
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
          en: 'Only the way down counts, never another fork.',
          fr: 'Seul compte le chemin vers le bas, jamais une autre fourche.',
        },
      },
    ],
    replies: [growsNext],
  },
  {
    id: 'a kodama',
    says: {
      en: 'Spring ends, and each of you plays *one kodama*. It scores your tree as it stands, and is gone.',
      fr: 'Le printemps s’achève, et chacun joue *un kodama*. Il compte votre arbre tel qu’il est, puis s’en va.',
    },
    points: (view) => at(view.groves, learner).hand.map(goal),
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
          en: 'Nothing in your hand is worth more now. Two more will play; one stays unused.',
          fr: 'Rien dans votre main ne vaut plus maintenant. Deux autres joueront ; un restera.',
        },
      },
      {
        says: {
          en: 'Another is worth more now, but may still grow with your tree. One stays unused in the end.',
          fr: 'Un autre vaut plus maintenant, mais peut encore grandir avec l’arbre. À la fin, un restera.',
        },
      },
    ],
    replies: [playsGoal, growsNext],
  },
  {
    id: 'a new season',
    says: {
      en: 'Summer begins, and each season has *a card of its own*. Your tree stays: grow it as you like.',
      fr: 'L’été commence, et chaque saison a *sa propre carte*. Votre arbre reste : faites-le pousser à votre gré.',
    },
    looks: () => ['season'],
    asks: free,
    task: {
      en: 'Grow any card, with the season in mind.',
      fr: 'Posez une carte, en pensant à la saison.',
    },
    how: { en: 'Press the season’s card to read it.', fr: 'Appuyez sur la carte de saison pour la lire.' },
    answers: [
      {
        says: { en: 'Two seasons to go. The tree is yours.', fr: 'Encore deux saisons. L’arbre est à vous.' },
      },
    ],
  },
]

export const growing: Lesson<State, Move> = {
  id: 'growing',
  version: 1,
  title: { en: 'Growing a tree', fr: 'Faire pousser un arbre' },
  aim: {
    en: 'Lay cards where they count, and play a kodama in time',
    fr: 'Poser les cartes où elles comptent, et jouer un kodama à temps',
  },
  minutes: 4,
  seat: learner,
  position: { game: 'kodama', rules: 1, people: 2, options: {}, seed: 'lesson-133', moves: [] },
  steps,
}
