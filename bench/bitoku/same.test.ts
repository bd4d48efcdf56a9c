import { expect, test } from 'vitest'
import { slowMatches } from '../course.ts'
import { course, playouts, soloCourse, soloPlayouts } from './course.ts'

test('boardgame.io plays the same games as the kernel, with 2, 3 and 4 seats', () => {
  const few = slowMatches(course)
  expect(few.map(({ seats }) => seats)).toEqual([2, 3, 4])
  expect(few.map(playouts.playOnBoardgame)).toEqual(few.map(playouts.playOnKernel))
})

test('boardgame.io plays the same games against the Tengu', () => {
  const few = slowMatches(soloCourse)
  expect(few.map(soloPlayouts.playOnBoardgame)).toEqual(few.map(soloPlayouts.playOnKernel))
})
