import { testRestlessPointers } from './drivers/pans.ts'

testRestlessPointers({ phone: 3000, laptop: 1000 })
