import { describe, expect, test } from 'vitest'
import { mutants } from '../conformance/mutants.ts'
import { differing, reorderKeys, valueAt } from '../conformance/plain.ts'

test('the same data with its keys turned round, all the way down', () => {
  const turned = reorderKeys({ a: 1, b: [{ c: null, d: 'x' }] })
  expect(turned).toEqual({ a: 1, b: [{ c: null, d: 'x' }] })
  expect(JSON.stringify(turned)).toBe('{"b":[{"d":"x","c":null}],"a":1}')
  expect(reorderKeys(null)).toBe(null)
  expect(reorderKeys(7)).toBe(7)
})

describe('where two pieces of data differ', () => {
  test.each<[unknown, unknown, string[]]>([
    [{ a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, []],
    [{ a: 1, b: [1, 2] }, { a: 1, b: [3, 2] }, ['/b/0']],
    [{ a: { x: 1 }, b: 1 }, { a: { x: 2 }, b: 2 }, ['/a/x', '/b']],
    [{ a: [1] }, { a: [1, 2] }, ['/a']],
    [{ a: [1] }, { a: { 0: 1 } }, ['/a']],
    [{ a: 1 }, { b: 1 }, ['/a', '/b']],
    [{ a: null }, { a: {} }, ['/a']],
    [{ a: {} }, { a: null }, ['/a']],
    [{ a: {} }, { a: 1 }, ['/a']],
    [1, {}, ['']],
  ])('%j and %j: %j', (a, b, paths) => {
    expect(differing(a, b)).toEqual(paths)
  })
})

test('what stands at a path', () => {
  const data = { a: [{ b: 5 }], c: null }
  expect(valueAt(data, '/a/0/b')).toBe(5)
  expect(valueAt(data, '')).toBe(data)
  expect(valueAt(data, '/c/d')).toBeUndefined()
  expect(valueAt(data, '/a/0/b/c')).toBeUndefined()
})

describe('broken versions of a move', () => {
  const broken = mutants({ kind: 'place', die: 3, up: true })

  test('are no moves at all, the move in a list, or with too much', () => {
    for (const nonsense of [
      undefined,
      null,
      0,
      '',
      'roll',
      [],
      {},
      { kind: '' },
      { kind: 'no such move' },
      { kind: 7 },
    ])
      expect(broken).toContainEqual(nonsense)
    expect(broken).toContainEqual([{ kind: 'place', die: 3, up: true }])
    expect(broken).toContainEqual({ kind: 'place', die: 3, up: true, surplus: 1 })
  })

  test('lack each field, or hold in it what no field ever holds', () => {
    const fields = broken.map((move) => Object.keys(move ?? {}).join(' '))
    expect(fields).toContain('kind up')
    expect(fields).toContain('kind die')
    for (const bad of [undefined, null, Number.NaN, 0.5, -99, 1e9, 'no such thing', {}, [[]], true])
      expect(broken).toContainEqual({ kind: 'place', die: bad, up: true })
    expect(broken).toContainEqual({ kind: 'place', die: 3, up: 0.5 })
  })

  test('are never the move itself, nor one that only turns a flag', () => {
    expect(broken).not.toContainEqual({ kind: 'place', die: 3, up: true })
    expect(mutants({ kind: 'turn', up: false })).not.toContainEqual({ kind: 'turn', up: true })
    expect(mutants({ kind: 'roll' })).not.toContainEqual({ kind: 0.5 })
  })

  test('there are as many as there should be', () => {
    // Ten of nonsense, two of the whole; without the field and ten bad values, of which a flag takes one.
    expect(mutants({ kind: 'roll' })).toHaveLength(12)
    expect(mutants({ kind: 'roll', die: 1 })).toHaveLength(12 + 11)
    expect(mutants({ kind: 'roll', up: true })).toHaveLength(12 + 10)
  })
})
