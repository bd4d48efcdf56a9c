import { expect, test } from 'vitest'
import { slowMatches } from '../course.ts'
import { playBare } from './bare-playouts.ts'
import { course, playouts } from './course.ts'
import { finishedClient, finishedTable } from './finished.ts'

test('the bare loop plays the same games as the kernel', () => {
  expect(course.matches.map(playBare)).toEqual(course.matches.map(playouts.playOnKernel))
})

test('boardgame.io plays the same games as the kernel, in its reducer and in its client', () => {
  const few = slowMatches(course).slice(0, 4)
  const ours = few.map(playouts.playOnKernel)
  expect(few.map(playouts.playOnBoardgame)).toEqual(ours)
  expect(few.map((match) => finishedClient(match).finish)).toEqual(ours)
  expect(few.map((match) => finishedTable(match).finish)).toEqual(ours)
})
