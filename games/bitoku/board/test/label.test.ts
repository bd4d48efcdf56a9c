import { expect, test } from 'vitest'
import { labelOf } from '../label.ts'

test('a control shows the deed first and what is printed on the piece below it', () => {
  expect(labelOf('Take Makoto (2 VP, draw a yokai card; rarity 5) from the hill of the Forges')).toEqual({
    deed: 'Take Makoto from the hill of the Forges',
    aside: '2 VP, draw a yokai card; rarity 5',
  })
})

test('a value stays in its sentence, and brackets within brackets stay together', () => {
  expect(labelOf('Use your left die (3)')).toEqual({ deed: 'Use your left die (3)', aside: '' })
  expect(labelOf('Build the ryokan (die 5+: take a Mitama (1 less)) at the Forges for free')).toEqual({
    deed: 'Build the ryokan at the Forges for free',
    aside: 'die 5+: take a Mitama (1 less)',
  })
})

test('no word of a move is lost', () => {
  const text = 'Release Kappa (a movement point; virtue: 1 VP per sleeper), now: 3 VP'
  const { deed, aside } = labelOf(text)
  expect(`${deed} ${aside}`.split(/\W+/).sort()).toEqual(text.split(/\W+/).sort())
})
