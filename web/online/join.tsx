import { use } from 'react'
import { href } from '../app/router.ts'
import { isServerTable } from '../app/server.ts'
import { Top } from '../app/top.tsx'
import { api, type Invitation, Refused } from './api.ts'
import { OnlineTable } from './table.tsx'
import { useOnlineWords } from './use-words.ts'

const known = new Map<string, Promise<Invitation | undefined>>()

/** What an invitation is for, asked once per page; nothing where it is no longer good. */
function invitationOf(token: string): Promise<Invitation | undefined> {
  const found = known.get(token)
  if (found !== undefined) return found
  const asking = api.invitation(token).then(
    (invited) => ({ ...invited, token }),
    (problem: unknown) => {
      if (problem instanceof Refused) return undefined
      throw problem
    },
  )
  known.set(token, asking)
  asking.catch(() => known.delete(token))
  return asking
}

function Gone() {
  const { invitations: texts, waiting } = useOnlineWords()
  return (
    <div className="home">
      <Top at="join" title={texts.title} />
      <main id="content" tabIndex={-1} className="page">
        <h1>{texts.gone}</h1>
        <p>{texts.goneHelp}</p>
        <p>
          <a className="button" href={href({ at: 'lobby' })}>
            {waiting.toTheLobby}
          </a>
        </p>
      </main>
    </div>
  )
}

function Invited({ token }: { token: string }) {
  const invitation = use(invitationOf(token))
  return invitation === undefined ? <Gone /> : <OnlineTable id={invitation.table} invitation={invitation} />
}

/** The door behind a link that somebody sent: to a table, or an invitation to one. */
export function Join({ id }: { id: string }) {
  return isServerTable(id) ? <OnlineTable id={id} /> : <Invited token={id} />
}
