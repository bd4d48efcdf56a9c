import { labelText, type Names, type Seat } from '@engawa/kernel'
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
import {
  type NamePhrases,
  type Phrases,
  type PlainSource,
  type PointSource,
  type Printed,
  type Telling,
  trailIds,
} from './phrases.ts'

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

const typesOf = ({ list, names }: Phrases, rock: Rock): string => {
  if (rock.family === 'yokai') return list(rock.types.map((type) => names.yokai[type]))
  if (rock.family === 'mitama') return list(rock.types.map((type) => names.mitamas[type]))
  return list(rock.types.map((type) => names.buildings[type]))
}

function tenguTitle({ names, effects, list, pieces: say }: Phrases, card: TenguCard): string {
  const region =
    card.region === 0 ? [names.regions[1], names.regions[5]].join(' / ') : names.regions[card.region]
  const shows = card.shows === 'none' ? '' : names.shows[card.shows]
  const takes = list(card.takes.map((resource) => effects.goods([resource], 1)))
  return say.tengu(region, shows === '' ? takes : shows)
}

const print = (title: string, short = '', full = short): Printed => ({ title, short, full })

function printBuilding({ names, effects, pieces: say }: Phrases, row: Building): Printed {
  const { type, die, action, kodama, amulets, bonus } = row
  const short = say.building(die, effectText(effects, action))
  const full = type === 'ancient' ? short : say.join([short, say.built(kodama, amulets), say.owner(bonus)])
  return print(names.buildings[type], short, full)
}

function printPiece(phrases: Phrases, piece: Piece): Printed {
  const { names, effects, pieces: say } = phrases
  const action = (notation: string) => effectText(effects, notation)
  switch (piece.is) {
    case 'yokai': {
      const { type, virtue } = piece.row
      const short = action(piece.row.action)
      const worth = say.virtue(virtue.points, names.virtueItems[virtue.item], virtue.most)
      return print(names.yokai[type], short, say.join([short, worth]))
    }
    case 'bitoku': {
      const { type, points, reward, rarity } = piece.row
      const short = say.bitoku(points, reward === 'none' ? '' : action(reward))
      return print(names.virtues[type], short, say.join([short, say.rarity(rarity)]))
    }
    case 'vision':
      return print(
        say.vision(needsOf(phrases, piece.row)),
        say.visionPoints(piece.row.points, piece.row.loss),
      )
    case 'building':
      return printBuilding(phrases, piece.row)
    case 'crystal': {
      const { type, memory } = piece.row
      const short =
        memory === undefined ? action(piece.row.action) : say.memory(memory.points, names.deeds[memory.deed])
      return print(say.crystalLabel(names.crystals[type]), short)
    }
    case 'mitama': {
      const { type, sake, jade } = piece.row
      const short = action(piece.row.action)
      const cost = say.cost(names.goods({ wood: 0, stone: 0, jade, sake }))
      return print(say.mitamaLabel(names.mitamas[type]), short, say.join([short, cost]))
    }
    case 'dragonfly':
      return print(say.dragonflyLabel, action(piece.row.action))
    case 'portal':
      return print(say.portal(piece.row.letter), action(piece.row.action))
    case 'rock':
      return print(say.rock(typesOf(phrases, piece.row)))
    case 'treasure':
      return print(say.treasure(...piece.row.points))
    case 'tengu': {
      const { seeks, resource } = piece.row
      const shown = resource === 'none' ? '' : names.resources[resource]
      return print(tenguTitle(phrases, piece.row), say.tenguPrint(names.quarries[seeks], shown))
    }
  }
}

/** A card or tile and what is printed on it; nothing for an id that is none. */
function pieceOf(phrases: Phrases, id: string): Printed | undefined {
  const piece = pieces.get(id)
  return piece === undefined ? undefined : printPiece(phrases, piece)
}

/** The kind of a card or tile only; trails and path spaces have their names. */
export function labelOf(phrases: Phrases, id: string): string {
  const piece = pieces.get(id)
  const { pieces: say } = phrases
  switch (piece?.is) {
    case 'vision':
      return say.visionLabel
    case 'portal':
      return say.portalLabel(piece.row.letter)
    case 'tengu':
      return say.tenguLabel
    default:
      return printedOf(phrases, id).title
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

/** A card, tile, trail or path space and what is printed there. */
export function printedOf(phrases: Phrases, id: string): Printed {
  const { names } = phrases
  return pieceOf(phrases, id) ?? print(trailName(names, id) ?? pathSpaceName(names, id) ?? '')
}

/** A card, tile, trail or path space by its id, with what a tile does. */
export function nameOf(phrases: Phrases, id: string): string {
  const { title, short } = printedOf(phrases, id)
  return labelText({ title, detail: short })
}

/** Everything that is printed on a card or tile, in one line. */
export function detailOf(phrases: Phrases, id: string): string {
  const { title, full } = printedOf(phrases, id)
  return labelText({ title, detail: full })
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

/** What kind of thing a source of points is. */
export function pointSource(source: string): PointSource {
  const is = pieces.get(source)?.is
  if (is === 'portal' || trailIds.some((trail) => trail === source)) return 'paths'
  return is === undefined || is === 'vision' || is === 'rock' || is === 'treasure' || is === 'tengu'
    ? 'board'
    : is
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
