import { at, type Locale } from '@engawa/kernel'
import { type Component, type ComponentCatalogue, type ComponentKind, countAlike } from '@engawa/web/kit'
import {
  balanceTiles,
  componentProvenance,
  foodCounts,
  foods,
  gifts,
  homeKinds,
  homes,
  shoots,
  spirits,
  temples,
  templeTiles,
  tilesPerSpirit,
  wakeCost,
  zones,
} from '../../catalogue/index.ts'
import { names as englishNames } from '../../words/en/names.ts'
import { names as frenchNames } from '../../words/fr/names.ts'
import { tellingOf } from '../../words/telling.ts'
import { BalancePiece } from '../balance-tile.tsx'
import { en as english } from '../explain/en.ts'
import { fr as french } from '../explain/fr.ts'
import { FoodRound, HomeTile, PieceArt, PieceSheet, ShootPiece, SpiritPlaque } from '../pieces.tsx'
import { boardWords } from '../words/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import '../board.css'
import './components.css'

const phrases = { en, fr } as const
const explained = { en: english, fr: french } as const
const tellings = {
  en: tellingOf(englishNames, { seats: [], viewer: 'table' }),
  fr: tellingOf(frenchNames, { seats: [], viewer: 'table' }),
} as const

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function spiritComponents(locale: Locale): Component[] {
  const { icons, wake } = explained[locale]
  return spirits.map((spirit, kind) => ({
    id: spirit,
    name: icons[`spirit-${spirit}`].name,
    text: phrases[locale].spirit(icons[`spirit-${spirit}`].does, wake(wakeCost[spirit])),
    picture: <SpiritPlaque tile={kind * tilesPerSpirit + 1} size={104} />,
    count: tilesPerSpirit,
    // Of what is printed on it the price is the least sure; that Kitsune’s is nothing is stated.
    provenance: wakeCost[spirit] === 0 ? componentProvenance.spirits : componentProvenance.wakeCosts,
  }))
}

function homeComponents(locale: Locale): Component[] {
  const { home, category: categories } = phrases[locale]
  return homes.map(({ id, kind, comfort, category, marked }) => ({
    id: `${id}`,
    name: capital(tellings[locale].home(id).title),
    text: home(boardWords[locale].kinds[at(homeKinds, kind)], comfort, at(categories, category), marked),
    picture: <HomeTile tile={id} size={104} />,
    count: 1,
    provenance: componentProvenance.homes,
  }))
}

function balanceComponents(locale: Locale): Component[] {
  const { balance, zones: zoneNames } = phrases[locale]
  return balanceTiles.map(({ id, code, zone, example }) => ({
    id: code,
    name: balance(zoneNames[at(zones, zone)], code),
    text: capital(tellings[locale].balance(id).detail),
    picture: <BalancePiece tile={id} size={88} />,
    count: 1,
    provenance: example ? 'stated' : componentProvenance.balance,
  }))
}

function shootComponents(locale: Locale): Component[] {
  const board = boardWords[locale]
  const { icons } = explained[locale]
  const alike = countAlike(shoots, ({ icon, colour, action }) => `${icon} ${colour} ${action}`)
  return alike.map(({ row: { id, icon, colour, action }, count }) => ({
    id: `${id}`,
    name: board.shoot(board.temples[at(temples, colour)], board.actions[action]),
    text: phrases[locale].shoot(phrases[locale].owners[icon], icons[`action-${action}`].does),
    picture: (
      <span className="bam-component-shoot">
        <ShootPiece shoot={id} letter={board.letters[at(temples, colour)]} />
      </span>
    ),
    count,
    provenance: componentProvenance.shoots,
  }))
}

function giftComponents(locale: Locale): Component[] {
  const { gift, icons } = explained[locale]
  return gifts.map((action) => ({
    id: action,
    name: gift(icons[`action-${action}`].name),
    text: icons[`action-${action}`].does,
    picture: <PieceArt name={`action-${action}`} width={84} />,
    count: 1,
    provenance: componentProvenance.gifts,
  }))
}

/** So many sticks there are in all: those of four players and of the ghost. */
const STICKS = 7 * 4 + 8

function supplyComponents(locale: Locale): Component[] {
  const { icons } = explained[locale]
  const { stick, stickText, templeTile, templeTileText } = phrases[locale]
  return [
    ...foods.map((food, index) => ({
      id: food,
      name: icons[`food-${food}`].name,
      text: icons[`food-${food}`].does,
      picture: (
        <span className="bam-component-food">
          <FoodRound value={index + 1} />
        </span>
      ),
      count: at(foodCounts, index),
      provenance: componentProvenance.food,
    })),
    {
      id: 'stick',
      name: stick,
      text: stickText,
      picture: <PieceArt name="good-stick" width={84} />,
      count: STICKS,
      provenance: componentProvenance.incense,
    },
    ...countAlike(templeTiles, String).map(({ row, count }) => ({
      id: `temple-${row}`,
      name: templeTile(row),
      text: templeTileText(row),
      picture: (
        <span className="bam-component-temple">
          <PieceArt name="good-stick" width={46} />
          <b>{row}</b>
        </span>
      ),
      count,
      provenance: componentProvenance.templeTiles,
    })),
  ]
}

/** What lies in the box. */
export const components: ComponentCatalogue = {
  kinds(locale): readonly ComponentKind[] {
    const { kinds } = phrases[locale]
    return [
      { id: 'spirits', title: kinds.spirits, components: spiritComponents(locale) },
      { id: 'shoots', title: kinds.shoots, components: shootComponents(locale) },
      { id: 'homes', title: kinds.homes, components: homeComponents(locale) },
      { id: 'balance', title: kinds.balance, components: balanceComponents(locale) },
      { id: 'gifts', title: kinds.gifts, components: giftComponents(locale) },
      { id: 'supply', title: kinds.supply, components: supplyComponents(locale) },
    ]
  },
  sheet: () => <PieceSheet />,
}
