import { testRestlessPointers } from './drivers/pans.ts'

testRestlessPointers({ phone: 300, laptop: 200 })
