import { Icon, Verb } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import { spots, UNLOCKED, type Verb as VerbOfSummer, whyNot } from '../rules/index.ts'
import type { VerbName } from './aim.ts'
import type { Scene } from './scene.ts'
import { Sign } from './signs.tsx'
import type { PartProps } from './spot.tsx'

/** What a verb can do now, in one line. */
function detailOf(scene: Scene, verb: VerbOfSummer): string {
  const { domain, say } = scene
  const { hand, slots, places } = domain
  switch (verb) {
    case 'play':
      return say.playDetail(slots.filter((card) => card === '').length, hand.length)
    case 'use': {
      const unlocked = places.filter((place) => place === UNLOCKED).length
      return unlocked > 0 ? say.dieDetail(unlocked) : say.sacrificeDetail
    }
    case 'cross':
      return say.crossDetail(scene.moves.filter((move) => move.kind === 'cross').length)
    case 'pass':
      return say.passDetail
  }
}

const signs: Readonly<Record<VerbOfSummer, ReactNode>> = {
  play: <Sign name="yokai" size={30} />,
  use: <Sign name="unlock" size={30} />,
  cross: <Sign name="cross" size={30} />,
  pass: <Icon name="house" size={28} />,
}

/** What each of them lets one choose, where it is not on the table yet. */
const leads: Readonly<Partial<Record<VerbOfSummer, string>>> = {
  play: 'card: slot:',
  use: 'die:',
  cross: 'die:',
}

const verbs: readonly VerbOfSummer[] = ['play', 'use', 'cross', 'pass']

/** The verbs of summer: exactly one each turn. A refused one keeps its place and says why. */
export function Verbs({ scene, aim }: PartProps) {
  const { say, view, words } = scene
  const canDo = (verb: VerbOfSummer) => scene.can(verb) || (verb === 'use' && scene.can('sacrifice'))
  const refusalOf = (verb: VerbOfSummer) => (canDo(verb) ? undefined : whyNot(view, scene.seat, verb))
  const press = (verb: VerbOfSummer) => {
    const refusal = refusalOf(verb)
    if (refusal !== undefined) return scene.explain(refusal)
    if (verb === 'pass') return scene.act({ kind: 'pass' })
    const fitting = scene.moves.filter(
      ({ kind }) => kind === verb || (verb === 'use' && kind === 'sacrifice'),
    )
    const [only] = fitting
    if (fitting.length === 1 && only !== undefined && only.kind !== 'sacrifice') scene.act(only)
    else aim.choose(verb as VerbName)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: controls that act at once, not fields of a form
    <div role="group" aria-label={say.verbsTitle} className="bit-verbs">
      {verbs.map((verb) => {
        const refusal = refusalOf(verb)
        return (
          <Verb
            key={verb}
            data-spot={spots.verb(verb)}
            data-leads={leads[verb]}
            kind="accent"
            icon={signs[verb]}
            title={say.verbs[verb]}
            detail={
              refusal === undefined
                ? detailOf(scene, verb)
                : (say.notNow[refusal.code] ?? words.refusal(refusal))
            }
            refused={refusal !== undefined}
            onClick={() => press(verb)}
          />
        )
      })}
    </div>
  )
}
