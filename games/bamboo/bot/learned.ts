import type { LearnedWeights } from '@engawa/kernel'

export const learned: LearnedWeights = {}
