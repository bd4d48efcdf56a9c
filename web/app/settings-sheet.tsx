import { locales } from '@engawa/kernel'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Sheet } from '../kit/sheet.tsx'
import { paces } from '../kit/stage-manager.ts'
import { shellWords } from '../words/index.ts'
import { useHasServer } from './server.ts'
import { changeSettings, themes, useSettings, useWords } from './settings.ts'

// Only a server knows people.
const AccountDoor = lazy(async () => ({
  default: (await import('../online/account/door.tsx')).AccountDoor,
}))

/** One of a few, as a row of radio buttons that look like paper tabs. */
export function Choice<Value extends string>({
  label,
  values,
  value,
  name,
  choose,
}: {
  label: string
  values: readonly Value[]
  value: Value
  name(value: Value): string
  choose(value: Value): void
}) {
  const group = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {values.map((own) => (
          <label key={own}>
            <input type="radio" name={group} checked={own === value} onChange={() => choose(own)} />
            <span>{name(own)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function Flag({
  label,
  help,
  value,
  set,
}: {
  label: string
  help: ReactNode
  value: boolean
  set(value: boolean): void
}) {
  return (
    <label className="flag">
      <input type="checkbox" checked={value} onChange={(event) => set(event.target.checked)} />
      <span>
        <b>{label}</b>
        <small>{help}</small>
      </span>
    </label>
  )
}

export function SettingsSheet({ close }: { close(): void }) {
  const settings = useSettings()
  const words = useWords()
  const texts = words.settings
  const hasServer = useHasServer()
  return (
    <Sheet title={texts.title} close={close} closeLabel={words.close}>
      <div className="stack">
        <Choice
          label={texts.language}
          values={locales}
          value={settings.locale}
          name={(locale) => shellWords[locale].language.name}
          choose={(locale) => changeSettings({ locale })}
        />
        <Choice
          label={texts.theme}
          values={themes}
          value={settings.theme}
          name={(theme) => texts.themes[theme]}
          choose={(theme) => changeSettings({ theme })}
        />
        <Choice
          label={texts.pace}
          values={paces}
          value={settings.pace}
          name={(pace) => texts.paces[pace]}
          choose={(pace) => changeSettings({ pace })}
        />
        <p className="quiet small">{texts.paceHelp}</p>
        <Flag
          label={texts.motion}
          help={texts.motionOn}
          value={settings.motion}
          set={(motion) => changeSettings({ motion })}
        />
        <Flag
          label={texts.sound}
          help={texts.soundOn}
          value={settings.sound}
          set={(sound) => changeSettings({ sound })}
        />
        <Flag
          label={texts.keys}
          help={texts.keysOn}
          value={settings.keys}
          set={(keys) => changeSettings({ keys })}
        />
        <p className="quiet small">{texts.install}</p>
        {hasServer && (
          <Suspense>
            <AccountDoor close={close} />
          </Suspense>
        )}
      </div>
    </Sheet>
  )
}
