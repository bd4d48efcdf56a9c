import { at } from '@engawa/kernel'
import { Icon } from '@engawa/web/kit'
import { shootColour, temples } from '../catalogue/index.ts'
import { previewStalk, type StalkPreview } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { Piece, ShootPiece } from './pieces.tsx'
import type { Scene } from './scene.ts'

export const letterOf = ({ say }: Scene, shoot: number): string =>
  say.letters[at(temples, shootColour[shoot] ?? 0)]

/** The grove: four stalks behind a straw rope, and the boards where new shoots are laid. */
export function Field({ scene, aim }: { scene: Scene; aim: Aiming }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields
    <div className="bam-field" role="group" aria-label={scene.say.fieldTitle}>
      <Piece name="rope" width={700} height={44} className="bam-rope" />
      <div className="bam-boards" aria-hidden="true" />
      {scene.view.stalks.map((_, stalk) => (
        <Stalk key={stalk} scene={scene} aim={aim} stalk={stalk} />
      ))}
    </div>
  )
}

/** How a section is drawn: as it stands, on its way to the seat, or about to fall. */
type Fate = 'stays' | 'falls' | 'would' | 'first' | 'second'

function fateOf(scene: Scene, aim: Aiming, preview: StalkPreview, index: number): Fate {
  if (index < preview.falls.length) return 'falls'
  if (scene.decision === 'place')
    return aim.stalk === preview.stalk && index === preview.falls.length ? 'would' : 'stays'
  if (scene.decision === 'visit' && aim.stock !== undefined && index < 2)
    return index === 0 ? 'first' : 'second'
  return 'stays'
}

function Stalk({ scene, aim, stalk }: { scene: Scene; aim: Aiming; stalk: number }) {
  const { view, say, decision } = scene
  const preview = previewStalk(view, stalk)
  const sections = at(view.stalks, stalk)
  const under = at(view.turn.under, stalk)
  const chosen = aim.stalk === stalk
  const held = decision === 'place' ? aim.shoot : undefined
  const legal =
    held !== undefined
      ? scene.can({ kind: 'place', shoot: held, stalk })
      : decision === 'resolve' && scene.can({ kind: 'forgo', stalk })
  const press = () => {
    if (legal) aim.set({ stalk })
    else if (held !== undefined) scene.why({ kind: 'place', shoot: held, stalk })
    else if (decision === 'resolve') scene.why({ kind: 'forgo', stalk })
    else aim.set({ stalk: chosen ? undefined : stalk })
  }
  const hot = chosen && held !== undefined && legal
  const [acting] = scene.active
  const fallsTo =
    acting === undefined || acting === scene.own ? say.fallsToYou : say.fallsTo(scene.name(acting))
  return (
    <button
      type="button"
      className="bam-stalk"
      data-stalk={stalk}
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      data-hot={hot || undefined}
      data-acting={view.turn.acting === stalk || undefined}
      aria-pressed={legal ? chosen : undefined}
      aria-label={stalkLabel(scene, preview, sections, under, hot)}
      onClick={press}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && legal && held !== undefined && aim.set({ stalk })
      }
    >
      <span className="bam-column">
        <Piece name="twig" width={64} className="bam-twig" />
        {sections.map((shoot, index) => {
          const fate = fateOf(scene, aim, preview, index)
          return (
            <span key={shoot} className="bam-section" data-fate={fate}>
              <ShootPiece shoot={shoot} letter={letterOf(scene, shoot)} />
              {(fate === 'falls' || fate === 'would') && <em>{fallsTo}</em>}
              {(fate === 'first' || fate === 'second') && <em>{say.comesBack[fate]}</em>}
            </span>
          )
        })}
      </span>
      <span className="bam-place">
        <b className="bam-number">{stalk + 1}</b>
        <Base scene={scene} shoots={under} held={hot ? held : undefined} />
      </span>
    </button>
  )
}

/** The two places on the boards under a stalk; the nearer enters first. */
function Base({
  scene,
  shoots,
  held,
}: {
  scene: Scene
  shoots: readonly number[]
  held: number | undefined
}) {
  const laid = held === undefined ? shoots : [...shoots, held]
  return [0, 1].map((place) => {
    const shoot = laid[place]
    const floating = held !== undefined && place === shoots.length
    return (
      <span key={place} className="bam-slot" data-place={place} data-floating={floating || undefined}>
        {floating && (
          <i className="bam-up">
            <Icon name="arrow" size={18} />
          </i>
        )}
        {shoot !== undefined && <ShootPiece shoot={shoot} letter={letterOf(scene, shoot)} />}
      </span>
    )
  })
}

function stalkLabel(
  { say, shootName }: Scene,
  { stalk, falls, next }: StalkPreview,
  sections: readonly number[],
  under: readonly number[],
  hot: boolean,
): string {
  const parts = [say.stalkLabel(stalk + 1, sections.map(shootName).join(', '))]
  if (under.length > 0) parts.push(say.under(under.map(shootName).join(', ')))
  if (falls.length > 0) parts.push(say.falling(falls.map(shootName).join(', ')))
  if (hot && next !== undefined) parts.push(say.wouldFall(shootName(next)))
  return parts.join('. ')
}
