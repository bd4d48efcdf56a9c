import { expect, vi } from 'vitest'

// Databases and servers start here, on machines that may be busy.
vi.setConfig({ hookTimeout: 120_000 })

/** Waits until it is so. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000, interval: 5 })
