import { levels } from '@engawa/bots'
import { type FormEvent, useState } from 'react'
import { entryOf, games } from '../../app/games.ts'
import { say } from '../../app/notice.tsx'
import { go } from '../../app/router.ts'
import { useWords } from '../../app/settings.ts'
import { Choice, Flag } from '../../app/settings-sheet.tsx'
import { Top } from '../../app/top.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Press } from '../../kit/press.tsx'
import { api } from '../api.ts'
import { becomeGuest, useMe } from '../me.ts'
import { MOST_LETTERS, NameField } from '../name-field.tsx'
import { TogetherNav } from '../together/nav.tsx'
import { problemText, useOnlineWords } from '../use-words.ts'
import {
  breakNames,
  type Chosen,
  formats,
  localMinute,
  paces,
  robinSizes,
  roundCounts,
  sizes,
  usual,
  wishOf,
} from './wish.ts'

interface FieldProps {
  readonly chosen: Chosen
  change(some: Partial<Chosen>): void
}

/** Who fills up where people are missing. */
function BotFields({ chosen, change }: FieldProps) {
  const words = useWords()
  const texts = useOnlineWords().together.tournaments
  return (
    <>
      <label className="field number-field">
        <b>{texts.bots}</b>
        <input
          type="number"
          min={0}
          max={Number(chosen.most)}
          value={chosen.bots}
          onChange={({ target }) => change({ bots: Math.max(0, Math.trunc(Number(target.value)) || 0) })}
        />
      </label>
      <Choice
        label={texts.level}
        values={levels}
        value={chosen.level}
        name={(level) => words.newTable.levels[level].bot}
        choose={(level) => change({ level })}
      />
      <Flag label={texts.fill} help={texts.fillHelp} value={chosen.fill} set={(fill) => change({ fill })} />
    </>
  )
}

function Fields({ chosen, change }: FieldProps) {
  const { wish, together } = useOnlineWords()
  const texts = together.tournaments
  const several = (entryOf(chosen.game)?.face.seats ?? []).filter((count) => count > 1)
  const shownSizes = chosen.format === 'robin' ? robinSizes : sizes
  return (
    <>
      <Choice
        label={texts.game}
        values={games.map(({ id }) => id)}
        value={chosen.game}
        name={(id) => entryOf(id)?.face.title ?? id}
        choose={(game) => change({ game })}
      />
      <Choice
        label={texts.seats}
        values={several.map(String)}
        value={String(chosen.people)}
        name={(count) => count}
        choose={(count) => change({ people: Number(count) })}
      />
      <div>
        <Choice
          label={texts.format}
          values={formats}
          value={chosen.format}
          name={(format) => texts.formats[format]}
          choose={(format) =>
            change({ format, ...(format === 'robin' && Number(chosen.most) > 16 ? { most: '16' } : {}) })
          }
        />
        <p className="quiet small">{texts.formatHelp[chosen.format]}</p>
      </div>
      {chosen.format === 'swiss' && (
        <Choice
          label={texts.rounds}
          values={roundCounts}
          value={chosen.rounds}
          name={(count) => (count === 'auto' ? texts.roundsAuto : count)}
          choose={(rounds) => change({ rounds })}
        />
      )}
      <div>
        <Choice
          label={wish.pace}
          values={paces}
          value={chosen.pace}
          name={(pace) => wish.paces[pace]}
          choose={(pace) => change({ pace })}
        />
        <p className="quiet small">{wish.paceHelp[chosen.pace]}</p>
      </div>
      <Choice
        label={texts.break}
        values={breakNames}
        value={chosen.pause}
        name={(pause) => texts.breaks[pause]}
        choose={(pause) => change({ pause })}
      />
      <Choice
        label={texts.most}
        values={shownSizes}
        value={chosen.most}
        name={(count) => count}
        choose={(most) => change({ most })}
      />
      <label className="field number-field">
        <b>{texts.starts}</b>
        <input
          type="datetime-local"
          min={localMinute(Date.now())}
          value={chosen.starts}
          onChange={({ target }) => change({ starts: target.value })}
        />
        <small>{texts.startsHelp}</small>
      </label>
      <Flag
        label={wish.rated}
        help={texts.ratedHelp}
        value={chosen.rated}
        set={(rated) => change({ rated })}
      />
      {!chosen.rated && <BotFields chosen={chosen} change={change} />}
      <Flag
        label={texts.take}
        help={texts.takeHelp}
        value={chosen.takesPart}
        set={(takesPart) => change({ takesPart })}
      />
    </>
  )
}

/** Opens a tournament, for a club or for everybody. */
export function NewTournament({ club }: { club: string | undefined }) {
  const texts = useOnlineWords().together.tournaments
  const { me, asked } = useMe()
  const [chosen, setChosen] = useState(usual)
  const [title, setTitle] = useState('')
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const several = (entryOf(chosen.game)?.face.seats ?? []).filter((count) => count > 1)
  const people = several.includes(chosen.people) ? chosen.people : (several[0] ?? 2)
  async function open(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      if (me === undefined) await becomeGuest(name.trim())
      const wish = wishOf(title.trim(), club, { ...chosen, people })
      const { id } = await api.openTournament(wish)
      if (chosen.takesPart && wish.bots < wish.most) await api.tournamentStep(id, 'join')
      go({ at: 'tournament', id }, 'replace')
    } catch (problem) {
      say(problemText(problem))
      setBusy(false)
    }
  }
  return (
    <div className="home">
      <Top at="new-tournament" title={texts.open} />
      <main
        id="content"
        tabIndex={-1}
        className="page together"
        data-accent={entryOf(chosen.game)?.face.accent}
      >
        <h1>{texts.open}</h1>
        <TogetherNav at="tournaments" />
        <form className="stack" onSubmit={(event) => void open(event)}>
          <label className="field">
            <b>{texts.name}</b>
            <input
              required
              maxLength={MOST_LETTERS}
              autoComplete="off"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </label>
          <Fields
            chosen={{ ...chosen, people }}
            change={(some) => setChosen({ ...chosen, people, ...some })}
          />
          <div className="start-dock">
            {asked && me === undefined && <NameField name={name} change={setName} />}
            <Press type="submit" className="verb start" disabled={busy || !asked}>
              <span>
                <Icon name="house" size={30} />
              </span>
              <span>
                <b>{texts.start}</b>
                <small>{chosen.starts === '' ? texts.startHelp : texts.startsItself}</small>
              </span>
            </Press>
          </div>
        </form>
      </main>
    </div>
  )
}
