import type { GameBook } from '@engawa/kernel'

export const book: GameBook = {
  turn: {
    title: { en: 'A turn in summer', fr: 'Un tour d’été' },
    lines: [
      {
        en: '*Visit* the temple of one of your stocks; not the one you visited last.',
        fr: '*Visitez* le temple d’un de vos stocks, mais pas le dernier visité.',
      },
      {
        en: '*Offer* as many sticks as that stock has shoots. At another temple a stick costs 1 coin.',
        fr: '*Offrez* autant de bâtons que ce stock a de sections. Dans un autre temple, un bâton coûte 1 pièce.',
      },
      {
        en: '*Place* all shoots of the stock under the stalks, two under one at most.',
        fr: '*Placez* toutes les sections du stock sous les pousses, deux au plus sous chacune.',
      },
      {
        en: '*Use* one shoot for each stick, in any order. What a stalk pushes out at its top is yours.',
        fr: '*Utilisez* une section par bâton offert, dans l’ordre voulu. Ce qu’une pousse chasse à son sommet est à vous.',
      },
    ],
  },
  figures: [
    {
      chapter: 'aim',
      at: 60,
      viewer: 0,
      shows: ['temple:0', 'temple:3', 'stalk:0', 'stalk:3'],
      says: {
        en: 'The four temples with their spirits, *and the stalks below that do the work.*',
        fr: 'Les quatre temples et leurs esprits, *et les pousses en dessous, qui font le travail.*',
      },
    },
    {
      chapter: 'summer',
      at: 32,
      viewer: 0,
      shows: ['stalk:0', 'stalk:1', 'stalk:2', 'stalk:3'],
      marks: ['stalk:1', 'stalk:2'],
      says: {
        en: 'Three blue shoots lie under stalks 2 and 3. *The dashed tops fall to you when these are used.*',
        fr: 'Trois sections bleues sont sous les pousses 2 et 3. *Les sommets en pointillé vous reviennent quand on les utilise.*',
      },
    },
    {
      chapter: 'actions',
      at: 100,
      viewer: 0,
      shows: ['tile:12', 'tile:15', 'tile:2', 'tile:1', 'tile:50', 'tile:40'],
      says: {
        en: 'The home market while a tile is bought: *price and happiness belong to the place, kind and comfort to the tile.*',
        fr: 'Le marché pendant un achat : *le prix et le bonheur sont ceux de l’emplacement, le type et le confort ceux de la tuile.*',
      },
    },
    {
      chapter: 'patterns',
      at: 157,
      viewer: 0,
      shows: ['goal:38', 'goal:2', 'goal:54', 'goal:53', 'cell:0:0', 'cell:0:14'],
      says: {
        en: 'Five balance tiles and a young home: *the filled boxes below a pattern say which columns count.*',
        fr: 'Cinq tuiles Équilibre et une demeure naissante : *les cases pleines sous un motif disent quelles colonnes comptent.*',
      },
    },
    {
      chapter: 'winter',
      at: 277,
      viewer: 0,
      shows: ['fed:2', 'fed:3'],
      says: {
        en: 'Three tiles are hungry. *Tea feeds 1, rice 2, ramen 3; what is over is lost.*',
        fr: 'Trois tuiles ont faim. *Le thé nourrit 1, le riz 2, le ramen 3 ; le surplus est perdu.*',
      },
    },
    {
      chapter: 'autumn',
      at: 70,
      viewer: 0,
      shows: ['temple:0', 'temple:1', 'temple:2', 'temple:3'],
      says: {
        en: 'Piles of incense at the end of a summer: *most sticks take the spirit; level, the highest stick does.*',
        fr: 'Les piles d’encens en fin d’été : *le plus de bâtons prend l’esprit ; à égalité, le bâton le plus haut.*',
      },
    },
    {
      chapter: 'set-up',
      at: 0,
      viewer: 1,
      shows: ['stock:1:0', 'stock:1:1', 'shoot:29', 'shoot:31'],
      says: {
        en: 'Each player begins with one shoot of each colour, *and takes two more of those that lie open below.*',
        fr: 'Chacun commence avec une section de chaque couleur *et en prend deux de plus parmi celles du dessous.*',
      },
    },
    {
      chapter: 'spring',
      at: 6,
      viewer: 1,
      shows: ['gift:balance', 'gift:fund'],
      says: {
        en: 'Three gifts for three players. *Who takes one does its action at once.*',
        fr: 'Trois cadeaux pour trois personnes. *Qui en prend un effectue aussitôt son action.*',
      },
    },
    {
      chapter: 'spirits',
      at: 161,
      viewer: 0,
      shows: ['spirit:7', 'spirit:14', 'spirit:8', 'spirit:16'],
      says: {
        en: 'Four spirits in winter. *A spirit that was called sleeps until it is woken.*',
        fr: 'Quatre esprits en hiver. *Un esprit activé dort jusqu’à son réveil.*',
      },
    },
  ],
  examples: [
    {
      chapter: 'summer',
      title: { en: 'two sticks to other temples', fr: 'deux bâtons vers d’autres temples' },
      rules: ['BAM-042', 'BAM-043'],
      says: {
        en: 'Two sticks are offered. One may go elsewhere for a coin; *both cost two.*',
        fr: 'Deux bâtons sont offerts. L’un peut aller ailleurs pour une pièce ; *les deux en coûtent deux.*',
      },
      unit: { en: 'coins', fr: 'pièces' },
      rows: [
        {
          name: { en: 'first stick', fr: 'premier bâton' },
          sum: { en: 'elsewhere', fr: 'ailleurs' },
          points: 1,
        },
        {
          name: { en: 'second stick', fr: 'second bâton' },
          sum: { en: 'elsewhere', fr: 'ailleurs' },
          points: 1,
        },
      ],
    },
    {
      chapter: 'winter',
      title: { en: 'four tiles, tea and rice', fr: 'quatre tuiles, un thé et un riz' },
      rules: ['BAM-101'],
      says: {
        en: 'Both counters are spent, *and the food that is missing costs 1 happiness.*',
        fr: 'Les deux jetons sont défaussés, *et la nourriture qui manque coûte 1 point de bonheur.*',
      },
      unit: { en: 'happiness', fr: 'bonheur' },
      rows: [
        { name: { en: 'tea', fr: 'thé' }, sum: { en: 'feeds one tile', fr: 'nourrit une tuile' }, points: 1 },
        { name: { en: 'rice', fr: 'riz' }, sum: { en: 'feeds two', fr: 'en nourrit deux' }, points: 2 },
        {
          name: { en: 'tiles', fr: 'tuiles' },
          sum: { en: 'four are hungry', fr: 'quatre ont faim' },
          points: -4,
        },
      ],
    },
    {
      chapter: 'count',
      title: { en: 'spirits, harmony and open tiles', fr: 'esprits, harmonie et tuiles ouvertes' },
      rules: ['BAM-110', 'BAM-111', 'BAM-112'],
      rows: [
        {
          name: { en: 'spirits', fr: 'esprits' },
          sum: { en: 'five, of which four are different: 4 × 2', fr: 'cinq, dont quatre différents : 4 × 2' },
          points: 8,
        },
        {
          name: { en: 'harmony', fr: 'harmonie' },
          sum: {
            en: 'comfort 5 on the left, 8 on the right: 3 × −2',
            fr: 'confort 5 à gauche, 8 à droite : 3 × −2',
          },
          points: -6,
        },
        {
          name: { en: 'complete, not scored', fr: 'achevées, non décomptées' },
          sum: { en: 'half of their worth: 3 + 1', fr: 'la moitié de leur valeur : 3 + 1' },
          points: 4,
        },
      ],
    },
    {
      chapter: 'count',
      title: { en: 'Aki’s final count', fr: 'le décompte final d’Aki' },
      rules: ['BAM-110', 'BAM-111', 'BAM-112'],
      from: { seat: 0, at: 426 },
      rows: [
        {
          name: { en: 'happiness', fr: 'bonheur' },
          sum: { en: 'gained during the game', fr: 'gagné pendant la partie' },
          points: 26,
        },
        {
          name: { en: 'spirits', fr: 'esprits' },
          sum: { en: '5 different ones × 2', fr: '5 différents × 2' },
          points: 10,
        },
        {
          name: { en: 'harmony', fr: 'harmonie' },
          sum: { en: 'both sides have the same comfort', fr: 'le confort est le même des deux côtés' },
          points: 0,
        },
      ],
    },
  ],
  reference: [
    {
      title: { en: 'The actions', fr: 'Les actions' },
      lines: [
        {
          en: '*Balance*: twice, take a balance tile or score one; or 1 happiness.',
          fr: '*Équilibre* : deux fois, prenez une tuile Équilibre ou décomptez-en une ; ou 1 point de bonheur.',
        },
        {
          en: '*Improve home*: buy a tile and lay it; or 1 coin.',
          fr: '*Aménagement* : achetez une tuile et posez-la ; ou 1 pièce.',
        },
        { en: '*Cook*: take a food counter.', fr: '*Cuisine* : prenez un jeton Nourriture.' },
        { en: '*Fund*: 2 coins.', fr: '*Rémunération* : 2 pièces.' },
        { en: '*Wildcard*: any of the four.', fr: '*Joker* : l’une des quatre.' },
      ],
    },
    {
      title: { en: 'The year', fr: 'L’année' },
      lines: [
        { en: '*Spring*: everybody takes one gift.', fr: '*Printemps* : chacun prend un cadeau.' },
        {
          en: '*Summer*: turns, until nobody has a stick left.',
          fr: '*Été* : les tours, jusqu’à ce que plus personne n’ait de bâton.',
        },
        {
          en: '*Autumn*: each temple’s spirit goes to its leader.',
          fr: '*Automne* : l’esprit de chaque temple va à qui le domine.',
        },
        {
          en: '*Winter*: wake spirits, then 1 food for every tile of your home; each one missing costs 1 happiness.',
          fr: '*Hiver* : réveillez des esprits, puis 1 nourriture par tuile de votre demeure ; chacune qui manque coûte 1 point de bonheur.',
        },
      ],
    },
    {
      title: { en: 'The final count', fr: 'Le décompte final' },
      lines: [
        { en: 'Each different spirit: *2*.', fr: 'Chaque esprit différent : *2*.' },
        {
          en: 'Each point of comfort between left and right: *−2*.',
          fr: 'Chaque point de confort d’écart entre gauche et droite : *−2*.',
        },
        {
          en: 'A complete balance tile that was not scored: half its worth.',
          fr: 'Une tuile Équilibre achevée mais non décomptée : la moitié de sa valeur.',
        },
      ],
    },
  ],
}
