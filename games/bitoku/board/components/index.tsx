import type { Locale, Provenance } from '@engawa/kernel'
import { type Component, type ComponentCatalogue, type ComponentKind, countAlike } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import {
  bitokuCards,
  buildings,
  commonYokai,
  crystals,
  dragonflies,
  type Market,
  mitamas,
  portals,
  rocks,
  startingYokai,
  tenguCards,
  treasures,
  visions,
} from '../../catalogue/index.ts'
import { printedOf } from '../../words/telling.ts'
import { gamePhrases, sayOf } from '../explain/phrases.ts'
import { Face } from '../face.tsx'
import { YokaiFace } from '../hand.tsx'
import { signOf } from '../read.ts'
import { Sign, SignSheet } from '../signs.tsx'
import { boardWords } from '../words/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import '../board.css'
import './components.css'

const phrases = { en, fr } as const

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface Row {
  readonly id: string
  readonly provenance: Provenance
}

/** Rows whose printed words are the same are one component. */
function componentsOf(
  rows: readonly Row[],
  locale: Locale,
  picture: (id: string) => ReactNode,
  text = (_id: string) => '',
): Component[] {
  const printed = (id: string) => printedOf(gamePhrases(locale), id)
  const alike = countAlike(rows, ({ id }) => `${printed(id).title} ${printed(id).full}`)
  return alike.map(({ row: { id, provenance }, count }) => ({
    id,
    name: capital(printed(id).title),
    text: capital(printed(id).full) || text(id),
    picture: picture(id),
    count,
    provenance,
  }))
}

/** A yokai as it lies in hand. */
const card = (locale: Locale) => (id: string) => (
  <span className="bit-card">
    <YokaiFace card={id} say={{ each: boardWords[locale].each, names: gamePhrases(locale).names }} />
  </span>
)

/** A tile in the form of its market. */
const tile = (market: Market) => (id: string) => (
  <span className="bit-component-tile" data-market={market}>
    <span className="bit-face">
      <Sign name={signOf(id)} size={30} />
      <span className="bit-effects">
        <Face id={id} size={24} />
      </span>
    </span>
  </span>
)

/** Anything else: its sign on a print, and below it what is printed there. */
const print = (sign: (id: string) => string) => (id: string) => (
  <span className="bit-component-print">
    <span>
      <Sign name={sign(id)} size={54} />
    </span>
    <span className="bit-effects">
      <Face id={id} size={26} />
    </span>
  </span>
)

const tenguCard = (id: string) => (
  <span className="bit-tengu-card">
    <Face id={id} />
  </span>
)

/** What lies in the box. */
export const components: ComponentCatalogue = {
  kinds(locale): readonly ComponentKind[] {
    const { kinds, treasureText } = phrases[locale]
    const { rock } = sayOf(locale).icons
    const all = (rows: readonly Row[], picture: (id: string) => ReactNode, text?: string) =>
      componentsOf(rows, locale, picture, () => text ?? '')
    return [
      { id: 'yokai', title: kinds.yokai, components: all(commonYokai, card(locale)) },
      { id: 'starting', title: kinds.starting, components: all(startingYokai, card(locale)) },
      { id: 'bitoku', title: kinds.bitoku, components: all(bitokuCards, print(signOf)) },
      { id: 'visions', title: kinds.visions, components: all(visions, print(signOf)) },
      { id: 'buildings', title: kinds.buildings, components: all(buildings, tile('building')) },
      { id: 'crystals', title: kinds.crystals, components: all(crystals, tile('crystal')) },
      { id: 'mitamas', title: kinds.mitamas, components: all(mitamas, tile('mitama')) },
      { id: 'dragonflies', title: kinds.dragonflies, components: all(dragonflies, tile('dragonfly')) },
      { id: 'portals', title: kinds.portals, components: all(portals, print(signOf)) },
      { id: 'rocks', title: kinds.rocks, components: all(rocks, print(signOf), rock.does) },
      {
        id: 'treasures',
        title: kinds.treasures,
        components: all(
          treasures,
          print(() => 'kodama'),
          treasureText,
        ),
      },
      { id: 'tengu', title: kinds.tengu, components: all(tenguCards, tenguCard) },
    ]
  },
  sheet: () => <SignSheet />,
}
