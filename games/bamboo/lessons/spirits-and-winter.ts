import { type Lesson, type LessonStep, movesFrom } from '@engawa/kernel'
import { currentTask, type Move, type State } from '../rules/index.ts'
import { andNoMore, asked, company, habit, id, learner } from './company.ts'

type TaughtStep = LessonStep<State, Move>

/** What the learner has at this table: Kappa, and a complete balance tile (a garden in the left room). */
const kappa = 1
const garden = 3

const missingFood = (view: State): number => {
  const task = currentTask(view)?.task
  return task?.kind === 'feed' ? task.missing : 0
}

const steps: readonly TaughtStep[] = [
  {
    id: 'call a spirit',
    says: {
      en: 'Autumn gave you Kappa last year. *Call a spirit* in any turn of yours, even with no incense left.',
      fr: 'L’automne dernier vous a donné Kappa. *Appelez un esprit* à tout moment de votre tour, même sans encens.',
    },
    points: () => [id.spirit(kappa), 'move:spirit:'],
    asks: {
      fits: (move) => move.kind === 'spirit',
      show: () => ({ kind: 'spirit', spirit: 'kappa' }),
    },
    task: { en: 'Call Kappa.', fr: 'Appelez Kappa.' },
    how: { en: 'Press him, then Call.', fr: 'Appuyez sur lui, puis activez-le.' },
    answers: [
      {
        says: {
          en: 'He gives a balance action on top, and falls asleep.',
          fr: 'Il offre une action Équilibre en plus, et s’endort.',
        },
      },
    ],
    others: [
      {
        says: {
          en: 'You would be out of this summer, with Kappa unused.',
          fr: 'Votre été s’achèverait, et Kappa n’aurait pas servi.',
        },
      },
    ],
  },
  {
    id: 'score in time',
    says: {
      en: 'Your garden completes a balance tile. Scored now it gives 2; *never scored, only half* at the end.',
      fr: 'Votre jardin achève une tuile Équilibre. Décomptée, elle donne 2 ; *jamais décomptée, la moitié* à la fin.',
    },
    points: (view) => (asked(view) === 'balance' ? [id.goal(garden), 'move:score:'] : andNoMore(view)),
    asks: {
      fits: ({ kind }) => kind === 'score' || kind === 'take' || kind === 'rest' || kind === 'done',
      ends: (_move, view) => asked(view) !== 'balance' && asked(view) !== 'balanceAgain',
      show: (view) => (asked(view) === 'balance' ? { kind: 'score', tile: garden } : { kind: 'done' }),
    },
    task: { en: 'Score the complete tile.', fr: 'Décomptez la tuile achevée.' },
    how: { en: 'Then take another, or leave it at that.', fr: 'Puis prenez-en une autre, ou restez-en là.' },
    answers: [
      {
        says: {
          en: 'Your incense is spent and so is theirs: summer is over.',
          fr: 'Plus d’encens chez vous ni chez les autres : l’été s’achève.',
        },
      },
    ],
    replies: company(2),
  },
  {
    id: 'wake him',
    says: {
      en: 'You led two temples: Kitsune and a second Kappa are yours. *In winter spirits can be woken*, Kappa for 1 coin.',
      fr: 'Vous meniez dans deux temples : Kitsune et un second Kappa sont à vous. *L’hiver, on réveille les esprits*, Kappa pour 1 pièce.',
    },
    only: (view) => asked(view) === 'wake',
    points: () => [id.spirit(kappa)],
    asks: {
      fits: ({ kind }) => kind === 'wake' || kind === 'done',
      ends: (_move, view) => asked(view) !== 'wake',
      show: () => ({ kind: 'wake', spirit: 'kappa' }),
    },
    task: { en: 'Wake Kappa, or let him sleep.', fr: 'Réveillez Kappa, ou laissez-le dormir.' },
    answers: [
      {
        when: ({ kind }) => kind === 'wake',
        says: {
          en: 'Awake for next year. Different spirits count 2 each in the end; two Kappas count once.',
          fr: 'Éveillé pour l’an prochain. Chaque esprit différent compte 2 à la fin ; deux Kappa comptent une fois.',
        },
      },
      {
        says: {
          en: 'Asleep he still counts: 2 for each different spirit in the end.',
          fr: 'Endormi, il compte encore : 2 par esprit différent à la fin.',
        },
      },
    ],
    replies: company(),
  },
  {
    id: 'feed your home',
    says: {
      en: 'Winter asks *1 food for each tile*: three. There is no change, and each food you lack costs 1 happiness.',
      fr: 'L’hiver demande *1 nourriture par tuile* : trois. On ne rend pas la monnaie, et chaque manque coûte 1 bonheur.',
    },
    looks: () => ['fed:2', 'fed:3'],
    asks: {
      fits: ({ kind }) => kind === 'feed',
      ends: (_move, view) => asked(view) !== 'feed',
      show: () => ({ kind: 'feed', food: 3 }),
    },
    task: { en: 'Feed your home.', fr: 'Nourrissez votre foyer.' },
    how: { en: 'You have two rice (2) and a ramen (3).', fr: 'Vous avez deux riz (2) et un ramen (3).' },
    answers: [
      {
        when: (move, view) => move.kind === 'feed' && move.food === missingFood(view),
        says: { en: '3 for 3: nothing is lost.', fr: '3 pour 3 : rien n’est perdu.' },
      },
      {
        says: {
          en: 'More than three: what is over is lost. Count before you buy more tiles.',
          fr: 'Plus de trois : le surplus est perdu. Comptez avant d’acheter d’autres tuiles.',
        },
      },
    ],
    replies: company(),
  },
  {
    id: 'a new year',
    says: {
      en: 'Spring again: everybody gets *one more stick*, and a gift of the forest to use at once.',
      fr: 'De nouveau le printemps : chacun reçoit *un bâton de plus*, et un cadeau de la forêt à utiliser aussitôt.',
    },
    points: (view) => (asked(view) === 'gift' ? [...view.gifts.map(id.gift), 'move:gift:'] : []),
    asks: {
      fits: () => true,
      ends: (_move, view) => asked(view) === undefined || view.season !== 'spring',
      show: (view, moves) => habit(view, moves()),
    },
    task: { en: 'Take a gift.', fr: 'Prenez un cadeau.' },
    how: { en: 'Press one, then use it.', fr: 'Appuyez sur l’un d’eux, puis utilisez-le.' },
    answers: [
      {
        says: {
          en: 'That was a year. Two more, and the happiest home wins.',
          fr: 'C’était une année. Encore deux, et le foyer le plus heureux l’emporte.',
        },
      },
    ],
  },
]

/** The end of the second summer: a home of three tiles, no incense, and Kappa awake. */
const moves = movesFrom<Move>(`
  0 draft shoot=34; 1 draft shoot=36; 2 draft shoot=33; 0 draft shoot=29; 1 draft shoot=31;
  2 draft shoot=30; 0 gift gift=fund use=true; 1 gift gift=improve use=true; 1 buy tile=13;
  1 furnish cell=9; 2 gift gift=cook use=true; 2 cook food=3; 0 visit stock=2; 0 offer temple=2;
  0 offer temple=2; 0 place shoot=34 stalk=3; 0 place shoot=3 stalk=2; 0 activate stalk=2 as=cook;
  0 cook food=3; 0 activate stalk=3 as=fund; 1 visit stock=2; 1 offer temple=2;
  1 place shoot=7 stalk=2; 1 activate stalk=2 as=fund; 2 visit stock=2; 2 offer temple=2;
  2 offer temple=2; 2 place shoot=33 stalk=3; 2 place shoot=11 stalk=2; 2 activate stalk=3 as=balance;
  2 take tile=25; 2 take tile=11; 2 activate stalk=2 as=balance; 2 take tile=49; 2 take tile=15;
  0 visit stock=0; 0 offer temple=0; 0 offer temple=0; 0 place shoot=18 stalk=2;
  0 place shoot=29 stalk=3; 0 place shoot=1 stalk=1; 0 activate stalk=1 as=balance; 0 take tile=32;
  0 take tile=3; 0 activate stalk=2 as=fund; 1 visit stock=3; 1 offer temple=3; 1 offer temple=0;
  1 place shoot=36 stalk=1; 1 place shoot=8 stalk=2; 1 activate stalk=1 as=improve; 1 buy tile=9;
  1 furnish cell=12; 1 activate stalk=2 as=balance; 1 take tile=28; 1 take tile=24; 2 visit stock=3;
  2 offer temple=1; 2 offer temple=3; 2 place shoot=28 stalk=2; 2 place shoot=12 stalk=1;
  2 activate stalk=2 as=improve; 2 buy tile=16; 2 furnish cell=6; 2 activate stalk=1 as=improve;
  2 earn; 1 visit stock=1; 1 offer temple=1; 1 place shoot=31 stalk=3; 1 place shoot=20 stalk=1;
  1 place shoot=6 stalk=0; 1 activate stalk=1 as=balance; 1 take tile=54; 1 take tile=48;
  1 forgo stalk=0; 1 gift gift=balance use=true; 1 take tile=5; 2 gift gift=improve use=true;
  2 buy tile=6; 2 furnish cell=1; 0 gift gift=cook use=true; 0 cook food=2; 1 visit stock=0;
  1 offer temple=0; 1 offer temple=0; 1 place shoot=1 stalk=3; 1 place shoot=5 stalk=2;
  1 activate stalk=2 as=improve; 1 earn; 1 activate stalk=3 as=balance; 1 rest; 1 done;
  2 visit stock=1; 2 offer temple=1; 2 offer temple=1; 2 place shoot=10 stalk=3;
  2 place shoot=21 stalk=2; 2 activate stalk=2 as=improve; 2 earn; 2 activate stalk=3 as=fund;
  0 visit stock=2; 0 offer temple=2; 0 offer temple=2; 0 place shoot=23 stalk=2;
  0 place shoot=3 stalk=0; 0 activate stalk=2 as=improve; 0 buy tile=24; 0 furnish cell=11;
  0 activate stalk=0 as=cook; 0 cook food=2; 0 done; 1 visit stock=2; 1 offer temple=3;
  1 offer temple=2; 1 offer temple=2; 1 place shoot=34 stalk=3; 1 place shoot=25 stalk=0;
  1 place shoot=7 stalk=2; 1 place shoot=33 stalk=1; 1 activate stalk=2 as=fund;
  1 activate stalk=1 as=balance; 1 rest; 1 activate stalk=0 as=improve; 1 earn; 1 done;
  2 visit stock=0; 2 offer temple=0; 2 offer temple=0; 2 offer temple=0; 2 place shoot=29 stalk=3;
  2 place shoot=17 stalk=0; 2 place shoot=9 stalk=2; 2 place shoot=30 stalk=1;
  2 activate stalk=1 as=cook; 2 cook food=2; 2 activate stalk=3 as=improve; 2 buy tile=39;
  2 furnish cell=7; 2 activate stalk=2 as=cook; 2 cook food=1; 0 visit stock=1; 0 offer temple=1;
  0 offer temple=1; 0 place shoot=2 stalk=0; 0 place shoot=22 stalk=1; 0 activate stalk=1 as=improve;
  0 buy tile=19; 0 furnish cell=0; 0 activate stalk=0 as=improve; 0 buy tile=3; 0 furnish cell=1;
  0 done; 1 pass; 0 visit stock=3; 0 offer temple=3; 0 place shoot=28 stalk=1;
  0 place shoot=27 stalk=3; 0 place shoot=4 stalk=2; 0 activate stalk=3 as=fund; 0 forgo stalk=1;
  0 done`)

export const spiritsAndWinter: Lesson<State, Move> = {
  id: 'spirits-and-winter',
  version: 1,
  title: { en: 'Spirits and winter', fr: 'Esprits et hiver' },
  aim: {
    en: 'Call and wake spirits, and bring your home through winter',
    fr: 'Appeler et réveiller les esprits, et passer l’hiver',
  },
  minutes: 2,
  seat: learner,
  position: { game: 'bamboo', rules: 1, people: 3, options: {}, seed: 'winter-13690', moves },
  steps,
}
