import { listWith, type Person } from '@engawa/kernel'
import type { NamePhrases } from '../phrases.ts'

export const who = ({ name, you }: Person): string => (you ? 'You' : name)
export const counted = (count: number): string => (count === 1 ? '1 firefly' : `${count} fireflies`)
export const list = listWith('and')

export const names: NamePhrases = { firefly: (light) => `firefly ${light}`, list }
