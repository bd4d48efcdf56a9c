import { expect, test } from 'vitest'
import { beats } from '../beats.ts'

test('a tree begins to grow when its card has landed, also where that was held up in the middle', () => {
  const late: number[] = []
  const drawn = { querySelectorAll: (where: string) => [where] } as unknown as Element
  beats.grown?.beat?.(
    { kind: 'grown', seat: 1, card: 7, on: 0, x: 0, y: 0, angle: 0, lines: [], points: 0 },
    {
      fresh: [],
      piece: () => undefined,
      place: () => drawn,
      landing: (id) => (id === 'branch:7' ? 1620 : 0),
      enact(_element, _frames, _milliseconds, delay) {
        late.push(delay ?? 0)
        return undefined
      },
    },
  )
  expect(late.length).toBeGreaterThan(2)
  expect(new Set(late)).toEqual(new Set([1620]))
})
