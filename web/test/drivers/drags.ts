import type { Locator, Page } from 'playwright-core'
import { Fingers } from './kodama-input.ts'

/** Drags by mouse or by one finger. */
export interface Dragging {
  lift(from: Locator): Promise<void>
  carry(to: Locator): Promise<void>
  drop(): Promise<void>
}

export async function middleOf(spot: Locator): Promise<{ x: number; y: number }> {
  const box = await spot.boundingBox()
  if (box === null) throw new Error(`${spot} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function mouseDrags(page: Page): Dragging {
  return {
    async lift(from) {
      const { x, y } = await middleOf(from)
      await page.mouse.move(x, y)
      await page.mouse.down()
    },
    async carry(to) {
      const { x, y } = await middleOf(to)
      await page.mouse.move(x, y, { steps: 4 })
    },
    drop: () => page.mouse.up(),
  }
}

export async function fingerDrags(page: Page): Promise<Dragging> {
  const fingers = await Fingers.on(page)
  return {
    lift: async (from) => fingers.press(await middleOf(from)),
    carry: async (to) => fingers.move(await middleOf(to)),
    drop: () => fingers.release(),
  }
}
