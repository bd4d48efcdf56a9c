import { expect, test } from 'vitest'
import type { Action } from '../../catalogue/index.ts'
import { newGame } from '../../test/helpers.ts'
import { offered } from '../aim.ts'

test('the last gift needs no choosing, one of several does', () => {
  const chosen = (gifts: Action[]) => offered({ view: { ...newGame(2), gifts }, decision: 'gift', seat: 0 })
  expect(chosen(['fund'])).toEqual({ gift: 'fund' })
  expect(chosen(['fund', 'cook'])).toEqual({})
})
