import type { BookPart } from './part.ts'

/** The seasons of a year, and what dice do in them. */
export const year: BookPart = {
  figures: [
    {
      chapter: 'spring',
      at: 0,
      viewer: 0,
      shows: ['card:S2a', 'card:S3a', 'card:S5a', 'card:S1a'],
      says: {
        en: 'Aki’s four cards in the first spring. *One of them is discarded in secret.*',
        fr: 'Les quatre cartes d’Aki au premier printemps. *L’une d’elles est défaussée en secret.*',
      },
    },
    {
      chapter: 'summer',
      at: 57,
      viewer: 0,
      shows: ['region:5', 'favour:5:bitoku', 'favour:5:double'],
      marks: ['region:5'],
      says: {
        en: 'Inès has placed a 2 in the Forges. *The next die needs at least as much to act there.*',
        fr: 'Inès a placé un 2 aux Forges. *Le dé suivant doit valoir au moins autant pour y agir.*',
      },
    },
    {
      chapter: 'forest',
      at: 12,
      viewer: 0,
      shows: ['tier:1', 'tier:2', 'tier:3', 'tier:4', 'tier:6'],
      says: {
        en: 'A die of 3 in the Lands of the Yomi: *one of the three actions up to 3+ can be done.*',
        fr: 'Un dé de 3 dans les Terres des Yomis : *une des trois actions jusqu’à 3+ peut être effectuée.*',
      },
    },
    {
      chapter: 'buildings',
      at: 60,
      viewer: 0,
      shows: ['tile:T1', 'zone:5:onsen', 'kodama:0:5'],
      says: {
        en: 'An inhabited zone: *a slot for each kind of building, with the value a die needs.* A crest says whose it is.',
        fr: 'Une zone habitée : *un emplacement par type de bâtiment, avec la valeur de dé requise.* Un blason dit à qui il est.',
      },
    },
    {
      chapter: 'river',
      at: 35,
      viewer: 0,
      shows: ['favour:5:bitoku', 'favour:5:yokai', 'favour:5:double', 'die:1:0', 'die:2:0'],
      says: {
        en: 'Two dice have crossed from the Forges. *One favour is taken: a seal covers it for everybody this year.*',
        fr: 'Deux dés ont traversé depuis les Forges. *Une faveur est prise : un marqueur la couvre pour toute la manche.*',
      },
    },
    {
      chapter: 'autumn',
      at: 95,
      viewer: 1,
      shows: ['floor:1', 'floor:4', 'kodama:0:3', 'rock:IW10', 'rock:IW1'],
      says: {
        en: 'Kenji stands above Aki in the House, Inès does not stand there. *Next year Kenji plays first, then Aki, then Inès.*',
        fr: 'Dans la Demeure, Kenji est au-dessus d’Aki ; Inès n’y est pas. *La manche suivante, Kenji joue en premier, puis Aki, puis Inès.*',
      },
    },
    {
      chapter: 'winter',
      at: 247,
      viewer: 0,
      shows: ['card:S4a', 'card:S1a', 'card:S2a', 'die:0:0', 'die:0:2'],
      says: {
        en: 'Aki’s dice are home and locked. *One of the three cards may be released for its virtue.*',
        fr: 'Les dés d’Aki sont revenus, bloqués. *L’une des trois cartes peut être retirée pour sa vertu.*',
      },
    },
  ],
  examples: [
    {
      chapter: 'spring',
      title: { en: 'a hand in spring', fr: 'une main au printemps' },
      rules: ['BIT-101', 'BIT-103', 'BIT-105', 'BIT-106'],
      says: {
        en: 'Violet kept a card of last year. *Her dream crystals give after the discard.*',
        fr: 'Violet a gardé une carte de la manche passée. *Ses cristaux oniriques rapportent après la défausse.*',
      },
      unit: { en: 'cards', fr: 'cartes' },
      rows: [
        {
          name: { en: 'in hand', fr: 'en main' },
          sum: { en: 'from last year', fr: 'de la manche passée' },
          points: 1,
        },
        { name: { en: 'drawn', fr: 'piochées' }, sum: { en: 'up to four', fr: 'jusqu’à quatre' }, points: 3 },
        {
          name: { en: 'discarded', fr: 'défaussée' },
          sum: { en: 'always one', fr: 'toujours une' },
          points: -1,
        },
        {
          name: { en: 'dream crystal', fr: 'cristal onirique' },
          sum: { en: 'draw a card', fr: 'piochez une carte' },
          points: 1,
        },
      ],
    },
    {
      chapter: 'summer',
      title: { en: 'a die of 2 made a 4', fr: 'un dé de 2 devient 4' },
      rules: ['BIT-093', 'BIT-132', 'BIT-136', 'BIT-143'],
      says: {
        en: 'Yellow gives up a pilgrim to unlock a 2 and spends two +1 amulets. *The 4 acts in the Lands of the Yomi beside a brown 2*; beside a 5 it could not. It also uses Brown’s building there, and Brown gains a point.',
        fr: 'Jaune retire un pèlerin pour débloquer un 2 et dépense deux amulettes +1. *Le 4 agit aux Terres des Yomis à côté d’un 2 marron* ; à côté d’un 5, il ne le pourrait pas. Il utilise aussi le bâtiment de Marron, qui gagne un point.',
      },
      rows: [
        { name: { en: 'die', fr: 'dé' }, sum: { en: 'as it was', fr: 'tel quel' }, points: 2 },
        { name: { en: 'amulets', fr: 'amulettes' }, sum: { en: '2 × +1', fr: '2 × +1' }, points: 2 },
      ],
      unit: { en: 'on the die', fr: 'sur le dé' },
    },
    {
      chapter: 'buildings',
      title: { en: 'a third building', fr: 'un troisième bâtiment' },
      rules: ['BIT-203', 'BIT-207'],
      says: {
        en: 'Brown has a farm and an onsen in that zone: *only a ryokan or a temple can still be built there.* It is Yellow’s third.',
        fr: 'Marron a une ferme et un onsen dans cette zone : *seuls un ryokan ou un temple peuvent encore y être construits.* C’est le troisième de Jaune.',
      },
      unit: { en: 'resources', fr: 'ressources' },
      rows: [
        {
          name: { en: 'wood', fr: 'bois' },
          sum: { en: 'below the third pawn', fr: 'sous le troisième pion' },
          points: 1,
        },
        {
          name: { en: 'stone', fr: 'pierre' },
          sum: { en: 'below the third pawn', fr: 'sous le troisième pion' },
          points: 1,
        },
      ],
    },
    {
      chapter: 'river',
      title: { en: 'a 6 crosses', fr: 'un 6 traverse' },
      rules: ['BIT-234', 'BIT-245'],
      says: {
        en: 'A 4 that crosses becomes a 3. *A 6 loses three at once:* Yellow takes the yokai card, and that favour is covered.',
        fr: 'Un 4 qui traverse devient un 3. *Un 6 perd trois d’un coup :* Jaune prend la carte Yokai, et cette faveur est couverte.',
      },
      unit: { en: 'on the die', fr: 'sur le dé' },
      rows: [
        { name: { en: 'die', fr: 'dé' }, sum: { en: 'before the river', fr: 'avant la rivière' }, points: 6 },
        {
          name: { en: 'crossing', fr: 'traversée' },
          sum: { en: 'a 6 loses 3', fr: 'un 6 perd 3' },
          points: -3,
        },
      ],
    },
    {
      chapter: 'autumn',
      title: { en: 'the order of the next year', fr: 'l’ordre de la manche suivante' },
      rules: ['BIT-260', 'BIT-261', 'BIT-262'],
      says: {
        en: 'In the House stand, from the top, Yellow, Brown and Yellow again. *Who is not there keeps the earlier order, behind them.*',
        fr: 'Dans la Demeure se trouvent, de haut en bas, Jaune, Marron et encore Jaune. *Qui n’y est pas garde l’ordre d’avant, à la suite.*',
      },
      apart: true,
      rows: [
        { name: { en: 'Yellow', fr: 'Jaune' }, sum: { en: 'highest', fr: 'la plus haute case' }, points: 1 },
        { name: { en: 'Brown', fr: 'Marron' }, sum: { en: 'below', fr: 'en dessous' }, points: 2 },
        {
          name: { en: 'Violet', fr: 'Violet' },
          sum: { en: 'was before Green', fr: 'jouait avant Vert' },
          points: 3,
        },
        {
          name: { en: 'Green', fr: 'Vert' },
          sum: { en: 'was behind Violet', fr: 'jouait après Violet' },
          points: 4,
        },
      ],
    },
    {
      chapter: 'winter',
      title: { en: 'a Nezumi released', fr: 'un Nezumi retiré' },
      rules: ['BIT-080', 'BIT-274'],
      says: {
        en: 'Its virtue is 2 for each building, *12 at most*: six buildings give 12, and no more.',
        fr: 'Sa vertu est de 2 par bâtiment, *12 au plus* : six bâtiments donnent 12, pas davantage.',
      },
      rows: [
        {
          name: { en: 'buildings', fr: 'bâtiments' },
          sum: { en: '4 × 2', fr: '4 × 2' },
          points: 8,
        },
      ],
    },
  ],
}
