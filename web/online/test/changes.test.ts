import { expect, test } from 'vitest'
import { Changes, type Told } from '../changes.ts'

const told = (changes: object): Told => ({ id: 'one', position: 1, entries: [], ...changes }) as Told
const view = { hand: [1], deck: [2] }
const game = { viewer: 0, view, undo: { can: false, lock: null }, redo: false }
const rights = { undo: { can: true, lock: null }, redo: true }

test('what changed is put together with what was told before, table by table', () => {
  const changes = new Changes()
  const first = told({ table: { at: 1, status: 'playing' }, game })
  expect(changes.whole(first)).toEqual(first)
  changes.whole(told({ id: 'other', table: { at: 7 }, game: null }))
  const words = told({ position: 2 })
  expect(changes.whole(words)).toEqual(words)
  const news = changes.whole(
    told({ position: 3, tableChanges: { at: 3 }, gameChanges: { ...rights, view: { hand: [] } } }),
  )
  expect(news).toEqual(
    told({
      position: 3,
      table: { at: 3, status: 'playing' },
      game: { viewer: 0, ...rights, view: { hand: [], deck: [2] } },
    }),
  )
  expect((news?.game?.view as typeof view | undefined)?.deck).toBe(view.deck)
  expect(view.hand).toEqual([1])
  // The one may come whole while the other changes.
  expect(changes.whole(told({ table: { at: 4 }, gameChanges: { ...rights, view: {} } }))).toMatchObject({
    table: { at: 4 },
    game: { view: { hand: [] } },
  })
  expect(changes.whole(told({ tableChanges: { at: 5 }, game: null }))).toMatchObject({
    table: { at: 5 },
    game: null,
  })
})

test('changes of what was never told are none', () => {
  const changes = new Changes()
  expect(changes.whole(told({ tableChanges: { at: 1 }, game }))).toBeUndefined()
  changes.whole(told({ table: { at: 1 }, game: null }))
  expect(changes.whole(told({ table: { at: 2 }, gameChanges: { ...rights, view: {} } }))).toBeUndefined()
})
