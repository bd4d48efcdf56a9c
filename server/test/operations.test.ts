import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { operationsOf } from './openapi.ts'
import { operationTypes } from './operation-types.ts'
import { startTestServer } from './server.ts'

const renew = 'npx vitest run --project rules server/test/operations.test.ts -u'

test(`the web client is typed from the document that the server serves (${renew})`, async () => {
  const server = await startTestServer()
  const { body } = await new Client(server.url).get<object>('/api/openapi.json')
  await server.close()
  await expect(operationTypes(operationsOf(body), renew)).toMatchFileSnapshot(
    '../../web/online/operations.ts',
  )
})
