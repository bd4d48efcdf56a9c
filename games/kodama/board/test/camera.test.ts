import { describe, expect, test } from 'vitest'
import { type Box, fitted, framing, type Margins, onStage, spotUnder, zoomed } from '../camera.ts'

const size = { width: 390, height: 480 }
const margins: Margins = { left: 14, right: 68, top: 64, bottom: 18 }
const box: Box = { left: -150, bottom: 0, right: 90, top: 320 }

describe('the camera', () => {
  test('fits the whole tree between the furniture, its trunk on the lower edge', () => {
    const camera = fitted(size, box, margins)
    const low = onStage(camera, [box.left, 0])
    const high = onStage(camera, [box.right, box.top])
    expect(low.x).toBeGreaterThanOrEqual(margins.left)
    expect(high.x).toBeLessThanOrEqual(size.width - margins.right)
    expect(high.y).toBeGreaterThanOrEqual(margins.top)
    expect(low.y).toBe(size.height - margins.bottom)
  })

  test('draws a small tree no larger than usual, but larger on a vast stage', () => {
    const trunk: Box = { left: -32, bottom: 0, right: 32, top: 88 }
    const scaleOn = (height: number) => fitted({ width: 1800, height }, trunk, margins).scale
    expect(scaleOn(480)).toBe(scaleOn(600))
    expect(scaleOn(1050)).toBeGreaterThan(scaleOn(600) * 1.3)
  })

  test('zooms about a point of the stage, which stays where it is', () => {
    const camera = fitted(size, box, margins)
    const point = { x: 120, y: 200 }
    const before = spotUnder(camera, point)
    const after = spotUnder(zoomed(camera, 1.7, point), point)
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })

  test('comes nearer to a card in hand and brings all of it into sight', () => {
    const card: Box = { left: 60, bottom: 250, right: 140, top: 360 }
    const camera = framing(fitted(size, box, margins), size, card, margins)
    const low = onStage(camera, [card.left, card.bottom])
    const high = onStage(camera, [card.right, card.top])
    expect(camera.scale).toBe(1.5)
    expect(low.x).toBeGreaterThanOrEqual(margins.left - 0.01)
    expect(high.x).toBeLessThanOrEqual(size.width - margins.right + 0.01)
    expect(high.y).toBeGreaterThanOrEqual(margins.top - 0.01)
    expect(low.y).toBeLessThanOrEqual(size.height - margins.bottom + 0.01)
  })
})
