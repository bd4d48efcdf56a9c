import { FULL_TURN, MILLIMETRE } from '@engawa/games/kodama/catalogue'
import { fieldOf, kodama, rulingSeason, type State, seasonRules } from '@engawa/games/kodama/rules'
import { at, Chance } from '@engawa/kernel'
import { aimOf, type Magnet } from '../../games/kodama/board/aim.ts'
import { outcomeOf } from '../../games/kodama/board/outcome.ts'

const DRAGS = 60
const FRAMES = 30
/** A clock of a tenth of a millisecond cannot time one pose: so many copies make the same drag side by side. */
const COPIES = 20
/** What else the machine does is not ours: of so many measurements of a pose the shortest counts. */
const TIMES = 3

/** A table of two on which the first of the last round has its thirteen cards, the trunk among them. */
function grownTable(chance: Chance): { state: State; seat: number } {
  const state = kodama.setup(2, {}, chance)
  for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
    const seat = state.groves.findIndex(({ tree }) => tree.length === 12)
    if (seat >= 0) return { state, seat }
    const next = at(turn.seats, 0)
    kodama.play(state, next, chance.pick(kodama.moves(state, next)), chance, undefined)
  }
  throw new Error('no tree has grown')
}

/**
 * Drags cards over a full-grown tree and times every pose as the board judges it: the nearest legal place,
 * whether it is legal and why not, the points of the placement, of the season and of the goals in hand.
 * Milliseconds for each pose; a drag goes on from the pose before, and each copy finds out everything itself.
 */
export function judgeTimes(magnet: Magnet = 'strong'): number[] {
  const chance = Chance.seeded('judge')
  const { state, seat } = grownTable(chance)
  const grove = at(state.groves, seat)
  const rules = seasonRules(rulingSeason(state))
  const sway = (): number => (chance.int(13) - 6) * MILLIMETRE
  const times: number[] = []
  for (let drag = 0; drag < DRAGS; drag++) {
    const card = chance.pick(state.display)
    const copies = Array.from({ length: TIMES }, () =>
      Array.from({ length: COPIES }, () => fieldOf(state, seat, card)),
    )
    const from = chance.pick(grove.tree)
    let pose = { x: from.x + 10 * sway(), y: from.y + 10 * sway(), angle: chance.int(FULL_TURN) }
    for (let frame = 0; frame < FRAMES; frame++) {
      const draft = { view: state, card, pose, moving: true }
      const measured = copies.map((fields) => {
        const started = performance.now()
        for (const field of fields) {
          const { target } = aimOf(field, draft, magnet)
          if (target !== undefined) outcomeOf(grove, rules, target)
        }
        return (performance.now() - started) / COPIES
      })
      times.push(Math.min(...measured))
      const angle = (pose.angle + chance.int(5)) % FULL_TURN
      pose = { x: pose.x + sway(), y: pose.y + sway(), angle }
    }
  }
  return times
}
