import { Chance, type GameWords, labelText, type Names } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { daruma, type Event, type Move, type State } from '../rules/index.ts'
import rules from '../rules.json' with { type: 'json' }
import { en, fr } from '../words/index.ts'
import { counts, desk } from './helpers.ts'

const languages: readonly (readonly [string, GameWords<State, Move, Event>])[] = [
  ['en', en],
  ['fr', fr],
]
const people = ['Aiko', 'Bruno', 'Chiyo', 'Diego', 'Emi']
const names = (seats: number, viewer: Names['viewer']): Names => ({ seats: people.slice(0, seats), viewer })

/** Everything that is said in whole random games, as two of the viewers read it. */
function sentences(words: GameWords<State, Move, Event>): string[] {
  const said = new Set<string>()
  const say = (text: string | undefined) => text !== undefined && said.add(text)
  for (let round = 0; round < 40; round++) {
    const seats = 2 + (round % 4)
    const chance = Chance.seeded(`words ${round}`)
    const state = daruma.setup(seats, {}, chance)
    for (let turn = daruma.turn(state); !turn.over; turn = daruma.turn(state)) {
      const seat = turn.seats[0] ?? 0
      for (const viewer of [0, 'table'] as const) {
        const reader = names(seats, viewer)
        const view = daruma.view(state, viewer)
        const { question, help } = words.prompt(view, reader)
        say(question)
        say(help)
        for (const section of words.scene(view, reader)) for (const line of section.lines) say(line)
      }
      const moves = daruma.moves(state, seat)
      for (const move of moves)
        say(labelText(words.move(daruma.view(state, seat), seat, move, names(seats, seat))))
      daruma.play(state, seat, chance.pick(moves), chance, (event) => {
        say(words.event(event, names(seats, 'table')))
        say(words.event(event, names(seats, seat)))
      })
    }
    say(words.prompt(daruma.view(state, 'table'), names(seats, 'table')).question)
    for (const sheet of daruma.score(state))
      for (const line of sheet.lines) say(labelText(words.scoreLine(line)))
  }
  return [...said]
}

describe.each(languages)('words in %s', (locale, words) => {
  test('whole games are told without a gap', () => {
    for (const sentence of sentences(words)) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object/)
      expect(sentence.trim()).not.toBe('')
      if (locale === 'fr') expect(sentence).not.toMatch(/[^\u202f][;!?%]|[^\u202f\d]:/)
    }
  })

  test('dice that are shifted one value after the other are told as one thing', () => {
    const shifted = (from: number, to: number, count = 1): Event => ({
      kind: 'shifted',
      seat: 1,
      from,
      to,
      count,
    })
    const reader = names(2, 0)
    const told = words.joined?.([shifted(2, 3), shifted(5, 4, 2)], reader)
    expect(told).toEqual(
      locale === 'en'
        ? ['Dice were shifted: 2 to 3 and 2 times 5 to 4.']
        : ['Dés décalés\u202f: 2 à 3 et 2 fois 5 à 4.'],
    )
    // One alone has its own sentence.
    expect(words.joined?.([shifted(2, 3)], reader)).toBeUndefined()
    const rolled: Event = { kind: 'rolled', seat: 1, values: [1, 2] }
    expect(words.joined?.([shifted(2, 3), shifted(5, 4), rolled], reader)).toHaveLength(2)
  })

  test('the rules for players explain every rule of the ledger', () => {
    const explained = words.rules.flatMap((chapter) => chapter.passages.flatMap((passage) => passage.rules))
    expect([...new Set(explained)].sort()).toEqual(rules.map((rule) => rule.id))
  })

  test('two seats that may make the same moves read them apart', () => {
    const state = desk({ dice: counts(1, 2, 3, 5), ledger: 2, owned: [[58, 59], [], []] })
    const told = daruma.moves(state, 0).map((move) => labelText(words.move(state, 0, move, names(3, 0))))
    expect(new Set(told).size).toBe(told.length)
  })

  test('a seat does not read the objective of another', () => {
    const state = desk({ objectives: [1, 2, 3] })
    const secret = words.scene(daruma.view(state, 0), names(3, 0))[4]
    expect(secret?.title).toBe('Bruno')
    expect(secret?.lines[1]).toBe(locale === 'en' ? 'Objective: secret.' : 'Objectif\u202f: secret.')
  })

  test('refusals say why', () => {
    const state = desk({ dice: counts(1, 5) })
    const refusal = daruma.check(state, 0, { kind: 'stop' })
    expect(refusal && words.refusal(refusal)).toBe(
      locale === 'en'
        ? 'Use your 1s first: they must be placed while an eye is free.'
        : 'Utilisez d’abord vos 1\u202f: ils doivent être placés tant qu’un œil est libre.',
    )
    expect(words.refusal({ code: 'strange', rule: 'form' })).toMatch(/Daruma/)
  })

  test('components, credits and both languages have the same chapters', () => {
    expect(words.rules.map((chapter) => chapter.id)).toEqual(en.rules.map((chapter) => chapter.id))
    expect(words.components.map((note) => note.provenance)).toEqual(
      en.components.map((note) => note.provenance),
    )
    expect(words.credits.designers).toContain('Fuentes')
  })
})
