import { type Lesson, type LessonStep, movesFrom } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { blue, id, learner, only, red, stalks } from './company.ts'

type TaughtStep = LessonStep<State, Move>

/** Rokurokubi, who waits in the red temple of this table. */
const redSpirit = ({ temples }: State) => id.spirit(temples[red]?.spirit ?? 0)

const steps: readonly TaughtStep[] = [
  {
    id: 'a house by the grove',
    says: {
      en: 'You keep a house by a bamboo grove for four years. The *happiest home* wins.',
      fr: 'Vous tenez une demeure près d’un bosquet de bambous, quatre années durant. Le *foyer le plus heureux* l’emporte.',
    },
    looks: () => stalks,
    task: { en: 'Look at the four stalks.', fr: 'Regardez les quatre pousses.' },
  },
  {
    id: 'visit a stock',
    says: {
      en: 'Your shoots lie in stocks by colour. Visit one: *that stock* does all the work of this turn.',
      fr: 'Vos sections sont rangées par couleur. Choisissez un stock : *lui seul* travaille pendant ce tour.',
    },
    points: () => [id.stock(blue), 'move:visit:'],
    asks: only({ kind: 'visit', stock: blue }),
    task: { en: 'Visit the blue stock.', fr: 'Choisissez le stock bleu.' },
    how: { en: 'Press it, then Visit.', fr: 'Appuyez dessus, puis sur Visiter.' },
    answers: [
      {
        says: {
          en: 'Two shoots, so two sticks of incense to offer.',
          fr: 'Deux sections, donc deux bâtons d’encens à offrir.',
        },
      },
    ],
    others: [
      {
        says: {
          en: 'That stock would work instead, with a stick for each of its shoots.',
          fr: 'Ce stock travaillerait à la place, avec un bâton par section.',
        },
      },
    ],
  },
  {
    id: 'the first stick',
    says: {
      en: 'Sticks go to the *temple of that colour*. The more of yours, the better you stand there.',
      fr: 'Les bâtons vont au *temple de cette couleur*. Plus il y en a des vôtres, mieux vous y êtes.',
    },
    points: () => ['move:offer:one'],
    looks: () => [id.temple(blue)],
    asks: only({ kind: 'offer', temple: blue }),
    task: { en: 'Offer one stick to the blue temple.', fr: 'Offrez un bâton au temple bleu.' },
    how: { en: 'Press the smaller button: only one.', fr: 'Le petit bouton : un seul bâton.' },
    answers: [{ says: { en: 'You lead there by one.', fr: 'Vous y menez d’un bâton.' } }],
    others: [
      {
        says: {
          en: 'Another temple takes it for a coin. Begin with blue, which is free.',
          fr: 'Un autre temple le prend contre une pièce. Commencez par le bleu, qui est gratuit.',
        },
      },
    ],
  },
  {
    id: 'another temple',
    says: {
      en: 'A stick may go to *another temple* for 1 coin. Inès leads in red with one stick: lay yours above it.',
      fr: 'Un bâton peut aller à *un autre temple* pour 1 pièce. Inès mène au rouge avec un bâton : posez le vôtre au-dessus.',
    },
    points: () => [id.temple(red), `move:offer:${red}`],
    asks: only({ kind: 'offer', temple: red }),
    task: { en: 'Offer the second stick to red.', fr: 'Offrez le second bâton au rouge.' },
    how: { en: 'Press the red temple, then Offer.', fr: 'Appuyez sur le temple rouge, puis offrez.' },
    answers: [
      {
        says: {
          en: 'One each: level. The highest stick decides, and it is yours.',
          fr: 'Un partout : égalité. Le bâton le plus haut décide, et c’est le vôtre.',
        },
      },
    ],
    others: [
      {
        when: (move) => move.kind === 'offer' && move.temple === blue,
        says: {
          en: 'It costs nothing, and your lead in blue gets safer. Inès would keep red.',
          fr: 'Cela ne coûte rien et affermit votre avance au bleu. Inès garderait le rouge.',
        },
      },
      {
        says: {
          en: 'It costs a coin as well. Inès would keep red.',
          fr: 'Cela coûte aussi une pièce. Inès garderait le rouge.',
        },
      },
    ],
  },
  {
    id: 'a spirit for the leader',
    says: {
      en: 'In autumn the *leader of each temple takes its spirit*. This one, Rokurokubi, brings 2 coins whenever she is awake.',
      fr: 'En automne, *qui mène dans un temple en prend l’esprit*. Celui-ci, Rokurokubi, rapporte 2 pièces tant qu’il est éveillé.',
    },
    looks: (view) => [redSpirit(view)],
    task: { en: 'See who waits in the red temple.', fr: 'Voyez qui attend dans le temple rouge.' },
    answers: [
      {
        says: {
          en: 'Until then others may still pass you.',
          fr: 'D’ici là, d’autres peuvent encore vous dépasser.',
        },
      },
    ],
  },
]

/** The first spring: shoots are drafted, gifts taken, and Inès and Kenji have had a turn. */
const spring = movesFrom<Move>(`
  1 draft shoot=31; 2 draft shoot=30; 0 draft shoot=34; 1 draft shoot=35; 2 draft shoot=33;
  0 draft shoot=32; 1 gift gift=cook use=true; 1 cook food=2; 2 gift gift=improve use=true;
  2 buy tile=27; 2 furnish cell=11; 0 gift gift=balance use=true; 0 take tile=52; 0 take tile=46;
  1 visit stock=0; 1 offer temple=0; 1 place shoot=5 stalk=2; 1 activate stalk=2 as=improve;
  1 buy tile=52; 1 furnish cell=11; 2 visit stock=3; 2 offer temple=3; 2 place shoot=12 stalk=3;
  2 activate stalk=3 as=improve; 2 buy tile=10; 2 furnish cell=5`)

export const offering: Lesson<State, Move> = {
  id: 'offering',
  version: 1,
  title: { en: 'The offering', fr: 'L’offrande' },
  aim: {
    en: 'Visit a stock, offer incense, and lead in a temple',
    fr: 'Choisir un stock, offrir de l’encens, mener dans un temple',
  },
  minutes: 2,
  seat: learner,
  position: {
    game: 'bamboo',
    rules: 1,
    people: 3,
    options: {},
    seed: 'offering-1934',
    moves: spring,
  },
  steps,
}
