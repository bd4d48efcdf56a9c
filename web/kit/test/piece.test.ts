import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Choice } from '../choice.ts'
import { Group } from '../group.tsx'
import { Piece, type PieceProps, Place } from '../piece.tsx'
import { BoardRoot } from '../root.tsx'
import { spaceOf } from '../space.ts'
import { boardModel } from '../use-board.ts'
import { propsWith } from './fixture.ts'

const choice = new Choice([{ stone: 1 }], { about: ({ stone }) => [`stone:${stone}`] })

/** What a board with this in it is on the page. */
function drawn(child: ReactNode): string {
  const board = boardModel(propsWith([], () => undefined).props)
  const page = renderToStaticMarkup(createElement(BoardRoot, { board, choice }, child))
  return page.replace(/^<div data-motion="off">|<\/div>$/g, '')
}

const stone = (props: Partial<Parameters<typeof Piece>[0]> & Pick<PieceProps, 'id'>) =>
  drawn(createElement(Piece, { at: 'heap', ...props }))

test('a piece with a name is a button that says where it lies and that it can be chosen', () => {
  expect(stone({ id: 'stone:1', label: 'Stone 1', className: 'x' })).toBe(
    '<button data-piece="stone:1" data-at="heap" data-lit="true" type="button" aria-label="Stone 1" aria-pressed="false" class="x"></button>',
  )
})

test('a piece without a name is only drawn', () => {
  expect(stone({ id: 'stone:2' })).toBe('<span data-piece="stone:2" data-at="heap"></span>')
})

test('a board may say by itself what is lit and chosen', () => {
  expect(stone({ id: 'stone:1', lit: false })).not.toContain('data-lit')
  expect(stone({ id: 'stone:2', label: 'x', chosen: true })).toContain('data-chosen="true"')
})

test('a piece in a drawing is a button to the keyboard and the screen reader', () => {
  const html = stone({ id: 'stone:1', as: 'g', label: 'Stone 1', transform: 'translate(1 2)' })
  expect(html).toMatch(/^<g .*role="button" tabindex="0".*transform="translate\(1 2\)"/)
})

test('a place is found by its id and pressed like a piece', () => {
  expect(drawn(createElement(Place, { id: 'stone:1', label: 'x' }))).toContain(
    'data-place="stone:1" data-lit="true" type="button"',
  )
})

test('only what can be pressed is a stop of its group', () => {
  const inGroup = (label?: string) =>
    drawn(
      createElement(Group, { label: 'Stones' }, createElement(Piece, { id: 'stone:1', at: 'heap', label })),
    )
  expect(inGroup('x')).toContain('data-stop')
  expect(inGroup()).not.toContain('data-stop')
})

test('every size belongs to one step of the room', () => {
  const steps = [
    [360, 640],
    [844, 390],
    [1100, 790],
    [1299, 1019],
    [1300, 1020],
    [1700, 560],
  ].map(([width = 0, height = 0]) => Object.values(spaceOf(width, height)).join(' '))
  expect(steps).toEqual([
    'small short stack',
    'medium low low',
    'large medium columns',
    'large medium columns',
    'wide tall columns',
    'vast short columns',
  ])
})
