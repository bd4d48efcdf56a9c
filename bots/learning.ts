import { at, Chance, type GamePlay, type LearnedWeights, type Seat } from '@engawa/kernel'
import type { Chooser } from './arena.ts'
import { automaMove } from './choose.ts'
import type { Sample } from './ridge.ts'
import { leadOf } from './value.ts'

export interface Lesson {
  readonly people: number
  readonly options: unknown
  readonly seed: string
  readonly choose: Chooser
  /** One decision in so many is made at random, so that more than the usual is seen. */
  readonly whims: number
}

/**
 * One game played to learn from: how each turn's end looked to the seat whose turn it was,
 * and how far ahead of the best rival that seat was in the end.
 */
export function samplesOf({ game, adviser }: GamePlay, lesson: Lesson): Sample[] {
  const { value, sameTurn, concerns } = adviser.search ?? {}
  if (value === undefined || sameTurn === undefined)
    throw new Error(`trials of ${game.id} run to the end of the game: there is nothing to learn`)
  const chance = Chance.seeded(lesson.seed)
  const thinking = Chance.seeded(`bots ${lesson.seed}`)
  const automas = game.automas(lesson.people, lesson.options)
  const state = game.setup(lesson.people, lesson.options, chance)
  const seen: { seat: Seat; features: number[] }[] = []
  let begun: { seat: Seat; state: unknown } | undefined
  for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
    const seat = at(turn.seats, 0)
    if (begun !== undefined && !sameTurn(begun.state, state)) {
      seen.push({ seat: begun.seat, features: value.features(state, begun.seat) })
      begun = undefined
    }
    const view = game.view(state, seat)
    if (concerns?.(view, seat) !== false) begun ??= { seat, state: game.copy(state) }
    const move = automas.includes(seat)
      ? automaMove(game, state, seat)
      : thinking.int(lesson.whims) === 0
        ? thinking.pick(game.moves(state, seat))
        : lesson.choose(view, seat, thinking)
    game.play(state, seat, move, chance)
  }
  return seen.map(({ seat, features }) => ({ features, outcome: leadOf(game, state, seat) }))
}

/** The same game with other weights. */
export function withWeights(play: GamePlay, weights: LearnedWeights): GamePlay {
  const { search } = play.adviser
  if (search?.value === undefined) return play
  const value = { ...search.value, weights }
  return { ...play, adviser: { ...play.adviser, search: { ...search, value } } }
}
