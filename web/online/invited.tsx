import { use } from 'react'
import { FailureScreen } from '../app/failure-screen.tsx'
import { loadOnce } from '../app/loads.ts'
import { api, type Invitation, Refused } from './api.ts'
import { OnlineTable } from './table.tsx'
import { useOnlineWords } from './use-words.ts'

/** What an invitation is for, asked once per page; nothing where it is no longer good. */
const invitations = loadOnce(async (token): Promise<Invitation | undefined> => {
  try {
    return { ...(await api.invitation(token)), token }
  } catch (problem) {
    if (problem instanceof Refused && !problem.limited) return undefined
    throw problem
  }
})

function Gone() {
  const texts = useOnlineWords().invitations
  return <FailureScreen title={texts.gone} text={[texts.goneHelp]} ways={['lobby', 'home']} />
}

/** The door behind an invitation that somebody sent. */
export function Invited({ token }: { token: string }) {
  const invitation = use(invitations.get(token))
  return invitation === undefined ? <Gone /> : <OnlineTable id={invitation.table} invitation={invitation} />
}
