import { type NoData, refusing, type Seat } from '@engawa/kernel'

/** Why a table refuses a move, whatever the game; the rule it cites is the table itself. */
export interface TableReasons {
  'no-such-seat': { seat: Seat }
  'stale-move': { at: number; position: number }
  'repeated-move': { at: number; position: number }
  'game-over': NoData
  'not-your-turn': { seats: readonly Seat[] }
  'nothing-to-redo': NoData
}

/** Why `malformed` of the kernel refuses what is no move at all. */
export interface FormReasons {
  'not-a-move': NoData
  'unknown-move': { kinds: string }
  'bad-field': { field: string }
  'extra-field': { field: string }
}

export const refuse = refusing<TableReasons>()
