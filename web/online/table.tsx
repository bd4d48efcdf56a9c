import { use, useEffect, useSyncExternalStore } from 'react'
import { Seated } from '../table/screen.tsx'
import { openRoom } from './room.ts'
import { sessionOf } from './session.ts'
import { Waiting } from './waiting.tsx'

/** A table of the house: its waiting room until it begins, then the table itself. */
export function OnlineTable({
  id,
  position,
  invitation,
}: {
  id: string
  position?: number | undefined
  invitation?: string | undefined
}) {
  const room = use(openRoom(id))
  useSyncExternalStore(room.subscribe, () => room.version)
  const begun = room.game !== null && room.table.status !== 'open'
  // The table itself listens while it is shown.
  useEffect(() => (begun ? undefined : room.attend()), [room, begun])
  if (begun) return <Seated session={sessionOf(room)} position={position} />
  return <Waiting room={room} invitation={invitation} />
}
