import { use, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { Seated } from '../table/screen.tsx'
import type { Invitation } from './api.ts'
import { openRoom, type Room } from './room.ts'
import { sessionOf } from './session.ts'
import { Waiting } from './waiting.tsx'

/** A table that has begun, at its present or at an earlier position. */
function Begun({ room, position }: { room: Room; position: number | undefined }) {
  const session = sessionOf(room)
  if (position !== undefined) use(session.bring(position))
  return <Seated session={session} position={position} />
}

/** A table of the house: its waiting room until it begins, then the table itself. */
export function OnlineTable({
  id,
  position,
  invitation,
}: {
  id: string
  position?: number | undefined
  invitation?: Invitation | undefined
}) {
  const room = use(openRoom(id))
  useSyncExternalStore(room.subscribe, () => room.version)
  // While an earlier position is on its way the one before it stays in sight.
  const shown = useDeferredValue(position)
  const begun = room.game !== null && room.table.status !== 'open'
  // The table itself listens while it is shown.
  useEffect(() => (begun ? undefined : room.attend()), [room, begun])
  if (begun) return <Begun room={room} position={shown} />
  return <Waiting room={room} invitation={invitation} />
}
