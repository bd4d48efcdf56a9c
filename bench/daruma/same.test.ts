import { expect, test } from 'vitest'
import { playBare } from './bare.ts'
import { finishedClient, playOnBoardgame } from './boardgame.ts'
import { finishedTable, playOnKernel } from './kernel.ts'
import { matches, sameGames } from './match.ts'
import { slowMatches } from './works.ts'

test('the bare loop plays the same games as the kernel', () => {
  expect(matches.map(playBare)).toEqual(matches.map(playOnKernel))
})

test('boardgame.io plays the same games as the kernel, in its reducer and in its client', () => {
  const few = slowMatches.slice(0, 4)
  const ours = few.map(playOnKernel)
  expect(few.map(playOnBoardgame)).toEqual(ours)
  expect(few.map((match) => finishedClient(match).finish)).toEqual(ours)
  expect(few.map((match) => finishedTable(match).finish)).toEqual(ours)
})

test('different games are noticed', () => {
  const [first, second] = matches.map(playOnKernel)
  if (first === undefined || second === undefined) throw new Error('there are games')
  expect(() => sameGames([first], [second])).toThrow('did not play the same games')
})
