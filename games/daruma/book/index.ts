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
      chapter: 'turn',
      at: 1,
      viewer: 2,
      shows: ['tray'],
      says: {
        en: 'One 1, two 2s, four 3s and a 5: *the 1 paints an eye, any other die can be poured.*',
        fr: 'Un 1, deux 2, quatre 3 et un 5 : *le 1 peint un œil, tout autre dé peut être versé.*',
      },
    },
    {
      chapter: 'actions',
      at: 0,
      viewer: 'table',
      shows: ['daruma:51', 'daruma:52', 'daruma:12', 'daruma:11', 'daruma:31'],
      says: {
        en: 'The tag at its foot says *what a daruma does when one of its eyes is painted.*',
        fr: 'L’étiquette à ses pieds dit *ce que fait un daruma quand on peint un de ses yeux.*',
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
    {
      chapter: 'set-up',
      at: 0,
      viewer: 2,
      shows: ['space:0', 'space:6', 'daruma:51', 'daruma:11', 'daruma:31', 'ledger'],
      says: {
        en: 'Before the first turn: *five darumas without eyes, the counter at its start, no lamp lit.*',
        fr: 'Avant le premier tour : *cinq darumas sans yeux, le compteur à son départ, aucune lanterne allumée.*',
      },
    },
    {
      chapter: 'turn-end',
      at: 13,
      viewer: 2,
      shows: ['daruma:51', 'daruma:52', 'daruma:31', 'daruma:12', 'daruma:11'],
      marks: ['daruma:51', 'daruma:52'],
      says: {
        en: 'Darumas 1 and 2 have both eyes: *they are taken when the turn ends.* A daruma with one eye keeps it for whoever comes next.',
        fr: 'Les darumas 1 et 2 ont leurs deux yeux : *ils sont pris à la fin du tour.* Un daruma avec un seul œil le garde pour la suite.',
      },
    },
  ],
  examples: [
    {
      chapter: 'actions',
      title: { en: 'which dice an action takes', fr: 'quels dés une action concerne' },
      rules: ['DAR-31', 'DAR-32', 'DAR-33', 'DAR-34'],
      says: {
        en: 'You have 6, 6, 5, 1, 2, 2 and 2. *A group is a value you have at least twice, a single one you have once.*',
        fr: 'Vous avez 6, 6, 5, 1, 2, 2 et 2. *Un groupe est une valeur présente au moins deux fois, un dé seul une valeur présente une fois.*',
      },
      apart: true,
      rows: [
        {
          name: { en: 'a group, rerolled or shifted', fr: 'un groupe, relancé ou décalé' },
          sum: { en: 'the three 2s', fr: 'les trois 2' },
          points: 3,
        },
        {
          name: { en: 'or the other group', fr: 'ou l’autre groupe' },
          sum: { en: 'the two 6s', fr: 'les deux 6' },
          points: 2,
        },
        {
          name: { en: 'singles, rerolled or shifted', fr: 'les dés seuls, relancés ou décalés' },
          sum: { en: 'the 5 and the 1', fr: 'le 5 et le 1' },
          points: 2,
        },
      ],
    },
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
