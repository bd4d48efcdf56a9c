import { type Level, usualLevel } from '@engawa/bots'
import { type AnyOption, optionsFor } from '@engawa/kernel'
import type { SeatPlan } from '@engawa/table'
import { lazy, Suspense, use, useState } from 'react'
import { entryOf, loadPlay, loadWords, posterOf, UnknownGame, useGameWords } from '../app/games.ts'
import { go } from '../app/router.ts'
import { serverHeard, useHasServer } from '../app/server.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Choice, Flag } from '../app/settings-sheet.tsx'
import { Top } from '../app/top.tsx'
import { hasFinished, setCoach } from '../coach/store.ts'
import { useCoachWords } from '../coach/words/index.ts'
import { Crest, seatLetter } from '../kit/crest.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { layTable } from '../table/local.ts'
import { LessonOffer } from '../teach/lesson-offer.tsx'
import type { Words } from '../words/index.ts'
import { WhoPicker } from './who-picker.tsx'

// Only a server has tables for people far apart.
const OnlineWish = lazy(async () => ({ default: (await import('../online/wish.tsx')).OnlineWish }))

type Who = 'person' | Level

interface Draft {
  readonly who: Who
  readonly name: string
}

const wheres = ['here', 'online'] as const
type Where = (typeof wheres)[number]

/** One person against bots, until somebody says otherwise. */
function draftFor(seat: number, words: Words): Draft {
  if (seat === 0) return { who: 'person', name: words.newTable.you }
  return { who: usualLevel, name: words.newTable.botNames[seat - 1] ?? seatLetter(seat) }
}

/** Among several people nobody can be called "You". */
function planOf(draft: Draft, seat: number, shared: boolean, words: Words): SeatPlan {
  const given = draft.name.trim()
  const name =
    given === '' || (shared && given === words.newTable.you) ? words.newTable.guest(seatLetter(seat)) : given
  return draft.who === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level: draft.who }
}

function SeatRow({ seat, draft, change }: { seat: number; draft: Draft; change(draft: Draft): void }) {
  const words = useWords()
  const texts = words.newTable
  const label = texts.seat(seatLetter(seat))
  return (
    <li className="seat-row" data-seat={seat}>
      <span className="band" />
      <Crest seat={seat} size={40} />
      <input
        aria-label={`${label}, ${texts.name}`}
        value={draft.name}
        maxLength={24}
        autoComplete="off"
        onChange={(event) => change({ ...draft, name: event.target.value })}
      />
      <WhoPicker
        label={`${label}, ${texts.who}`}
        people={{ person: texts.person }}
        who={draft.who}
        choose={(who) => change({ ...draft, who })}
      />
    </li>
  )
}

function OptionField({
  game,
  name,
  spec,
  value,
  set,
}: {
  game: string
  name: string
  spec: AnyOption
  value: string | boolean
  set(value: string | boolean): void
}) {
  const words = useGameWords(game, useSettings().locale)
  const { title, help } = words.option(name)
  if (spec.kind === 'flag') return <Flag label={title} help={help} value={value === true} set={set} />
  return (
    <div>
      <Choice
        label={title}
        values={spec.values}
        value={String(value)}
        name={(own) => words.optionValue(name, own)}
        choose={set}
      />
      <p className="quiet small">{help}</p>
    </div>
  )
}

export function NewTable({
  game: id,
  online,
  club,
}: {
  game: string
  online: boolean
  club: string | undefined
}) {
  const entry = entryOf(id)
  if (entry === undefined) throw new UnknownGame(id)
  const words = useWords()
  const { locale } = useSettings()
  const heard = serverHeard()
  const { game } = use(loadPlay(id))
  use(heard)
  const texts = words.newTable
  // Three is company at every table that has room for it.
  const usual = game.seats.includes(3) ? 3 : (game.seats.at(-1) ?? 2)
  // Whoever asks for an online table believes in the server before it has answered.
  const mayPlayOnline = useHasServer() || online
  const [where, setWhere] = useState<Where>(online ? 'online' : 'here')
  const [people, setPeople] = useState(online && game.seats.includes(2) ? 2 : usual)
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    Array.from({ length: Math.max(...game.seats) }, (_, seat) => draftFor(seat, words)),
  )
  const coach = useCoachWords()
  // It sits down by itself until the game was finished once.
  const [coached, setCoached] = useState(() => !hasFinished(id))
  const [chosen, setChosen] = useState<Readonly<Record<string, string | boolean>>>({})
  const offered = optionsFor(game.options as object, people)
  const options = Object.fromEntries(offered.map(([name, spec]) => [name, chosen[name] ?? spec.default]))
  const sitting = drafts.slice(0, people)
  const shared = sitting.filter((draft) => draft.who === 'person').length > 1

  async function start(): Promise<void> {
    const plans = sitting.map((draft, seat) => planOf(draft, seat, shared, words))
    // The rules of a game are not known by type here; its own schema parses the options again.
    const automas = game.automas(people, options as never)
    const { automa = texts.automa } = await loadWords(id, locale)
    const seats = [...plans, ...automas.map((): SeatPlan => ({ kind: 'automa', name: automa }))]
    const table = await layTable(id, people, options, seats)
    setCoach(table, coached && !shared)
    go({ at: 'table', kind: 'local', id: table })
  }

  const optionFields = offered.length > 0 && (
    <section className="stack" aria-label={texts.options}>
      <h2>{texts.options}</h2>
      {offered.map(([name, spec]) => (
        <OptionField
          key={name}
          game={id}
          name={name}
          spec={spec}
          value={options[name] ?? spec.default}
          set={(value) => setChosen({ ...chosen, [name]: value })}
        />
      ))}
    </section>
  )

  return (
    <div className="home">
      <Top at="new" title={texts.title(entry.face.title)} />
      <main id="content" tabIndex={-1} className="page new-table" data-accent={entry.face.accent}>
        <img className="side-print" src={posterOf(id)} alt="" width="300" height="430" />
        <div className="new-form">
          <h1>{texts.title(entry.face.title)}</h1>
          <p className="quiet lead">{texts.lead}</p>
          {mayPlayOnline && (
            <Choice
              label={texts.where}
              values={wheres}
              value={where}
              name={(own) => texts.wheres[own]}
              choose={(own) => setWhere(own)}
            />
          )}
          <Choice
            label={texts.seats}
            values={game.seats.map(String)}
            value={String(people)}
            name={(count) => count}
            choose={(count) => setPeople(Number(count))}
          />
          {mayPlayOnline && where === 'online' ? (
            <Suspense fallback={<p className="loading">{words.loading}</p>}>
              <OnlineWish game={id} people={people} options={options} club={club}>
                {optionFields}
              </OnlineWish>
            </Suspense>
          ) : (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                void start()
              }}
            >
              <ul className="seat-rows">
                {sitting.map((draft, seat) => (
                  <SeatRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                    key={seat}
                    seat={seat}
                    draft={draft}
                    change={(next) => setDrafts(drafts.map((old, index) => (index === seat ? next : old)))}
                  />
                ))}
              </ul>
              {people === 1 && (
                <Suspense>
                  <LessonOffer game={id} people={people} />
                </Suspense>
              )}
              {shared && <p className="quiet small">{texts.together}</p>}
              {optionFields}
              {!shared && <Flag label={coach.flag} help={coach.flagHelp} value={coached} set={setCoached} />}
              <Press type="submit" className="verb start">
                <span>
                  <Icon name="house" size={30} />
                </span>
                <span>
                  <b>{texts.start}</b>
                  <small>{texts.seatCount(people)}</small>
                </span>
              </Press>
            </form>
          )}
        </div>
      </main>
    </div>
  )
}
