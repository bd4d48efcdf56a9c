import type { GameBook } from '@engawa/kernel'

export const book: GameBook = {
  turn: {
    title: { en: 'A turn in summer', fr: 'Un tour d’été' },
    lines: [
      {
        en: '*Play a yokai card*: it acts, and the die beside it wakes.',
        fr: '*Jouez une carte Yokai* : activez-la, et le dé à côté d’elle se débloque.',
      },
      {
        en: '*Use an unlocked die*: place it in a region; do its forest action where no die is higher, and a building your die reaches.',
        fr: '*Utilisez un dé débloqué* : placez-le dans une région ; effectuez l’action Forêt si aucun dé n’y est plus élevé, et un bâtiment que votre dé atteint.',
      },
      {
        en: '*Cross the river* with a die that stands there: it loses 1 (a 6 loses 3), and you take a favour of the hill.',
        fr: '*Traversez la rivière* avec un dé déjà placé : il perd 1 (un 6 perd 3) et vous prenez une faveur de la colline.',
      },
      {
        en: '*Pass* once three cards are played and all your dice were used.',
        fr: '*Passez* quand trois cartes sont jouées et tous vos dés utilisés.',
      },
    ],
  },
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
      chapter: 'dice',
      at: 40,
      viewer: 0,
      shows: ['card:S3a', 'slot:1', 'slot:2', 'die:0:1', 'die:0:2'],
      says: {
        en: 'One card is played, and its die has gone to the forest. *The dice of the free slots are still locked.*',
        fr: 'Une carte est jouée, et son dé est parti dans la forêt. *Les dés des emplacements libres sont encore bloqués.*',
      },
    },
    {
      chapter: 'kodamas',
      at: 148,
      viewer: 0,
      shows: ['kodama:0:1', 'kodama:0:2', 'kodama:0:3', 'kodama:0:4', 'kodama:0:5'],
      says: {
        en: 'The five kodama tracks: *at the end of each the lake treasure, for first, second and third.*',
        fr: 'Les cinq pistes Kodama : *au bout de chacune le trésor du lac, pour les trois premiers.*',
      },
    },
    {
      chapter: 'rocks',
      at: 3,
      viewer: 0,
      shows: ['rock:IW2', 'rock:IW10', 'rock:IW6', 'rock:IW4', 'rock:IW13', 'rock:IW1'],
      says: {
        en: 'The rock garden: *each rock shows what it multiplies.*',
        fr: 'Le jardin de rochers : *chaque rocher montre ce qu’il multiplie.*',
      },
    },
    {
      chapter: 'crystals',
      at: 3,
      viewer: 0,
      shows: ['tile:CP12', 'tile:CS3', 'tile:CP6', 'tile:CP7', 'tile:CP9'],
      says: {
        en: 'The market of crystals: *the two slots beside the stack are free, the last costs 2.*',
        fr: 'Le marché des cristaux : *les deux emplacements près de la pile sont gratuits, le dernier coûte 2.*',
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
      chapter: 'movement',
      at: 79,
      viewer: 0,
      shows: ['trail:0:0', 'space:n0', 'space:n7', 'trail:4:0', 'space:s0', 'space:s6'],
      says: {
        en: 'The two paths of wisdom: *side trails with illuminations, portals, and bridges that ask for accomplished Bitoku cards.*',
        fr: 'Les deux Chemins de la sagesse : *des sentiers avec leurs illuminations, des portails, et des ponts qui demandent des cartes Bitoku accomplies.*',
      },
    },
    {
      chapter: 'spirits',
      at: 130,
      viewer: 0,
      shows: ['tile:M24', 'tile:M05'],
      says: {
        en: 'The market of Mitamas: *the price below, the points of the slot beside it.*',
        fr: 'Le marché des Mitamas : *le prix en dessous, les points de l’emplacement à côté.*',
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
    {
      chapter: 'visions',
      at: 346,
      viewer: 0,
      shows: ['move:keep:V15', 'move:keep:V27'],
      says: {
        en: 'Two Visions, looked at in secret. *One is kept, or both go back for a resource.*',
        fr: 'Deux Visions, regardées en secret. *On en garde une, ou on rend les deux pour une ressource.*',
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
      chapter: 'movement',
      title: { en: 'a start beside a portal', fr: 'un départ à côté d’un portail' },
      rules: ['BIT-305', 'BIT-307'],
      says: {
        en: 'Violet has a pilgrim on the first portal. *Her next one may start on the path space beside it.*',
        fr: 'Violet a un pèlerin sur le premier portail. *Le suivant peut partir de la case du chemin à côté.*',
      },
      unit: { en: 'movement point', fr: 'point de mouvement' },
      rows: [
        {
          name: { en: 'start', fr: 'départ' },
          sum: { en: 'beside the portal', fr: 'à côté du portail' },
          points: 1,
        },
      ],
    },
    {
      chapter: 'path',
      title: { en: 'types of Bitoku cards', fr: 'les types de cartes Bitoku' },
      rules: ['BIT-424'],
      says: {
        en: 'Only different types count at the end, *accomplished or not.*',
        fr: 'À la fin, seuls les types différents comptent, *accomplis ou non.*',
      },
      apart: true,
      rows: [
        { name: { en: 'two types', fr: 'deux types' }, sum: { en: 'at the end', fr: 'à la fin' }, points: 2 },
        {
          name: { en: 'three types', fr: 'trois types' },
          sum: { en: 'at the end', fr: 'à la fin' },
          points: 4,
        },
        {
          name: { en: 'five types', fr: 'cinq types' },
          sum: { en: 'at the end', fr: 'à la fin' },
          points: 11,
        },
        {
          name: { en: 'seven types', fr: 'sept types' },
          sum: { en: 'at the end', fr: 'à la fin' },
          points: 22,
        },
      ],
    },
    {
      chapter: 'visions',
      title: { en: 'a Vision and what it asks', fr: 'une Vision et ce qu’elle demande' },
      rules: ['BIT-405', 'BIT-406'],
      says: {
        en: 'It asks for two buildings, a resource and a combined dragonfly. *All of it must be there.*',
        fr: 'Elle demande deux bâtiments, une ressource et une libellule combinée. *Tout doit y être.*',
      },
      apart: true,
      rows: [
        { name: { en: 'all there', fr: 'tout y est' }, sum: { en: 'met', fr: 'réalisée' }, points: 6 },
        {
          name: { en: 'one thing missing', fr: 'un élément manque' },
          sum: { en: 'missed', fr: 'non réalisée' },
          points: -2,
        },
      ],
    },
    {
      chapter: 'tenguCycle',
      title: { en: 'the Tengu’s ten cards', fr: 'les dix cartes du Tengu' },
      rules: ['BIT-527'],
      says: {
        en: 'The deck is empty when his card is discarded. *The discard pile becomes the new deck.*',
        fr: 'La pioche est vide quand sa carte est défaussée. *La défausse devient la nouvelle pioche.*',
      },
      unit: { en: 'cards', fr: 'cartes' },
      rows: [
        {
          name: { en: 'in the row', fr: 'dans la rangée' },
          sum: { en: 'stay there', fr: 'y restent' },
          points: 2,
        },
        {
          name: { en: 'discarded', fr: 'défaussées' },
          sum: { en: 'the new deck', fr: 'la nouvelle pioche' },
          points: 8,
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
      chapter: 'rocks',
      title: { en: 'two rocks and two pilgrims', fr: 'deux rochers et deux pèlerins' },
      rules: ['BIT-431', 'BIT-433'],
      says: {
        en: 'One pilgrim sits between the two rocks and counts for both. *A Shinigami counts as any Mitama.*',
        fr: 'Un pèlerin se trouve entre les deux rochers et compte pour les deux. *Un Shinigami compte comme n’importe quel Mitama.*',
      },
      rows: [
        {
          name: { en: 'rock of Ara', fr: 'rocher d’Ara' },
          sum: {
            en: '2 Ara and a Shinigami, 2 pilgrims: 3 × 2',
            fr: '2 Ara et un Shinigami, 2 pèlerins : 3 × 2',
          },
          points: 6,
        },
        {
          name: { en: 'rock of ryokan and temple', fr: 'rocher du ryokan et du temple' },
          sum: { en: 'a temple, 1 pilgrim: 1 × 1', fr: 'un temple, 1 pèlerin : 1 × 1' },
          points: 1,
        },
      ],
    },
    {
      chapter: 'visions',
      title: { en: 'one building for two Visions', fr: 'un bâtiment pour deux Visions' },
      rules: ['BIT-408', 'BIT-436', 'BIT-437'],
      says: {
        en: 'Each Vision could be met by itself, *but both want Violet’s only building.* She takes the dearer one.',
        fr: 'Chaque Vision seule serait réalisée, *mais toutes deux demandent l’unique bâtiment de Violet.* Elle choisit la meilleure.',
      },
      rows: [
        { name: { en: 'met', fr: 'réalisée' }, sum: { en: 'as printed', fr: 'comme imprimé' }, points: 6 },
        {
          name: { en: 'missed', fr: 'non réalisée' },
          sum: { en: 'as printed', fr: 'comme imprimé' },
          points: -1,
        },
      ],
    },
    {
      chapter: 'ascension',
      title: { en: 'dice and resources', fr: 'dés et ressources' },
      rules: ['BIT-435'],
      says: {
        en: 'Dice of 3, 5 and 3, two wood and a sake are 14 together: *a quarter of it, rounded down.*',
        fr: 'Des dés de 3, 5 et 3, deux bois et un saké font 14 : *on en prend le quart, arrondi à l’inférieur.*',
      },
      rows: [
        {
          name: { en: 'dice and resources', fr: 'dés et ressources' },
          sum: { en: '(3 + 5 + 3 + 3) / 4', fr: '(3 + 5 + 3 + 3) / 4' },
          points: 3,
        },
      ],
    },
    {
      chapter: 'ascension',
      title: { en: 'Violet’s ascension', fr: 'l’ascension de Violet' },
      rules: ['BIT-423', 'BIT-424', 'BIT-425', 'BIT-440', 'BIT-441'],
      says: {
        en: 'The same Violet as in all these examples. *With 101 for Brown she wins by two.*',
        fr: 'La même Violet que dans tous ces exemples. *Marron en a 101 : elle l’emporte de deux points.*',
      },
      rows: [
        {
          name: { en: 'virtue points', fr: 'points de vertu' },
          sum: { en: 'during the game', fr: 'pendant la partie' },
          points: 67,
        },
        {
          name: { en: 'turn order', fr: 'ordre du tour' },
          sum: { en: 'she is first', fr: 'elle est première' },
          points: 3,
        },
        {
          name: { en: 'Bitoku cards', fr: 'cartes Bitoku' },
          sum: { en: 'three different types', fr: 'trois types différents' },
          points: 4,
        },
        {
          name: { en: 'lake treasures', fr: 'trésors du lac' },
          sum: { en: '5 + 3', fr: '5 + 3' },
          points: 8,
        },
        { name: { en: 'rocks', fr: 'rochers' }, sum: { en: '6 + 1', fr: '6 + 1' }, points: 7 },
        {
          name: { en: 'dice and resources', fr: 'dés et ressources' },
          sum: { en: '14 / 4', fr: '14 / 4' },
          points: 3,
        },
        { name: { en: 'Visions', fr: 'Visions' }, sum: { en: '6 − 1', fr: '6 − 1' }, points: 5 },
        {
          name: { en: 'uncovered on the own board', fr: 'révélés sur le plateau individuel' },
          sum: { en: 'by buildings', fr: 'par les bâtiments' },
          points: 6,
        },
      ],
    },
    {
      chapter: 'kodamas',
      title: { en: 'two lake treasures', fr: 'deux trésors du lac' },
      rules: ['BIT-425', 'BIT-426'],
      says: {
        en: 'Violet is alone in front at the Yomi, and level with Brown in front at the Forges, which pays 4, 2 and 0.',
        fr: 'Violet est seule en tête aux Yomis, et à égalité avec Marron en tête aux Forges, qui rapportent 4, 2 et 0.',
      },
      rows: [
        { name: { en: 'Yomi', fr: 'Yomis' }, sum: { en: 'alone in front', fr: 'seule en tête' }, points: 5 },
        { name: { en: 'Forges', fr: 'Forges' }, sum: { en: '(4 + 2) / 2', fr: '(4 + 2) / 2' }, points: 3 },
      ],
    },
    {
      chapter: 'ascension',
      title: { en: 'Aki’s ascension', fr: 'l’ascension d’Aki' },
      rules: ['BIT-420', 'BIT-441'],
      from: { seat: 0, at: 560 },
      rows: [
        {
          name: { en: 'virtue points', fr: 'points de vertu' },
          sum: { en: 'gained during the game', fr: 'gagnés pendant la partie' },
          points: 63,
        },
        {
          name: { en: 'Bitoku cards', fr: 'cartes Bitoku' },
          sum: { en: 'five different types', fr: 'cinq types différents' },
          points: 11,
        },
        {
          name: { en: 'lake treasures', fr: 'trésors du lac' },
          sum: { en: '4 + 1 + 3 + 3 + 3', fr: '4 + 1 + 3 + 3 + 3' },
          points: 14,
        },
        { name: { en: 'rocks', fr: 'rochers' }, sum: { en: '8 + 6 + 2', fr: '8 + 6 + 2' }, points: 16 },
        {
          name: { en: 'dice and resources', fr: 'dés et ressources' },
          sum: { en: 'a quarter of their sum', fr: 'le quart de leur somme' },
          points: 3,
        },
        {
          name: { en: 'Visions', fr: 'Visions' },
          sum: { en: '9 + 7, one missed −1', fr: '9 + 7, une non réalisée −1' },
          points: 15,
        },
        {
          name: { en: 'uncovered on the own board', fr: 'révélés sur le plateau individuel' },
          sum: { en: 'by buildings', fr: 'par les bâtiments' },
          points: 18,
        },
      ],
    },
  ],
  reference: [
    {
      title: { en: 'The regions', fr: 'Les régions' },
      lines: [
        { en: '*Yomi*: Mitamas and dragonflies.', fr: '*Yomis* : Mitamas et libellules.' },
        {
          en: '*Stairs*: pilgrims on the paths of wisdom.',
          fr: '*Escaliers* : pèlerins sur les Chemins de la sagesse.',
        },
        {
          en: '*House*: any value; the highest floor plays first next year.',
          fr: '*Demeure* : toute valeur ; la case la plus haute commence la manche suivante.',
        },
        { en: '*Jade Clearing*: resources and kodamas.', fr: '*Clairière de jade* : ressources et kodamas.' },
        { en: '*Forges*: buildings and crystals.', fr: '*Forges* : bâtiments et cristaux.' },
      ],
    },
    {
      title: { en: 'The year', fr: 'La manche' },
      lines: [
        {
          en: '*Spring*: draw up to four cards, discard one; dream crystals give.',
          fr: '*Printemps* : complétez à quatre cartes, défaussez-en une ; les cristaux oniriques rapportent.',
        },
        { en: '*Summer*: turns.', fr: '*Été* : les tours.' },
        {
          en: '*Autumn*: the House sets the turn order.',
          fr: '*Automne* : la Demeure fixe l’ordre du tour.',
        },
        {
          en: '*Winter*: dice come home locked; one played card may be released for its points.',
          fr: '*Hiver* : les dés reviennent, bloqués ; une carte jouée peut être retirée pour ses points.',
        },
      ],
    },
    {
      title: { en: 'The ascension', fr: 'L’ascension' },
      lines: [
        { en: 'First in turn order: *3*.', fr: 'Premier dans l’ordre du tour : *3*.' },
        {
          en: 'Different Bitoku types: 2 are 2, 3 are 4, 7 are *22*.',
          fr: 'Types de Bitoku différents : 2 valent 2, 3 valent 4, 7 valent *22*.',
        },
        {
          en: 'Lake treasures: first, second and third on each track.',
          fr: 'Trésors du lac : premier, deuxième et troisième de chaque piste.',
        },
        {
          en: 'Rocks: what they show, once for every pilgrim beside them.',
          fr: 'Rochers : ce qu’ils montrent, une fois par pèlerin à côté.',
        },
        {
          en: 'Dice and resources: a quarter of their sum.',
          fr: 'Dés et ressources : le quart de leur somme.',
        },
        {
          en: 'Visions met or missed; points uncovered on your board.',
          fr: 'Visions réalisées ou non ; points révélés sur votre plateau.',
        },
      ],
    },
  ],
}
