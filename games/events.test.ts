import {
  at,
  Chance,
  type GameEvent,
  type GamePlay,
  type GameWords,
  locales,
  type Names,
  parseOptions,
  sameData,
} from '@engawa/kernel'
import { expect, test } from 'vitest'
import { sounds } from '../web/art/built/sounds.ts'
import type { Beats } from '../web/kit/events.ts'
import { soundsOf } from '../web/kit/hearing.ts'
import { games } from './registry.ts'

const beatsOf = import.meta.glob<{ readonly beats: Beats<GameEvent> }>('./*/board/beats.ts')

/** So many random games of each: enough for nearly every kind of event. */
const GAMES = 6

interface Played {
  readonly events: readonly GameEvent[]
  /** The table looks different after it. */
  readonly changed: boolean
  /** Somebody has more or fewer points after it. */
  readonly scored: boolean
}

function* randomGame({ game }: GamePlay, number: number): Generator<Played> {
  const dice = Chance.seeded(`events ${number}`)
  const seats = at(game.seats, number % game.seats.length)
  const state = game.setup(seats, parseOptions(game.options, seats, {}), dice)
  for (let turn = game.turn(state); !turn.over; turn = game.turn(state)) {
    const seat = at(turn.seats, dice.int(turn.seats.length))
    const before = game.view(state, 'table')
    const points = game.score(before).map(({ total }) => total)
    const events: GameEvent[] = []
    game.play(state, seat, dice.pick(game.moves(state, seat)), dice, (event) => events.push(event))
    const after = game.view(state, 'table')
    const scored = !sameData(
      points,
      game.score(after).map(({ total }) => total),
    )
    yield { events, changed: !sameData(before, after), scored }
  }
}

const names: Names = { seats: ['Ada', 'Bo', 'Cy', 'Di', 'Ed'], viewer: 'table' }

/** An event is shown by a sentence in the dock, a piece that travels, or a beat of the board. */
function isShown(event: GameEvent, words: readonly GameWords[], beats: Beats<GameEvent>): boolean {
  const told = words.every((spoken) => spoken.event(event, names) !== undefined)
  const beat = beats[event.kind]
  return told || (beat?.travels?.(event).length ?? 0) > 0 || beat?.beat !== undefined
}

test.each(games)(
  '$id shows every event that changes the table, and no points come in silence',
  async (entry) => {
    const play = await entry.play()
    const words = await Promise.all(locales.map((locale) => entry.words(locale)))
    const { beats } = (await beatsOf[`./${entry.id}/board/beats.ts`]?.()) ?? { beats: {} }
    const unseen = new Set<string>()
    let silent = 0
    for (let number = 0; number < GAMES; number++)
      for (const { events, changed, scored } of randomGame(play, number)) {
        if (!changed) continue
        const open = events.filter(({ only }) => only === undefined)
        for (const event of open) if (!isShown(event, words, beats)) unseen.add(event.kind)
        if (scored && !open.some((event) => isShown(event, words, beats))) silent++
      }
    expect([...unseen]).toEqual([])
    expect(silent).toBe(0)
  },
)

test.each(games)('what is heard of $id is shipped, its great moments have a motif', async (entry) => {
  const { beats } = (await beatsOf[`./${entry.id}/board/beats.ts`]?.()) ?? { beats: {} }
  const heard = new Set<string>()
  for (const { events } of randomGame(await entry.play(), 0))
    for (const { sound } of soundsOf(events, beats, false)) heard.add(sound)
  expect([...heard].filter((sound) => !Object.hasOwn(sounds, sound))).toEqual([])
  expect([...heard]).toContain(`${entry.id}Motif`)
  expect(heard.size).toBeGreaterThan(3)
})
