import { enact, Icon } from '@engawa/web/kit'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { Plan } from './dock.tsx'
import { useArrows } from './hooks.ts'
import { paintEye } from './motion.ts'
import { DarumaDisc } from './pieces.tsx'
import { type Place, placesOf } from './read.ts'
import { actionIcons, actionRules, type Scene } from './scene.ts'
import { Lamps, Scenery, Tanuki } from './tanuki.tsx'

interface StageProps {
  readonly scene: Scene
  readonly plan: Plan
  /** Says which daruma is looked at. */
  look(daruma: number | undefined): void
}

/** Five darumas on an arc round the tanuki, one sun behind them. */
export const Stage = memo(function Stage({ scene, plan, look }: StageProps) {
  const places = useMemo(() => placesOf(scene.view), [scene.view])
  const arrows = useArrows(places.length)
  return (
    <>
      <Scenery />
      <Tanuki scene={scene} />
      <Lamps scene={scene} />
      {/* biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields */}
      <div
        className="dar-discs"
        role="group"
        aria-label={scene.say.darumas}
        {...arrows.row}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && look(undefined)}
      >
        {places.map((place, index) => (
          <Disc
            key={place.daruma.id}
            scene={scene}
            plan={plan}
            look={look}
            place={place}
            stop={arrows.stop(index)}
          />
        ))}
      </div>
    </>
  )
})

function Disc({
  scene,
  plan,
  look,
  place,
  stop,
}: StageProps & {
  place: Place
  stop: ReturnType<ReturnType<typeof useArrows>['stop']>
}) {
  const { say } = scene
  const { id, colour, action } = place.daruma
  const paint = { kind: 'paint', daruma: id } as const
  const legal = scene.can(paint)
  const chosen = plan.chosen === id
  const press = () => {
    if (chosen) scene.attempt(paint)
    else if (legal) plan.choose(id)
    else if (scene.moves.length > 0) scene.attempt(paint)
    else scene.openRule(actionRules[action])
  }
  const button = usePaintedEye(scene, id)
  const openRule = () => scene.openRule(actionRules[action])
  const name = say.disc(say.colour[colour], say.action[action], say.eyes[place.painted] ?? '')
  const notes = [name, place.complete ? say.keptIfStop : '', chosen ? say.chosenHint : '']
  return (
    <button
      ref={button}
      type="button"
      className="dar-disc"
      data-disc={place.index}
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      aria-label={notes.filter((note) => note !== '').join(', ')}
      aria-pressed={legal ? chosen : undefined}
      {...stop}
      onClick={press}
      onFocus={() => {
        stop.onFocus()
        look(id)
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look(id)}
      onPointerLeave={() => look(undefined)}
      onContextMenu={(event) => {
        event.preventDefault()
        openRule()
      }}
      onKeyDown={(event) => {
        if (event.key !== '?') return
        event.stopPropagation()
        openRule()
      }}
    >
      <DarumaDisc colour={colour} eyes={place.eyes} free={legal} complete={place.complete} />
      <span className="dar-letter">{say.letter[colour]}</span>
      {place.complete && scene.moves.length > 0 && <span className="stamp dar-kept">{say.keptIfStop}</span>}
      <span className="dar-action">
        <Icon name={actionIcons[action]} size={20} />
        <b>{say.action[action]}</b>
      </span>
    </button>
  )
}

/** The die that was just placed appears as a brush would paint it. */
function usePaintedEye({ fresh, motion }: Scene, daruma: number) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!fresh.some((event) => event.kind === 'painted' && event.daruma === daruma)) return
    const die = [...(button.current?.querySelectorAll('[data-eye="die"]') ?? [])].at(-1)
    if (die !== undefined) enact(die, paintEye, 240, motion)
  }, [fresh, motion, daruma])
  return button
}
