import { expect } from 'vitest'

/** Waits until it is so; the machine may be busy. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000, interval: 5 })
