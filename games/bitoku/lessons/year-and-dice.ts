import type { Lesson } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { guided, inOrder, learner, oneOf, own, type TaughtStep, turn } from './asking.ts'
import { laid, movesOf } from './history.ts'
import { others } from './others.ts'

const handOf = (view: State) => own(view).hand.map((card) => `card:${card}`)

const steps: readonly TaughtStep[] = [
  {
    id: 'the great spirit',
    says: {
      en: 'After *four years* the Great Spirit leaves the forest. Whoever has the most virtue points takes its place.',
      fr: 'Dans *quatre ans*, le grand esprit quitte la forêt. Qui a le plus de points de vertu prend sa place.',
    },
    looks: () => ['print:3'],
    task: { en: 'Look at the House of the Great Spirit.', fr: 'Regardez la Demeure du grand esprit.' },
  },
  {
    id: 'four seasons',
    says: {
      en: 'A year has four seasons. You act in *summer*: each turn a card, a die or a crossing.',
      fr: 'Une année, ou manche, a quatre saisons. Vous agissez en *été* : à chaque tour, une carte, un dé ou une traversée.',
    },
    looks: () => ['seasons'],
    task: { en: 'See which season it is.', fr: 'Voyez quelle saison il est.' },
  },
  {
    id: 'keep three cards',
    says: {
      en: 'Spring: you keep *three of your four cards*. The fourth comes back when your deck runs out.',
      fr: 'Au printemps, vous gardez *trois de vos quatre cartes*. La quatrième revient quand votre pioche est vide.',
    },
    looks: handOf,
    asks: oneOf((move) => move.kind === 'discard', { kind: 'discard', card: 'S4a' }),
    task: { en: 'Discard one card.', fr: 'Défaussez une carte.' },
    how: {
      en: 'Each says what it does. Press one, then its button.',
      fr: 'Chacune dit ce qu’elle fait. Appuyez sur l’une, puis sur son bouton.',
    },
    answers: [
      {
        says: {
          en: 'Three cards for three slots. Summer begins, and you are first.',
          fr: 'Trois cartes pour trois emplacements. L’été commence, et vous ouvrez.',
        },
      },
    ],
  },
  {
    id: 'a card unlocks a die',
    says: {
      en: 'Your guardians are dice, and locked. A card beside the 3 does its action and *unlocks the 3*.',
      fr: 'Vos gardiens sont des dés, bloqués au départ. Une carte à côté du 3 fait son action et *débloque le 3*.',
    },
    ...guided(turn((move) => move.kind === 'play' && move.slot === 0, { card: 'S2a' }, { resource: 'wood' })),
    task: { en: 'Play a card beside your 3.', fr: 'Jouez une carte à côté de votre 3.' },
    how: {
      en: 'Press a card, then the first slot, then the button.',
      fr: 'Appuyez sur une carte, puis sur le premier emplacement, puis sur le bouton.',
    },
    answers: [
      {
        says: {
          en: 'The card has acted, and the 3 is unlocked. Now Inès, then Kenji.',
          fr: 'La carte a agi, et le 3 est débloqué. À Inès, puis à Kenji.',
        },
      },
    ],
    others: [
      {
        when: (move) => move.kind === 'play',
        says: {
          en: 'It would act just as well, and unlock a lower die.',
          fr: 'Elle agirait aussi bien, et débloquerait un dé plus faible.',
        },
      },
      ...others,
    ],
    replies: movesOf('1 play S2b 0; 1 take stone; 2 play S2c 0; 2 take stone'),
  },
  {
    id: 'a die goes to the forest',
    says: {
      en: 'An unlocked die may go to one of *five regions*. The Jade Clearing gives resources.',
      fr: 'Un dé débloqué peut aller dans une des *cinq régions*. La Clairière de jade donne des ressources.',
    },
    ...inOrder(...movesOf('0 use 0; 0 place 4')),
    task: {
      en: 'Use the 3: place it in the Jade Clearing.',
      fr: 'Utilisez le 3 : placez-le dans la Clairière de jade.',
    },
    how: { en: 'Press the die, then a space.', fr: 'Appuyez sur le dé, puis sur une case.' },
    answers: [
      {
        says: {
          en: 'Five actions lie here, for higher and higher dice.',
          fr: 'Cinq actions s’offrent ici, pour des dés de plus en plus élevés.',
        },
      },
    ],
    others,
  },
  {
    id: 'what a 3 does',
    says: {
      en: 'Here a 3 takes *any one resource*; a 4 would take two. You do one of the five.',
      fr: 'Ici, un 3 rapporte *une ressource au choix* ; un 4 en rapporterait deux. Vous en faites une des cinq.',
    },
    ...guided(turn(() => true, { kind: 'forest', tier: 3 }, { resource: 'sake' })),
    task: { en: 'Do the action 3+ and take a resource.', fr: 'Faites l’action 3+ et prenez une ressource.' },
    how: { en: 'Press 3+, then the resource.', fr: 'Appuyez sur 3+, puis sur la ressource.' },
    answers: [
      {
        when: (move) => move.kind === 'take',
        says: {
          en: 'It is yours. Resources pay for buildings, crystals and Mitamas.',
          fr: 'Elle est à vous. Les ressources paient bâtiments, cristaux et Mitamas.',
        },
      },
      {
        says: {
          en: 'That was your turn. Inès and Kenji play.',
          fr: 'C’était votre tour. Inès et Kenji jouent.',
        },
      },
    ],
    others,
    replies: movesOf('1 use 0; 1 visit 1; 2 play S5c 1; 2 take sake'),
  },
  {
    id: 'a second card',
    says: {
      en: 'Three cards and three dice, one a turn: when all are used you may *pass*. The second card unlocks the 2.',
      fr: 'Trois cartes et trois dés, un par tour : quand tout a servi, vous pouvez *passer*. La deuxième carte débloque le 2.',
    },
    ...guided(turn((move) => move.kind === 'play' && move.slot === 1, { card: 'S5a' }, { resource: 'jade' })),
    task: { en: 'Play a card beside your 2.', fr: 'Jouez une carte à côté de votre 2.' },
    answers: [
      {
        says: {
          en: 'That is the rhythm of a summer: card, die, card, die.',
          fr: 'C’est le rythme d’un été : carte, dé, carte, dé.',
        },
      },
    ],
    others,
  },
]

export const yearAndDice: Lesson<State, Move> = {
  id: 'year-and-dice',
  version: 1,
  title: { en: 'A year and three dice', fr: 'Une manche et trois dés' },
  aim: { en: 'Play a card, unlock a die and use it', fr: 'Jouer une carte, débloquer un dé et l’utiliser' },
  minutes: 2,
  seat: learner,
  position: laid(3, 'bitoku-737', '1 discard S3b; 2 discard S1c'),
  steps,
}
