import type { GameBook } from '@engawa/kernel'

export const book: GameBook = {
  turn: {
    title: { en: 'Your turn, in four lines', fr: 'Votre tour en quatre lignes' },
    lines: [
      { en: '*Take* one of the four cards on display.', fr: '*Prenez* une des quatre cartes de l’étalage.' },
      {
        en: '*Lay* it on one card of your tree, at any angle: its foot on bark, touching that card only, covering no icon.',
        fr: '*Posez*-la sur une carte de votre arbre, à l’angle voulu : son pied sur l’écorce, sans toucher d’autre carte ni couvrir d’icône.',
      },
      {
        en: '*Count* each of its elements down the line to the trunk. More than 10 points are not allowed.',
        fr: '*Comptez* chacun de ses éléments en descendant la ligne jusqu’au tronc. Plus de 10 points sont interdits.',
      },
      {
        en: 'The season’s card may *add* points. The display is filled.',
        fr: 'La carte Saison peut *ajouter* des points. L’étalage est complété.',
      },
    ],
  },
  figures: [
    {
      chapter: 'aim',
      at: 30,
      viewer: 0,
      shows: ['tree:0'],
      says: {
        en: 'Aki’s tree after two seasons: *eight cards, and one kodama for each season.*',
        fr: 'L’arbre d’Aki après deux saisons : *huit cartes, et un kodama par saison.*',
      },
    },
    {
      chapter: 'placing',
      at: 3,
      viewer: 0,
      shows: ['branch:48', 'tree:0'],
      marks: ['branch:48'],
      says: {
        en: 'The foot of the card meets the bark of the trunk, *and no icon is covered.*',
        fr: 'Le pied de la carte touche l’écorce du tronc, *et aucune icône n’est couverte.*',
      },
    },
    {
      chapter: 'scoring',
      at: 22,
      viewer: 0,
      shows: ['branch:55', 'branch:9', 'branch:31'],
      marks: ['branch:55', 'branch:9', 'branch:31'],
      says: {
        en: 'Card 1 is new. *Its stars and caterpillars are counted on 1, 2 and 3 and on the trunk*, as long as each card has some.',
        fr: 'La carte 1 est nouvelle. *Ses étoiles et ses chenilles se comptent sur 1, 2, 3 et le tronc*, tant que chaque carte en montre.',
      },
    },
    {
      chapter: 'season',
      at: 15,
      viewer: 0,
      shows: ['season'],
      says: {
        en: 'Summer has begun. *Its card holds for everybody until the season ends.*',
        fr: 'L’été commence. *Sa carte vaut pour tout le monde jusqu’à la fin de la saison.*',
      },
    },
    {
      chapter: 'kodama-cards',
      at: 31,
      viewer: 0,
      shows: ['goal:10', 'goal:15', 'goal:5', 'goal:13'],
      says: {
        en: 'Aki’s kodama cards in autumn: two are played, *and each of the others shows what it would score now.*',
        fr: 'Les cartes Kodama d’Aki en automne : deux sont jouées, *et chacune des autres montre ce qu’elle rapporterait à présent.*',
      },
    },
    {
      chapter: 'season-cards',
      at: 31,
      viewer: 0,
      shows: ['season', 'past'],
      says: {
        en: 'The card of autumn with its four turns, *and below it what spring and summer gave.*',
        fr: 'La carte d’automne et ses quatre tours, *et en dessous ce qu’ont rapporté le printemps et l’été.*',
      },
    },
    {
      chapter: 'set-up',
      at: 0,
      viewer: 0,
      shows: ['tree:0', 'goal:5', 'goal:15'],
      says: {
        en: 'Before the first turn: *a bare trunk, and four kodama cards that you alone see.*',
        fr: 'Avant le premier tour : *un tronc nu, et quatre cartes Kodama visibles de vous seulement.*',
      },
    },
    {
      chapter: 'end',
      at: 45,
      viewer: 0,
      shows: ['tree:0'],
      says: {
        en: 'Aki’s tree at the end: *twelve cards, and three kodamas played. The fourth stays unused.*',
        fr: 'L’arbre d’Aki à la fin : *douze cartes et trois kodamas joués. Le quatrième reste inutilisé.*',
      },
    },
  ],
  examples: [
    {
      chapter: 'scoring',
      title: { en: 'a flower that counts nothing', fr: 'une fleur qui ne compte pas' },
      rules: ['KOD-027', 'KOD-028'],
      says: {
        en: 'The new card shows one caterpillar, two dragonflies and one flower; the card below it shows no flower.',
        fr: 'La nouvelle carte montre une chenille, deux libellules et une fleur ; la carte du dessous ne montre aucune fleur.',
      },
      rows: [
        {
          name: { en: 'dragonflies and caterpillars', fr: 'libellules et chenilles' },
          sum: {
            en: 'unbroken down the line, new card included',
            fr: 'sans rupture en descendant, nouvelle carte comprise',
          },
          points: 9,
        },
        {
          name: { en: 'flower', fr: 'fleur' },
          sum: { en: 'the line breaks at once', fr: 'la ligne est rompue aussitôt' },
          points: 0,
        },
        {
          name: { en: 'dragonflies on another fork', fr: 'libellules d’une autre fourche' },
          sum: { en: 'not on the way to the trunk', fr: 'hors du chemin vers le tronc' },
          points: 0,
        },
      ],
    },
    {
      chapter: 'kodama-cards',
      title: { en: 'the Root keeper in summer', fr: 'le Gardien des racines en été' },
      rules: ['KOD-083'],
      from: { seat: 0, since: 27, at: 28 },
      rows: [
        {
          name: {
            en: 'cards with one element, within 2 of the trunk',
            fr: 'cartes avec un même élément, à 2 cartes ou moins du tronc',
          },
          sum: { en: '5 × 3', fr: '5 × 3' },
          points: 15,
        },
      ],
    },
    {
      chapter: 'scoring',
      title: { en: 'exactly ten', fr: 'dix, tout juste' },
      rules: ['KOD-025', 'KOD-027', 'KOD-028'],
      from: { seat: 0, since: 21, at: 22 },
      says: {
        en: 'The new card shows two caterpillars and two stars. Ten points are allowed, eleven would not be.',
        fr: 'La nouvelle carte montre deux chenilles et deux étoiles. Dix points sont permis, onze ne le seraient pas.',
      },
      rows: [
        {
          name: { en: 'stars', fr: 'étoiles' },
          sum: { en: '2 + 1 + 2, and 1 on the trunk', fr: '2 + 1 + 2, et 1 sur le tronc' },
          points: 6,
        },
        {
          name: { en: 'caterpillars', fr: 'chenilles' },
          sum: { en: '2 + 1 + 1; the trunk has none', fr: '2 + 1 + 1 ; le tronc n’en a pas' },
          points: 4,
        },
      ],
    },
  ],
  reference: [
    {
      title: { en: 'The season', fr: 'La saison' },
      lines: [
        {
          en: 'Four turns each, from the first player on.',
          fr: 'Quatre tours chacun, à partir du premier joueur.',
        },
        {
          en: 'Then everybody plays *one kodama card*: it scores the tree as it stands.',
          fr: 'Puis chacun joue *une carte Kodama* : elle décompte l’arbre tel qu’il est.',
        },
        {
          en: 'Whoever has the fewest points begins the next season.',
          fr: 'Qui a le moins de points commence la saison suivante.',
        },
      ],
    },
    {
      title: { en: 'What counts', fr: 'Ce qui compte' },
      lines: [
        {
          en: 'Only elements of the new card, from it down to the trunk.',
          fr: 'Seulement les éléments de la nouvelle carte, d’elle jusqu’au tronc.',
        },
        {
          en: 'A line stops at the first card without the element; where the very next card has none it gives *nothing*.',
          fr: 'Une ligne s’arrête à la première carte sans l’élément ; si la carte du dessous n’en a pas, il ne rapporte *rien*.',
        },
        { en: 'Another fork never counts.', fr: 'Une autre fourche ne compte jamais.' },
      ],
    },
    {
      title: { en: 'The end', fr: 'La fin' },
      lines: [
        {
          en: 'After three seasons. *One kodama card stays unused.* Most points win.',
          fr: 'Après trois saisons. *Une carte Kodama reste en main.* Le plus de points l’emporte.',
        },
      ],
    },
  ],
}
