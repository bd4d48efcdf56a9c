import { type Seat, sameData } from '@engawa/kernel'
import type { BoardProps } from '@engawa/web/kit'
import { type Action, darumaOf } from '../catalogue/index.ts'
import type { Event, Move, State } from '../rules/index.ts'
import { type BoardWords, boardWords } from './words.ts'

export type DarumaProps = BoardProps<State, Move, Event>

/** What every part of the board needs: the shell's props, the board's words, and how to try a move. */
export interface Scene extends DarumaProps {
  readonly say: BoardWords
  readonly own: Seat | undefined
  can(move: Move): boolean
  /** Plays the move, or says why it is none. */
  attempt(move: Move): void
  name(seat: Seat): string
}

export function sceneOf(props: DarumaProps): Scene {
  const can = (move: Move) => props.moves.some((legal) => sameData(legal, move))
  return {
    ...props,
    say: boardWords[props.locale],
    own: props.viewer === 'table' ? undefined : props.viewer,
    can,
    attempt(move) {
      const refusal = can(move) ? undefined : props.check(move)
      if (refusal === undefined) props.act(move)
      else props.explain(refusal)
    },
    name: (seat) => props.names.seats[seat] ?? '',
  }
}

/** The rule that explains each special action. */
export const actionRules: Readonly<Record<Action, string>> = {
  'reroll-all': 'DAR-30',
  'reroll-group': 'DAR-31',
  'reroll-singles': 'DAR-32',
  'shift-group': 'DAR-33',
  'shift-singles': 'DAR-34',
  curse: 'DAR-35',
  exchange: 'DAR-36',
}

export const actionIcons = {
  'reroll-all': 'rerollAll',
  'reroll-group': 'rerollGroup',
  'reroll-singles': 'rerollSingles',
  'shift-group': 'shiftGroup',
  'shift-singles': 'shiftSingles',
  curse: 'ghostFour',
  exchange: 'exchange',
} as const satisfies Record<Action, string>

/** The colour of a daruma in words. */
export function colourName(scene: Scene, daruma: number): string {
  return scene.say.colour[darumaOf(daruma).colour]
}
