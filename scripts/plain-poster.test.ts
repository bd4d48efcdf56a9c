import { expect, test } from 'vitest'
import { plainPoster } from '../web/app/plain-poster.ts'

const drawn = (title: string) => decodeURIComponent(plainPoster({ title, accent: 'plum' }))
const sizes = (title: string) =>
  [...drawn(title).matchAll(/font-size="(\d+)">([^<]*)</g)].map(([, size, word = '']) => ({
    size: Number(size),
    word,
  }))

test.each([
  'Go',
  'Zertifikatsverlängerungsspiel',
  'The Extraordinarily Long Journey of the Seven Lucky Gods Across the Sea',
])('the title %s fits on its print, word under word', (title) => {
  const lines = sizes(title)
  expect(lines.map(({ word }) => word).join(' ')).toBe(title)
  for (const { size, word } of lines) expect(size * word.length * 0.72).toBeLessThanOrEqual(300 - 40)
  expect(lines.length * (lines[0]?.size ?? 0) * 1.2).toBeLessThanOrEqual(430 - 40)
})

test('a title is text, whatever it is made of', () => {
  expect(drawn('Salt & <b>')).toContain('Salt</text>')
  expect(drawn('Salt & <b>')).toContain('&amp;</text>')
  expect(drawn('Salt & <b>')).toContain('&lt;b></text>')
})
