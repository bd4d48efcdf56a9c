import type { Provenance } from '@engawa/kernel'
import { homeKinds } from './kinds.ts'

/** A home tile. Its number stands for it everywhere; 0 is a free space. */
export interface HomeTile {
  readonly id: number
  /** Category: 0 for I, 1 for II. */
  readonly category: number
  /** Index into the kinds. */
  readonly kind: number
  /** A key for its name in the words. */
  readonly name: string
  readonly comfort: number
  /** BAM-002: left out with 2 seats. */
  readonly marked: boolean
}

/** Counts, kinds and the range of comfort are printed in words; names and the spread are ours. */
export const homesProvenance: Provenance = 'reconstructed'

/** Category by category, kind by kind: name and comfort; a star marks what is left out with 2 seats. */
const printed: readonly (readonly string[])[] = [
  [
    'paper-lantern 1',
    'reed-mat 1',
    'wall-scroll 1',
    'wind-chime 1*',
    'clay-vase 2',
    'folding-fan 2',
    'silk-cushion 2*',
    'painted-screen 3',
  ],
  [
    'paper-charm 1',
    'candle-holder 1',
    'offering-bowl 1',
    'prayer-beads 1*',
    'bronze-bell 2',
    'fox-figure 2',
    'sutra-shelf 2*',
    'house-altar 3',
  ],
  [
    'moss-patch 1',
    'stepping-stones 1',
    'fern-pot 1',
    'gravel-bed 1*',
    'dwarf-pine 2',
    'cane-fence 2',
    'bird-bath 2*',
    'stone-lantern 3',
  ],
  [
    'broom 1',
    'bucket 1',
    'straw-hat 1',
    'rice-scoop 1*',
    'kettle 2',
    'kitchen-knife 2',
    'futon 2*',
    'cooking-hearth 3',
  ],
  [
    'door-curtain 1',
    'lacquer-box 2',
    'flower-stand 2',
    'brush-set 2*',
    'kimono-rack 3',
    'carp-painting 3',
    'gilded-screen 3',
    'heirloom-armour 3*',
  ],
  [
    'votive-plaque 1',
    'incense-urn 2',
    'sacred-rope 2',
    'ancestor-tablet 2*',
    'stone-guardian 3',
    'little-gate 3',
    'wooden-sage 3',
    'spirit-shrine 3*',
  ],
  [
    'herb-pot 1',
    'raked-sand 2',
    'azalea-bush 2',
    'water-basin 2*',
    'carp-pond 3',
    'maple-tree 3',
    'arched-bridge 3',
    'cherry-tree 3*',
  ],
  [
    'basket 1',
    'tea-set 2',
    'loom 2',
    'work-bench 2*',
    'rice-mill 3',
    'storage-chest 3',
    'bath-tub 3',
    'writing-desk 3*',
  ],
]

export const homes: readonly HomeTile[] = printed.flatMap((row, group) =>
  row.map((text, index) => {
    const [name = '', comfort = ''] = text.split(' ')
    return {
      id: group * row.length + index + 1,
      category: Math.floor(group / homeKinds.length),
      kind: group % homeKinds.length,
      name,
      comfort: Number.parseInt(comfort, 10),
      marked: comfort.endsWith('*'),
    }
  }),
)

/** By number, with a place for the free space. */
export const homeKind: readonly number[] = [-1, ...homes.map((tile) => tile.kind)]
export const homeComfort: readonly number[] = [0, ...homes.map((tile) => tile.comfort)]
export const homeCategory: readonly number[] = [-1, ...homes.map((tile) => tile.category)]

/** What a slot of the home market costs and gives, the lowest slot first. */
export interface Slot {
  readonly price: number
  readonly happiness: number
}

export const pricesProvenance: Provenance = 'reconstructed'

/** BAM-053: both belong to the slot, not to the tile. Per category, the lowest slot first. */
export const homeSlots: readonly (readonly Slot[])[] = [
  [
    { price: 1, happiness: 1 },
    { price: 2, happiness: 1 },
    { price: 3, happiness: 2 },
    { price: 4, happiness: 3 },
  ],
  [
    { price: 2, happiness: 1 },
    { price: 3, happiness: 2 },
    { price: 4, happiness: 3 },
    { price: 5, happiness: 4 },
  ],
]
