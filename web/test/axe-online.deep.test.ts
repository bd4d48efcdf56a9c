import { dayAt } from '@engawa/bots'
import { locales } from '@engawa/kernel'
import { beforeAll, test } from 'vitest'
import { expectContentOnline } from './drivers/axe-online.ts'
import { type Neighbourhood, operatorKeys, settle } from './drivers/neighbourhood.ts'
import { sharedServer } from './online.ts'

const server = sharedServer({ operatorKeys })
let place: Neighbourhood
let day = ''
beforeAll(async () => {
  day = dayAt(Date.now())
  place = await settle(server, day)
}, 300_000)

test.each(locales)(
  'axe and keys are content with every screen on which people meet, day and night (%s)',
  (locale) => expectContentOnline(server, place, day, locale),
)
