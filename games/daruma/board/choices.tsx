import { Die, Group, Icon, Piece, Press, Verb } from '@engawa/web/kit'
import { useState } from 'react'
import { above, below, countOf, foursOn, type Move } from '../rules/index.ts'
import { type DarumaBoard, ids } from './model.ts'
import { riskText } from './power.ts'

/** DAR-31: which of the groups is rolled, each with its chance of bad luck. */
export function GroupChoice({ board }: { board: DarumaBoard }) {
  const { say, view } = board
  return (
    <div className="dar-options">
      {board.of('group').map((move) => {
        const count = countOf(view.dice, move.value)
        return (
          <Verb
            key={move.value}
            kind="risk"
            icon={<Die value={move.value} size={36} />}
            title={say.roll(count)}
            detail={riskText(say, count, foursOn(view))}
            aria-label={`${say.groupOf(count, move.value)}, ${riskText(say, count, foursOn(view))}`}
            onClick={() => board.attempt(move)}
          />
        )
      })}
    </div>
  )
}

/** Dice of one value that go up or down, each for itself. */
interface Shiftable {
  readonly value: number
  readonly count: number
  readonly leastUp: number
  readonly mostUp: number
}

function shiftables(board: DarumaBoard): Shiftable[] {
  const shifts = board.of('shift')
  const values = [...new Set(shifts.map((move) => move.value))]
  const single = board.view.phase === 'singles'
  return values.map((value) => {
    const ups = shifts.filter((move) => move.value === value).map((move) => move.up)
    const count = single ? 1 : countOf(board.view.dice, value)
    return { value, count, leastUp: Math.min(...ups), mostUp: Math.max(...ups) }
  })
}

/** DAR-33, DAR-34: die by die, with the face it will show. */
export function ShiftChoice({ board, run }: { board: DarumaBoard; run(script: readonly Move[]): void }) {
  const { say } = board
  const groups = shiftables(board)
  const single = board.view.phase === 'singles'
  const [picked, setPicked] = useState<number>()
  const [downs, setDowns] = useState<readonly string[]>([])
  const group = groups.find((one) => one.value === picked) ?? groups[0]
  const shown = single ? groups : group === undefined ? [] : [group]
  const dice = shown.flatMap((one) =>
    Array.from({ length: one.count }, (_, index) => ({ ...one, key: `${one.value}-${index}` })),
  )
  const goesUp = (die: Shiftable & { key: string }) =>
    die.leastUp === die.count || (die.mostUp > 0 && !downs.includes(die.key))
  const turn = (die: Shiftable & { key: string }) => {
    if (die.leastUp === die.mostUp)
      board.attempt({ kind: 'shift', value: die.value, up: die.count - die.mostUp })
    else setDowns(goesUp(die) ? [...downs, die.key] : downs.filter((key) => key !== die.key))
  }
  const faces = dice.map((die) => (goesUp(die) ? above(die.value) : below(die.value)))
  const script = shown.map((one): Move => {
    const up = dice.filter((die) => die.value === one.value && goesUp(die)).length
    return { kind: 'shift', value: one.value, up }
  })
  return (
    <>
      <div className="dar-top">
        <div>
          <p className="dar-line">{say.shiftLine}</p>
          {!single && groups.length > 1 && (
            <div className="dar-tabs">
              {groups.map((one) => (
                <Press
                  key={one.value}
                  className="tool"
                  aria-pressed={one === group}
                  aria-label={say.groupOf(one.count, one.value)}
                  onClick={() => setPicked(one.value)}
                >
                  <span>
                    {one.count} × {one.value}
                  </span>
                </Press>
              ))}
            </div>
          )}
        </div>
        <Group className="dar-tray" label={say.tray}>
          {dice.map((die, index) => {
            const face = faces[index] ?? die.value
            return (
              <Piece
                key={die.key}
                id={ids.die(die.key)}
                at={ids.tray}
                label={`${say.shiftDie(die.value, face)}, ${say.turnDie}`}
                press={() => turn(die)}
                className="dar-die dar-shift"
              >
                <Die value={face} mark="cool" />
                <span className="dar-role" aria-hidden="true">
                  {die.value} {goesUp(die) ? '+1' : '−1'}
                </span>
              </Piece>
            )
          })}
        </Group>
      </div>
      <div className="dar-options">
        <Verb
          kind="accent"
          icon={<Icon name="check" size={30} />}
          title={say.shiftDone}
          detail={say.becomes(say.list(faces.map(String)))}
          onClick={() => run(script)}
        />
      </div>
    </>
  )
}
