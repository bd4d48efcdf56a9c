import { locales } from '@engawa/kernel'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Sheet } from '../kit/sheet.tsx'
import { playSound } from '../kit/sound.ts'
import { paces } from '../kit/stage-manager.ts'
import { shellWords } from '../words/index.ts'
import { useHasServer } from './server.ts'
import { changeSettings, themes, useSettings, useWords, volumes } from './settings.ts'

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

/** How loud it is; letting go of the slider lets it be heard. */
function Volume() {
  const { volume } = useSettings()
  const texts = useWords().settings
  const most = volumes.length - 1
  const hear = () => playSound('wood')
  return (
    <label className="volume">
      <span>
        <b>{texts.sound}</b>
        <small>{volume === 0 ? texts.soundOff : texts.soundOn}</small>
      </span>
      <input
        type="range"
        min={0}
        max={most}
        value={volume}
        aria-valuetext={volume === 0 ? texts.soundOff : `${volume * 10} %`}
        onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
        onPointerUp={hear}
        onKeyUp={hear}
      />
    </label>
  )
}

/** Phones can; computers say that they can and do not. */
const vibrates = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

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
        <Volume />
        <Flag
          label={texts.bell}
          help={texts.bellOn}
          value={settings.bell}
          set={(bell) => changeSettings({ bell })}
        />
        {vibrates && (
          <Flag
            label={texts.vibration}
            help={texts.vibrationOn}
            value={settings.vibration}
            set={(vibration) => changeSettings({ vibration })}
          />
        )}
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
