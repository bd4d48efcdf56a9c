import { type Lesson, type Reply, waitingFor } from '@engawa/kernel'
import { type Move, type State, TENGU } from '../rules/index.ts'
import { askedOf, guided, inOrder, learner, type TaughtStep, turn } from './asking.ts'
import { laid, movesOf } from './history.ts'
import { others } from './others.ts'

/** The Tengu moves by the rules themselves, as long as it is its turn. */
const tenguMoves: readonly Reply<State, Move>[] = Array.from({ length: 12 }, () => ({
  seat: TENGU,
  choose: ({ agenda }) => (waitingFor(agenda, TENGU) === undefined ? undefined : { kind: 'tengu' }),
}))

const steps: readonly TaughtStep[] = [
  {
    id: 'a race of two',
    says: {
      en: 'Alone you race the *Tengu*. You need more points than he has in the end; level is lost.',
      fr: 'En solo, vous affrontez le *Tengu*. À la fin, il vous faut plus de points que lui ; l’égalité est perdue.',
    },
    looks: () => ['tengu'],
    task: { en: 'Look at his three cards.', fr: 'Regardez ses trois cartes.' },
  },
  {
    id: 'dice of will',
    says: {
      en: 'He rolls two dice of will, and *the lower one* picks his card: 1 or 2 right, 3 or 4 middle, 5 or 6 left.',
      fr: 'Il lance deux dés Volonté, et *le plus faible* désigne sa carte : 1 ou 2 à droite, 3 ou 4 au milieu, 5 ou 6 à gauche.',
    },
    looks: () => ['tengu'],
    task: { en: 'Let him move.', fr: 'Laissez-le jouer.' },
    how: {
      en: 'What he does, and why, stands beside his cards.',
      fr: 'Ce qu’il fait, et pourquoi, s’affiche à côté de ses cartes.',
    },
    replies: tenguMoves,
  },
  {
    id: 'turn about',
    says: {
      en: 'You take *turns with him*, by the usual rules. A card first, beside your 3.',
      fr: 'Vous jouez *à tour de rôle*, selon les règles habituelles. Une carte d’abord, à côté de votre 3.',
    },
    ...guided(
      turn((move) => move.kind === 'play' && move.slot === 0, { card: 'S2a' }, { resource: 'stone' }),
    ),
    task: { en: 'Play a card beside your 3.', fr: 'Jouez une carte à côté de votre 3.' },
    how: {
      en: 'Press a card, then the first slot, then the button.',
      fr: 'Appuyez sur une carte, puis sur le premier emplacement, puis sur le bouton.',
    },
    others,
    replies: tenguMoves,
  },
  {
    id: 'one space each',
    says: {
      en: 'Now each region has *one space*: where his die stands, yours cannot. The Stairs share a hill with the Yomi.',
      fr: 'Ici, chaque région n’a qu’*une case* : où se tient son dé, le vôtre ne peut aller. Les Escaliers partagent une colline avec les Yomis.',
    },
    ...guided({
      ...turn(
        () => true,
        { kind: 'use' },
        { kind: 'place' },
        { kind: 'forest', tier: 3 },
        { kind: 'start' },
        { kind: 'walk' },
      ),
      fits: (move, view) => {
        if (askedOf(view) === 'turn') return move.kind === 'use' && move.die === 0
        return askedOf(view) !== 'place' || (move.kind === 'place' && move.region === 2)
      },
    }),
    task: { en: 'Place your 3 on the Stairs and act.', fr: 'Placez votre 3 aux Escaliers et agissez.' },
    how: {
      en: 'Two movement points: start a pilgrim and walk.',
      fr: 'Deux points de mouvement : un pèlerin part et avance.',
    },
    others,
    replies: tenguMoves,
  },
  {
    id: 'cross first',
    says: {
      en: 'Where you both stand below a hill, he *hurries* for the card he likes, often the rarest Bitoku. Cross first.',
      fr: 'Quand vous êtes tous deux sous une même colline, il se *hâte* vers la carte qui lui plaît, souvent la Bitoku la plus rare. Traversez d’abord.',
    },
    ...inOrder(...movesOf('0 cross 0')),
    task: { en: 'Cross with your 3.', fr: 'Traversez avec votre 3.' },
    how: { en: 'Press the die, then the button.', fr: 'Appuyez sur le dé, puis sur le bouton.' },
    others,
  },
  {
    id: 'the rarest card',
    says: {
      en: 'Both hills are open to you. *Meijo* is there once in the whole game.',
      fr: 'Les deux collines vous sont ouvertes. *Meijo* n’existe qu’une fois dans tout le jeu.',
    },
    ...guided(turn(() => true, { kind: 'favour', hill: 2, favour: 'bitoku' })),
    task: { en: 'Take a favour.', fr: 'Prenez une faveur.' },
    how: { en: 'Press it, then the button.', fr: 'Appuyez dessus, puis sur le bouton.' },
    answers: [
      {
        when: (move) => move.kind === 'favour' && move.hill === 2 && move.favour === 'bitoku',
        says: { en: 'Yours, and not his.', fr: 'À vous, et pas à lui.' },
      },
      {
        says: {
          en: 'Good as well. He may take Meijo now.',
          fr: 'Bien aussi. Il peut maintenant prendre Meijo.',
        },
      },
    ],
    replies: tenguMoves,
  },
  {
    id: 'lakes and rocks',
    says: {
      en: 'Level on a lake, *he is ahead*. And his two rocks pay him 3 for each thing of his that they show.',
      fr: 'À égalité sur un lac, *il est devant*. Et ses deux rochers lui donnent 3 points par élément qu’ils montrent.',
    },
    looks: () => ['tengu'],
    asks: turn(() => true, { kind: 'play', card: 'S5a' }, { resource: 'sake' }),
    task: { en: 'Play your turn as you like.', fr: 'Jouez votre tour à votre gré.' },
    how: {
      en: 'Press his cards to see what he has.',
      fr: 'Appuyez sur ses cartes pour voir ce qu’il possède.',
    },
    answers: [
      {
        says: {
          en: 'He waits for nobody. The race is yours.',
          fr: 'Il n’attend personne. La course est à vous.',
        },
      },
    ],
    replies: tenguMoves,
  },
]

export const tengu: Lesson<State, Move> = {
  id: 'tengu',
  version: 1,
  title: { en: 'The Tengu', fr: 'Le Tengu' },
  aim: { en: 'Play alone, and know what he will do', fr: 'Jouer en solo, et savoir ce qu’il fera' },
  minutes: 2,
  seat: learner,
  position: laid(1, 'tengu-382', '0 discard S4a'),
  steps,
}
