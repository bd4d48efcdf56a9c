import type { Locale, Provenance } from '@engawa/kernel'
import { type Component, type ComponentCatalogue, countAlike, Die, Icon } from '@engawa/web/kit'
import {
  type Daruma,
  darumas,
  diceCount,
  objectives,
  pupilCount,
  type TokenFace,
  tokens,
} from '../../catalogue/index.ts'
import { en as english } from '../explain/en.ts'
import { fr as french } from '../explain/fr.ts'
import { actionIcons } from '../model.ts'
import { ObjectiveDisc } from '../objective.tsx'
import { DarumaDisc, PieceArt, PieceSheet } from '../pieces.tsx'
import { boardWords } from '../words/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import '../board.css'
import './components.css'

const phrases = { en, fr } as const
const explained = { en: english, fr: french } as const

const alike = ({ colour, action }: Daruma) => `${colour} ${action}`

function darumaComponents(locale: Locale): Component[] {
  const say = boardWords[locale]
  return countAlike(darumas, alike).map(({ row, count }) => ({
    id: alike(row),
    name: explained[locale].daruma(say.colour[row.colour], say.action[row.action]),
    text: explained[locale].icons[row.action].does,
    picture: (
      <span className="dar-component">
        <DarumaDisc colour={row.colour} eyes={['blank', 'blank']} complete={false} />
        <span className="dar-letter">{say.letter[row.colour]}</span>
        <span className="dar-action">
          <Icon name={actionIcons[row.action]} size={18} />
        </span>
      </span>
    ),
    count,
    provenance: row.provenance,
  }))
}

const tokenArt = { plain: 'token-plain', daruma: 'token-daruma', four: 'token-four' } as const

function tokenComponents(locale: Locale): Component[] {
  return countAlike(tokens, ({ face }) => face).map(({ row, count }) => ({
    id: row.face,
    name: explained[locale].icons[row.face].name,
    text: explained[locale].icons[row.face].does,
    picture: <PieceArt name={tokenArt[row.face satisfies TokenFace]} size={92} />,
    count,
    provenance: row.provenance,
  }))
}

function objectiveComponents(locale: Locale): Component[] {
  const say = boardWords[locale]
  return objectives.map(({ id, wanted, shunned, provenance }) => ({
    id: `${id}`,
    name: phrases[locale].objective(id),
    text: phrases[locale].objectiveText(
      wanted.map((colour) => say.colour[colour].toLowerCase()),
      say.colour[shunned].toLowerCase(),
    ),
    picture: <ObjectiveDisc say={say} wanted={wanted} shunned={shunned} />,
    count: 1,
    provenance,
  }))
}

const stated: Provenance = 'stated'

function otherComponents(locale: Locale): Component[] {
  const { icons, ledger, ledgerDoes } = explained[locale]
  const { die, dieText } = phrases[locale]
  const art = (name: string, size: number) => <PieceArt name={name} size={size} />
  return [
    { id: 'die', name: die, text: dieText, picture: <Die value={1} size={72} />, count: diceCount },
    {
      id: 'pupil',
      name: icons.pupil.name,
      text: icons.pupil.does,
      picture: art('eye-pupil', 80),
      count: pupilCount,
    },
    {
      id: 'counter',
      name: icons.counter.name,
      text: icons.counter.does,
      picture: art('pawn', 80),
      count: 1,
    },
    { id: 'bottle', name: icons.bottle.name, text: icons.bottle.does, picture: art('bottle', 96), count: 1 },
    { id: 'ledger', name: ledger, text: ledgerDoes, picture: art('lamp-lit', 80), count: 1 },
  ].map((one) => ({ ...one, provenance: stated }))
}

/** What lies in the box. */
export const components: ComponentCatalogue = {
  kinds: (locale) => {
    const { kinds } = phrases[locale]
    return [
      { id: 'darumas', title: kinds.darumas, components: darumaComponents(locale) },
      { id: 'objectives', title: kinds.objectives, components: objectiveComponents(locale) },
      { id: 'tokens', title: kinds.tokens, components: tokenComponents(locale) },
      { id: 'others', title: kinds.others, components: otherComponents(locale) },
    ]
  },
  sheet: () => <PieceSheet />,
}
