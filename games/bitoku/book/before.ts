import type { BookPart } from './part.ts'

/** What there is before the first spring. */
export const before: BookPart = {
  figures: [
    {
      chapter: 'aim',
      at: 60,
      viewer: 0,
      shows: ['region:1', 'region:5', 'favour:1:bitoku', 'favour:5:double', 'kodama:0:1', 'kodama:0:5'],
      says: {
        en: 'Five regions by the river: *hills above, die spaces below, then the inhabited zones and the kodama tracks.*',
        fr: 'Cinq régions au bord de la rivière : *les collines en haut, les cases de dé en bas, puis les zones habitées et les pistes Kodama.*',
      },
    },
    {
      chapter: 'setup',
      at: 3,
      viewer: 0,
      shows: [
        'die:0:0',
        'die:0:2',
        'crystalSlot:0',
        'crystalSlot:2',
        'resource:wood',
        'amulet:3',
        'pilgrims',
      ],
      says: {
        en: 'Aki at the start: *three locked dice, a wood, a jade, a +1 amulet and three pilgrims.*',
        fr: 'Aki au départ : *trois dés bloqués, un bois, un jade, une amulette +1 et trois pèlerins.*',
      },
    },
    {
      chapter: 'dice',
      at: 40,
      viewer: 0,
      shows: ['card:S3a', 'slot:1', 'slot:2', 'die:0:1', 'die:0:2'],
      says: {
        en: 'One card is played, and its die has gone to the forest. *The dice of the free slots are still locked.*',
        fr: 'Une carte est jouée, et son dé est parti dans la forêt. *Les dés des emplacements libres sont encore bloqués.*',
      },
    },
  ],
  examples: [
    {
      chapter: 'effects',
      title: { en: 'two of jade and sake', fr: 'deux parmi jade et saké' },
      rules: ['BIT-063'],
      says: {
        en: 'Three ways to take them, *and no other.*',
        fr: 'Trois façons de les prendre, *et aucune autre.*',
      },
      apart: true,
      rows: [
        { name: { en: 'jade', fr: 'jade' }, sum: { en: 'both', fr: 'les deux' }, points: 2 },
        { name: { en: 'sake', fr: 'saké' }, sum: { en: 'both', fr: 'les deux' }, points: 2 },
        { name: { en: 'jade and sake', fr: 'jade et saké' }, sum: { en: '1 + 1', fr: '1 + 1' }, points: 2 },
      ],
    },
    {
      chapter: 'dice',
      title: { en: 'a die without a card', fr: 'un dé sans carte' },
      rules: ['BIT-093', 'BIT-132'],
      says: {
        en: 'Yellow has no unlocked die. He gives up a pilgrim for good; *the die must be used at once.*',
        fr: 'Jaune n’a aucun dé débloqué. Il retire un pèlerin pour toute la partie ; *le dé doit servir aussitôt.*',
      },
      unit: { en: 'pilgrims', fr: 'pèlerins' },
      rows: [
        {
          name: { en: 'available', fr: 'disponibles' },
          sum: { en: 'at the start', fr: 'au départ' },
          points: 3,
        },
        {
          name: { en: 'given up', fr: 'retiré' },
          sum: { en: 'unlocks a 2', fr: 'débloque un 2' },
          points: -1,
        },
      ],
    },
  ],
}
