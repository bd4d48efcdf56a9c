import { entryOf } from '@engawa/games'
import { expect, test } from 'vitest'
import type { ToldStep } from '../../kit/stage-manager.ts'
import { deedsOf, leadsOn, linesOf, toldSteps } from '../joined.ts'

const [daruma, words] = await Promise.all([entryOf('daruma')?.play(), entryOf('daruma')?.words('en')])
if (daruma === undefined || words === undefined) throw new Error('no Daruma')
const speaking = { words, names: { seats: ['You', 'Kenji'], viewer: 0 }, session: { play: daruma } }

const steps = (...told: ToldStep['events'][]): ToldStep[] =>
  told.map((events, index) => ({ position: index + 1, seat: 1, events, leads: leadsOn(events, daruma) }))
const sentences = (all: ToldStep[]) => toldSteps({ seat: 1, steps: all, missed: 0 }, speaking)

const seat = 1
const poured = { kind: 'poured', seat, value: 3 }
const kept = { kind: 'kept', seat, value: 1 }
const rolled = { kind: 'rolled', seat, values: [5, 4] }
const lost = { kind: 'lost', seat, count: 1, fours: 2 }

test('what leads up to a throw is told with it, in one sentence', () => {
  expect(sentences(steps([rolled], [poured], [kept], [kept], [rolled, lost]))).toEqual([
    { position: 1, sentence: 'Kenji rolled 5 4.', rest: '' },
    {
      position: 2,
      sentence: 'Kenji put a 3 on the sake bottle, kept 1 1 and rolled 5 4.',
      rest: '1 four to the ledger: 2 of 4.',
    },
  ])
})

test('a deed under way is told when it is done', () => {
  expect(sentences(steps([rolled], [poured], [kept])).map(({ position }) => position)).toEqual([1])
  expect(sentences(steps([poured])).map(({ sentence }) => sentence)).toEqual([
    'Kenji put a 3 on the sake bottle.',
  ])
})

test('an eye is told before what its daruma did', () => {
  const painted = { kind: 'painted', seat, daruma: 43, eye: 1 }
  const shifted = { kind: 'shifted', seat, from: 6, to: 1, count: 1 }
  expect(sentences(steps([painted], [shifted]))).toEqual([
    {
      position: 1,
      sentence: 'Kenji painted the first eye of the green daruma.',
      rest: '1 die went from 6 to 1.',
    },
  ])
})

test('what a seat takes home is told before that it stops', () => {
  const stopped = { kind: 'stopped', seat, unused: 1 }
  const took = { kind: 'took', seat, darumas: [43] }
  expect(sentences(steps([stopped, took]))).toEqual([
    { position: 1, sentence: 'Kenji took a green daruma.', rest: 'Kenji ended the turn with 1 die unused.' },
  ])
})

test('what somebody is robbed of is told before the eye that was painted for it', () => {
  const painted = { kind: 'painted', seat, daruma: 43, eye: 2 }
  const exchanged = { kind: 'exchanged', seat, first: 43, from: 0, second: 0, to: seat }
  expect(sentences(steps([painted], [exchanged]))).toEqual([
    {
      position: 1,
      sentence: 'Kenji took your green daruma and gave nothing back.',
      rest: 'Kenji painted the second eye of the green daruma.',
    },
  ])
})

test('a line of the log bears the crest of whoever it tells of, also where a deed ends their wait', () => {
  const began = { kind: 'began', seat: 0 }
  const rows = [[poured], [kept], [rolled, lost], [began]].map((events, position) => ({ events, position }))
  const lines = linesOf(rows, words, speaking.names)
  expect(lines.map(({ text, seat: crest }) => [text, crest])).toEqual([
    ['Kenji put a 3 on the sake bottle, kept 1 and rolled 5 4.', 1],
    ['1 four to the ledger: 2 of 4.', 1],
    ['Your turn begins.', 0],
  ])
})

test('rows of one deed stay together', () => {
  expect(deedsOf([1, 2, 3, 4], (row) => row % 2 === 1)).toEqual([
    [1, 2],
    [3, 4],
  ])
})
