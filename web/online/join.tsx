import { use } from 'react'
import { isHouseTable } from '../app/house.ts'
import { api } from './api.ts'
import { OnlineTable } from './table.tsx'

const known = new Map<string, Promise<string>>()

/** Which table an invitation is for, asked once per page. */
function tableOf(token: string): Promise<string> {
  const found = known.get(token)
  if (found !== undefined) return found
  const asking = api.invitation(token).then(({ table }) => table)
  known.set(token, asking)
  asking.catch(() => known.delete(token))
  return asking
}

function Invited({ token }: { token: string }) {
  return <OnlineTable id={use(tableOf(token))} invitation={token} />
}

/** The door behind a link that somebody sent: to a table, or an invitation to one. */
export function Join({ id }: { id: string }) {
  return isHouseTable(id) ? <OnlineTable id={id} /> : <Invited token={id} />
}
