import { expect, test } from 'vitest'
import { stackLabels } from '../plot.ts'

test('names over dots cover neither each other nor an edge, however narrow the plot is', () => {
  const labels = [
    { x: 60, text: 'Wolfgang Mommsen-W\u00e4chtersbach' },
    { x: 64, text: 'Rui' },
    { x: 310, text: 'You and In\u00e8s de la Tour-Maubourg' },
    { x: 150, text: '\u00d6lv\u00e9r' },
  ]
  for (const wide of [320, 620]) {
    const stacked = stackLabels(labels, wide).map(({ x, text, level }) => {
      const half = (text.length * 7.5) / 2
      return { from: x - half, to: x + half, level }
    })
    for (const [index, one] of stacked.entries()) {
      expect(one.from).toBeGreaterThanOrEqual(0)
      expect(one.to).toBeLessThanOrEqual(wide)
      for (const other of stacked.slice(index + 1))
        expect(one.level !== other.level || one.to < other.from || other.to < one.from).toBe(true)
    }
  }
})
