import { expect, test } from 'vitest'
import { stalkLabel } from '../field.tsx'
import { boardWords } from '../words/index.ts'

test('a stalk says to whom its shoots fall: to the reader only in the reader’s own turn', () => {
  const labelOf = (acting: number, locale: 'en' | 'fr') =>
    stalkLabel(
      {
        say: boardWords[locale],
        shootName: (shoot) => `shoot ${shoot}`,
        active: [acting],
        own: 0,
        name: (seat) => ['You', 'Kenji'][seat] ?? '',
      },
      { stalk: 2, falls: [4], next: undefined },
      [4, 5],
      [6],
      false,
    )
  expect(labelOf(0, 'en')).toContain('falling to you: shoot 4')
  expect(labelOf(1, 'en')).toContain('falling to Kenji: shoot 4')
  expect(labelOf(1, 'fr')).toContain('reviennent à Kenji')
})
