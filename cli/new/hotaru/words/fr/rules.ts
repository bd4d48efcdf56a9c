import type { Phrases } from '../phrases.ts'

export const rules: Phrases['rules'] = [
  {
    id: 'setup',
    title: 'Avant de commencer',
    passages: [
      { rules: ['HOT-01'], text: 'Le sac contient 36 lucioles : six de chacune des six lueurs.' },
      {
        rules: ['HOT-02'],
        text: 'Chaque personne reçoit en secret un vœu pour une lueur, chacune une autre. Le hasard désigne qui commence.',
      },
      {
        rules: ['HOT-03'],
        text: 'À tour de rôle, chaque personne chasse trois fois, ou cinq fois lors des longues soirées.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Un tour',
    passages: [
      {
        rules: ['HOT-04'],
        text: 'Attrapez des lucioles : elles passent une à une du sac dans votre filet.',
      },
      {
        rules: ['HOT-05'],
        text: 'Rentrez quand vous voulez, mais pas avec un filet vide : tout ce qu’il contient va dans votre bocal.',
      },
      {
        rules: ['HOT-06'],
        text: 'Deux lucioles de la même lueur déchirent le filet. Sauvez-en une parmi toutes celles qui s’y trouvent ; les autres retournent dans le sac, et votre tour s’achève.',
      },
    ],
  },
  {
    id: 'end',
    title: 'La fin',
    passages: [
      {
        rules: ['HOT-07'],
        text: 'La partie s’achève quand tous les tours sont joués, ou quand le sac est vide à la fin d’un tour.',
      },
      {
        rules: ['HOT-08'],
        text: 'Chaque luciole de votre bocal vaut 1 point, celles de votre vœu en valent 3. Le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.',
      },
    ],
  },
]
