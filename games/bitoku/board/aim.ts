import { useEffect, useMemo, useState } from 'react'
import { type Market, markets, type Region } from '../catalogue/index.ts'
import type { Move } from '../rules/index.ts'
import { type Decision, type Scene, taskOf } from './scene.ts'
import { type Thing, thingsOf } from './things.ts'

/** How near one looks: all five prints, one region, or one part of the table by itself. */
export type Level = 'overview' | Region | Market | 'paths' | 'rocks'

export type VerbName = 'play' | 'use' | 'cross'

/** What a sheet over the board shows. */
export type Open =
  | { readonly is: 'domain'; readonly seat: number }
  | { readonly is: 'piece'; readonly id: string }
  | { readonly is: 'double' }
  | { readonly is: 'tengu' }

/** What the viewer looks at and has chosen; only controls act. */
export interface Aiming {
  readonly level: Level
  readonly verb: VerbName | undefined
  readonly picks: readonly Thing[]
  /** The last pick came from the keyboard or an assistive device. */
  readonly byKeys: boolean
  readonly open: Open | undefined
  /** The legal moves that fit verb and picks. */
  readonly fitting: readonly Move[]
  look(level: Level): void
  choose(verb: VerbName | undefined): void
  /** Is a legal move about this? */
  lit(thing: Thing): boolean
  picked(thing: Thing): boolean
  /** Takes it into the choice, narrows, or lets it go. */
  pick(thing: Thing, byKeys?: boolean): void
  clear(): void
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
function levelFor(scene: Scene, narrow: boolean): Level | undefined {
  const act = taskOf(scene, 'act')
  if (act !== undefined) return act.region
  const favour = taskOf(scene, 'favour')
  if (favour !== undefined) return favour.region
  if (scene.decision === 'buy' || scene.decision === 'buyBoth')
    return narrow ? marketOf(scene.moves[0]) : undefined
  const levels: Partial<Record<Decision, Level>> = {
    turn: 'overview',
    movement: 'paths',
    rock: narrow ? 'rocks' : 'overview',
    copy: 'overview',
  }
  return scene.decision === undefined ? undefined : levels[scene.decision]
}

interface Choice {
  readonly moves: readonly Move[]
  readonly verb: VerbName | undefined
  readonly picks: readonly Thing[]
  readonly byKeys: boolean
}

export function useAim(scene: Scene, narrow: boolean): Aiming {
  const { view, seat, moves } = scene
  const [level, look] = useState<Level>('overview')
  const [open, show] = useState<Open>()
  const [choice, setChoice] = useState<Choice>({ moves, verb: undefined, picks: [], byKeys: false })
  // A choice belongs to the list of moves it was made from.
  const { verb, picks, byKeys } =
    choice.moves === moves
      ? choice
      : { ...choice, verb: undefined, picks: [] as readonly Thing[], byKeys: false }
  const wanted = levelFor(scene, narrow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after every move
  useEffect(() => {
    if (wanted !== undefined) look(wanted)
  }, [wanted, moves])

  const about = useMemo(() => moves.map((move) => thingsOf(view, seat, move)), [view, seat, moves])
  const inVerb = useMemo(
    () => moves.flatMap((move, index) => (verb === undefined || verbOf(move) === verb ? [index] : [])),
    [moves, verb],
  )
  const fit = (chosen: readonly Thing[]) =>
    inVerb.filter((index) => chosen.every((thing) => about[index]?.includes(thing)))
  const lights = useMemo(() => {
    const quiet = verb === undefined && picks.length === 0
    return new Set(
      inVerb.flatMap((index) => {
        const move = moves[index]
        // Before a verb is chosen only what a turn plainly begins with is lit.
        if (!quiet || move === undefined) return about[index] ?? []
        if (move.kind === 'sacrifice') return []
        return move.kind === 'play' ? (about[index] ?? []).slice(0, 1) : (about[index] ?? [])
      }),
    )
  }, [inVerb, about, moves, verb, picks])

  const set = (next: Partial<Choice>) => setChoice({ moves, verb, picks, byKeys: false, ...next })
  return {
    level,
    verb,
    picks,
    byKeys,
    open,
    fitting: fit(picks).flatMap((index) => moves[index] ?? []),
    look,
    choose: (name) => set({ verb: name, picks: [] }),
    lit: (thing) => lights.has(thing),
    picked: (thing) => picks.includes(thing),
    pick(thing, keys = false) {
      if (picks.includes(thing)) return set({ picks: picks.filter((other) => other !== thing) })
      const more = [...picks, thing]
      set({ picks: fit(more).length > 0 ? more : [thing], byKeys: keys })
    },
    clear: () => set({ verb: undefined, picks: [] }),
    show,
  }
}
