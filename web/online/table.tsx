import { use, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { Seated } from '../table/screen.tsx'
import type { Invitation } from './api.ts'
import { openRemoteTable, type RemoteTable } from './remote-table.ts'
import { sessionOf } from './session.ts'
import { Waiting } from './waiting/page.tsx'

/** A table that has begun, at its present or at an earlier position. */
function Begun({ remote, position }: { remote: RemoteTable; position: number | undefined }) {
  const session = sessionOf(remote)
  if (position !== undefined) use(session.bring(position))
  return <Seated session={session} position={position} />
}

/** A table of the server: its waiting room until it begins, then the table itself. */
export function OnlineTable({
  id,
  position,
  invitation,
}: {
  id: string
  position?: number | undefined
  invitation?: Invitation | undefined
}) {
  const remote = use(openRemoteTable(id))
  useSyncExternalStore(remote.subscribe, () => remote.version)
  // While an earlier position is on its way the one before it stays in sight.
  const shown = useDeferredValue(position)
  const begun = remote.game !== null && remote.table.status !== 'open'
  // The table itself listens while it is shown.
  useEffect(() => (begun ? undefined : remote.attend()), [remote, begun])
  if (begun) return <Begun remote={remote} position={shown} />
  return <Waiting remote={remote} invitation={invitation} />
}
