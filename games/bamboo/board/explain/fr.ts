import type { IconText } from '@engawa/web/kit'
import type { Phrases } from './en.ts'

const icon = (name: string, rule: string, does: string): IconText => ({ name, rule, does })
const temple = (name: string): IconText =>
  icon(
    name,
    'BAM-080',
    'Un temple, avec le stock et les sections de sa couleur. En automne, le plus de bâtons y gagne son esprit.',
  )
const kind = (name: string): IconText =>
  icon(name, 'BAM-002', 'Un type de tuile Demeure. Les tuiles Équilibre demandent des types selon un motif.')
const food = (name: string, value: number): IconText =>
  icon(
    name,
    'BAM-101',
    `Un jeton Nourriture de valeur ${value}. En hiver, chaque tuile de votre demeure veut 1 nourriture.`,
  )
const coins = (number: number): string => (number < 2 ? `${number} pièce` : `${number} pièces`)

export const fr: Phrases = {
  icons: {
    'good-petal': icon('Bonheur', 'BAM-115', 'Ce que l’on compte pour gagner. 5 au départ.'),
    'good-stick': icon(
      'Bâton d’encens',
      'BAM-042',
      'On en offre au temple autant qu’il y a de sections dans le stock visité.',
    ),
    'good-coin': icon(
      'Pièce',
      'BAM-053',
      'Paie les tuiles Demeure, les bâtons envoyés à un autre temple et le réveil des esprits.',
    ),
    'good-cushion': icon(
      'Confort',
      'BAM-111',
      'La valeur d’une tuile Demeure. À la fin, la gauche et la droite devraient se valoir.',
    ),
    'good-home': icon('Demeure', 'BAM-057', 'Votre demeure de quinze cases.'),
    'food-tea': food('Thé', 1),
    'food-rice': food('Riz', 2),
    'food-ramen': food('Ramen', 3),
    'action-balance': icon(
      'Équilibre',
      'BAM-050',
      '1 bonheur, ou jusqu’à deux fois : prendre une tuile Équilibre, en décompter une achevée.',
    ),
    'action-improve': icon(
      'Aménagement',
      'BAM-053',
      '1 pièce, ou acheter une tuile Demeure et la poser dans sa demeure.',
    ),
    'action-cook': icon('Cuisine', 'BAM-055', 'Prendre un jeton Nourriture.'),
    'action-fund': icon('Rémunération', 'BAM-054', 'Prendre 2 pièces.'),
    'action-wildcard': icon('Joker', 'BAM-056', 'Une des quatre actions, au choix.'),
    'temple-sign-red': temple('Temple rouge'),
    'temple-sign-green': temple('Temple vert'),
    'temple-sign-blue': temple('Temple bleu'),
    'temple-sign-yellow': temple('Temple jaune'),
    'kind-decoration': kind('Décoration'),
    'kind-faith': kind('Foi'),
    'kind-garden': kind('Jardin'),
    'kind-tools': kind('Quotidien'),
    'spirit-kappa': icon('Kappa', 'BAM-091', 'Activé : une action Équilibre.'),
    'spirit-tanuki': icon('Tanuki', 'BAM-092', 'Activé : une action Aménagement.'),
    'spirit-rokurokubi': icon('Rokurokubi', 'BAM-093', 'Activé : une action Rémunération, 2 pièces.'),
    'spirit-kitsune': icon('Kitsune', 'BAM-094', 'Activé : vos sections de ce tour sont des Jokers.'),
    'spirit-ookami': icon('Ookami', 'BAM-095', 'Activé en hiver : 4 nourritures. L’excédent est perdu.'),
    'spirit-tengu': icon(
      'Tengu',
      'BAM-096',
      'Activé : prenez un jeton Nourriture, et renouvelez-les tous si vous voulez.',
    ),
    'spirit-bakeneko': icon(
      'Bakeneko',
      'BAM-097',
      'Activé avant l’offrande : vos bâtons vont gratuitement à n’importe quel temple.',
    ),
    'season-spring': icon('Printemps', 'BAM-030', 'Chacun gagne un bâton et prend un cadeau de la forêt.'),
    'season-summer': icon(
      'Été',
      'BAM-039',
      'On visite un stock à chaque tour, jusqu’à ce que personne n’ait plus de bâton.',
    ),
    'season-autumn': icon(
      'Automne',
      'BAM-080',
      'Les esprits vont à qui a le plus de bâtons dans chaque temple.',
    ),
    'season-winter': icon(
      'Hiver',
      'BAM-100',
      'On peut réveiller ses esprits, et chaque tuile Demeure doit être nourrie.',
    ),
  },

  temple: (name) => `Temple ${name.toLowerCase()}`,
  templeDoes: (spirit) =>
    `En automne, qui a le plus de bâtons ici gagne ${spirit}. À égalité, le bâton le plus haut l’emporte.`,
  templeEmpty: 'Tous ses esprits sont partis.',
  templeNeed: (sticks) =>
    sticks === 1 ? 'bâton de plus vous mettrait en tête' : 'bâtons de plus vous mettraient en tête',
  templeLead: 'bâton à ajouter : vous êtes en tête',
  templeGet: 'Visitez le stock de sa couleur, ou payez 1 pièce par bâton que vous y envoyez.',
  different: 'à la fin, pour un esprit que vous n’avez pas encore',
  alreadyOwned: 'à la fin : vous avez déjà cet esprit',
  spiritWhat: (awake) => (awake ? 'Esprit éveillé' : 'Esprit endormi'),
  spiritInTemple: (name) => `Au temple ${name.toLowerCase()}`,
  spiritCount: 'à la fin par esprit différent, éveillé ou endormi',
  wake: (price) =>
    price === 0 ? 'Le réveiller en hiver est gratuit.' : `Le réveiller en hiver coûte ${coins(price)}.`,
  win: 'Ayez le plus de bâtons dans son temple quand vient l’automne.',
  seat: (name) => `Ce que possède ${name}`,
  seatDoes:
    'Bonheur, bâtons, pièces, nourriture, confort des deux côtés, esprits et sections de chaque stock. Tout est visible.',
  stalk: (number) => `Pousse ${number}`,
  stalkDoes:
    'Une section insérée par le bas fait tomber celle du haut : elle va dans votre stock de sa couleur.',
  stalkNext: (shoot) => `La prochaine à tomber : ${shoot}.`,
  under: 'Sous la pousse',
  underDoes: 'Les nouvelles sections y attendent, deux au plus, avant d’être insérées.',
  stock: (name) => `Stock ${name.toLowerCase()}`,
  stockDoes:
    'Visitez-le : autant de bâtons que de sections vont à son temple, et ses sections agissent. On ne visite pas deux fois de suite le même.',
  stockSticks: (sticks) => (sticks < 2 ? 'bâton serait offert' : 'bâtons seraient offerts'),
  shootDoes: (action) => `Quand vous visitez son stock, elle peut agir : ${action}`,
  offer: 'Sections visibles',
  offerDoes: 'Chacun en prend une avant la première année.',
  gift: (name) => `Cadeau : ${name}`,
  giftWhat: 'Cadeau de la forêt',
  colour: (name) => `Couleur : ${name.toLowerCase()}`,
  colourDoes: 'La couleur que vous jouez. Elle dit avec quelles sections vous commencez.',
  tileWhat: (kindName, comfort) => `Tuile Demeure : ${kindName}, confort ${comfort}`,
  tileDoes: 'Elle compte pour les motifs et pour le confort de sa zone. En hiver, elle veut 1 nourriture.',
  tileAtOnce: 'aussitôt, en l’achetant sur sa case',
  tileBest: 'en tout, à sa meilleure place dans votre demeure',
  price: (price, have) =>
    have >= price
      ? `Une action Aménagement et ${coins(price)} : vous en avez ${have}.`
      : `Une action Aménagement et ${coins(price)} : vous en avez ${have}, il en manque ${price - have}.`,
  slot: 'Case du marché',
  slotDoes:
    'Plus haut, les cases coûtent et rapportent davantage. En hiver, les tuiles les plus basses partent.',
  cell: (row, column) => `Demeure, ligne ${row}, colonne ${column}`,
  cellDoes:
    'Une case libre de la demeure. Les deux colonnes de gauche et les deux de droite devraient se valoir.',
  cellWants: (kindName) =>
    `Une case marquée de la face Nuit : seul le type ${kindName} y va. Libre, elle coûte 1 à la fin.`,
  goalDoes: (pattern) =>
    `Votre demeure doit montrer : ${pattern}. Achevée, une action Équilibre la décompte.`,
  goalNow: 'si vous la décomptez par une action Équilibre',
  goalHalf: 'à la fin, si elle est achevée sans avoir été décomptée',
  goalComplete: 'Elle est achevée : décomptez-la.',
  goalOpen: 'Posez des tuiles Demeure jusqu’à ce que son motif y soit.',
  goalTake: 'Prenez-la par une action Équilibre : deux par zone au plus.',
  goals: 'Tuiles Équilibre',
  goalsDoes: 'Deux au plus par zone : gauche, centre, droite. Une action Équilibre décompte les achevées.',
  food: (name, value) => (value < 2 ? `${name} : ${value} nourriture` : `${name} : ${value} nourritures`),
  foodDoes: 'En hiver, chaque tuile de votre demeure veut 1 nourriture ; chacune qui manque coûte 1 bonheur.',
  foodMissing: 'nourriture manque encore pour l’hiver',
  foodEnough: 'ne manque : l’hiver est déjà nourri',
  foodGet: 'Une action Cuisine en prend un. Les cinq reviennent quand il n’y en a plus.',
  hunger: 'La faim de l’hiver',
  scale: 'Harmonie',
  scaleDoes: 'À la fin, vous perdez 2 par point d’écart entre le confort de la gauche et celui de la droite.',
  scaleNow: 'si la partie finissait maintenant',
  year: 'Les années',
  yearDoes: 'Quatre années de quatre saisons. Après le quatrième hiver, le plus de bonheur gagne.',
  legend: {
    goods: 'Biens',
    actions: 'Actions',
    temples: 'Temples',
    kinds: 'Types de tuiles Demeure',
    spirits: 'Esprits',
    seasons: 'Saisons',
  },
}
