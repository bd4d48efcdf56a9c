import { listWith, type Person } from '@engawa/kernel'
import type { NamePhrases, Place } from '../phrases.ts'

export const who = ({ name, you }: Person): string => (you ? 'You' : name)
export const whom = ({ name, you }: Person): string => (you ? 'you' : name)
export const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

export const list = listWith('and')

const below = (card: number): string => (card === 0 ? 'the trunk' : `card ${card}`)

function place({ right, up, turned }: Place): string {
  const across = `${Math.abs(right)} mm ${right < 0 ? 'left' : 'right'}`
  const along = `${Math.abs(up)} mm ${up < 0 ? 'down' : 'up'}`
  const turn = turned === 0 ? 'upright' : `turned ${Math.abs(turned)}° ${turned > 0 ? 'left' : 'right'}`
  return `${across}, ${along}, ${turn}`
}

export const names: NamePhrases = {
  list,
  branch: (card, icons) => `card ${card} (${icons})`,
  shown: (icons) => (icons === '' ? 'the trunk' : `the card with ${icons}`),
  below,
  place,
  iconCount: (count, { a, many }) => (count === 1 ? a : `${count} ${many}`),
  covered: (count, { the, many }, card) =>
    count === 1 ? `${the} of ${below(card)}` : `${count} ${many} of ${below(card)}`,
  worth(count, lines) {
    const [only] = lines
    if (only === undefined) return '0 points, no element in common'
    if (lines.length === 1) return `${points(count)} for ${only.element.many}`
    return `${points(count)}, ${list(lines.map((line) => `${line.points} for ${line.element.many}`))}`
  },
}
