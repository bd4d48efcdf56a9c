import { testRestlessPointers } from './drivers/pans.ts'

testRestlessPointers({ phone: 100 })
