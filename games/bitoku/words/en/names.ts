import type { EffectPhrases, NamePhrases, PiecePhrases } from '../phrases.ts'
import { count, either, goods, list, points, price, resourceNames } from './base.ts'

const less = (number: number): string => (number === 0 ? '' : ` (${number} less)`)

const purchases = {
  building: 'build a building',
  crystal: 'take a crystal',
  mitama: 'take a Mitama',
  dragonfly: 'take a dragonfly',
}

export const effects: EffectPhrases = {
  nothing: 'nothing',
  goods: (of, number) => {
    if (of.length === 4) return number === 1 ? '1 resource of any type' : `${number} resources of any types`
    const names = of.map((resource) => resourceNames[resource])
    return number === 1 ? either(names.map((name) => `1 ${name}`)) : `${number} of ${list(names)} in any mix`
  },
  amulet: (worth) => `a +${worth} amulet`,
  points,
  movement: (number) => count(number, 'movement point'),
  advance: (steps, here) =>
    here
      ? `advance your kodama of this region ${count(steps, 'space')}`
      : `advance your kodamas ${count(steps, 'space')}`,
  back: (steps) => `move kodamas of others back ${count(steps, 'space')}`,
  unlock: 'unlock a die',
  draw: (number) => (number === 1 ? 'draw a yokai card' : `draw ${number} yokai cards`),
  look: {
    yokai: 'gain one of two yokai cards from the deck',
    bitoku: 'gain one of two Bitoku cards from the deck',
    vision: 'look at two Visions: keep one or take a resource',
  },
  rock: 'take a rock',
  rockPilgrim: 'place a pilgrim on your rock trail',
  buy: (market, number) => `${purchases[market]}${less(number)}`,
  buyBoth: (both, number) => `${list(both)}, one of them for ${number} less`,
  inTurn: (parts) => parts.join(', then '),
  and: (parts) => list(parts),
  or: either,
  twoOf: (parts) => `two different ones of: ${parts.join('; ')}`,
}

const bonuses = {
  point: '1 VP',
  pointOrAmulet: '1 VP or a +1 amulet',
  pointAndAmulet: '1 VP and a +1 amulet',
}

export const pieces: PiecePhrases = {
  join: (parts) => parts.join('; '),
  virtue: (number, item, most) => `virtue: ${points(number)} per ${item}, at most ${most}`,
  bitoku: (number, reward) => `${points(number)}${reward === '' ? '' : `, ${reward}`}`,
  rarity: (number) => `rarity ${number}`,
  vision: (needs) => `Vision of ${needs}`,
  visionPoints: (number, loss) => `${points(number)}, missed −${loss}`,
  building: (die, action) => `die ${die}+: ${action}`,
  built: (kodama, amulets) => `when built: kodama ${kodama}${amulets > 0 ? ', a +1 amulet' : ''}`,
  owner: (bonus) => `owner: ${bonuses[bonus]}`,
  memory: (number, deed) => `${points(number)} whenever you ${deed}`,
  cost: (price) => `costs ${price}`,
  portal: (letter) => `portal tile ${letter}`,
  rock: (types) => `rock of ${types}`,
  treasure: (first, second, third) => `lake treasure ${first} / ${second} / ${third}`,
  tengu: (region, shows) => `Tengu card “${region}${shows === '' ? '' : `, ${shows}`}”`,
  tenguPrint: (seeks, resource) => `top: ${seeks}; ${resource === '' ? 'no resource' : resource}`,
  crystalLabel: (type) => `${type} crystal`,
  mitamaLabel: (type) => `${type} Mitama`,
  portalLabel: (letter) => `portal ${letter}`,
  visionLabel: 'Vision',
  dragonflyLabel: 'dragonfly',
  tenguLabel: 'Tengu card',
}

const visionNames = {
  resource: ['resource', 'resources'],
  building: ['building', 'buildings'],
  crystal: ['crystal', 'crystals'],
  mitama: ['Mitama', 'Mitamas'],
  dragonfly: ['combined dragonfly', 'combined dragonflies'],
  illumination: ['pilgrim on an illumination', 'pilgrims on illuminations'],
  portal: ['pilgrim on a portal', 'pilgrims on portals'],
  accomplished: ['accomplished Bitoku card', 'accomplished Bitoku cards'],
} as const

const bridges = ['', ' (first bridge)', ' (second bridge)']

export const names: NamePhrases = {
  resources: resourceNames,
  regions: {
    1: 'Lands of the Yomi',
    2: 'Stairs of Knowledge',
    3: 'House of the Great Spirit',
    4: 'Jade Clearing',
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
    farm: 'farm',
    ryokan: 'ryokan',
    ancient: 'ancient building',
  },
  mitamas: { ara: 'Ara', nigi: 'Nigi', saki: 'Saki', kushi: 'Kushi', shinigami: 'Shinigami' },
  crystals: { sense: 'sense', dream: 'dream', memory: 'memory' },
  markets: { building: 'Buildings', crystal: 'Crystals', mitama: 'Mitamas', dragonfly: 'Dragonflies' },
  decks: { yokai: 'yokai', bitoku: 'Bitoku', vision: 'Vision' },
  seasons: {
    spring: 'Spring',
    summer: 'Summer',
    autumn: 'Autumn',
    winter: 'Winter',
    ascension: 'Ascension',
    over: 'The end',
  },
  deeds: {
    build: 'build',
    crystal: 'take another crystal',
    mitama: 'take a Mitama',
    dragonfly: 'take a dragonfly',
    combine: 'combine a pair',
    cross: 'cross the river',
    enter: 'bring a pilgrim to an illumination or a portal',
    accomplish: 'accomplish a Bitoku card',
  },
  virtueItems: {
    sleeper: 'pilgrim on an illumination or a portal',
    illumination: 'pilgrim on an illumination',
    portal: 'pilgrim on a portal',
    crystal: 'crystal',
    building: 'building',
    mitama: 'Mitama',
    pair: 'combined pair',
    accomplished: 'accomplished Bitoku card',
    vision: 'Vision held',
    yokai: 'yokai card owned',
    track: 'kodama track led',
    rock: 'rock',
    rockPilgrim: 'pilgrim on your rock trail',
  },
  visionItem: (item, number) => `${number} ${visionNames[item][number === 1 ? 0 : 1]}`,
  favours: { bitoku: 'the Bitoku card', yokai: 'the yokai card', double: 'the double favour' },
  places: ['left', 'middle', 'right'],
  quarries: {
    preferredYokai: 'a preferred yokai',
    anyYokai: 'any yokai',
    rarestBitoku: 'the rarest Bitoku card',
  },
  shows: {
    dragonfly: 'dragonfly',
    mitama: 'Mitama',
    crystal: 'crystal',
    building: 'building',
    preferred: 'preferred Mitama or building',
  },
  steps: {
    A: 'it shares a crossing with you and what its card looks for is in reach: it crosses and takes it',
    B: 'no die is unlocked, the region of the card is free, the left card is active and the attitude tile is not: it turns the tile, unlocks a die, places it there and acts',
    C: 'it has an unlocked die and the region of the card is free: it places the die there and acts',
    D: 'it has a locked die and the resource of the card: it unlocks a die, pays, and acts in the region without placing',
    E: 'it shares a crossing with you and one space is left across the river: it crosses',
    F: 'it has an unlocked die and none in the House: it visits the House',
    G: 'it has a locked die: it unlocks one and takes the resource of the card',
    H: 'what its card looks for is in reach across the river: it crosses and takes it',
    I: 'it has an unlocked die but the region of the card is full: it places the die where its kodama is most competitive and acts there',
    J: 'all its dice are on the board and the attitude tile is active: it turns the tile back and takes the resource of the card',
    K: 'nothing better is left: it crosses the river',
    L: 'nothing is left to do: it passes',
  },
  trails: {
    I1: 'the first illumination of the upper path',
    NA: 'the A portal of the upper path',
    I2: 'the second illumination of the upper path',
    NB: 'the B portal of the upper path',
    I3: 'the last illumination of the upper path',
    J1: 'the first illumination of the lower path',
    SA: 'the A portal of the lower path',
    SB: 'the B portal of the lower path',
    J2: 'the last illumination of the lower path',
  },
  sources: {
    spring: 'spring',
    pilgrim: 'a pilgrim',
    favour: 'double favour',
    house: 'House of the Great Spirit',
  },
  pathSpace: (path, space, bridge) =>
    space === 0 ? `the start of the ${path} path` : `space ${space} of the ${path} path${bridges[bridge]}`,
  goods,
  price,
}
