import { enact, Icon } from '@engawa/web/kit'
import { useEffect, useRef } from 'react'
import { useArrows } from './hooks.ts'
import { paintEye } from './motion.ts'
import { DarumaDisc, type EyeState } from './pieces.tsx'
import { type Place, placesOf } from './read.ts'
import { actionIcons, actionRules, type Scene } from './scene.ts'
import { Lamps, Scenery, Tanuki } from './tanuki.tsx'

/** Which daruma is looked at, and which is chosen for the next 1. */
export interface Aim {
  readonly chosen: number | undefined
  choose(daruma: number | undefined): void
  look(daruma: number | undefined): void
}

/** Five darumas on an arc round the tanuki, one sun behind them. */
export function Stage({ scene, aim }: { scene: Scene; aim: Aim }) {
  const places = placesOf(scene.view)
  const arrows = useArrows(places.length)
  return (
    <>
      <Scenery />
      <Tanuki scene={scene} />
      <Lamps scene={scene} />
      {/* biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields */}
      <div className="dar-discs" role="group" aria-label={scene.say.darumas} {...arrows.row}>
        {places.map((place, index) => (
          <Disc key={place.daruma.id} scene={scene} aim={aim} place={place} stop={arrows.stop(index)} />
        ))}
      </div>
    </>
  )
}

function Disc({
  scene,
  aim,
  place,
  stop,
}: {
  scene: Scene
  aim: Aim
  place: Place
  stop: ReturnType<ReturnType<typeof useArrows>['stop']>
}) {
  const { say } = scene
  const { id, colour, action } = place.daruma
  const paint = { kind: 'paint', daruma: id } as const
  const legal = scene.can(paint)
  const chosen = aim.chosen === id
  const press = () => {
    if (chosen) scene.attempt(paint)
    else if (legal) aim.choose(id)
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
      data-place={place.index}
      data-legal={legal || undefined}
      data-chosen={chosen || undefined}
      aria-label={notes.filter((note) => note !== '').join(', ')}
      aria-pressed={legal ? chosen : undefined}
      {...stop}
      onClick={press}
      onFocus={() => {
        stop.onFocus()
        aim.look(id)
      }}
      onBlur={() => aim.look(undefined)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && aim.look(id)}
      onPointerLeave={() => aim.look(undefined)}
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
      <DarumaDisc colour={colour} eyes={legal ? freed(place.eyes) : place.eyes} complete={place.complete} />
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

/** Free eyes that a die may go to now are drawn with a whole ring. */
function freed([left, right]: readonly [EyeState, EyeState]): readonly [EyeState, EyeState] {
  const free = (eye: EyeState): EyeState => (eye === 'blank' ? 'free' : eye)
  return [free(left), free(right)]
}
