import { at, type Seat } from '@engawa/kernel'
import type { BoardProps } from '@engawa/web/kit'
import {
  type Event,
  type Grove,
  HIDDEN,
  type Move,
  rulingSeason,
  type SeasonRules,
  type State,
  seasonRules,
} from '../rules/index.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type KodamaProps = BoardProps<State, Move, Event>

/** What the viewer is asked for now. */
export type Decision = 'grow' | 'slide' | 'kodama'

/** What every part of the board needs: the shell's props, the board's words, and whose tree is on the stage. */
export interface Scene extends KodamaProps {
  readonly say: BoardWords
  readonly own: Seat | undefined
  readonly shown: Seat
  /** The viewer's own tree is on the stage. */
  readonly atHome: boolean
  readonly grove: Grove
  readonly rules: SeasonRules
  readonly decision: Decision | undefined
  /** The season offers a new display (KOD-095). */
  readonly mayRenew: boolean
  name(seat: Seat): string
  /** Plays the move, or says why it is none. */
  attempt(move: Move): void
}

/** The list can be thousands long; its first entry tells what it is about, its last the season's offer. */
function decisionOf(moves: readonly Move[]): Decision | undefined {
  switch (moves[0]?.kind) {
    case 'grow':
      return 'grow'
    case 'slide':
      return 'slide'
    case 'play':
      return 'kodama'
    default:
      return undefined
  }
}

export function sceneOf(props: KodamaProps, looked: Seat | undefined): Scene {
  const { view, viewer, active, moves } = props
  const own = viewer === 'table' ? undefined : viewer
  const shown = looked ?? own ?? active[0] ?? 0
  return {
    ...props,
    say: boardWords[props.locale],
    own,
    shown,
    atHome: shown === own,
    grove: at(view.groves, shown),
    rules: seasonRules(rulingSeason(view)),
    decision: decisionOf(moves),
    mayRenew: moves.at(-1)?.kind === 'renew',
    name: (seat) => props.names.seats[seat] ?? '',
    attempt(move) {
      const refusal = props.check(move)
      if (refusal === undefined) props.act(move)
      else props.explain(refusal)
    },
  }
}

/** The kodama cards that the viewer may know. */
export const knownGoals = (grove: Grove): readonly number[] => grove.hand.filter((goal) => goal !== HIDDEN)
