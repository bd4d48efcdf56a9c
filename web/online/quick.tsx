import { sameData } from '@engawa/kernel'
import { type FormEvent, useState } from 'react'
import { listOf } from '../app/formats.ts'
import { entryOf, games } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { go } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Choice, Flag } from '../app/settings-sheet.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { api, type LobbyTable, type QuickWish } from './api.ts'
import { becomeGuest, useMe } from './me.ts'
import { NameField } from './name-field.tsx'
import { paceOf } from './pace.ts'
import { type Chosen, fills, keepChosen, lastChosen, paces } from './quick-choice.ts'
import { sitters } from './table-row.tsx'
import { problemText, useOnlineWords } from './use-words.ts'

function wishOf({ game, people, pace, fill, rated }: Chosen): QuickWish {
  const { pace: speed, clock } = paceOf(pace, 'never')
  return { game, people, pace: speed, clock, fill: fill === 'never' ? null : Number(fill) * 60, rated }
}

/** The table that the server would choose: the one that fits and waits for longest. */
function fitting(tables: readonly LobbyTable[], wish: QuickWish): LobbyTable | undefined {
  return [...tables]
    .sort((a, b) => a.created - b.created)
    .find(
      ({ game, people, settings, quick }) =>
        quick &&
        game === wish.game &&
        people === wish.people &&
        settings.rated === wish.rated &&
        settings.pace === wish.pace &&
        sameData(settings.clock, wish.clock),
    )
}

/** Says what a press will do now. */
function useOutlook(tables: readonly LobbyTable[], wish: QuickWish, fill: Chosen['fill']): string {
  const words = useWords()
  const texts = useOnlineWords().quick
  const { locale } = useSettings()
  const found = fitting(tables, wish)
  if (found !== undefined)
    return texts.waits(listOf(sitters(found, words), locale), sitters(found, words).length)
  return fill === 'never' ? texts.opens : texts.opensFor(Number(fill))
}

/** Sits one down at a table that fits, or opens one. What was chosen is remembered. */
export function QuickMatch({ tables }: { tables: readonly LobbyTable[] }) {
  const texts = useOnlineWords().quick
  const { wish: wishTexts, together } = useOnlineWords()
  const words = useWords().newTable
  const { me, asked } = useMe()
  const [chosen, setChosen] = useState(lastChosen)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  /** On a phone the choices stand behind one line. */
  const [changing, setChanging] = useState(false)
  const face = entryOf(chosen.game)?.face
  const several = (face?.seats ?? []).filter((count) => count > 1)
  const people = several.includes(chosen.people) ? chosen.people : (several[0] ?? 2)
  const account = me !== undefined && (me.hasPassword || me.passkeys.length > 0)
  const wish = wishOf({ ...chosen, people, rated: chosen.rated && account })
  const outlook = useOutlook(tables, wish, chosen.fill)
  const change = (some: Partial<Chosen>) => {
    const next = { ...chosen, ...some }
    setChosen(next)
    keepChosen(next)
  }
  async function sit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      if (me === undefined) await becomeGuest(name.trim())
      go({ at: 'table', kind: 'online', id: (await api.sitQuickly(wish)).id })
    } catch (problem) {
      say(problemText(problem))
      setBusy(false)
    }
  }
  return (
    <form
      className="quick"
      aria-label={texts.title}
      data-accent={face?.accent}
      data-changing={changing || undefined}
      onSubmit={(event) => void sit(event)}
    >
      <p className="quick-summary">
        <b>{face?.title}</b>
        <span>{[words.seatCount(people), wishTexts.paces[chosen.pace]].join(' · ')}</span>
        <Button aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {together.lobby.change}
        </Button>
      </p>
      <Choice
        label={texts.game}
        values={games.map(({ id }) => id)}
        value={chosen.game}
        name={(id) => entryOf(id)?.face.title ?? id}
        choose={(game) => change({ game })}
      />
      <Choice
        label={words.seats}
        values={several.map(String)}
        value={String(people)}
        name={(count) => count}
        choose={(count) => change({ people: Number(count) })}
      />
      <label className="field">
        <b>{wishTexts.pace}</b>
        <select
          value={chosen.pace}
          onChange={({ target }) => change({ pace: paces.find((pace) => pace === target.value) ?? 'none' })}
        >
          {paces.map((pace) => (
            <option key={pace} value={pace}>
              {wishTexts.paces[pace]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <b>{texts.ifNobody}</b>
        <select
          value={chosen.fill}
          onChange={({ target }) => change({ fill: fills.find((fill) => fill === target.value) ?? '2' })}
        >
          {fills.map((fill) => (
            <option key={fill} value={fill}>
              {fill === 'never' ? texts.waitOn : texts.botsAfter(Number(fill))}
            </option>
          ))}
        </select>
      </label>
      {account && (
        <Flag
          label={wishTexts.rated}
          help={texts.ratedHelp}
          value={chosen.rated}
          set={(rated) => change({ rated })}
        />
      )}
      {asked && me === undefined && <NameField name={name} change={setName} />}
      <Press type="submit" className="verb start" disabled={busy || !asked}>
        <span>
          <Icon name="people" size={30} />
        </span>
        <span>
          <b>{texts.sitMeDown}</b>
          <small>{outlook}</small>
        </span>
      </Press>
    </form>
  )
}
