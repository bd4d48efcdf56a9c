import { readFileSync } from 'node:fs'
import { at, Chance, labelText, type Names } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { goals, seasons } from '../catalogue/index.ts'
import { judge, kodama, sampleMoves } from '../rules/index.ts'
import { type CardPhrases, goalText, seasonText } from '../words/cards.ts'
import { cards as englishCards } from '../words/en/cards.ts'
import { cards as frenchCards } from '../words/fr/cards.ts'
import { en, fr } from '../words/index.ts'
import type { KodamaWords } from '../words/make.ts'
import { act, grow, highestPlacement, sampleTree, show, table } from './helpers.ts'

const languages: [string, KodamaWords, CardPhrases][] = [
  ['en', en, englishCards],
  ['fr', fr, frenchCards],
]
const names: Names = { seats: ['Aki', 'Ben', 'Cho'], viewer: 0 }
const ledger = JSON.parse(readFileSync(new URL('../rules.json', import.meta.url), 'utf8')) as { id: string }[]

/** Words that stand for something missing. */
const holes = /undefined|NaN|\[object|null/

/** A sign that needs a narrow space before it and has another one, or none. */
const badFrenchSpace = /(?:[^\u202f\d:/][:;!?»]|« )(?=\s|$)/

describe.each(languages)('words in %s', (locale, words, cards) => {
  test('every rule of the ledger is explained to players', () => {
    const explained = new Set(words.rules.flatMap(({ passages }) => passages.flatMap(({ rules }) => rules)))
    expect(ledger.map(({ id }) => id).filter((id) => !explained.has(id))).toEqual([])
  })

  test('every prompt, move, event and scene of a random game has words', () => {
    const chance = Chance.seeded('words')
    const state = kodama.setup(3, {}, chance)
    const kinds = new Set<string>()
    for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
      const seat = at(turn.seats, 0)
      const view = kodama.view(state, 0)
      const move = at(sampleMoves(state, seat, chance, 1), 0)
      const said = [
        words.prompt(view, names).question,
        words.prompt(view, names).help ?? '',
        labelText(words.move(kodama.view(state, seat), seat, move, names)),
        ...words.scene(view, names).flatMap(({ title, lines }) => [title, ...lines]),
      ]
      kodama.play(state, seat, move, chance, (event) => {
        kinds.add(event.kind)
        said.push(words.event(event, names) ?? '')
      })
      for (const sheet of kodama.score(view))
        said.push(...sheet.lines.map((line) => labelText(words.scoreLine(line))))
      for (const text of said) {
        expect(text).not.toMatch(holes)
        if (locale === 'fr') expect(text).not.toMatch(badFrenchSpace)
      }
    }
    for (const kind of ['grown', 'shown', 'played', 'firstSeat', 'seasonBegan', 'unplayed', 'ended'])
      expect(kinds).toContain(kind)
  })

  test('KOD-061 a refusal says all its reasons', () => {
    const state = table(2, 'E2')
    show(state, 7)
    act(state, 0, { kind: 'grow', card: 7, on: 0, x: 70_000, y: 16_400, angle: 0 })
    state.step = 0
    show(state, 20)
    const { reasons } = judge(state, 0, 20, { x: 71_000, y: 4000, angle: 0 }, 7)
    const [first, ...also] = reasons
    const text = first === undefined ? '' : words.refusal({ ...first, also })
    expect(text.split('.').length - 1).toBe(5)
    expect(text).not.toMatch(holes)
  })

  test('KOD-009 a move in the wrong phase is told what is due instead', () => {
    const due = (['grow', 'kodama'] as const).map((decision) =>
      words.refusal({ code: 'not-now', rule: 'KOD-009', data: { decision } }),
    )
    expect(due[0]).toMatch(locale === 'fr' ? /carte Branche/ : /branch card/)
    expect(due[1]).toMatch(locale === 'fr' ? /jouez une carte Kodama/ : /play a kodama card/)
  })

  test('KOD-023 a card that covers elements is told which, on which card', () => {
    const elements = [
      { card: 59, place: 0, element: 1 },
      { card: 59, place: 1, element: 1 },
      { card: 0, place: 0, element: 5 },
    ]
    expect(words.refusal({ code: 'covers-element', rule: 'KOD-023', data: { elements } })).toBe(
      locale === 'fr'
        ? 'La carte recouvre 2 nuages de la carte 59 et l’étoile du tronc.'
        : 'The card covers 2 clouds of card 59 and the star of the trunk.',
    )
  })

  test('KOD-051 those who share a victory are named, and whoever reads is addressed', () => {
    const told = (...winners: number[]) => words.event({ kind: 'ended', winners }, names)
    const said = locale === 'fr' ? 'La partie est terminée. ' : 'The game is over. '
    expect([told(0), told(1), told(1, 2), told(0, 2)]).toEqual(
      (locale === 'fr'
        ? [
            'Vous gagnez.',
            'Ben gagne.',
            'Ben et Cho se partagent la victoire.',
            'Vous partagez la victoire avec Cho.',
          ]
        : ['You win.', 'Ben wins.', 'Ben and Cho share the victory.', 'You share the victory with Cho.']
      ).map((text) => said + text),
    )
  })

  test('score lines of a season have one title for all seats; the card stands beside it', () => {
    const titles = [8, 20].map((goal) =>
      words.scoreLine({ name: 'goal', points: 3, data: { season: 1, goal } }),
    )
    expect(new Set(titles.map(({ title }) => title)).size).toBe(1)
    expect(titles.map(({ detail }) => detail)).toEqual([8, 20].map((goal) => goalText(cards, goal).name))
  })

  test('every card has a name and a text with its points', () => {
    for (const { id, points } of goals) expect(goalText(cards, id).text).toContain(String(points))
    for (const { id, effect } of seasons) {
      const { name, text } = seasonText(cards, id)
      expect(name).not.toBe('')
      if (effect.kind === 'bonus' || effect.kind === 'end') expect(text).toContain(String(effect.points))
    }
  })

  test('the texts use the typography of their language', () => {
    const texts = [
      ...words.rules.flatMap(({ title, passages }) => [title, ...passages.map(({ text }) => text)]),
      ...words.components.flatMap(({ name, text }) => [name, text]),
      ...Object.values(words.credits),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/['"]/)
      if (locale === 'fr') expect(text).not.toMatch(badFrenchSpace)
      else expect(text).not.toContain('\u202f')
    }
  })
})

describe('scene', () => {
  test('KOD-044 the tree is told as nested lines, each card below the one it lies on', () => {
    const state = sampleTree(table(2, 'A5'))
    const tree = at(en.scene(kodama.view(state, 0), { seats: ['Aki', 'Ben'], viewer: 0 }), 2).lines
    const outline = tree.slice(0, 8).map((line) => [line.search(/\S/) / 2, line.trim().split(' (')[0]])
    expect(outline).toEqual([
      [0, 'Trunk with a star'],
      [1, 'card 59'],
      [2, 'card 64'],
      [3, 'card 62'],
      [4, 'card 20'],
      [5, 'card 56'],
      [2, 'card 7'],
      [1, 'card 26'],
    ])
  })

  test('KOD-007 a scene names no goal of another hand', () => {
    const state = table(2, 'A5')
    const hand = at(state.groves, 1).hand.map((goal) => goalText(englishCards, goal).name)
    const own = new Set(at(state.groves, 0).hand.map((goal) => goalText(englishCards, goal).name))
    const text = JSON.stringify(en.scene(kodama.view(state, 0), { seats: ['Aki', 'Ben'], viewer: 0 }))
    for (const name of hand) if (!own.has(name)) expect(text).not.toContain(name)
    expect(text).toContain('4 kodama cards in hand')
  })

  test('KOD-031 a stuck seat is told so', () => {
    const state = table(2, 'E2')
    const used = state.deck.inside.splice(0, 10)
    const rows = [700, 700, 3700, 3700, 6300, 6300, 9000, 9000, 12_000, 12_000]
    at(state.groves, 0).tree = used.map((card, i) => ({ card, on: 0, x: 70_000, y: at(rows, i), angle: 90 }))
    expect(en.prompt(kodama.view(state, 0), names).question).toBe(
      'Nothing fits: which card goes under the deck?',
    )
  })

  test('a move says what it would score', () => {
    const state = table(2, 'P3')
    state.groves[0] = { ...at(state.groves, 0), trunk: 5 }
    show(state, 31)
    const move = highestPlacement(state, 0, 31, 0)
    expect(en.move(state, 0, move, names)).toEqual({
      title: 'Grow the card with a caterpillar and 2 stars on the trunk, in the middle',
      detail: '3 points for stars, and 2 for Rising sap',
    })
    expect(fr.move(state, 0, move, names)).toEqual({
      title: 'Poser la carte avec une chenille et 2 étoiles sur le tronc, au milieu',
      detail: '3 points pour les étoiles, et 2 pour Montée de sève',
    })
    expect(grow(state, 0, 31, 0)[0]).toMatchObject({ points: 3 })
  })
})
