import { conformance } from '@engawa/kernel/conformance'
import { bitoku } from '../rules/index.ts'

conformance(bitoku, { longest: 4000, games: 3, sampleEvery: 40 })
