import type { Phrases } from './en.ts'

export const fr: Phrases = {
  colour: {
    red: 'Rouge',
    white: 'Blanc',
    black: 'Noir',
    blue: 'Bleu',
    green: 'Vert',
    pink: 'Rose',
    gold: 'Or',
  },
  letter: { red: 'R', white: 'Bc', black: 'N', blue: 'Bu', green: 'V', pink: 'Ro', gold: 'Au' },
  action: {
    'reroll-all': 'Tout relancer',
    'reroll-group': 'Relance : groupe',
    'reroll-singles': 'Relance : dés seuls',
    'shift-group': 'Groupe ±1',
    'shift-singles': 'Dés seuls ±1',
    curse: 'Or maudit',
    exchange: 'Échange',
  },
  token: { plain: 'vide', daruma: 'un daruma', four: 'un 4 fictif' },

  darumas: 'Les darumas autour du tanuki',
  disc: (colour, action, eyes) => `Daruma ${colour.toLowerCase()}, ${action.toLowerCase()}, ${eyes}`,
  eyes: ['deux yeux libres', 'un œil peint', 'deux yeux peints'],
  keptIfStop: 'pris à l’arrêt',
  chosenHint: 'choisi : appuyez encore pour peindre',

  fours: (count) => `${count} sur 4`,
  ledger: 'sur le livre de comptes',
  dashed: (count) => (count === 1 ? 'dont 1 fictif' : `dont ${count} fictifs`),
  lampsRule: 'Ce que font quatre dés de valeur 4',
  bottle: (count) => (count === 0 ? 'La bouteille de saké' : `La bouteille de saké, versés : ${count}`),

  track: 'Piste de manche',
  space: (number, face) => `Case ${number} : ${face}`,
  pawnHere: 'le compteur est ici',
  outward: 'à l’aller',
  homeward: 'au retour',
  trackStop: (steps, reward) =>
    steps === 0
      ? 's’arrêter n’avance pas'
      : `s’arrêter avance de ${steps}${reward ? ' et pioche un daruma' : ''}`,
  caption: (way, stop) => `${way} : ${stop}`,
  lastTurns: 'Le compteur est rentré : derniers tours',

  deck: (count) => (count === 1 ? 'daruma dans la pioche' : 'darumas dans la pioche'),
  left: (count) => (count === 1 ? '1 reste' : `${count} restent`),
  ownsNothing: 'pas encore de daruma',
  several: (count, thing) => `${count} × ${thing}`,

  objective: 'Objectif secret',
  hold: 'Tenir : voir',
  held: 'maintenu',
  open: 'pour vous seul',

  roll: (count) => (count === 1 ? 'Lancer 1 dé' : `Lancer ${count} dés`),
  badLuck: (percent) => `${percent} de malchance`,
  noBadLuck: 'sans malchance',
  pourFirst: 'versez d’abord un dé',
  paintFirst: 'peignez d’abord un œil',
  rollAtLeastOne: 'choisissez un dé à lancer',
  waiting: ({ name, you }) => (you ? 'À vous de jouer' : `${name} joue`),
  stop: 'S’arrêter',
  stopTakes: (count) => (count === 0 ? 'aucun pris' : count === 1 ? '1 pris' : `${count} pris`),
  stopPoints: (points, signed) => `${signed} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
  stopMoves: (steps) => `compteur +${steps}`,
  onesLeft: 'posez d’abord le 1',
  gift: 'Donner',
  renew: 'Cinq nouveaux',
  paint: 'Peindre',
  paintWhat: (daruma) => `Peindre : ${daruma}`,

  keys: {
    space: 'Espace',
    roll: 'Lancer les dés\u202f; maintenir pour les secouer',
    letGo: 'Annuler le choix',
  },

  tray: 'Dés',
  unrolled: 'dé, pas encore lancé',
  die: (value, role) => (role === '' ? `dé montrant ${value}` : `dé montrant ${value}, ${role}`),
  role: { still: '', pour: 'versé', roll: 'relancé', keep: 'gardé' },
  startLine: 'Appuyez sur Lancer, ou maintenez pour secouer les dés.',
  onesLine: 'Un 1 peint un œil : choisissez un daruma pour voir son effet.',
  pourLine: 'Touchez un dé pour le poser sur la bouteille : les autres sont relancés.',
  toggleLine: 'Touchez un dé pour le garder.',
  idleLine: 'Aucun dé utilisable : arrêtez-vous.',

  power: {
    nothing: 'Rien à faire : le 1 est sans effet.',
    rolls: (dice, percent) => `Relance ${dice} : ${percent}.`,
    groups: 'Vous choisissez ensuite le groupe à relancer.',
    shifts: 'Vous changez ensuite le groupe, chaque dé de 1.',
    singles: (dice) => `Vous changez ensuite ${dice} de 1 chacun.`,
    forced: 'Change des dés de 1 aussitôt ; aucun choix.',
    exchange: 'Vous échangez ensuite les darumas de deux personnes.',
    firstEye: 'Seul le second œil échange : sans effet ici.',
    curse: (fours) => `Ajoute un 4 fictif : ${fours} sur 4.`,
    bust: 'Ajoute le quatrième 4 : malchance, tour perdu.',
    ends: 'Votre dernier dé : le tour s’achève.',
  },
  about: {
    'reroll-all': 'Relance tous les dés disponibles.',
    'reroll-group': 'Relance tous les dés d’une valeur présente plusieurs fois.',
    'reroll-singles': 'Relance chaque dé dont la valeur n’est présente qu’une fois.',
    'shift-group': 'Change de 1 tous les dés d’une valeur répétée.',
    'shift-singles': 'Change de 1 chaque dé dont la valeur n’est présente qu’une fois.',
    curse: 'Ajoute un 4 fictif au livre de comptes pour chaque dé posé.',
    exchange: 'Le second œil échange les darumas de deux personnes.',
  },
  painting: (colour, action) => `${colour}, ${action.toLowerCase()}`,
  rollPlain: 'Lancer',
  rollFirst: 'lancez d’abord',

  groupOf: (count, value) => `les ${count} dés montrant ${value}`,
  shiftLine: 'Touchez un dé pour changer son sens.',
  shiftDie: (from, to) => `${from} devient ${to}`,
  turnDie: 'appuyez pour changer',
  shiftDone: 'Changer les dés',
  becomes: (dice) => `devient ${dice}`,

  exchangeTitle: 'Échanger deux darumas',
  exchangeOpen: 'Choisir les darumas',
  exchangeFirst: 'D’abord : quel daruma change de mains ?',
  exchangeSecond: 'Ensuite : contre quel daruma d’une autre personne ?',
  lifted: (colour, { name, you }) => (you ? `${colour}, à vous` : `${colour}, à ${name}`),
  otherFirst: 'Choisir un autre premier daruma',
  sendTo: ({ name, you }) =>
    you ? 'Le prendre sans rien rendre' : `Le donner à ${name}, sans rien en retour`,
  giftTitle: 'Donner un daruma, reprendre un 4',
  giftWhat: 'Lequel des vôtres ?',
  giftTo: 'À qui ?',
  giftRisk:
    'Le dé est relancé aussitôt : il redevient disponible, ou retourne sur le livre de comptes s’il montre 4.',
  give: 'Donner',
  giveWhat: (colour, name) => `Donner le ${colour.toLowerCase()} à ${name}`,
  close: 'Fermer',
  pick: (colour, count, { name, you }) => {
    const whose = you ? `${colour}, à vous` : `${colour}, à ${name}`
    return count === 1 ? whose : `${whose}, ${count} en tout`
  },

  oddsTitle: 'Malchance selon les dés',

  dramaBad: 'Malchance',
  dramaBadDetail: 'Quatre dés de valeur 4 : le tour s’arrête, aucun daruma peint n’est pris.',
  dramaGood: 'Bonne fortune',
  dramaGoodDetail: ({ name, you }, colour) =>
    `Quatre 4 d’un seul lancer : ${you ? 'vous prenez' : `${name} prend`} un daruma ${colour.toLowerCase()}.`,
  dramaGoodEmpty: 'Quatre 4 d’un seul lancer, mais la pioche est vide.',
  dramaSkip: 'touchez l’écran ou une touche pour continuer',
}
