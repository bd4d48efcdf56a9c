import { createContext, useContext, useSyncExternalStore } from 'react'

/** What the shell tells of a press that was taken: the view it leads to follows after the next frame. */
export interface Taken {
  /** The move that was pressed, where it is one. */
  readonly move: unknown
  subscribe(listener: () => void): () => void
}

const nothing: Taken = { move: undefined, subscribe: () => () => undefined }
const Presses = createContext(nothing)
export const TakenProvider = Presses.Provider

/**
 * The move that is on its way, for a piece that shows at once what it sets going: dice leave the tray.
 * Only whoever asks is drawn anew before the frame, so let it be something small.
 */
export function useTaken(): unknown {
  const taken = useContext(Presses)
  return useSyncExternalStore(taken.subscribe, () => taken.move)
}
