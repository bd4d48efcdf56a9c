import { expect, test } from 'vitest'
import { LINE, stackLabels } from '../plot.ts'

test('names over dots cover neither each other, nor dots, nor an edge, however narrow the plot is', () => {
  // One column is of two people, whose names stand higher.
  const labels = [
    { x: 60, top: 140, text: 'Wolfgang Mommsen-Wächtersbach' },
    { x: 64, top: 123, text: 'You and Rui' },
    { x: 310, top: 140, text: 'Inès de la Tour-Maubourg' },
    { x: 150, top: 140, text: 'Ölvér' },
  ]
  const columns = [...labels, { x: 200, top: 106 }]
  for (const wide of [320, 620]) {
    const stacked = stackLabels(labels, columns, 8, wide).map(({ x, y, text }) => {
      const half = (text.length * 7.5) / 2
      return { from: x - half, to: x + half, y, text }
    })
    expect(stacked.find(({ text }) => text === 'You and Rui')?.y).toBeLessThanOrEqual(123)
    for (const [index, one] of stacked.entries()) {
      expect(one.from).toBeGreaterThanOrEqual(0)
      expect(one.to).toBeLessThanOrEqual(wide)
      for (const { x, top } of columns) expect(x < one.from - 8 || x > one.to + 8 || one.y <= top).toBe(true)
      for (const other of stacked.slice(index + 1))
        expect(one.to <= other.from || other.to <= one.from || Math.abs(one.y - other.y) >= LINE).toBe(true)
    }
  }
})
