import { daruma } from '@engawa/daruma/rules'
import { conformance } from '@engawa/kernel/conformance'

conformance(daruma, { longest: 3000 })
