import { conformance } from '@engawa/kernel/conformance'
import { bitoku } from '../rules/index.ts'

conformance(bitoku, { longest: 1000, games: 4, sampleEvery: 12 })
