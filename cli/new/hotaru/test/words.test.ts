import { Chance, type GameWords, labelText, type Names } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { type Event, hotaru, type Move, type State } from '../rules/index.ts'
import rules from '../rules.json' with { type: 'json' }
import { en, fr } from '../words/index.ts'

const people = ['Aiko', 'Bruno', 'Chiyo', 'Diego']
const names = (seats: number, viewer: Names['viewer']): Names => ({ seats: people.slice(0, seats), viewer })

/** Everything that is said in whole random games, as two of the viewers read it. */
function sentences(words: GameWords<State, Move, Event>): string[] {
  const said = new Set<string>()
  const say = (text: string | undefined) => text !== undefined && said.add(text)
  for (let round = 0; round < 30; round++) {
    const seats = 2 + (round % 3)
    const chance = Chance.seeded(`words ${round}`)
    const tell = (event: Event) => {
      for (const viewer of [0, 'table'] as const) say(words.event(event, names(seats, viewer)))
    }
    const state = hotaru.setup(seats, { long: round % 2 === 0 }, chance, tell)
    for (let turn = hotaru.turn(state); !turn.over; turn = hotaru.turn(state)) {
      const seat = turn.seats[0] ?? 0
      for (const viewer of [0, 'table'] as const) {
        const view = hotaru.view(state, viewer)
        say(words.prompt(view, names(seats, viewer)).question)
        for (const { lines } of words.scene(view, names(seats, viewer))) for (const line of lines) say(line)
      }
      const moves = hotaru.moves(state, seat)
      const labels = moves.map((move) => labelText(words.move(state, seat, move, names(seats, seat))))
      expect(new Set(labels).size).toBe(moves.length)
      for (const label of labels) say(label)
      hotaru.play(state, seat, chance.pick(moves), chance, tell)
    }
    say(words.prompt(hotaru.view(state, 'table'), names(seats, 'table')).question)
    for (const { lines } of hotaru.score(state))
      for (const line of lines) say(labelText(words.scoreLine(line)))
  }
  return [...said]
}

const languages: readonly (readonly [string, GameWords<State, Move, Event>])[] = [
  ['en', en],
  ['fr', fr],
]

describe.each(languages)('words in %s', (locale, words) => {
  test('whole games are told without a gap', () => {
    for (const sentence of sentences(words)) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object/)
      expect(sentence.trim()).not.toBe('')
      if (locale === 'fr') expect(sentence).not.toMatch(/[^\u202f][;!?%:]/)
    }
  })

  test('the rules for players explain every rule of the ledger', () => {
    const explained = words.rules.flatMap(({ passages }) => passages.flatMap((passage) => passage.rules))
    expect(explained).toEqual(rules.map(({ id }) => id))
  })

  test('refusals say why', () => {
    const state = hotaru.setup(2, { long: false }, Chance.seeded('refused'))
    const refusal = hotaru.check(state, state.seat, { kind: 'home' })
    expect(refusal && words.refusal(refusal)).toBe(
      locale === 'en'
        ? 'Your net is empty: catch a firefly first.'
        : 'Votre filet est vide\u202f: attrapez d’abord une luciole.',
    )
    expect(words.refusal({ code: 'strange', rule: 'form' })).toMatch(/Hotaru/)
  })
})
