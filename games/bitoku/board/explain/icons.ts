/** Every sign of the board, by topic. */
export const topics = {
  goods: ['wood', 'stone', 'jade', 'sake', 'any', 'amulet', 'points'],
  actions: ['movement', 'kodama', 'back', 'unlock', 'draw', 'vision', 'rock', 'rockPilgrim', 'cross'],
  markets: ['building', 'crystal', 'mitama', 'dragonfly'],
  buildings: ['temple', 'onsen', 'farm', 'ryokan', 'ancient'],
  crystals: ['sense', 'dream', 'memory'],
  mitamas: ['ara', 'nigi', 'saki', 'kushi', 'shinigami'],
  yokai: ['yokai', 'kappa', 'imomushi', 'nezumi', 'kitsune', 'ookami', 'yamauba'],
  bitoku: ['bitoku', 'makoto', 'chuugi', 'yu', 'jin', 'rei', 'gi', 'meijo', 'hikaru'],
  paths: ['pilgrim', 'sleeper', 'illumination', 'portal'],
  year: ['spring', 'summer', 'autumn', 'winter'],
} as const

export type Topic = keyof typeof topics
export type Icon = (typeof topics)[Topic][number]
