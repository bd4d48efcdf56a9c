import {
  at,
  Chance,
  type GameEvent,
  type GameWords,
  labelText,
  type Names,
  optionSets,
  type Seat,
} from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import {
  bitokuCards,
  boards,
  buildings,
  COPY,
  crystals,
  doubleFavour,
  dragonflies,
  forestActions,
  mitamas,
  portals,
  rocks,
  tenguCards,
  treasures,
  visions,
  yokaiCards,
} from '../catalogue/index.ts'
import { bitoku, type Event, type Move, type State } from '../rules/index.ts'
import rulesFile from '../rules.json' with { type: 'json' }
import { detailOf, effectWords, en, enPhrases, fr, frPhrases, nameOf } from '../words/index.ts'

type Words = GameWords<State, Move, Event>

const people = ['Ana', 'Ben', 'Chloé', 'Dai']
const namesFor = (viewer: Names['viewer']): Names => ({ seats: people, viewer })

/** Something left unfilled, or the id of a piece, a trail or a path space. */
const unfilled = /^$|undefined|NaN|\[object|null/
const rawId =
  /\b(Y\d\d|S[1-5][a-d]|B\d\d|V\d\d|[TOFRA][1-6]|C[PMS]\d+|M\d\d|D\d\d[ab]?|P[AB]\d|IW\d+|L[1-5]|TG\d+|[IJ][1-3]|N[AB]|S[AB]|[ns]\d)\b/
/** The letters and figures of the catalogue's notation. */
const rawNotation = /\b(kod|kodhere|amu|pv|mp|rockpil|res) ?\d|build-\d|crystal-\d|mitama-\d|fly-\d/

/** A double sign of French without its narrow no-break space. */
const looseSigns = /[ \u00a0][:;!?%»]|«[ \u00a0]|[^\u202f ][:;!?»]/

const pieces: readonly { readonly id: string }[] = [
  ...yokaiCards,
  ...bitokuCards,
  ...visions,
  ...buildings,
  ...crystals,
  ...mitamas,
  ...dragonflies,
  ...portals,
  ...rocks,
  ...treasures,
  ...tenguCards,
]

/** Plays a random game and hands every moment to the caller, before its move. */
function playThrough(
  seats: number,
  seed: string,
  look: (state: State, seat: Seat, moves: readonly Move[]) => void,
  hear: (event: Event) => void,
): State {
  const dice = Chance.seeded(seed)
  const options = optionSets(bitoku.options, seats)
  const state = bitoku.setup(seats, at(options, dice.int(options.length)), dice)
  for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state)) {
    const seat = dice.pick(turn.seats)
    const moves = bitoku.moves(state, seat)
    look(state, seat, moves)
    bitoku.play(state, seat, dice.pick(moves), dice, hear)
  }
  return state
}

/** Everything the words say in some random games: both languages at once, to play each game only once. */
function sayings(all: readonly Words[]): Set<string>[] {
  const texts = all.map(() => new Set<string>())
  const each = (say: (words: Words, heard: Set<string>) => void): void =>
    all.forEach((words, index) => {
      say(words, at(texts, index))
    })
  for (const seats of [1, 1, 2, 2, 3, 4]) {
    const end = playThrough(
      seats,
      `words ${seats} ${texts[0]?.size}`,
      (state, seat, moves) => {
        const view = bitoku.view(state, seat)
        each((words, heard) => {
          const { question, help } = words.prompt(view, namesFor(seat))
          heard.add(question).add(help ?? question)
          for (const move of moves) heard.add(labelText(words.move(view, seat, move, namesFor(seat))))
          heard.add(words.prompt(bitoku.view(state, 'table'), namesFor('table')).question)
        })
      },
      (event) => {
        const { only, seat }: GameEvent = event
        each((words, heard) => {
          heard.add(words.event(event, namesFor(only?.[0] ?? (seat === 0 ? 1 : 0))) ?? 'x')
          heard.add(words.event(event, namesFor(seat ?? 'table')) ?? 'x')
        })
      },
    )
    each((words, heard) => {
      heard.add(words.prompt(end, namesFor(0)).question)
      for (const sheet of bitoku.score(end))
        for (const line of sheet.lines) heard.add(labelText(words.scoreLine(line)))
    })
  }
  return texts
}

const [english = new Set<string>(), french = new Set<string>()] = sayings([en, fr])

describe.each([
  ['en', en, english, enPhrases],
  ['fr', fr, french, frPhrases],
] as const)('words in %s', (locale, words, texts, phrases) => {
  test('every move, event, prompt and score line has a sentence', () => {
    expect(texts.size).toBeGreaterThan(2000)
    for (const text of texts) {
      expect(text).not.toMatch(unfilled)
      expect(text.replaceAll(/BIT-\d+/g, '')).not.toMatch(rawId)
      expect(text).not.toMatch(rawNotation)
    }
  })

  test('no two refusals say the same, nor do two decisions that are due', () => {
    const said = Object.values(phrases.refusals).map((say) => say({ decision: 'turn' }, undefined))
    expect(new Set(said).size).toBe(said.length)
    expect(words.refusal({ code: 'not-now', rule: 'BIT-067', data: { decision: 'pay' } })).not.toBe(
      words.refusal({ code: 'not-now', rule: 'BIT-132', data: { decision: 'place' } }),
    )
  })

  test('every rule id has a passage, so that a refusal finds its page', () => {
    const explained = new Set(
      words.rules.flatMap((chapter) => chapter.passages.flatMap((passage) => passage.rules)),
    )
    expect(rulesFile.map((rule) => rule.id).filter((id) => !explained.has(id))).toEqual([])
    for (const chapter of words.rules)
      for (const { text } of [{ text: chapter.title }, ...chapter.passages])
        expect(text).not.toMatch(unfilled)
  })

  test('every card and tile has a name and a full description', () => {
    for (const { id } of pieces) {
      const name = nameOf(phrases, id)
      const detail = detailOf(phrases, id)
      for (const text of [name, detail]) {
        expect(text).not.toMatch(unfilled)
        expect(text).not.toMatch(rawId)
        expect(text).not.toMatch(rawNotation)
      }
      expect(detail.length).toBeGreaterThanOrEqual(name.length)
    }
  })

  test('every notation of the board is told', () => {
    const notations = [
      ...Object.values(forestActions).flatMap((actions) => Object.values(actions)),
      ...Object.values(boards).flatMap((board) => board.houseSpaces.filter((space) => space !== COPY)),
      doubleFavour,
    ]
    for (const notation of notations) {
      expect(effectWords(locale, notation)).not.toMatch(unfilled)
      expect(effectWords(locale, notation)).not.toMatch(rawNotation)
    }
  })

  test('every option has a title and help', () => {
    for (const name of Object.keys(bitoku.options)) {
      const { title, help } = words.option(name)
      expect(title).not.toBe(name)
      expect(help).not.toMatch(unfilled)
    }
    for (const value of ['none', 'one', 'two'])
      expect(words.optionValue('tenguDragonflies', value)).not.toBe(value)
  })

  test('different moves of one decision read differently', () => {
    const doubled = new Set<string>()
    playThrough(
      2,
      'labels',
      (state, seat, moves) => {
        const said = moves.map((move) => labelText(words.move(state, seat, move, namesFor(seat))))
        moves.forEach((move, index) => {
          if (said.indexOf(at(said, index)) !== index) doubled.add(move.kind)
        })
      },
      () => undefined,
    )
    // Pieces with the same print are alike in words where they cost the same.
    const alike = ['play', 'crystal', 'mitama', 'dragonfly', 'combine']
    expect([...doubled].filter((kind) => !alike.includes(kind))).toEqual([])
  })
})

describe('the scene', () => {
  test('BIT-042 names no card of another hand and shows the own one', () => {
    let seen = 0
    playThrough(
      3,
      'scene',
      (state, seat) => {
        seen++
        if (seen % 40 !== 0) return
        const view = bitoku.view(state, seat)
        for (const words of [en, fr]) {
          const lines = words
            .scene(view, namesFor(seat))
            .flatMap((section) => [section.title, ...section.lines])
          for (const line of lines) {
            expect(line).not.toMatch(unfilled)
            expect(line).not.toMatch(rawId)
            if (words === fr) expect(line).not.toMatch(looseSigns)
          }
          // What a viewer could not know changes nothing in the words.
          const imagined = bitoku.view(bitoku.imagine(view, Chance.seeded(String(seen))), seat)
          expect(words.scene(imagined, namesFor(seat))).toEqual(words.scene(view, namesFor(seat)))
          const phrases = words === en ? enPhrases : frPhrases
          for (const card of at(view.domains, seat).hand)
            expect(lines.join('\n')).toContain(detailOf(phrases, card))
        }
      },
      () => undefined,
    )
    expect(seen).toBeGreaterThan(200)
  })

  test('BIT-512 shows the row of the Tengu', () => {
    const state = bitoku.setup(1, at(optionSets(bitoku.options, 1), 0), Chance.seeded('row'))
    const lines = en.scene(bitoku.view(state, 0), namesFor(0)).flatMap((section) => section.lines)
    for (const card of state.tengu.row) expect(lines.join('\n')).toContain(nameOf(enPhrases, card))
  })
})

test('French sets a narrow no-break space before its double signs', () => {
  const fixed = [
    ...fr.rules.flatMap((chapter) => [chapter.title, ...chapter.passages.map((passage) => passage.text)]),
    ...fr.components.map((note) => note.text),
    ...Object.values(frPhrases.refusals).map((say) => say({ decision: 'turn' }, undefined)),
    ...pieces.map(({ id }) => detailOf(frPhrases, id)),
    ...Object.keys(bitoku.options).map((name) => fr.option(name).help),
    ...Object.values(fr.credits),
  ]
  for (const text of [...fixed, ...french]) expect(text).not.toMatch(looseSigns)
})

test('both languages have the same chapters and notes', () => {
  expect(fr.rules.map((chapter) => chapter.id)).toEqual(en.rules.map((chapter) => chapter.id))
  expect(fr.components.map((note) => note.provenance)).toEqual(en.components.map((note) => note.provenance))
})

test.each([
  ['en', en],
  ['fr', fr],
] as const)('a turn of the Tengu is told by what it did before its throw, %s', (_locale, words) => {
  const rolled: Event = { kind: 'willRolled', seat: 1, dice: [6, 2], card: 'TG1', rule: 'BIT-524' }
  const stepped: Event = { kind: 'tenguStepped', seat: 1, step: 'F', card: 'TG1', rule: 'BIT-540' }
  const names = namesFor(0)
  expect(words.joined?.([rolled, stepped], names)).toEqual([
    words.event(stepped, names),
    words.event(rolled, names),
  ])
  expect(words.joined?.([rolled], names)).toBeUndefined()
})
