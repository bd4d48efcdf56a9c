import type { GameBook } from '@engawa/kernel'

export const book: GameBook = {
  turn: {
    title: { en: 'Your turn, in four lines', fr: 'Votre tour en quatre lignes' },
    lines: [
      {
        en: '*Roll* all eight dice. Every 4 goes to the ledger and is lost for the turn.',
        fr: '*Lancez* les huit dés. Chaque 4 va sur le livre de comptes et il est perdu pour ce tour.',
      },
      {
        en: '*Paint*: a 1 paints an eye, and that daruma’s action must be done.',
        fr: '*Peignez* : un 1 peint un œil, et l’action de ce daruma doit être effectuée.',
      },
      {
        en: '*Pour*: a 2, 3, 5 or 6 on the bottle lets you roll other dice again.',
        fr: '*Versez* : un 2, 3, 5 ou 6 sur la bouteille permet de relancer d’autres dés.',
      },
      {
        en: '*Stop* before the fourth 4: darumas with both eyes are yours. At four the turn is lost.',
        fr: '*Arrêtez-vous* avant le quatrième 4 : les darumas aux deux yeux peints sont à vous. À quatre, le tour est perdu.',
      },
    ],
  },
  figures: [
    {
      chapter: 'aim',
      at: 53,
      viewer: 0,
      shows: ['daruma:59', 'daruma:32', 'daruma:55', 'daruma:41', 'bottle', 'ledger'],
      marks: ['daruma:59', 'daruma:32', 'daruma:55'],
      says: {
        en: 'Three darumas have both eyes: they are yours *if you stop now*.',
        fr: 'Trois darumas ont leurs deux yeux : ils sont à vous *si vous vous arrêtez maintenant*.',
      },
    },
    {
      chapter: 'luck',
      at: 15,
      viewer: 0,
      shows: ['ledger', 'bottle'],
      says: {
        en: 'Three lamps are lit after one roll. *A fourth 4 would cost the whole turn.*',
        fr: 'Trois lampions après un seul lancer. *Un quatrième 4 ferait perdre tout le tour.*',
      },
    },
    {
      chapter: 'game-end',
      at: 68,
      viewer: 0,
      shows: ['space:0', 'space:6', 'counter'],
      says: {
        en: 'The counter goes out along the track and back. *When it is home again the last turns are played.*',
        fr: 'Le compteur parcourt la piste à l’aller puis au retour. *Quand il est revenu, on joue les derniers tours.*',
      },
    },
  ],
  examples: [
    {
      chapter: 'game-end',
      title: { en: 'Aki’s count', fr: 'le décompte d’Aki' },
      rules: ['DAR-52'],
      from: { seat: 0, at: 182 },
      rows: [
        { name: { en: 'gold', fr: 'dorés' }, sum: { en: '3 × 2', fr: '3 × 2' }, points: 6 },
        {
          name: { en: 'colours of the objective', fr: 'couleurs de l’objectif' },
          sum: { en: '4 × 2', fr: '4 × 2' },
          points: 8,
        },
        { name: { en: 'others', fr: 'autres' }, sum: { en: '4 × 1', fr: '4 × 1' }, points: 4 },
      ],
    },
  ],
  reference: [
    {
      title: { en: 'After every roll, in this order', fr: 'Après chaque lancer, dans cet ordre' },
      lines: [
        {
          en: '*Good fortune*: four fours in one roll.',
          fr: '*Bonne fortune* : quatre 4 en un seul lancer.',
        },
        { en: 'Fours to the ledger.', fr: 'Les 4 vont sur le livre de comptes.' },
        { en: '*Bad luck*: four or more fours there.', fr: '*Malchance* : au moins quatre 4 s’y trouvent.' },
      ],
    },
    {
      title: { en: 'When the turn ends', fr: 'À la fin du tour' },
      lines: [
        { en: 'Take every daruma with both eyes.', fr: 'Prenez chaque daruma aux deux yeux peints.' },
        {
          en: 'A daruma with one eye keeps it: a pupil token takes the die’s place.',
          fr: 'Un daruma à un œil le garde : un jeton pupille remplace le dé.',
        },
        {
          en: 'The counter goes on by the dice you left unused, two spaces at most.',
          fr: 'Le compteur avance d’une case par dé inutilisé, deux au plus.',
        },
      ],
    },
    {
      title: { en: 'Points', fr: 'Points' },
      lines: [
        {
          en: 'Gold: *2*. A colour of your objective: *2*.',
          fr: 'Doré : *2*. Une couleur de votre objectif : *2*.',
        },
        {
          en: 'The colour you shun: *−3*. Any other: *1*.',
          fr: 'La couleur à éviter : *−3*. Toute autre : *1*.',
        },
      ],
    },
  ],
}
