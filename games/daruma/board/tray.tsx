import { Die, enact, Icon, still } from '@engawa/web/kit'
import { useEffect, useRef, useState } from 'react'
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
  tap,
}: {
  scene: Scene
  dice: readonly TrayDie[]
  shaking: boolean
  tap(die: TrayDie): void
}) {
  const row = useRef<HTMLDivElement>(null)
  const arrows = useArrows(dice.length)
  const lost = useLostFours(scene)
  useTumble(scene, row)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of dice, not of form fields
    <div
      ref={row}
      className="dar-tray"
      role="group"
      aria-label={scene.say.tray}
      data-shaking={shaking || undefined}
      {...arrows.row}
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
          <RoleTag scene={scene} role={die.role} />
        </button>
      ))}
      {lost.map((key) => (
        <span key={key} className="dar-die dar-lost" aria-hidden="true">
          <Die value={4} />
        </span>
      ))}
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
function useTumble(scene: Scene, row: React.RefObject<HTMLDivElement | null>) {
  const { fresh, motion } = scene
  useEffect(() => {
    const rolled = fresh.find((event) => event.kind === 'rolled')
    if (rolled === undefined) return
    const time = rollTime(fresh)
    const waiting = rolled.values.slice()
    const dice = [...(row.current?.querySelectorAll<HTMLElement>('.dar-die') ?? [])]
    dice.forEach((element, index) => {
      const lost = element.classList.contains('dar-lost')
      const place = waiting.indexOf(lost ? 4 : Number(element.dataset['value']))
      if (place < 0) return
      waiting.splice(place, 1)
      const die = element.querySelector('.die')
      const length = time * (0.7 + 0.06 * index)
      if (die === null) return
      enact(die, lost ? loseFour : tumble, lost ? time * 2 : length, motion)
      const pips = die.querySelector('g')
      if (pips !== null && !lost) enact(pips, settlePips, length, motion)
    })
  }, [fresh, motion, row])
}

/** The fours of the last roll, seen while they go to the ledger. */
function useLostFours({ fresh, motion }: Scene): string[] {
  const [gone, setGone] = useState<Scene['fresh']>()
  const lost = fresh.find((event) => event.kind === 'lost')
  const bad = fresh.some((event) => event.kind === 'badLuck')
  const shown = lost !== undefined && !bad && gone !== fresh && !still(motion)
  useEffect(() => {
    if (!shown) return
    const time = rollTime(fresh) * (motion === 'fast' ? 1 : 2)
    const timer = setTimeout(() => setGone(fresh), time - 30)
    return () => clearTimeout(timer)
  }, [shown, fresh, motion])
  return shown ? Array.from({ length: lost.count }, (_, index) => `lost-${index}`) : []
}
