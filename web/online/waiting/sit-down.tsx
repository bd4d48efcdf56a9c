import type { Seat } from '@engawa/kernel'
import { type FormEvent, useState } from 'react'
import { say } from '../../app/notice.tsx'
import { go } from '../../app/router.ts'
import { seatLetter } from '../../kit/crest.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Press } from '../../kit/press.tsx'
import { api, type Invitation, Refused, type SeenTable } from '../api.ts'
import { becomeGuest, useMe } from '../me.ts'
import { NameField } from '../name-field.tsx'
import type { RemoteTable } from '../remote-table.ts'
import { problemText, useOnlineWords } from '../use-words.ts'
import { change, freeSeats } from './change.ts'

/** Sits down on the first free seat; where somebody was faster, on the next. */
async function sitAnywhere(remote: RemoteTable, token: string | undefined): Promise<SeenTable> {
  for (let left = remote.table.seats.length; ; left--) {
    const [seat = 0] = freeSeats(remote)
    try {
      return await api.sit(remote.id, seat, token)
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.code !== 'seat-taken') throw problem
      await remote.refresh()
      if (left <= 1 || freeSeats(remote).length === 0) throw problem
    }
  }
}

/** A name, where there is none yet, and one button. */
function SitDown({ remote, invitation }: { remote: RemoteTable; invitation: Invitation | undefined }) {
  const texts = useOnlineWords().waiting
  const { me, asked } = useMe()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  async function sit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      if (me === undefined) await becomeGuest(name.trim())
      const { token, seat } = invitation ?? {}
      const sitting = typeof seat === 'number' ? api.sit(remote.id, seat, token) : sitAnywhere(remote, token)
      const sat = await change(remote, sitting)
      // An invitation is used up: what stays in the history is the table.
      if (sat && token !== undefined) go({ at: 'table', kind: 'online', id: remote.id }, 'replace')
    } catch (problem) {
      say(problemText(problem))
    }
    setBusy(false)
  }
  if (!asked) return null
  return (
    <form className="sit-down" onSubmit={(event) => void sit(event)}>
      {me === undefined && <NameField name={name} change={setName} />}
      <Press type="submit" className="verb start" disabled={busy}>
        <span>
          <Icon name="house" size={30} />
        </span>
        <span>
          <b>{me === undefined ? texts.sit : texts.sitAs(me.name)}</b>
        </span>
      </Press>
    </form>
  )
}

/** How whoever opens the page comes to sit here, or why not. */
export function Arrive({
  remote,
  free,
  invitation,
}: {
  remote: RemoteTable
  free: readonly Seat[]
  invitation: Invitation | undefined
}) {
  const { waiting, invitations, problems } = useOnlineWords()
  const [first] = free
  const seat = invitation?.seat ?? first
  if (seat === undefined) return null
  if (!remote.welcome && invitation === undefined) return <p>{waiting.onlyInvited}</p>
  if (!free.includes(seat)) return <p>{problems['seat-taken']}</p>
  return (
    <>
      {typeof invitation?.seat === 'number' && <p>{invitations.forYou(seatLetter(seat))}</p>}
      <SitDown remote={remote} invitation={invitation} />
    </>
  )
}
