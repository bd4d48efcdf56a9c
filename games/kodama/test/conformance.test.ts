import { conformance } from '@engawa/kernel/conformance'
import { kodama } from '../rules/index.ts'

conformance(kodama, { longest: 5 * 12 * 2 + 5 * 3, games: 4 })
