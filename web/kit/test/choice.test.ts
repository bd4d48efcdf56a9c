import { expect, test } from 'vitest'
import { Choice, type ChoiceRules } from '../choice.ts'

interface Place {
  readonly shoot: number
  readonly stalk: number
}

const moves: readonly Place[] = [
  { shoot: 1, stalk: 1 },
  { shoot: 1, stalk: 2 },
  { shoot: 2, stalk: 2 },
]
const rules: ChoiceRules<Place> = { about: ({ shoot, stalk }) => [`shoot:${shoot}`, `stalk:${stalk}`] }
const [LIT, CHOSEN, REFUSED] = [1, 2, 4]

test('everything that a legal move is about is lit, and nothing else', () => {
  const choice = new Choice(moves, rules)
  expect(['shoot:1', 'shoot:2', 'stalk:1', 'stalk:2'].map((id) => choice.marks(id))).toEqual(
    Array(4).fill(LIT),
  )
  expect(choice.marks('stalk:3')).toBe(0)
})

test('picks narrow the moves that fit', () => {
  const choice = new Choice(moves, rules)
  choice.pick('shoot:1')
  expect(choice.fitting).toEqual(moves.slice(0, 2))
  choice.pick('stalk:2')
  expect(choice.fitting).toEqual([moves[1]])
  expect(choice.marks('stalk:2')).toBe(LIT + CHOSEN)
})

test('a pick that does not fit the others lets only those go', () => {
  const choice = new Choice(moves, rules)
  choice.choose(['shoot:2', 'stalk:2'])
  choice.pick('shoot:1')
  expect(choice.picked).toEqual(['stalk:2', 'shoot:1'])
  choice.pick('stalk:1')
  expect(choice.picked).toEqual(['shoot:1', 'stalk:1'])
})

test('a second pick lets go, and clearing goes back to the start', () => {
  const choice = new Choice(moves, { ...rules, start: ['shoot:1'] })
  choice.pick('stalk:1')
  choice.pick('shoot:1')
  expect(choice.picked).toEqual(['stalk:1'])
  choice.clear()
  expect(choice.picked).toEqual(['shoot:1'])
})

test('a second pick may play the one move that is left', () => {
  const played: Place[] = []
  const choice = new Choice(moves, { ...rules, again: (move) => played.push(move) })
  choice.pick('shoot:2')
  choice.pick('shoot:2')
  expect([played, choice.picked]).toEqual([[moves[2]], ['shoot:2']])
  choice.pick('shoot:1')
  choice.pick('shoot:1')
  expect([played.length, choice.picked]).toEqual([1, []])
})

test('a game may light less until something is picked', () => {
  const choice = new Choice(moves, {
    ...rules,
    lights: (move, picked) => (picked.length === 0 ? [`shoot:${move.shoot}`] : rules.about(move)),
  })
  expect([choice.marks('shoot:1'), choice.marks('stalk:1')]).toEqual([LIT, 0])
  choice.pick('shoot:1')
  expect(choice.marks('stalk:1')).toBe(LIT)
})

test('what was refused is marked until the next press', () => {
  const choice = new Choice(moves, rules)
  let told = 0
  choice.subscribe(() => told++)
  choice.refuse('stalk:9')
  expect(choice.marks('stalk:9')).toBe(REFUSED)
  choice.pick('shoot:1', true)
  expect([choice.marks('stalk:9'), choice.byKeys, told]).toEqual([0, true, 2])
})
