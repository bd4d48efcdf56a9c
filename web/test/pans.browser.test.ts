import { testRestlessHands } from './drivers/pans.ts'

testRestlessHands({ phone: 300, laptop: 200 })
