import type { Locale } from '@engawa/kernel'
import type { Component, ComponentCatalogue, ComponentKind } from '@engawa/web/kit'
import { branches, elements, goals, seasons, trunks } from '../../catalogue/index.ts'
import { drawTree } from '../bark/drawing.ts'
import { GoalFace } from '../goals.tsx'
import { PieceArt, PieceSheet } from '../pieces.tsx'
import { printOf } from '../season.tsx'
import { CardArt, type Marks, TreeArt } from '../tree-art.tsx'
import { boardWords } from '../words/index.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import '../board.css'
import './components.css'

const phrases = { en, fr } as const

/** Every element is its own, and the words beside the card name it. */
const plain: Marks = { letters: undefined, reads: elements.map((_, element) => element) }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function branchComponents(locale: Locale): Component[] {
  return branches.map(({ id, provenance }) => {
    return {
      id: `${id}`,
      name: phrases[locale].branch(id),
      text: phrases[locale].branchText(boardWords[locale].icons(id)),
      picture: (
        <svg className="kod-component-card" viewBox="-32.5 -45 66.5 91.5" aria-hidden="true">
          <CardArt card={id} marks={plain} />
        </svg>
      ),
      count: 1,
      provenance,
    }
  })
}

/** The elements of trunks are printed; their drawing is ours like all the others. */
function trunkComponents(locale: Locale): Component[] {
  return trunks.map((element) => ({
    id: `${element}`,
    name: phrases[locale].trunk(boardWords[locale].element(element).one),
    text: phrases[locale].trunkText,
    picture: (
      <svg className="kod-component-card" viewBox="-46 -128 92 132" aria-hidden="true">
        <TreeArt drawing={drawTree(element, [])} marks={plain} />
      </svg>
    ),
    count: 1,
    provenance: 'stated',
  }))
}

function goalComponents(locale: Locale): Component[] {
  const say = boardWords[locale]
  return goals.map(({ id, measure, provenance }) => ({
    id: `${id}`,
    ...say.goalCard(id),
    picture: (
      <span className="kod-goal">
        <GoalFace
          goal={id}
          element={'with' in measure && typeof measure.with === 'number' ? measure.with : undefined}
          text={say.goalShort(id)}
          was={undefined}
          points={undefined}
        />
      </span>
    ),
    count: 1,
    provenance,
  }))
}

function seasonComponents(locale: Locale): Component[] {
  const say = boardWords[locale]
  return seasons.map(({ id, season, provenance }) => {
    const { name, text } = say.seasonCard(id)
    return {
      id,
      name: capital(phrases[locale].season(say.seasonName(season), name)),
      text,
      picture: <PieceArt name={printOf(id)} width={196} height={84} className="kod-print" />,
      count: 1,
      provenance,
    }
  })
}

/** What lies in the box. */
export const components: ComponentCatalogue = {
  kinds(locale): readonly ComponentKind[] {
    const { kinds } = phrases[locale]
    return [
      { id: 'trunks', title: kinds.trunks, components: trunkComponents(locale) },
      { id: 'goals', title: kinds.goals, components: goalComponents(locale) },
      { id: 'seasons', title: kinds.seasons, components: seasonComponents(locale) },
      { id: 'branches', title: kinds.branches, components: branchComponents(locale) },
    ]
  },
  sheet: () => <PieceSheet />,
}
