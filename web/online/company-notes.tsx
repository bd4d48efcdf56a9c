import type { Seat } from '@engawa/kernel'
import { useEffect, useRef } from 'react'
import { say } from '../app/notice.tsx'
import { href } from '../app/router.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import type { Company } from '../table/company.ts'
import type { ScreenModel } from '../table/screen-model.ts'
import { trying } from './trying.ts'
import { useOnlineWords } from './use-words.ts'

/** What somebody proposed: agree, or play on. */
function Proposal({ model, company, seat }: { model: ScreenModel; company: Company; seat: Seat }) {
  const texts = useOnlineWords().company
  const { proposal } = company
  if (proposal === undefined) return null
  const [proposer = 0] = proposal.agreed
  const agreed = proposal.agreed.includes(seat)
  return (
    <aside className="explanation company-note">
      <Icon name="people" size={20} />
      <p role="status">
        {agreed
          ? texts.proposedByYou(proposal.ending)
          : texts.proposed(model.names.seats[proposer] ?? '', proposal.ending)}
      </p>
      <span className="row">
        {!agreed && (
          <Button look="primary" onClick={() => trying(company.answer(true))}>
            {texts.agree}
          </Button>
        )}
        <Button onClick={() => trying(company.answer(false))}>{texts.decline}</Button>
      </span>
    </aside>
  )
}

function Away({ company }: { company: Company }) {
  const texts = useOnlineWords().company
  return (
    <aside className="explanation company-note">
      <Icon name="bot" size={20} />
      <p role="status">{texts.away}</p>
      <Button look="primary" onClick={() => trying(company.comeBack())}>
        {texts.comeBack}
      </Button>
    </aside>
  )
}

/** Tells once what somebody wrote while the chat is not open. */
function useHearing({ company, reading }: { company: Company; reading: boolean }): void {
  const texts = useOnlineWords().talk
  const newest = company.said.at(-1)
  const heard = useRef(newest?.position ?? -1)
  useEffect(() => {
    if (newest === undefined || newest.position <= heard.current) return
    heard.current = newest.position
    if (reading || newest.seat === company.seat) return
    say(texts.newest(newest.name, newest.text))
  }, [newest, reading, company, texts])
}

/** Somebody laid the table anew: the way there, for all who were here. */
function NextRound({ model, company }: { model: ScreenModel; company: Company }) {
  const texts = useOnlineWords().company
  const { next } = company
  const opener = next === undefined ? undefined : model.names.seats[next.seat]
  const known = useRef(opener)
  useEffect(() => {
    if (opener === known.current || opener === undefined) return
    known.current = opener
    // The score sheet lies over the note.
    if (document.querySelector('dialog:modal') !== null) say(texts.nextRound(opener))
  }, [opener, texts])
  if (next === undefined || opener === undefined) return null
  return (
    <aside className="explanation company-note">
      <Icon name="house" size={20} />
      <p role="status">{texts.nextRound(opener)}</p>
      <a className="button primary" href={href({ at: 'table', kind: 'online', id: next.table })}>
        {texts.joinRound}
      </a>
    </aside>
  )
}

/** What the company wants of one, above the dock. */
export function CompanyNotes({
  model,
  company,
  reading,
}: {
  model: ScreenModel
  company: Company
  reading: boolean
}) {
  useHearing({ company, reading })
  const { seat } = company
  if (model.turn.over) return <NextRound model={model} company={company} />
  if (seat === undefined) return null
  const holder = model.session.seats[seat]
  return (
    <>
      {holder?.absent === 'away' && <Away company={company} />}
      {holder?.absent === undefined && <Proposal model={model} company={company} seat={seat} />}
    </>
  )
}
