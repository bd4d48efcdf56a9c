import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sounds } from '../web/art/built/sounds.ts'
import { packSounds } from '../web/art/source/sounds.mjs'

const shipped = readFileSync(new URL('../web/art/built/sounds.bin', import.meta.url))

test('what is shipped is what the recipes give', () => {
  const { index, bytes } = packSounds()
  expect(index).toEqual(sounds)
  expect(bytes.length).toBe(shipped.length)
  // Machines may differ in the last bit of a sine.
  const [made, stored] = [new DataView(bytes.buffer), new DataView(shipped.buffer, shipped.byteOffset)]
  let apart = 0
  for (let at = 0; at < bytes.length; at += 2)
    apart = Math.max(apart, Math.abs(made.getInt16(at, true) - stored.getInt16(at, true)))
  expect(apart).toBeLessThanOrEqual(1)
})

test('all sounds together are small, short and none of them clips or is silent', () => {
  expect(shipped.length).toBeLessThanOrEqual(480_000)
  const samples = new DataView(shipped.buffer, shipped.byteOffset)
  for (const [name, [rate, start, length]] of Object.entries(sounds)) {
    expect(length / rate, name).toBeLessThan(2)
    let peak = 0
    for (let at = start; at < start + length; at++)
      peak = Math.max(peak, Math.abs(samples.getInt16(2 * at, true)))
    expect(peak, name).toBeLessThanOrEqual(11_700)
    expect(peak, name).toBeGreaterThan(3000)
  }
})
