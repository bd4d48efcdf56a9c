import type { Locale } from '@engawa/kernel'
import { type Explanations, Icon as Glyph, type KindsOf } from '@engawa/web/kit'
import { lightOf } from '../../catalogue/index.ts'
import { type Move, type State, wishBonus } from '../../rules/index.ts'
import { about, type ids, told } from '../model.ts'
import { boardWords } from '../words/index.ts'
import { en, type Phrases } from './en.ts'
import { fr } from './fr.ts'
import { type Icon, icons } from './icons.ts'

const phrases: Readonly<Record<Locale, Phrases>> = { en, fr }
const glyphs = { bag: 'gift', net: 'eye', jar: 'house' } as const

/** What each thing of the board is: for each kind of id, and for each sign. */
export const explanations: Explanations<State, KindsOf<typeof ids>, Icon, Move> = {
  spots: {
    firefly({ view, seat, locale }, id) {
      const light = lightOf(Number(id))
      const say = phrases[locale]
      return {
        name: boardWords[locale].firefly(light),
        worth: [{ value: light === view.wishes[seat] ? 1 + wishBonus : 1, text: say.worth }],
        get: view.net.includes(Number(id)) ? say.howToKeep : undefined,
        rule: 'HOT-08',
      }
    },
    jar({ scores, locale, names }, seat) {
      const say = phrases[locale]
      const total = scores.find((sheet) => sheet.seat === Number(seat))?.total ?? 0
      return {
        ...say.icons.jar,
        name: boardWords[locale].jar(names.seats[Number(seat)] ?? ''),
        worth: [{ value: `${total}`, text: say.points }],
      }
    },
    bag({ view, locale }) {
      const say = phrases[locale]
      const left = view.bag.inside.length
      return { ...say.icons.bag, worth: [{ value: `${left}`, text: say.left(left) }] }
    },
    net: ({ locale }) => phrases[locale].icons.net,
    wish({ locale }) {
      const { wish, wishDoes } = phrases[locale]
      return { name: wish, does: wishDoes, rule: 'HOT-02' }
    },
  },
  icons: { en: en.icons, fr: fr.icons },
  legend: [{ title: { en: en.legend, fr: fr.legend }, icons }],
  about: (_view, _seat, move) => about(move),
  told,
  drawIcon: (icon, size) => <Glyph name={glyphs[icon]} size={size} />,
  sheet: () => null,
}
