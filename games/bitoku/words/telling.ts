import type { Names, Seat } from '@engawa/kernel'
import {
  type BitokuCard,
  type Building,
  bitokuCards,
  buildings,
  type Crystal,
  crystals,
  type Dragonfly,
  dragonflies,
  type Mitama,
  mitamas,
  type Portal,
  paths,
  portals,
  type Region,
  type Rock,
  regionNames,
  regions,
  rock,
  rocks,
  type TenguCard,
  type Treasure,
  tenguCards,
  treasures,
  type Vision,
  vision,
  visionItems,
  visions,
  type YokaiCard,
  yokaiCards,
} from '../catalogue/index.ts'
import { type State, TENGU } from '../rules/index.ts'
import { effectText } from './effects.ts'
import { type NamePhrases, type Phrases, type PlainSource, type Telling, trailIds } from './phrases.ts'

type Piece =
  | { readonly is: 'yokai'; readonly row: YokaiCard }
  | { readonly is: 'bitoku'; readonly row: BitokuCard }
  | { readonly is: 'vision'; readonly row: Vision }
  | { readonly is: 'building'; readonly row: Building }
  | { readonly is: 'crystal'; readonly row: Crystal }
  | { readonly is: 'mitama'; readonly row: Mitama }
  | { readonly is: 'dragonfly'; readonly row: Dragonfly }
  | { readonly is: 'portal'; readonly row: Portal }
  | { readonly is: 'rock'; readonly row: Rock }
  | { readonly is: 'treasure'; readonly row: Treasure }
  | { readonly is: 'tengu'; readonly row: TenguCard }

const pieceList: readonly Piece[] = [
  ...yokaiCards.map((row): Piece => ({ is: 'yokai', row })),
  ...bitokuCards.map((row): Piece => ({ is: 'bitoku', row })),
  ...visions.map((row): Piece => ({ is: 'vision', row })),
  ...buildings.map((row): Piece => ({ is: 'building', row })),
  ...crystals.map((row): Piece => ({ is: 'crystal', row })),
  ...mitamas.map((row): Piece => ({ is: 'mitama', row })),
  ...dragonflies.map((row): Piece => ({ is: 'dragonfly', row })),
  ...portals.map((row): Piece => ({ is: 'portal', row })),
  ...rocks.map((row): Piece => ({ is: 'rock', row })),
  ...treasures.map((row): Piece => ({ is: 'treasure', row })),
  ...tenguCards.map((row): Piece => ({ is: 'tengu', row })),
]
const pieces: ReadonlyMap<string, Piece> = new Map(pieceList.map((piece) => [piece.row.id, piece]))

/** What a Vision asks for. */
export function needsOf({ names, list }: Phrases, { needs }: Vision): string {
  const wanted = visionItems
    .filter((item) => (needs[item] ?? 0) > 0)
    .map((item) => names.visionItem(item, needs[item] ?? 0))
  return list(wanted)
}

function crystalText({ names, effects, pieces: say }: Phrases, { type, action, memory }: Crystal): string {
  if (memory === undefined) return say.crystal(names.crystals[type], effectText(effects, action))
  return say.memory(names.crystals[type], memory.points, names.deeds[memory.deed])
}

const typesOf = ({ list, names }: Phrases, rock: Rock): string => {
  if (rock.family === 'yokai') return list(rock.types.map((type) => names.yokai[type]))
  if (rock.family === 'mitama') return list(rock.types.map((type) => names.mitamas[type]))
  return list(rock.types.map((type) => names.buildings[type]))
}

function tenguText({ names, effects, list, pieces: say }: Phrases, card: TenguCard): string {
  const region =
    card.region === 0 ? [names.regions[1], names.regions[5]].join(' / ') : names.regions[card.region]
  const shows = card.shows === 'none' ? '' : names.shows[card.shows]
  const takes = list(card.takes.map((resource) => effects.goods([resource], 1)))
  const resource = card.resource === 'none' ? '' : names.resources[card.resource]
  return say.tengu(names.quarries[card.seeks], region, shows === '' ? takes : shows, resource)
}

/** The short name of a card or tile; nothing for an id that is none. */
function pieceName(phrases: Phrases, id: string): string | undefined {
  const piece = pieces.get(id)
  if (piece === undefined) return undefined
  const { names, effects, pieces: say } = phrases
  const action = (notation: string) => effectText(effects, notation)
  switch (piece.is) {
    case 'yokai':
      return say.yokai(names.yokai[piece.row.type], action(piece.row.action))
    case 'bitoku': {
      const { type, points, reward } = piece.row
      return say.bitoku(names.virtues[type], points, reward === 'none' ? '' : action(reward))
    }
    case 'vision':
      return say.vision(needsOf(phrases, piece.row), piece.row.points, piece.row.loss)
    case 'building':
      return say.building(names.buildings[piece.row.type], piece.row.die, action(piece.row.action))
    case 'crystal':
      return crystalText(phrases, piece.row)
    case 'mitama':
      return say.mitama(names.mitamas[piece.row.type], action(piece.row.action))
    case 'dragonfly':
      return say.dragonfly(action(piece.row.action))
    case 'portal':
      return say.portal(piece.row.letter, action(piece.row.action))
    case 'rock':
      return say.rock(typesOf(phrases, piece.row))
    case 'treasure':
      return say.treasure(...piece.row.points)
    case 'tengu':
      return tenguText(phrases, piece.row)
  }
}

/** The kind of a card or tile only; trails and path spaces have their names. */
export function labelOf(phrases: Phrases, id: string): string {
  const piece = pieces.get(id)
  const { names, pieces: say } = phrases
  switch (piece?.is) {
    case 'yokai':
      return names.yokai[piece.row.type]
    case 'bitoku':
      return names.virtues[piece.row.type]
    case 'vision':
      return say.visionLabel
    case 'building':
      return names.buildings[piece.row.type]
    case 'crystal':
      return say.crystalLabel(names.crystals[piece.row.type])
    case 'mitama':
      return say.mitamaLabel(names.mitamas[piece.row.type])
    case 'dragonfly':
      return say.dragonflyLabel
    case 'portal':
      return say.portalLabel(piece.row.letter)
    case 'tengu':
      return say.tenguLabel
    default:
      return nameOf(phrases, id)
  }
}

/** Everything that is printed on a card or tile, in one line. */
export function detailOf(phrases: Phrases, id: string): string {
  const piece = pieces.get(id)
  const { names, effects, pieces: say } = phrases
  const action = (notation: string) => effectText(effects, notation)
  switch (piece?.is) {
    case 'yokai': {
      const { points, item, most } = piece.row.virtue
      const virtue = say.virtue(points, names.virtueItems[item], most)
      return say.yokaiDetail(names.yokai[piece.row.type], action(piece.row.action), virtue)
    }
    case 'bitoku': {
      const { type, points, reward, rarity } = piece.row
      return say.bitokuDetail(names.virtues[type], points, reward === 'none' ? '' : action(reward), rarity)
    }
    case 'building': {
      const { type, die, action: notation, kodama, amulets, bonus } = piece.row
      const extra = { kodama, amulets, bonus, ancient: type === 'ancient' }
      return say.buildingDetail(names.buildings[type], die, action(notation), extra)
    }
    case 'mitama': {
      const { type, action: notation, sake, jade } = piece.row
      const cost = names.goods({ wood: 0, stone: 0, jade, sake })
      return say.mitamaDetail(names.mitamas[type], action(notation), cost)
    }
    default:
      return nameOf(phrases, id)
  }
}

function pathSpaceName(names: NamePhrases, id: string): string | undefined {
  const space = paths[4].spaces[id]
  if (space === undefined) return undefined
  return names.pathSpace(id.startsWith('n') ? 'upper' : 'lower', Number(id.slice(1)), space.bridge)
}

function trailName(names: NamePhrases, id: string): string | undefined {
  const known = trailIds.find((trail) => trail === id)
  return known === undefined ? undefined : names.trails[known]
}

/** A card, tile, trail or path space by its id. */
export function nameOf(phrases: Phrases, id: string): string {
  return pieceName(phrases, id) ?? trailName(phrases.names, id) ?? pathSpaceName(phrases.names, id) ?? ''
}

export const regionName = ({ names }: Phrases, region: Region): string => names.regions[region]

const plainSources: readonly PlainSource[] = ['spring', 'pilgrim', 'favour', 'house']

/** What gave an effect: a piece, a trail, a region with its least die, or a step of the year. */
export function sourceName(phrases: Phrases, source: string): string {
  const [head = ''] = source.split('-')
  const plain = plainSources.find((one) => one === head)
  if (plain !== undefined) return phrases.names.sources[plain]
  const region = regions.find((one) => regionNames[one - 1] === head)
  if (region !== undefined) return regionName(phrases, region)
  return source.startsWith('BIT-') ? source : labelOf(phrases, source)
}

/** What the sentences of one language need to name people and things. With a view the Tengu has its name. */
export function tellingOf(phrases: Phrases, names: Names, view?: State): Telling {
  return {
    person: (seat: Seat) => ({
      name: view?.solo && seat === TENGU ? phrases.tengu : (names.seats[seat] ?? String(seat + 1)),
      you: names.viewer === seat,
    }),
    name: (id) => nameOf(phrases, id),
    label: (id) => labelOf(phrases, id),
    source: (source) => sourceName(phrases, source),
    needs: (id) => needsOf(phrases, vision(id)),
    rockTypes: (id) => typesOf(phrases, rock(id)),
    list: phrases.list,
  }
}
