import type { Seat } from '@engawa/kernel'
import { Invitations } from '../invitations.tsx'
import type { RemoteTable } from '../remote-table.ts'
import { joinLink, ShareLink } from '../share-link.tsx'
import { AskFriends } from '../together/ask-friends.tsx'
import { useOnlineWords } from '../use-words.ts'
import { LinkCode } from './link-code.tsx'

/** How others come: by the link that serves all, or by an invitation for each of them. */
export function Invite({ remote, free }: { remote: RemoteTable; free: readonly Seat[] }) {
  const texts = useOnlineWords().waiting
  const seated = remote.table.seats.flatMap(({ player }) => player ?? [])
  if (remote.table.settings.access === 'invited')
    return (
      <>
        <AskFriends table={remote.id} seated={seated} />
        <Invitations remote={remote} free={free} />
      </>
    )
  return (
    <section className="invite invite-dock" aria-label={texts.bring}>
      <LinkCode link={joinLink(remote.id)} />
      <div>
        <h2>{texts.bring}</h2>
        <ShareLink
          label={texts.link}
          help={texts.linkHelp}
          link={joinLink(remote.id)}
          copied={texts.copied}
        />
        <AskFriends table={remote.id} seated={seated} />
      </div>
    </section>
  )
}
