import { type Level, levels, usualLevel } from '@engawa/bots'
import { type FormEvent, type ReactNode, useState } from 'react'
import { say } from '../app/notice.tsx'
import { go } from '../app/router.ts'
import { useWords } from '../app/settings.ts'
import { Choice, Flag } from '../app/settings-sheet.tsx'
import { WhoPicker } from '../home/who-picker.tsx'
import { Crest, seatLetter } from '../kit/crest.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { api, type Chair, type Settings } from './api.ts'
import { becomeGuest, useMe } from './me.ts'
import { NameField } from './name-field.tsx'
import { type Patience, type Preset, paceOf, patiencesFor, presetNames } from './pace.ts'
import { problemText, useOnlineWords } from './use-words.ts'

type Kind = 'me' | 'open' | Level

const isBot = (kind: Kind) => kind !== 'me' && kind !== 'open'

function chairOf(kind: Kind): Chair {
  return kind === 'me' || kind === 'open' ? { kind } : { kind: 'bot', level: kind }
}

function ChairRow({ seat, kind, choose }: { seat: number; kind: Kind; choose(kind: Kind): void }) {
  const texts = useOnlineWords().wish
  return (
    <li className="seat-row chair-row" data-seat={seat} data-free={kind === 'open' || undefined}>
      <span className="band" />
      <Crest seat={seat} size={40} />
      <WhoPicker
        label={texts.seat(seatLetter(seat))}
        people={{ me: texts.me, open: texts.open }}
        who={kind}
        choose={choose}
      />
    </li>
  )
}

interface Terms {
  readonly access: Settings['access']
  readonly preset: Preset
  readonly patience: Patience
  readonly standIn: Level
  readonly rated: boolean
  /** Where nothing was said about these, the access decides. */
  readonly spectators?: boolean
  readonly chat?: boolean
}

const usualTerms: Terms = {
  access: 'link',
  preset: 'none',
  patience: 'never',
  standIn: usualLevel,
  rated: false,
}

const accesses = ['link', 'invited', 'public'] as const satisfies readonly Settings['access'][]

function settingsOf({ preset, patience, rated, ...rest }: Terms, bots: boolean): Partial<Settings> {
  return { ...rest, ...paceOf(preset, patience), rated: rated && !bots }
}

/** Another clock leaves no more patience than it can have. */
function withClock(terms: Terms, preset: Preset): Terms {
  const fits = patiencesFor(preset).includes(terms.patience)
  return { ...terms, preset, patience: fits ? terms.patience : 'never' }
}

/** Who plays on for whoever is not there, and from when. */
function AbsenceFields({ terms, change }: { terms: Terms; change(terms: Terms): void }) {
  const words = useWords().newTable
  const texts = useOnlineWords().wish
  const nameOf = (patience: Patience) => {
    if (patience !== 'never') return texts.after(texts.spans[patience])
    return terms.preset === 'none' ? texts.never : texts.timeUp
  }
  return (
    <>
      <div>
        <Choice
          label={texts.patience}
          values={patiencesFor(terms.preset)}
          value={terms.patience}
          name={nameOf}
          choose={(patience) => change({ ...terms, patience })}
        />
        <p className="quiet small">{texts.patienceHelp}</p>
      </div>
      <div>
        <Choice
          label={texts.standIn}
          values={levels}
          value={terms.standIn}
          name={(level) => words.levels[level].bot}
          choose={(standIn) => change({ ...terms, standIn })}
        />
        <p className="quiet small">{texts.standInHelp}</p>
      </div>
    </>
  )
}

/** Who may come, how much time there is, and the like. */
function TermFields({ terms, bots, change }: { terms: Terms; bots: boolean; change(terms: Terms): void }) {
  const texts = useOnlineWords().wish
  return (
    <>
      <Choice
        label={texts.access}
        values={accesses}
        value={terms.access}
        name={(access) => texts.accesses[access]}
        choose={(access) => change({ ...terms, access })}
      />
      <div>
        <Choice
          label={texts.pace}
          values={presetNames}
          value={terms.preset}
          name={(preset) => texts.paces[preset]}
          choose={(preset) => change(withClock(terms, preset))}
        />
        <p className="quiet small">
          {texts.paceHelp[terms.preset]} {terms.preset !== 'none' && texts.late}
        </p>
      </div>
      <details className="more-terms">
        <summary>{texts.more}</summary>
        <div className="stack">
          <AbsenceFields terms={terms} change={change} />
          <Flag
            label={texts.spectators}
            help={texts.spectatorsHelp}
            value={terms.spectators ?? terms.access === 'public'}
            set={(spectators) => change({ ...terms, spectators })}
          />
          <Flag
            label={texts.chat}
            help={texts.chatHelp}
            value={terms.chat ?? terms.access !== 'public'}
            set={(chat) => change({ ...terms, chat })}
          />
          {!bots && (
            <Flag
              label={texts.rated}
              help={texts.ratedHelp}
              value={terms.rated}
              set={(rated) => change({ ...terms, rated })}
            />
          )}
        </div>
      </details>
    </>
  )
}

/** Opens a table on the server: who sits where, on what terms, and under which name. */
export function OnlineWish({
  game,
  people,
  options,
  club,
  children,
}: {
  game: string
  people: number
  options: unknown
  /** The club whose people it is for. */
  club: string | undefined
  children: ReactNode
}) {
  const texts = useOnlineWords().wish
  const { me, asked } = useMe()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Kind[]>(['me', 'open', 'open', 'open', 'open'])
  const [terms, setTerms] = useState(usualTerms)
  const [busy, setBusy] = useState(false)
  const chairs = chosen.slice(0, people)
  const bots = chairs.some(isBot)
  const open = chairs.filter((kind) => kind === 'open').length

  /** One sits on one seat only: whoever takes another leaves the first. */
  const choose = (seat: number, kind: Kind) =>
    setChosen(
      chosen.map((own, index) => {
        if (index === seat) return kind
        return kind === 'me' && own === 'me' ? 'open' : own
      }),
    )

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (open === 0 && !chairs.includes('me')) return say(texts.mustSit)
    setBusy(true)
    try {
      if (me === undefined) await becomeGuest(name.trim())
      const wish = {
        game,
        options,
        seats: chairs.map(chairOf),
        settings: settingsOf(terms, bots),
      }
      go({
        at: 'table',
        kind: 'online',
        id: (await api.openTable(club === undefined ? wish : { ...wish, club })).id,
      })
    } catch (problem) {
      say(problemText(problem))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void start(event)}>
      <ul className="seat-rows">
        {chairs.map((kind, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <ChairRow key={seat} seat={seat} kind={kind} choose={(next) => choose(seat, next)} />
        ))}
      </ul>
      {children}
      <TermFields terms={terms} bots={bots} change={setTerms} />
      <div className="start-dock">
        {asked && me === undefined && <NameField name={name} change={setName} />}
        <Press type="submit" className="verb start" disabled={busy || !asked}>
          <span>
            <Icon name="house" size={30} />
          </span>
          <span>
            <b>{texts.start}</b>
            <small>
              {open > 0 && terms.access === 'invited' ? texts.startInvited : texts.startHelp(open)}
            </small>
          </span>
        </Press>
      </div>
    </form>
  )
}
