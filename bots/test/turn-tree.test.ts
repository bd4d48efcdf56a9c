import { type Adviser, Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { TurnTree } from '../turn-tree.ts'

/** A turn of three choices. The adviser likes the plain move, and every bold one brings more. */
const LENGTH = 3
const adviser: Adviser = { advise: (_view, _seat, moves) => moves.map((move) => (move === 'plain' ? 1 : 0)) }

/** One trial; what a world forbids cannot be chosen in it. */
function trial(tree: TurnTree, chance: Chance): string[] {
  tree.begin()
  const played: string[] = []
  while (played.length < LENGTH) played.push(String(tree.choose(played, chance) ?? 'plain'))
  tree.end(3 * played.filter((move) => move === 'bold').length + chance.int(3))
  return played
}

test('trials go on where earlier ones did well, though the adviser would not', () => {
  const chance = Chance.seeded('bold')
  const tree = new TurnTree({ moves: () => ['plain', 'bold'] }, adviser, 0)
  const played = Array.from({ length: 120 }, () => trial(tree, chance).join(' '))
  expect(played[0]).toBe('plain plain plain')
  const late = played.slice(60)
  expect(late.filter((moves) => moves === 'bold bold bold').length).toBeGreaterThan(50)
})

test('what a world does not allow is not chosen in it, and what only some allow is looked at there', () => {
  const chance = Chance.seeded('worlds')
  const allowed = [['plain', 'bold'], ['plain', 'odd'], ['bold']]
  let world = 0
  const tree = new TurnTree({ moves: () => allowed[world] ?? [] }, adviser, 0)
  const seen = new Set<string>()
  for (let count = 0; count < 60; count++) {
    world = count % allowed.length
    const [first = ''] = trial(tree, chance)
    expect(allowed[world]).toContain(first)
    seen.add(first)
  }
  expect([...seen].sort()).toEqual(['bold', 'odd', 'plain'])
})
