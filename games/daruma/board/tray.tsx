import { sameData } from '@engawa/kernel'
import { Die, enact, Group, Icon, Piece, still, type useHold, usePlace, useTaken } from '@engawa/web/kit'
import { useEffect, useRef, useState } from 'react'
import { loseFour, rollTime } from './beats.ts'
import { type DarumaBoard, ids } from './model.ts'
import type { Role, TrayDie } from './read.ts'

const marks = { still: undefined, keep: undefined, pour: 'cool', roll: 'risk' } as const
const icons = { pour: 'pour', roll: 'reroll' } as const

/** The available dice; a tap says what is to happen to one. */
export function Tray({
  board,
  dice,
  shaking,
  hold,
  tap,
}: {
  board: DarumaBoard
  dice: readonly TrayDie[]
  shaking: boolean
  /** Where the whole tray can be held to shake the dice. */
  hold: ReturnType<typeof useHold>['pointer'] | undefined
  tap(die: TrayDie): void
}) {
  const thrown = sameData(useTaken(), { kind: 'roll' })
  // Where every die is rolled anyway, a word under each says nothing.
  const choosing = dice.some((die) => die.role !== 'roll')
  return (
    <Group
      {...usePlace({ id: ids.tray }, 'div')}
      className="dar-tray"
      label={board.say.tray}
      data-shaking={shaking || undefined}
      data-thrown={thrown ? (still(board.motion) ? 'still' : 'flying') : undefined}
      {...hold}
    >
      {dice.map((die) => (
        <Piece
          key={die.key}
          id={ids.die(die.key)}
          at={ids.tray}
          label={nameOf(board, die)}
          press={() => tap(die)}
          lit={die.role === 'keep' || (die.role === 'still' && board.can({ kind: 'pour', value: die.value }))}
          chosen={die.role === 'pour' || die.role === 'roll'}
          className="dar-die"
          data-role={die.role}
          data-value={die.value}
        >
          <Die value={die.value} mark={marks[die.role]} />
          {choosing && <RoleTag board={board} role={die.role} />}
        </Piece>
      ))}
      <LostFours board={board} />
    </Group>
  )
}

function nameOf({ say }: DarumaBoard, die: TrayDie): string {
  return die.value === 0 ? say.unrolled : say.die(die.value, say.role[die.role])
}

/** The word, not the colour, is the message. */
function RoleTag({ board, role }: { board: DarumaBoard; role: Role }) {
  return (
    <span className="dar-role" aria-hidden="true">
      {(role === 'pour' || role === 'roll') && <Icon name={icons[role]} size={14} />}
      {board.say.role[role]}
    </span>
  )
}

/** The fours of the last roll, seen while they go to the ledger. */
function LostFours({ board: { fresh, motion } }: { board: DarumaBoard }) {
  const [gone, setGone] = useState<DarumaBoard['fresh']>()
  const box = useRef<HTMLSpanElement>(null)
  const lost = fresh.find((event) => event.kind === 'lost')
  const shown = lost !== undefined && gone !== fresh && !still(motion)
  useEffect(() => {
    if (!shown || box.current === null) return
    const going = enact(box.current, loseFour, rollTime(fresh) * 1.35, motion)
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
