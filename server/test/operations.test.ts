import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { startHouse } from './house.ts'
import { operationsOf } from './openapi.ts'
import { operationTypes } from './operation-types.ts'

const renew = 'npx vitest run --project rules server/test/operations.test.ts -u'

test(`the web client is typed from the document that the house serves (${renew})`, async () => {
  const house = await startHouse()
  const { body } = await new Client(house.url).get<object>('/api/openapi.json')
  await house.close()
  await expect(operationTypes(operationsOf(body), renew)).toMatchFileSnapshot(
    '../../web/online/operations.ts',
  )
})
