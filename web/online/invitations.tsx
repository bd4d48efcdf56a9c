import type { Seat } from '@engawa/kernel'
import { useCallback, useEffect, useState } from 'react'
import { momentOf } from '../app/formats.ts'
import { say } from '../app/notice.tsx'
import { useSettings } from '../app/settings.ts'
import { Choice } from '../app/settings-sheet.tsx'
import { Button } from '../kit/button.tsx'
import { Crest, seatLetter } from '../kit/crest.tsx'
import { api, type OpenInvitation } from './api.ts'
import type { RemoteTable } from './remote-table.ts'
import { ShareLink } from './share-link.tsx'
import { trying } from './trying.ts'
import { useAsked } from './use-asked.ts'
import { useOnlineWords } from './use-words.ts'

/** How long an invitation may lie about, in hours. */
const spans = { day: 24, days: 72, week: 168 } as const
type Span = keyof typeof spans
const spanNames = ['day', 'days', 'week'] as const satisfies readonly Span[]

/** The links made on this page: the server itself does not keep them. */
const links = new Map<string, string>()

function SeatInvitation({
  remote,
  seat,
  open,
  hours,
  again,
}: {
  remote: RemoteTable
  seat: Seat
  open: OpenInvitation | undefined
  hours: number
  again(): Promise<void>
}) {
  const texts = useOnlineWords().invitations
  const { locale } = useSettings()
  const letter = seatLetter(seat)
  const make = async () => {
    const { id, url } = await api.invite(remote.id, seat, hours)
    links.set(id, url)
    await again()
  }
  const takeBack = async (id: string) => {
    await api.takeBackInvitation(remote.id, id)
    await again()
    say(texts.takenBack)
  }
  const link = open && links.get(open.id)
  return (
    <li>
      <Crest seat={seat} size={32} />
      {open === undefined ? (
        <Button look="primary" icon="plus" aria-label={texts.makeFor(letter)} onClick={() => trying(make())}>
          {texts.make}
        </Button>
      ) : (
        <div className="stack">
          {link === undefined ? (
            <p>
              <b>{texts.linkFor(letter)}</b>
              <br />
              <span className="quiet small">{texts.shownOnce}</span>
            </p>
          ) : (
            <ShareLink label={texts.linkFor(letter)} link={link} copied={texts.copied} />
          )}
          <p className="row small">
            <span>{texts.until(momentOf(open.expires, locale))}</span>
            <Button
              icon="close"
              aria-label={texts.takeBackFor(letter)}
              onClick={() => trying(takeBack(open.id))}
            >
              {texts.takeBack}
            </Button>
          </p>
        </div>
      )}
    </li>
  )
}

/** Invites one person to each free seat, for a while; what was not used can be taken back. */
export function Invitations({ remote, free }: { remote: RemoteTable; free: readonly Seat[] }) {
  const texts = useOnlineWords().invitations
  const [span, setSpan] = useState<Span>('days')
  const { answer = [], again } = useAsked(useCallback(() => api.invitations(remote.id), [remote.id]))
  // Whoever sat down has used theirs.
  const taken = free.join()
  useEffect(() => {
    void taken
    trying(again())
  }, [taken, again])
  return (
    <section className="invite">
      <div>
        <h2>{texts.title}</h2>
        <p className="quiet small">{texts.lead}</p>
      </div>
      <Choice
        label={texts.lasts}
        values={spanNames}
        value={span}
        name={(own) => texts.spans[own]}
        choose={(own) => setSpan(own)}
      />
      <ul className="seat-invitations">
        {free.map((seat) => (
          <SeatInvitation
            key={seat}
            remote={remote}
            seat={seat}
            open={answer.find((invitation) => invitation.seat === seat)}
            hours={spans[span]}
            again={again}
          />
        ))}
      </ul>
    </section>
  )
}
