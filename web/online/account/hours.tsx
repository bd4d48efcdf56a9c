import { useState } from 'react'
import { dayOf, hourOf } from '../../app/formats.ts'
import { say } from '../../app/notice.tsx'
import { useSettings } from '../../app/settings.ts'
import { Flag } from '../../app/settings-sheet.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Press } from '../../kit/press.tsx'
import type { Me, Preferences } from '../api.ts'
import { prefer } from '../me.ts'
import { submitting, trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'

type Habits = NonNullable<Preferences['habits']>
type Night = NonNullable<Habits['night']>
type Holiday = NonNullable<Habits['holidays']>[number]

const USUAL_NIGHT: Night = { from: 22, to: 8 }
const hours = Array.from({ length: 24 }, (_, hour) => hour)

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function HourField({ label, hour, choose }: { label: string; hour: number; choose(hour: number): void }) {
  const { locale } = useSettings()
  return (
    <label className="field">
      <b>{label}</b>
      <select value={hour} onChange={(event) => choose(Number(event.target.value))}>
        {hours.map((own) => (
          <option key={own} value={own}>
            {hourOf(own, locale)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Nights({ habits, keep }: { habits: Habits; keep(habits: Habits): void }) {
  const texts = useOnlineWords().account.hours
  const { night, ...rest } = habits
  return (
    <>
      <Flag
        label={texts.night}
        help={texts.nightHelp}
        value={night !== undefined}
        set={(counted) => keep(counted ? { ...rest, night: USUAL_NIGHT } : rest)}
      />
      {night !== undefined && (
        <p className="row">
          <HourField
            label={texts.from}
            hour={night.from}
            choose={(from) => keep({ ...habits, night: { ...night, from } })}
          />
          <HourField
            label={texts.to}
            hour={night.to}
            choose={(to) => keep({ ...habits, night: { ...night, to } })}
          />
        </p>
      )}
    </>
  )
}

function DayField({ label, day, choose }: { label: string; day: string; choose(day: string): void }) {
  return (
    <label className="field">
      <b>{label}</b>
      <input type="date" required value={day} onChange={(event) => choose(event.target.value)} />
    </label>
  )
}

function Holidays({ habits, keep }: { habits: Habits; keep(habits: Habits): void }) {
  const texts = useOnlineWords().account.hours
  const { locale } = useSettings()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const holidays = habits.holidays ?? []
  const day = (text: string) => dayOf(Date.parse(`${text}T12:00`), locale)
  const add = async () => {
    if (to < from) return say(texts.backwards)
    keep({ ...habits, holidays: [...holidays, { from, to }].sort((a, b) => (a.from < b.from ? -1 : 1)) })
    setFrom('')
    setTo('')
  }
  const remove = (gone: Holiday) =>
    keep({ ...habits, holidays: holidays.filter((holiday) => holiday !== gone) })
  return (
    <div className="way">
      <h3>{texts.holidays}</h3>
      {holidays.length === 0 && <p className="quiet small">{texts.holidaysNone}</p>}
      <ul className="own-things">
        {holidays.map((holiday) => {
          const days = texts.days(day(holiday.from), day(holiday.to))
          return (
            <li key={`${holiday.from} ${holiday.to}`}>
              <span>{days}</span>
              <IconButton icon="trash" label={texts.remove(days)} onClick={() => remove(holiday)} />
            </li>
          )
        })}
      </ul>
      <form className="row days" onSubmit={submitting(add)}>
        <DayField label={texts.firstDay} day={from} choose={setFrom} />
        <DayField label={texts.lastDay} day={to} choose={setTo} />
        <Press type="submit" className="button">
          {texts.add}
        </Press>
      </form>
    </div>
  )
}

/** When nobody should wait for one: the clocks of slow tables stand still then. */
export function Hours({ me }: { me: Me }) {
  const texts = useOnlineWords().account.hours
  const [kept, setKept] = useState(false)
  const here = zoneHere()
  const habits = me.preferences.habits ?? { zone: here }
  const keep = (next: Habits) => {
    setKept(false)
    trying(prefer({ habits: next }).then(() => setKept(true)))
  }
  return (
    <section className="stack">
      <div>
        <h2>{texts.title}</h2>
        <p className="quiet small">{texts.lead}</p>
      </div>
      <Nights habits={habits} keep={keep} />
      <Holidays habits={habits} keep={keep} />
      <p className="row small">
        <span className="quiet">{texts.zone(habits.zone)}</span>
        {habits.zone !== here && (
          <Button onClick={() => keep({ ...habits, zone: here })}>{texts.zoneHere(here)}</Button>
        )}
        <span role="status">{kept && texts.kept}</span>
      </p>
    </section>
  )
}
