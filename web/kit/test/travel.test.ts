import { expect, test } from 'vitest'
import { named } from '../travel.tsx'

test('pieces set out in the order of events, and outcomes after what they are the outcome of', () => {
  const fresh = [{ kind: 'dealt' }, { kind: 'won' }, { kind: 'dealt' }]
  const ways = named(fresh, {
    dealt: { travels: () => [{ piece: 'card:1' }] },
    won: { travels: () => [{ piece: 'prize', later: 700 }] },
  })
  const starts = (id: 'card:1' | 'prize') => ways.get(id)?.delay ?? 0
  expect(starts('prize')).toBeGreaterThanOrEqual(700)
  expect(starts('card:1')).toBeLessThan(starts('prize'))
})
