export const resources = ['wood', 'stone', 'jade', 'sake'] as const
export type Resource = (typeof resources)[number]

/** So many of each resource. */
export interface Goods {
  wood: number
  stone: number
  jade: number
  sake: number
}

/** The five regions of the forest by the number on the board (BIT-005); 3 is the House. */
export const regions = [1, 2, 3, 4, 5] as const
export type Region = (typeof regions)[number]

/** The regions that have a hill and an inhabited zone (BIT-006). */
export const wilds = [1, 2, 4, 5] as const
export type Wild = (typeof wilds)[number]

export const regionNames = ['yomi', 'stairs', 'house', 'jade', 'forges'] as const
export type RegionName = (typeof regionNames)[number]

export const yokaiTypes = ['kappa', 'imomushi', 'nezumi', 'kitsune', 'ookami', 'yamauba'] as const
export type YokaiType = (typeof yokaiTypes)[number]

export const virtueTypes = ['makoto', 'chuugi', 'yu', 'jin', 'rei', 'gi', 'meijo'] as const
export type VirtueType = (typeof virtueTypes)[number]

export const buildingTypes = ['temple', 'onsen', 'farm', 'ryokan'] as const
export type BuildingType = (typeof buildingTypes)[number]

export const mitamaTypes = ['ara', 'nigi', 'saki', 'kushi', 'shinigami'] as const
export type MitamaType = (typeof mitamaTypes)[number]

export const crystalTypes = ['sense', 'dream', 'memory'] as const
export type CrystalType = (typeof crystalTypes)[number]

/** The four markets (BIT-018). */
export const markets = ['building', 'crystal', 'mitama', 'dragonfly'] as const
export type Market = (typeof markets)[number]

export type Worth = 1 | 2 | 3

/** What the virtue line of a yokai card counts (BIT-291). */
export const virtueItems = [
  'sleeper',
  'illumination',
  'portal',
  'crystal',
  'building',
  'mitama',
  'pair',
  'accomplished',
  'vision',
  'yokai',
  'track',
  'rock',
  'rockPilgrim',
] as const
export type VirtueItem = (typeof virtueItems)[number]

/** What a condition of a Vision asks for (BIT-406). */
export const visionItems = [
  'resource',
  'building',
  'crystal',
  'mitama',
  'dragonfly',
  'illumination',
  'portal',
  'accomplished',
] as const
export type VisionItem = (typeof visionItems)[number]

/** The actions a memory crystal may reward (BIT-392). */
export type Deed = 'build' | 'crystal' | 'mitama' | 'dragonfly' | 'combine' | 'cross' | 'enter' | 'accomplish'
