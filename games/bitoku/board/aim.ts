import { type Choice, useChoice, usePicked, useSpace } from '@engawa/web/kit'
import { useEffect, useMemo, useState } from 'react'
import { type Market, markets, type Region } from '../catalogue/index.ts'
import { fittingThings, type Move, type Thing, thingsOf } from '../rules/index.ts'
import { type Decision, type Scene, taskOf } from './scene.ts'

/** How near one looks: all five prints, one region, or one part of the table by itself. */
export type Level = 'overview' | Region | Market | 'paths' | 'rocks'

export type VerbName = 'play' | 'use' | 'cross'

/** What a sheet over the board shows. */
export type Open = { readonly is: 'domain'; readonly seat: number } | { readonly is: 'tengu' }

/** What the viewer looks at and has chosen; only controls act. */
export interface Aiming {
  readonly level: Level
  /** Others act there: a screen that shows one part of the table at a time has turned to it. */
  readonly followed: boolean
  readonly verb: VerbName | undefined
  /** What is taken up among the moves of the verb. */
  readonly choice: Choice<Move>
  readonly picks: readonly string[]
  /** The last pick came from the keyboard or an assistive device. */
  readonly byKeys: boolean
  /** The move that a pointer rests on in the list. */
  readonly tried: Move | undefined
  /** The legal moves that fit verb and picks. */
  readonly fitting: readonly Move[]
  look(level: Level): void
  choose(verb: VerbName | undefined): void
  /** Is a legal move about this? */
  lit(thing: Thing): boolean
  clear(): void
  tryOut(move: Move | undefined): void
  show(open: Open | undefined): void
}

const verbOf = (move: Move): VerbName | undefined => {
  if (move.kind === 'play' || move.kind === 'cross') return move.kind
  return move.kind === 'use' || move.kind === 'sacrifice' ? 'use' : undefined
}

/** The market from which a move takes its tile. */
function marketOf(move: Move | undefined): Market | undefined {
  if (move?.kind === 'build') return 'building'
  return markets.find((market) => market === move?.kind)
}

/** Where the eye goes when a decision comes up; nothing where it stays. */
function levelFor(scene: Scene, alone: boolean): Level | undefined {
  const act = taskOf(scene, 'act')
  if (act !== undefined) return act.region
  const favour = taskOf(scene, 'favour')
  if (favour !== undefined) return favour.region
  if (scene.decision === 'buy' || scene.decision === 'buyBoth') {
    if (alone) return marketOf(scene.moves[0])
    // A building may go to any zone: all of them are seen beside the markets.
    return scene.moves.some(({ kind }) => kind === 'build') ? 'overview' : undefined
  }
  const levels: Partial<Record<Decision, Level>> = {
    turn: 'overview',
    movement: 'paths',
    rock: alone ? 'rocks' : 'overview',
    copy: 'overview',
  }
  return scene.decision === undefined ? undefined : levels[scene.decision]
}

/** The verb that was chosen, which belongs to the list of moves it was chosen from. */
interface Chosen {
  readonly moves: readonly Move[]
  readonly verb: VerbName | undefined
}

/** `alone`: there are no markets beside the prints. */
export function useAim(scene: Scene, alone: boolean, show: Aiming['show']): Aiming {
  const { view, seat, moves } = scene
  const [level, look] = useState<Level>('overview')
  const [tried, tryOut] = useState<Move>()
  const [chosen, setChosen] = useState<Chosen>({ moves, verb: undefined })
  const verb = chosen.moves === moves ? chosen.verb : undefined
  const wanted = levelFor(scene, alone)
  const space = useSpace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after every move, and in another room
  useEffect(() => {
    if (wanted !== undefined) look(wanted)
  }, [wanted, moves, space])
  const inVerb = useMemo(
    () => (verb === undefined ? moves : moves.filter((move) => verbOf(move) === verb)),
    [moves, verb],
  )
  const choice = useChoice(
    { moves: inVerb },
    {
      about: (move) => thingsOf(view, seat, move),
      lights(move, picked) {
        const about = fittingThings(thingsOf(view, seat, move), picked)
        if (verb !== undefined || picked.length > 0) return about
        // Before a verb is chosen only what a turn plainly begins with is lit.
        if (move.kind === 'sacrifice') return []
        return move.kind === 'play' ? about.slice(0, 1) : about
      },
      // A second press plays it, where that can be taken back.
      again: (move) => (scene.preview(move)?.final === false ? scene.act(move) : undefined),
    },
  )
  const picks = usePicked(choice)
  // The same object until something of it changes: what the shell draws anew leaves the board's parts alone.
  return useMemo(() => {
    const choose = (name: VerbName | undefined) => setChosen({ moves, verb: name })
    return {
      level,
      followed: false,
      verb,
      choice,
      picks,
      byKeys: choice.byKeys,
      tried: tried !== undefined && moves.includes(tried) ? tried : undefined,
      fitting: choice.fitting,
      look,
      choose,
      lit: (thing) => choice.isLit(thing),
      clear() {
        choice.clear()
        choose(undefined)
      },
      tryOut,
      show,
    }
  }, [level, verb, choice, picks, tried, moves, show])
}
