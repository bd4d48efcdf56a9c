import type { IconText } from '@engawa/web/kit'
import { names } from '../../words/fr/names.ts'
import type { Phrases } from './en.ts'

const icon = (name: string, rule: string, does: string): IconText => ({
  name: name.charAt(0).toUpperCase() + name.slice(1),
  rule,
  does,
})
const resource = (name: keyof typeof names.resources, does: string): IconText =>
  icon(names.resources[name], 'BIT-050', does)
const building = (name: keyof typeof names.buildings): IconText =>
  icon(
    names.buildings[name],
    'BIT-200',
    'Un bâtiment. Qui place un dé de sa valeur dans sa région peut l’utiliser ; son propriétaire reçoit un bonus.',
  )
const mitama = (name: keyof typeof names.mitamas): IconText =>
  icon(
    `Mitama ${names.mitamas[name]}`,
    'BIT-360',
    'Un Mitama : son action une fois, quand vous l’obtenez. Puis il peut attendre une libellule.',
  )
const yokai = (name: keyof typeof names.yokai): IconText =>
  icon(
    names.yokai[name],
    'BIT-080',
    'Une sorte de yokai. Sa carte débloque un dé et fait son action ; retirée en hiver, elle marque sa vertu.',
  )
const virtue = (name: keyof typeof names.virtues): IconText =>
  icon(
    names.virtues[name],
    'BIT-330',
    'Une vertu des cartes Bitoku. Des vertus différentes sur votre chemin comptent à l’ascension.',
  )
const ofName = (name: string): string => (/^[aeiouyhéèêàâîôûœ]/i.test(name) ? `d’${name}` : `de ${name}`)

export const fr: Phrases = {
  icons: {
    wood: resource(
      'wood',
      'Une ressource. Paie les bâtiments, et partout où une ressource quelconque est demandée.',
    ),
    stone: resource(
      'stone',
      'Une ressource. Paie les bâtiments, et partout où une ressource quelconque est demandée.',
    ),
    jade: resource(
      'jade',
      'Une ressource. Paie les Mitamas, et partout où une ressource quelconque est demandée.',
    ),
    sake: resource(
      'sake',
      'Une ressource. Paie les Mitamas, et partout où une ressource quelconque est demandée.',
    ),
    any: icon('ressource au choix', 'BIT-050', 'Une ressource de n’importe quel type.'),
    amulet: icon(
      'amulette',
      'BIT-054',
      'Augmente de son nombre un dé que vous placez. Elle est alors dépensée.',
    ),
    points: icon('points de vertu', 'BIT-065', 'Des points, marqués aussitôt.'),
    movement: icon(
      'point de mouvement',
      'BIT-300',
      'Un pèlerin commence, ou avance d’une case sur un Chemin de la sagesse.',
    ),
    kodama: icon(
      'kodama',
      'BIT-340',
      'Votre kodama d’une région avance d’une case. À l’ascension, les plus avancés gagnent le trésor du lac.',
    ),
    back: icon('kodama en arrière', 'BIT-341', 'Le kodama de quelqu’un d’autre recule d’une case.'),
    unlock: icon('débloquer', 'BIT-090', 'Un de vos dés bloqués peut être placé.'),
    draw: icon(
      'cartes Yokai',
      'BIT-084',
      'Piochez une carte Yokai ; près d’une place, le nombre de cartes en main.',
    ),
    vision: icon(
      'Vision',
      'BIT-400',
      'Une carte à conditions : réalisée à l’ascension, elle rapporte ; sinon elle coûte.',
    ),
    rock: icon('rocher', 'BIT-350', 'Prenez un rocher du jardin pour votre Sentier des Rochers.'),
    rockPilgrim: icon(
      'pèlerin au sentier',
      'BIT-355',
      'Un pèlerin près de vos rochers : à l’ascension, il compte ce que montrent les rochers.',
    ),
    cross: icon(
      'traverser la rivière',
      'BIT-230',
      'Un dé traverse la rivière, perd 1 et prend une faveur de la colline.',
    ),
    building: icon('bâtiment', 'BIT-202', 'Construisez un bâtiment du marché.'),
    crystal: icon('cristal', 'BIT-380', 'Obtenez un cristal du marché.'),
    mitama: icon('Mitama', 'BIT-360', 'Obtenez un Mitama du marché.'),
    dragonfly: icon(
      'libellule',
      'BIT-370',
      'Obtenez une libellule. Elle agit une fois combinée à un Mitama.',
    ),
    temple: building('temple'),
    onsen: building('onsen'),
    farm: building('farm'),
    ryokan: building('ryokan'),
    ancient: building('ancient'),
    sense: icon(
      'cristal sensoriel',
      'BIT-387',
      'Son action chaque fois que vous jouez un yokai à côté de lui.',
    ),
    dream: icon('cristal onirique', 'BIT-387', 'Son gain à chaque printemps, et à l’ascension.'),
    memory: icon('cristal mémoriel', 'BIT-388', 'Des points chaque fois que vous faites ce qu’il montre.'),
    ara: mitama('ara'),
    nigi: mitama('nigi'),
    saki: mitama('saki'),
    kushi: mitama('kushi'),
    shinigami: mitama('shinigami'),
    yokai: icon(
      'carte Yokai',
      'BIT-080',
      'Une carte de votre main : elle débloque un dé et fait son action.',
    ),
    kappa: yokai('kappa'),
    imomushi: yokai('imomushi'),
    nezumi: yokai('nezumi'),
    kitsune: yokai('kitsune'),
    ookami: yokai('ookami'),
    yamauba: yokai('yamauba'),
    bitoku: icon(
      'carte Bitoku',
      'BIT-330',
      'Une carte de votre Chemin de Bitoku. Votre pion les accomplit l’une après l’autre.',
    ),
    makoto: virtue('makoto'),
    chuugi: virtue('chuugi'),
    yu: virtue('yu'),
    jin: virtue('jin'),
    rei: virtue('rei'),
    gi: virtue('gi'),
    meijo: virtue('meijo'),
    hikaru: icon('marqueur Hikaru', 'BIT-241', 'Cette faveur a été prise durant cette manche.'),
    pilgrim: icon(
      'pèlerin',
      'BIT-305',
      'Parcourt les Chemins de la sagesse, ou se tient sur votre Sentier des Rochers.',
    ),
    sleeper: icon(
      'pèlerin endormi',
      'BIT-312',
      'Un pèlerin qui a quitté le chemin. Il reste là pour de bon.',
    ),
    illumination: icon(
      'illumination',
      'BIT-312',
      'Le bout d’un sentier : des points, davantage pour qui arrive en premier.',
    ),
    portal: icon('portail', 'BIT-319', 'Le bout d’un sentier avec une tuile : son effet aussitôt.'),
    spring: icon('printemps', 'BIT-100', 'Chacun pioche des cartes Yokai et récolte ses cristaux oniriques.'),
    summer: icon(
      'été',
      'BIT-120',
      'Des tours : jouer un yokai, placer un dé, traverser la rivière ou passer.',
    ),
    autumn: icon('automne', 'BIT-260', 'La Demeure fixe l’ordre de la manche suivante.'),
    winter: icon('hiver', 'BIT-270', 'Les dés rentrent, et un yokai peut être retiré pour sa vertu.'),
  },

  inMarket: (market, place) => `${market}, emplacement ${place} du marché`,
  ofSeat: (name, you) => (you ? 'À vous' : `À ${name}`),
  inHand: 'Dans votre main',
  slotPays: 'aussitôt : son emplacement les paie',
  costs: (price) => `Prix : ${price}.`,
  free: 'Gratuit.',
  gains: (count) => `Vous gagnez même ${count === 1 ? 'une ressource' : `${count} ressources`}.`,
  canPay: 'Vous pouvez payer.',
  cannotPay: (have) => `Vous avez : ${have}. Cela ne suffit pas.`,
  nothing: 'rien',
  whereToBuy: 'S’obtient par une action Forêt, un bâtiment, une carte ou une tuile qui montre son marché.',
  ownerGets: 'Qui utilise le bâtiment de quelqu’un d’autre lui donne un bonus de propriété.',
  virtueNow: 'si elle était retirée en hiver maintenant',
  visionMet: 'à l’ascension : elle est réalisée',
  visionMissed: 'à l’ascension, tant qu’elle n’est pas réalisée',
  visionMissing: (what) => `Il manque encore : ${what}.`,
  cardGet: 'Jouez-la en été sur un emplacement libre : elle débloque le dé voisin et fait son action.',
  bitokuGet: 'Traversez la rivière et prenez-la comme faveur.',
  pathAhead: 'Sur votre chemin, encore devant',
  pathDone: 'Sur votre chemin, accomplie',
  die: (value, name) => `Dé ${ofName(name)} : ${value}`,
  dieStates: {
    locked: 'Bloqué',
    unlocked: 'Débloqué',
    out: 'Dans la forêt',
    across: 'Au-delà de la rivière',
  },
  dieDoes:
    'Un dé placé dans une région fait une action Forêt et une action Bâtiment selon sa valeur. Plus tard, il peut traverser la rivière et perd 1.',
  slot: 'Emplacement Yokai',
  slotDoes: 'Une carte Yokai jouée ici débloque le dé voisin.',
  region: (name) => name,
  regionDoes:
    'Placez ici un dé débloqué : il fait une action Forêt et une action Bâtiment. Un dé plus faible qu’un autre déjà là ne fait pas d’action Forêt sans amulette.',
  regionNeed: 'est la valeur minimale pour agir ici maintenant',
  house:
    'La valeur du dé n’y compte pas : la case donne son gain et votre rang dans l’ordre de la manche suivante.',
  floor: (place) => `Case de la Demeure : ${place}`,
  floorDoes: (gain) => `Elle donne ${gain}, et ce rang dans l’ordre de la manche suivante.`,
  tier: (value) => `Action Forêt pour un dé de ${value} ou plus`,
  zone: (region) => `${region} : emplacement libre`,
  zoneDoes: (type) => `On peut bâtir ici : ${type}. Les dés placés dans cette région l’utilisent.`,
  favourTaken: 'Elle a été prise durant cette manche ; elle revient en hiver.',
  favourNone: 'Il n’y a pas de carte ici.',
  favourDouble: 'Double faveur',
  favourGet: 'Traversez la rivière avec un dé de la région au-dessous.',
  resourceNow: (name) => `${name} en réserve`,
  amulet: (worth) => `Amulette +${worth}`,
  amuletNow: 'en réserve',
  space: 'Case d’un Chemin de la sagesse',
  spaceDoes:
    'Un point de mouvement fait avancer un pèlerin d’une case. Un pont demande des cartes Bitoku accomplies.',
  trailWorth: 'pour qui arrive ici maintenant',
  trailGet: 'Menez un pèlerin le long du chemin jusqu’à son sentier ; il y dort.',
  track: (region) => `Piste Kodama : ${region}`,
  kodama: (name) => `Kodama ${ofName(name)}`,
  kodamaAt: (region, space) => `${region}, case ${space}`,
  trackNow: 'à l’ascension, si la partie finissait maintenant',
  treasure: (points) => `Le trésor du lac donne ${points} aux premier, deuxième et troisième.`,
  rockGet: 'Pris par un effet qui montre un rocher. Trois trouvent place sur votre Sentier des Rochers.',
  rockSpace: (space) => `Sentier des Rochers, case ${space}`,
  crystalSlot: 'Emplacement de cristal',
  crystalSlotDoes: (kind) => `Un cristal ${kind} y trouve place.`,
  path: 'Votre Chemin de Bitoku',
  plate: (name) => `Ce que possède ${name}`,
  plateDoes:
    'Rang dans l’ordre, dés selon leur place, ressources, amulettes et cartes. Une pression ouvre le domaine entier.',
  pilgrims: 'en réserve',
  verbs: {
    play: 'Un yokai de votre main va sur un emplacement libre, débloque son dé et fait son action.',
    use: 'Un dé débloqué va dans une région et y agit.',
    cross: 'Un dé d’une région traverse la rivière et prend une faveur.',
    pass: 'Vous ne jouez plus de tour cet été.',
  },
  ledger: 'Vos points par origine',
  ledgerDoes:
    'Ce que donnerait chaque origine si la partie finissait maintenant. La dernière ligne est leur somme.',
  queue: 'Encore à faire',
  queueDoes: 'Les effets qui attendent, le prochain d’abord.',
  year: 'La manche',
  yearDoes: 'Quatre manches de quatre saisons ; après le dernier hiver vient l’ascension.',
  legend: {
    goods: 'Biens',
    actions: 'Ce que font les effets',
    markets: 'Marchés',
    buildings: 'Bâtiments',
    crystals: 'Cristaux',
    mitamas: 'Mitamas',
    yokai: 'Yokai',
    bitoku: 'Bitoku et faveurs',
    paths: 'Chemins de la sagesse',
    year: 'La manche',
  },
}
