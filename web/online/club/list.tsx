import { useEffect, useRef, useState } from 'react'
import { Empty } from '../../app/empty.tsx'
import { go, href } from '../../app/router.ts'
import { Flag } from '../../app/settings-sheet.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Press } from '../../kit/press.tsx'
import { api, type GlanceClub } from '../api.ts'
import { becomeGuest, useMe } from '../me.ts'
import { MOST_LETTERS, NameField } from '../name-field.tsx'
import { TogetherPage } from '../together/page.tsx'
import { submitting } from '../trying.ts'
import { Unanswered } from '../unanswered.tsx'
import { useFollowed } from '../use-followed.ts'
import { useOnlineWords } from '../use-words.ts'

function ClubRows({ title, clubs }: { title: string; clubs: readonly GlanceClub[] }) {
  const texts = useOnlineWords().together.clubs
  if (clubs.length === 0) return null
  return (
    <section>
      <h2>
        {title}
        <span className="count">{clubs.length}</span>
      </h2>
      <ul className="lobby-rows">
        {clubs.map(({ id, name, about, members }) => (
          <li key={id} className="tournament-row club-row">
            <Icon name="people" size={30} />
            <a href={href({ at: 'club', id })}>
              <b className="serif">{name}</b>
              <small className="quiet">{[texts.members(members), about].filter(Boolean).join(' · ')}</small>
            </a>
            <Icon name="arrow" size={20} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A club of one's own, in three answers. */
function FoundClub() {
  const texts = useOnlineWords().together.clubs
  const { me, asked } = useMe()
  const [own, setOwn] = useState('')
  const [name, setName] = useState('')
  const [about, setAbout] = useState('')
  const [listed, setListed] = useState(true)
  // The button that opened the form is gone.
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const found = async () => {
    if (me === undefined) await becomeGuest(own.trim())
    const club = await api.foundClub({ name: name.trim(), about: about.trim(), listed })
    go({ at: 'club', id: club.id })
  }
  return (
    <section className="invite" aria-label={texts.found}>
      <form className="stack" onSubmit={submitting(found)}>
        <label className="field">
          <b>{texts.name}</b>
          <input
            ref={first}
            required
            maxLength={MOST_LETTERS}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className="field">
          <b>{texts.about}</b>
          <textarea
            rows={2}
            maxLength={300}
            value={about}
            onChange={({ target }) => setAbout(target.value)}
          />
        </label>
        <Flag label={texts.listed} help={texts.listedHelp} value={listed} set={setListed} />
        {asked && me === undefined && <NameField name={own} change={setOwn} />}
        <p>
          <Press type="submit" className="button primary">
            {texts.found}
          </Press>
        </p>
      </form>
    </section>
  )
}

const AGAIN = 60_000

/** Clubs: one's own, those anybody may join, and the way to a new one. */
export function ClubsPage() {
  const texts = useOnlineWords().together.clubs
  const [founding, setFounding] = useState(false)
  const { answer: clubs, fault, again } = useFollowed(api.clubs, AGAIN)
  return (
    <TogetherPage
      at="clubs"
      title={texts.title}
      lead={texts.lead}
      begin={
        !founding && (
          <Button look="primary" icon="plus" onClick={() => setFounding(true)}>
            {texts.found}
          </Button>
        )
      }
    >
      {founding && <FoundClub />}
      {clubs === undefined && <Unanswered fault={fault} again={again} />}
      {clubs?.length === 0 && !founding && <Empty text={texts.none} />}
      <ClubRows title={texts.yours} clubs={clubs?.filter(({ yours }) => yours) ?? []} />
      <ClubRows title={texts.others} clubs={clubs?.filter(({ yours }) => !yours) ?? []} />
    </TogetherPage>
  )
}
