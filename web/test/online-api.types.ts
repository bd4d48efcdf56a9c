import { call, type SeenTable } from '../online/api.ts'

const path = { table: '' }
const unplaced = { seat: 0, client: '', move: {} }

/** Each asks wrongly in one way: the check of types fails where one of them would compile. */
export const wrongs = [
  // @ts-expect-error there is no such path
  () => call('GET /api/nowhere'),
  // @ts-expect-error nothing is deleted there
  () => call('DELETE /api/guests', { body: { name: 'Aki' } }),
  // @ts-expect-error it needs to know which table
  () => call('GET /api/tables/{table}'),
  // @ts-expect-error a guest has a name
  () => call('POST /api/guests', { body: { handle: 'Aki' } }),
  // @ts-expect-error a move names the position it was chosen at
  () => call('POST /api/tables/{table}/moves', { path, body: unplaced }),
  // @ts-expect-error what comes back is a person
  (): Promise<SeenTable> => call('POST /api/guests', { body: { name: 'Aki' } }),
]
