import type { EffectPhrases, NamePhrases, PiecePhrases } from '../phrases.ts'
import { count, either, goods, list, points, price, resourceNames } from './base.ts'

const less = (number: number): string => (number === 0 ? '' : ` (réduction de ${number})`)

const purchases = {
  building: 'construire un bâtiment',
  crystal: 'obtenir un cristal',
  mitama: 'obtenir un Mitama',
  dragonfly: 'obtenir une libellule',
}

export const effects: EffectPhrases = {
  nothing: 'rien',
  goods: (of, number) => {
    if (of.length === 4) return `${count(number, 'ressource')} au choix`
    const names = of.map((resource) => resourceNames[resource])
    return number === 1
      ? either(names.map((name) => `1 ${name}`))
      : `${number} parmi ${list(names)}, au choix`
  },
  amulet: (worth) => `une amulette +${worth}`,
  points,
  movement: (number) => count(number, 'point de mouvement', 'points de mouvement'),
  advance: (steps, here) =>
    here
      ? `avancer votre kodama de cette région de ${count(steps, 'case')}`
      : `avancer vos kodamas de ${count(steps, 'case')}`,
  back: (steps) => `reculer des kodamas adverses de ${count(steps, 'case')}`,
  unlock: 'débloquer un dé',
  draw: (number) => (number === 1 ? 'piocher une carte Yokai' : `piocher ${number} cartes Yokai`),
  look: {
    yokai: 'obtenir une carte Yokai parmi deux du paquet commun',
    bitoku: 'obtenir une carte Bitoku parmi deux du paquet commun',
    vision: 'piocher deux Visions : en garder une ou prendre une ressource',
  },
  rock: 'obtenir un rocher',
  rockPilgrim: 'placer un pèlerin sur votre Sentier des Rochers',
  buy: (market, number) => `${purchases[market]}${less(number)}`,
  buyBoth: (both, number) => `${list(both)}, avec une réduction de ${number} sur l’un des deux`,
  inTurn: (parts) => parts.join(', puis '),
  and: (parts) => list(parts),
  or: either,
  twoOf: (parts) => `deux options différentes parmi : ${parts.join(' ; ')}`,
}

const bonuses = {
  point: '1 PV',
  pointOrAmulet: '1 PV ou une amulette +1',
  pointAndAmulet: '1 PV et une amulette +1',
}

export const pieces: PiecePhrases = {
  join: (parts) => parts.join(' ; '),
  virtue: (number, item, most) => `vertu : ${points(number)} par ${item}, ${most} au plus`,
  bitoku: (number, reward) => `${points(number)}${reward === '' ? '' : `, ${reward}`}`,
  rarity: (number) => `rareté ${number}`,
  vision: (needs) => `Vision : ${needs}`,
  visionPoints: (number, loss) => `${points(number)}, sinon −${loss}`,
  building: (die, action) => `dé ${die}+ : ${action}`,
  built: (kodama, amulets) => `à la construction : Kodama ${kodama}${amulets > 0 ? ', une amulette +1' : ''}`,
  owner: (bonus) => `propriétaire : ${bonuses[bonus]}`,
  memory: (number, deed) => `${points(number)} chaque fois que vous ${deed}`,
  cost: (price) => `coût : ${price}`,
  portal: (letter) => `tuile Portail ${letter}`,
  rock: (types) => `rocher ${types}`,
  treasure: (first, second, third) => `trésor du lac ${first} / ${second} / ${third}`,
  tengu: (region, shows) => `carte Action « ${region}${shows === '' ? '' : `, ${shows}`} »`,
  tenguPrint: (seeks, resource) => `en haut : ${seeks} ; ${resource === '' ? 'sans ressource' : resource}`,
  crystalLabel: (type) => `cristal ${type}`,
  mitamaLabel: (type) => `Mitama ${type}`,
  portalLabel: (letter) => `portail ${letter}`,
  visionLabel: 'Vision',
  dragonflyLabel: 'libellule',
  tenguLabel: 'carte Action',
}

const visionNames = {
  resource: ['ressource', 'ressources'],
  building: ['bâtiment', 'bâtiments'],
  crystal: ['cristal', 'cristaux'],
  mitama: ['Mitama', 'Mitamas'],
  dragonfly: ['libellule combinée', 'libellules combinées'],
  illumination: ['pèlerin sur une illumination', 'pèlerins sur des illuminations'],
  portal: ['pèlerin sur un portail', 'pèlerins sur des portails'],
  accomplished: ['carte Bitoku accomplie', 'cartes Bitoku accomplies'],
} as const

const bridges = ['', ' (premier pont)', ' (second pont)']
const pathNames = { upper: 'chemin du haut', lower: 'chemin du bas' }

export const names: NamePhrases = {
  resources: resourceNames,
  regions: {
    1: 'Terres des Yomis',
    2: 'Escaliers de la connaissance',
    3: 'Demeure du grand esprit',
    4: 'Clairière de jade',
    5: 'Forges',
  },
  yokai: {
    kappa: 'Kappa',
    imomushi: 'Imomushi',
    nezumi: 'Nezumi',
    kitsune: 'Kitsune',
    ookami: 'Shin Ookami',
    yamauba: 'Yama Uba',
  },
  virtues: {
    makoto: 'Makoto',
    chuugi: 'Chuugi',
    yu: 'Yu',
    jin: 'Jin',
    rei: 'Rei',
    gi: 'Gi',
    meijo: 'Meijo',
  },
  buildings: {
    temple: 'temple',
    onsen: 'onsen',
    farm: 'ferme',
    ryokan: 'ryokan',
    ancient: 'bâtiment ancien',
  },
  mitamas: { ara: 'Ara', nigi: 'Nigi', saki: 'Saki', kushi: 'Kushi', shinigami: 'Shinigami' },
  crystals: { sense: 'sensoriel', dream: 'onirique', memory: 'mémoriel' },
  markets: { building: 'Bâtiments', crystal: 'Cristaux', mitama: 'Mitamas', dragonfly: 'Libellules' },
  decks: { yokai: 'Yokai', bitoku: 'Bitoku', vision: 'Vision' },
  seasons: {
    spring: 'Printemps',
    summer: 'Été',
    autumn: 'Automne',
    winter: 'Hiver',
    ascension: 'Ascension',
    over: 'Fin',
  },
  deeds: {
    build: 'construisez',
    crystal: 'obtenez un autre cristal',
    mitama: 'obtenez un Mitama',
    dragonfly: 'obtenez une libellule',
    combine: 'combinez un Mitama à une libellule',
    cross: 'traversez la rivière',
    enter: 'menez un pèlerin à une illumination ou à un portail',
    accomplish: 'accomplissez une carte Bitoku',
  },
  virtueItems: {
    sleeper: 'pèlerin sur une illumination ou un portail',
    illumination: 'pèlerin sur une illumination',
    portal: 'pèlerin sur un portail',
    crystal: 'cristal',
    building: 'bâtiment',
    mitama: 'Mitama',
    pair: 'paire combinée',
    accomplished: 'carte Bitoku accomplie',
    vision: 'carte Vision',
    yokai: 'carte Yokai',
    track: 'piste Kodama où vous êtes en tête',
    rock: 'rocher',
    rockPilgrim: 'pèlerin sur votre Sentier des Rochers',
  },
  visionItem: (item, number) => `${number} ${visionNames[item][number === 1 ? 0 : 1]}`,
  favours: { bitoku: 'la carte Bitoku', yokai: 'la carte Yokai', double: 'la double faveur' },
  places: ['gauche', 'milieu', 'droite'],
  quarries: {
    preferredYokai: 'un yokai préféré',
    anyYokai: 'un yokai quelconque',
    rarestBitoku: 'la carte Bitoku la plus rare',
  },
  shows: {
    dragonfly: 'libellule',
    mitama: 'Mitama',
    crystal: 'cristal',
    building: 'bâtiment',
    preferred: 'Mitama ou bâtiment préféré',
  },
  steps: {
    A: 'il est sur une traversée contestée et ce que recherche sa carte est à portée ; il traverse et le prend',
    B: 'il n’a aucun dé débloqué, la région de la carte est libre, la carte de gauche est active et la tuile Attitude inactive ; il retourne la tuile, débloque un dé, le place dans cette région et y agit',
    C: 'il a un dé débloqué et la région de la carte est libre ; il y place le dé et agit',
    D: 'il a un dé bloqué et la ressource de la carte ; il débloque un dé, paie et agit dans la région sans rien y placer',
    E: 'il est sur une traversée contestée et il ne reste qu’une case au-delà de la rivière ; il traverse',
    F: 'il a un dé débloqué et aucun dans la Demeure ; il en place un dans la Demeure',
    G: 'il a un dé bloqué ; il en débloque un et prend la ressource de la carte',
    H: 'ce que recherche sa carte est à portée au-delà de la rivière ; il traverse et le prend',
    I: 'il a un dé débloqué, mais la région de la carte est occupée ; il place le dé là où son kodama est le plus compétitif et y agit',
    J: 'tous ses dés sont sur le plateau principal et la tuile Attitude est active ; il la retourne et prend la ressource de la carte',
    K: 'il ne reste rien de mieux ; il traverse la rivière',
    L: 'il n’a plus rien à faire ; il passe',
  },
  trails: {
    I1: 'la première illumination du chemin du haut',
    NA: 'le portail A du chemin du haut',
    I2: 'la deuxième illumination du chemin du haut',
    NB: 'le portail B du chemin du haut',
    I3: 'la dernière illumination du chemin du haut',
    J1: 'la première illumination du chemin du bas',
    SA: 'le portail A du chemin du bas',
    SB: 'le portail B du chemin du bas',
    J2: 'la dernière illumination du chemin du bas',
  },
  sources: {
    spring: 'printemps',
    pilgrim: 'un pèlerin',
    favour: 'double faveur',
    house: 'Demeure du grand esprit',
  },
  pathSpace: (path, space, bridge) =>
    space === 0
      ? `le départ du ${pathNames[path]}`
      : `la case ${space} du ${pathNames[path]}${bridges[bridge]}`,
  goods,
  price,
}
