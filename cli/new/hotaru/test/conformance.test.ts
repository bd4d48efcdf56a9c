import { conformance } from '@engawa/kernel/conformance'
import { hotaru } from '../rules/index.ts'

conformance(hotaru, { longest: 200 })
