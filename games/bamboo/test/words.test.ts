import { at, Chance, type GameWords, labelText, type Names } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { homes } from '../catalogue/index.ts'
import {
  bamboo,
  type Event,
  type Line,
  type Move,
  type Reason,
  type Reasons,
  type State,
} from '../rules/index.ts'
import rulesFile from '../rules.json' with { type: 'json' }
import { en, enPhrases, fr, frPhrases } from '../words/index.ts'

const names: Names = { seats: ['Ana', 'Ben', 'Chloé'], viewer: 0 }
type Words = GameWords<State, Move, Event, Reason, Line>

/** Every reason with what it could carry. */
const reasons: Reasons = {
  'not-now': { decision: 'visit' },
  'colour-taken': {},
  'colour-of-ghost': {},
  'shoot-not-there': {},
  'gift-not-there': {},
  'must-pass': {},
  'may-not-pass': {},
  'stock-empty': {},
  'stock-barred': {},
  'no-coin': {},
  'stalk-full': {},
  'no-shoot-there': {},
  'no-activation': {},
  'other-action': { action: 'cook' },
  'stock-full': {},
  'tile-not-there': {},
  'slots-full': {},
  'tile-not-yours': {},
  'pattern-open': {},
  'cell-taken': {},
  'cell-wants-other': {},
  'home-full': { cells: 15 },
  'too-dear': { price: 2, coins: 1 },
  'fits-nowhere': {},
  'food-taken-already': {},
  'food-not-there': {},
  'food-not-yours': {},
  'food-first': {},
  'renewed-already': {},
  'must-feed': {},
  'not-asleep': {},
  'wake-too-dear': { price: 2, coins: 1 },
  'spirit-not-awake': { spirit: 'ookami' },
  'spirit-in-winter': { spirit: 'ookami' },
  'no-spirit-now': { spirit: 'kappa' },
  'spirit-idle': { spirit: 'kitsune' },
}
const refusals = Object.entries(reasons).map(([code, data]) => ({ code, rule: 'BAM-001', data }) as Reason)

/** Everything the words say in some random games, and every fixed text. */
function allTexts(words: Words): Set<string> {
  const texts = new Set<string>()
  const dice = Chance.seeded('words')
  for (let game = 0; game < 3; game++) {
    const state = bamboo.setup(3, { night: game === 1, colours: game === 2 ? 'chosen' : 'by-seat' }, dice)
    for (let turn = bamboo.turn(state); !turn.over; turn = bamboo.turn(state)) {
      const seat = at(turn.seats, 0)
      const { question, help } = words.prompt(state, { ...names, viewer: seat })
      texts.add(question).add(help ?? 'x')
      const moves = bamboo.moves(state, seat)
      for (const move of moves) texts.add(labelText(words.move(state, seat, move, names)))
      bamboo.play(state, seat, dice.pick(moves), dice, (event) => {
        texts.add(words.event(event, names) ?? 'x')
      })
    }
    texts.add(words.prompt(state, names).question)
    for (const section of words.scene(state, names)) for (const line of section.lines) texts.add(line)
    for (const sheet of bamboo.score(state))
      for (const line of sheet.lines) texts.add(labelText(words.scoreLine(line)))
  }
  for (const refusal of refusals) texts.add(words.refusal(refusal))
  for (const chapter of words.rules) for (const passage of chapter.passages) texts.add(passage.text)
  for (const note of words.components) texts.add(note.text)
  return texts
}

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('words in %s', (language, words) => {
  const texts = [...allTexts(words)]

  test('no text is empty or holds an unfilled value', () => {
    for (const text of texts) expect(text).not.toMatch(/^$|undefined|NaN|\[object/)
  })

  test('every rule id has a passage, so that a refusal finds its page', () => {
    const explained = new Set(
      words.rules.flatMap((chapter) => chapter.passages.flatMap((passage) => passage.rules)),
    )
    expect(rulesFile.map((rule) => rule.id).filter((id) => !explained.has(id))).toEqual([])
  })

  test('every refusal has a sentence of its own', () => {
    const said = refusals.map(words.refusal)
    expect(new Set(said).size).toBe(refusals.length)
  })

  test('every home tile has a name', () => {
    const phrases = language === 'en' ? enPhrases : frPhrases
    for (const tile of homes) expect(phrases.names.homes[tile.name]).toBeTruthy()
  })

  test('the moves of one decision read differently', () => {
    const state = bamboo.setup(3, { night: false, colours: 'chosen' }, Chance.seeded('labels'))
    const dice = Chance.seeded('labels too')
    for (let turn = bamboo.turn(state); !turn.over; turn = bamboo.turn(state)) {
      const seat = at(turn.seats, 0)
      const moves = bamboo.moves(state, seat)
      const said = moves.map((move) => labelText(words.move(state, seat, move, names)))
      // Two shoots alike in colour and action are alike in words.
      if (turn.decision !== 'place' && turn.decision !== 'draft') expect(new Set(said).size).toBe(said.length)
      bamboo.play(state, seat, dice.pick(moves), dice)
    }
  })
})

test('French sets a narrow no-break space before its double signs', () => {
  for (const text of allTexts(fr)) expect(text).not.toMatch(/[ \u00a0][:;!?%»]|«[ \u00a0]|[^\u202f ][;!?»]/)
})

test('both languages have the same chapters and notes', () => {
  expect(fr.rules.map((chapter) => chapter.passages.map((passage) => passage.rules))).toEqual(
    en.rules.map((chapter) => chapter.passages.map((passage) => passage.rules)),
  )
  expect(fr.components.map((note) => note.provenance)).toEqual(en.components.map((note) => note.provenance))
})
