import { conformance } from '@engawa/kernel/conformance'
import { daruma } from '../rules/index.ts'

conformance(daruma, { longest: 3000 })
