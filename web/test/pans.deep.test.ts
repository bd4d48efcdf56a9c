import { testRestlessHands } from './drivers/pans.ts'

testRestlessHands({ phone: 3000, laptop: 1000 })
