import { createContext, useContext } from 'react'

type Play = (moves: readonly unknown[]) => void

const Script = createContext<Play>(() => {
  throw new Error('a script of moves needs the table around it: put the board into a ScriptProvider')
})
export const ScriptProvider = Script.Provider

/**
 * Plays several moves one after the other, each on the table that the one before led to. It plays to its end,
 * or stops at the first move that is refused and says why; meanwhile no other press counts.
 */
export function useScript<Move>(_board: { act(move: Move): void }): (moves: readonly Move[]) => void {
  return useContext(Script)
}
