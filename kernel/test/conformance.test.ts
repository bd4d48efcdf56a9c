import { describe, expect, test } from 'vitest'
import { conformance } from '../conformance/index.ts'
import { ConformanceError, inspectors, walk } from '../conformance/promises.ts'
import { brokenToys } from '../conformance/toys/broken.ts'
import { pebblesGame } from '../conformance/toys/pebbles.ts'

conformance(pebblesGame, { longest: 60, sampleEvery: 1 })

describe('the suite can fail', () => {
  test.each(brokenToys)('it notices a game that $fault', ({ game, promise, says, orElse }) => {
    const noticed = new Set<string>()
    const said: string[] = []
    for (let seed = 0; seed < 20; seed++)
      try {
        const spec = { seats: 2, options: { evensDouble: false }, seed: String(seed), cut: 60 }
        walk(game, spec, inspectors, { longest: 60, sampleEvery: 1 })
      } catch (error) {
        if (!(error instanceof ConformanceError)) throw error
        noticed.add(error.promise)
        said.push(error.message)
      }
    noticed.delete(orElse)
    expect([...noticed]).toEqual([promise])
    expect(said).toContainEqual(expect.stringContaining(says))
  })
})
