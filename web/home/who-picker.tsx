import { isLevel, type Level, levels } from '@engawa/bots'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../app/settings.ts'
import { Press } from '../kit/press.tsx'

function Lamp({ lit }: { lit: boolean }) {
  return (
    <svg
      className="who-lamp"
      data-lit={lit || undefined}
      viewBox="0 0 14 20"
      width="14"
      height="20"
      aria-hidden="true"
    >
      <path d="M7 1v2M4.5 3.5h5M4.5 16.5h5M7 17v2" />
      <path className="who-paper" d="M7 3.5c4 0 5.5 3 5.5 6.5S11 16.5 7 16.5 1.5 13.5 1.5 10 3 3.5 7 3.5Z" />
      <path d="M4.7 4.5c-1.2 3.5-1.2 7.5 0 11M9.3 4.5c1.2 3.5 1.2 7.5 0 11M1.7 10h10.6" />
    </svg>
  )
}

/** One to five lamps are lit: how well a bot plays. */
function Lamps({ level }: { level: Level }) {
  const lit = levels.indexOf(level)
  return (
    <span className="who-lamps">
      {levels.map((own, index) => (
        <Lamp key={own} lit={index <= lit} />
      ))}
    </span>
  )
}

function Plate({
  group,
  value,
  checked,
  choose,
  children,
}: {
  group: string
  value: string
  checked: boolean
  choose(): void
  children: ReactNode
}) {
  return (
    <label className="who-plate">
      <input type="radio" name={group} value={value} checked={checked} onChange={choose} />
      <span>{children}</span>
    </label>
  )
}

/** Who sits on a seat: one of the people that the form offers, or a bot of some level. */
export function WhoPicker<Person extends string>({
  label,
  people,
  who,
  choose,
}: {
  label: string
  people: Readonly<Record<Person, string>>
  who: Person | Level
  choose(who: Person | Level): void
}) {
  const texts = useWords().newTable
  const [open, setOpen] = useState(false)
  const group = useId()
  const radio = (own: Person | Level) => ({
    group,
    value: own,
    checked: own === who,
    choose: () => choose(own),
  })
  const nameOf = (own: Person | Level) => (isLevel(own) ? texts.levels[own].name : people[own])
  return (
    <>
      <Press
        className="who-button"
        aria-label={`${label}: ${nameOf(who)}`}
        aria-expanded={open}
        aria-controls={group}
        onClick={() => setOpen(!open)}
      >
        {isLevel(who) && <Lamps level={who} />}
        <b>{nameOf(who)}</b>
      </Press>
      <fieldset className="who-panel" id={group} hidden={!open}>
        <legend className="unseen">{label}</legend>
        <div className="who-people">
          {(Object.keys(people) as Person[]).map((own) => (
            <Plate key={own} {...radio(own)}>
              {people[own]}
            </Plate>
          ))}
        </div>
        <div className="who-levels">
          {levels.map((own) => (
            <Plate key={own} {...radio(own)}>
              <Lamps level={own} />
              {texts.levels[own].name}
            </Plate>
          ))}
        </div>
        {isLevel(who) && (
          <p role="status">
            <b className="serif">{texts.levels[who].name}</b> {texts.levels[who].help}
          </p>
        )}
      </fieldset>
    </>
  )
}
