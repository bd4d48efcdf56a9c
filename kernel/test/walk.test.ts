import { describe, expect, test } from 'vitest'
import { fingerprint } from '../conformance/fingerprint.ts'
import type { Inspector } from '../conformance/inspectors.ts'
import { pebblesGame } from '../conformance/toys/pebbles.ts'
import { ConformanceError, walk } from '../conformance/walk.ts'
import type { Game } from '../contract.ts'

const spec = { seats: 2, options: { evensDouble: false }, seed: 'walk', cut: 100 }
const limits = { longest: 60, sampleEvery: 1 }

/** Notes what an inspector is shown. */
function witness(cheap: boolean) {
  const seen = { begun: [] as number[], steps: 0, after: 0, told: 0, ended: 0, legal: true }
  const inspector: Inspector = {
    promise: 'witness',
    begin(game, _start, seats) {
      seen.begun.push(seats)
      return {
        cheap,
        step({ state, seats: waiting, seat, moves, move }) {
          seen.steps++
          seen.legal &&= waiting.includes(seat) && moves.includes(move)
          const before = JSON.stringify(state)
          return (after, events) => {
            seen.after++
            seen.told += events.length
            seen.legal &&= JSON.stringify(after) !== before
          }
        },
        end(state) {
          if (game.turn(state).over) seen.ended++
        },
      }
    },
  }
  return { seen, inspector }
}

describe('a walk', () => {
  test('shows every step before and after it, with what was told, and the end', () => {
    const { seen, inspector } = witness(false)
    const { moves, over } = walk(pebblesGame, spec, [inspector], limits)
    expect(over).toBe(true)
    expect(moves).toBeGreaterThan(10)
    expect(seen).toMatchObject({ begun: [2], steps: moves, after: moves, ended: 1, legal: true })
    expect(seen.told).toBeGreaterThanOrEqual(moves)
  })

  test('shows the costly only a sample, and the cheap everything', () => {
    const costly = witness(false)
    const cheap = witness(true)
    const { moves } = walk(pebblesGame, spec, [costly.inspector, cheap.inspector], {
      longest: 60,
      sampleEvery: 4,
    })
    expect(cheap.seen.steps).toBe(moves)
    expect(costly.seen.steps).toBeLessThan(moves)
    expect(costly.seen.steps).toBeGreaterThan(0)
  })

  test('stops at its cut, before the end is looked at', () => {
    const { seen, inspector } = witness(true)
    expect(walk(pebblesGame, { ...spec, cut: 3 }, [inspector], limits)).toEqual({ moves: 3, over: false })
    expect(seen).toMatchObject({ steps: 3, ended: 0 })
  })

  test('is the same for the same seed, and another for another', () => {
    const states = (seed: string): string[] => {
      const seen: string[] = []
      const look: Inspector = {
        promise: 'look',
        begin: () => ({
          cheap: true,
          step({ state }) {
            seen.push(JSON.stringify(state))
            return undefined
          },
        }),
      }
      walk(pebblesGame, { ...spec, seed }, [look], limits)
      return seen
    }
    expect(states('a')).toEqual(states('a'))
    expect(states('a')).not.toEqual(states('b'))
  })

  test('may last exactly as long as it may last', () => {
    const { moves } = walk(pebblesGame, spec, [], limits)
    expect(walk(pebblesGame, spec, [], { ...limits, longest: moves })).toEqual({ moves, over: true })
    expect(() => walk(pebblesGame, spec, [], { ...limits, longest: moves - 1 })).toThrow(
      `ends: not over after ${moves - 1} moves`,
    )
  })

  test('says where there was no move', () => {
    const stuck = { ...pebblesGame, moves: () => [] }
    expect(() => walk(stuck, spec, [], limits)).toThrow(ConformanceError)
    expect(() => walk(stuck, spec, [], limits)).toThrow(
      /^no dead end: seat [01] has no move at turn \(move 0\)$/,
    )
  })

  test('counts the seats that the rules play', () => {
    const { seen, inspector } = witness(true)
    walk({ ...pebblesGame, automas: () => [2, 3] }, { ...spec, cut: 0 }, [inspector], limits)
    expect(seen.begun).toEqual([4])
  })

  test('an error names its promise', () => {
    const error = new ConformanceError('views last', 'a view changed')
    expect(error).toMatchObject({ promise: 'views last', message: 'views last: a view changed' })
  })
})

describe('a fingerprint', () => {
  const toy = pebblesGame as Game

  test('is the same for the same rules, on every machine', () => {
    expect(fingerprint(toy, 3, 60)).toBe(fingerprint(toy, 3, 60))
    expect(fingerprint(toy, 3, 60)).toBe('f1b89f0')
  })

  test('is another for more games, longer ones, and other rules', () => {
    const plain = fingerprint(toy, 2, 60)
    expect(fingerprint(toy, 3, 60)).not.toBe(plain)
    expect(fingerprint(toy, 2, 4)).not.toBe(plain)
    expect(fingerprint({ ...toy, score: () => [] }, 2, 60)).not.toBe(plain)
    const silent: Game = { ...toy, play: (state, seat, move, chance) => toy.play(state, seat, move, chance) }
    expect(fingerprint(silent, 2, 60)).not.toBe(plain)
  })
})
