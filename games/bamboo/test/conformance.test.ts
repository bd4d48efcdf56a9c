import { conformance } from '@engawa/kernel/conformance'
import { bamboo } from '../rules/index.ts'

conformance(bamboo, { longest: 700, games: 8, sampleEvery: 16 })
