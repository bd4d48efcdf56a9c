import { sameData } from '@engawa/kernel'
import { Die, enact, Icon, still, type useHold, useTaken } from '@engawa/web/kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useArrows } from './hooks.ts'
import { loseFour, rollTime, settlePips, tumble } from './motion.ts'
import type { Role, TrayDie } from './read.ts'
import type { Scene } from './scene.ts'

const marks = { still: undefined, keep: undefined, pour: 'cool', roll: 'risk' } as const
const icons = { pour: 'pour', roll: 'reroll' } as const

/** The available dice; a tap says what is to happen to one. */
export function Tray({
  scene,
  dice,
  shaking,
  hold,
  tap,
}: {
  scene: Scene
  dice: readonly TrayDie[]
  shaking: boolean
  /** Where the whole tray can be held to shake the dice. */
  hold: ReturnType<typeof useHold>['pointer'] | undefined
  tap(die: TrayDie): void
}) {
  const row = useRef<HTMLDivElement>(null)
  const arrows = useArrows(dice.length)
  const thrown = sameData(useTaken(), { kind: 'roll' })
  useTumble(scene, row)
  // Where every die is rolled anyway, a word under each says nothing.
  const choosing = dice.some((die) => die.role !== 'roll')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of dice, not of form fields
    <div
      ref={row}
      className="dar-tray"
      role="group"
      aria-label={scene.say.tray}
      data-shaking={shaking || undefined}
      data-thrown={thrown ? (still(scene.motion) ? 'still' : 'flying') : undefined}
      {...arrows.row}
      {...hold}
    >
      {dice.map((die, index) => (
        <button
          key={die.key}
          type="button"
          className="dar-die"
          data-role={die.role}
          data-value={die.value}
          aria-label={nameOf(scene, die)}
          aria-pressed={die.role === 'still' ? undefined : die.role !== 'keep'}
          {...arrows.stop(index)}
          onClick={() => tap(die)}
        >
          <Die value={die.value} mark={marks[die.role]} />
          {choosing && <RoleTag scene={scene} role={die.role} />}
        </button>
      ))}
      <LostFours scene={scene} />
    </div>
  )
}

function nameOf({ say }: Scene, die: TrayDie): string {
  return die.value === 0 ? say.unrolled : say.die(die.value, say.role[die.role])
}

/** The word, not the colour, is the message. */
function RoleTag({ scene, role }: { scene: Scene; role: Role }) {
  return (
    <span className="dar-role" aria-hidden="true">
      {(role === 'pour' || role === 'roll') && <Icon name={icons[role]} size={14} />}
      {scene.say.role[role]}
    </span>
  )
}

/** Dice settle from left to right. */
function useTumble({ fresh, motion }: Scene, row: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const rolled = fresh.find((event) => event.kind === 'rolled')
    if (rolled === undefined) return
    const waiting = rolled.values.slice()
    const dice = row.current?.querySelectorAll<HTMLElement>('.dar-die') ?? []
    dice.forEach((element, index) => {
      const place = waiting.indexOf(Number(element.dataset.value))
      if (place < 0) return
      waiting.splice(place, 1)
      const time = rollTime(fresh) * (0.7 + 0.06 * index)
      const die = element.querySelector('.die')
      const pips = element.querySelector('.die g')
      if (die !== null) enact(die, tumble, time, motion)
      if (pips !== null) enact(pips, settlePips, time, motion)
    })
  }, [fresh, motion, row])
}

/** The fours of the last roll, seen while they go to the ledger. */
function LostFours({ scene: { fresh, motion } }: { scene: Scene }) {
  const [gone, setGone] = useState<Scene['fresh']>()
  const box = useRef<HTMLSpanElement>(null)
  const lost = fresh.find((event) => event.kind === 'lost')
  const shown = lost !== undefined && gone !== fresh && !still(motion)
  useEffect(() => {
    if (!shown || box.current === null) return
    const going = enact(box.current, loseFour, rollTime(fresh) * 1.8, motion)
    if (going !== undefined) going.onfinish = () => setGone(fresh)
    return () => going?.cancel()
  }, [shown, fresh, motion])
  if (!shown) return null
  return (
    <span className="dar-lost" ref={box} aria-hidden="true">
      {Array.from({ length: lost.count }, (_, index) => (
        <Die key={index} value={4} />
      ))}
    </span>
  )
}
