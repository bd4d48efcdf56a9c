import { useState } from 'react'
import { dayOf } from '../../app/formats.ts'
import { say } from '../../app/notice.tsx'
import { useSettings } from '../../app/settings.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { Press } from '../../kit/press.tsx'
import { api, type Me } from '../api.ts'
import { logIn, refreshMe, rename, setPassword } from '../me.ts'
import { MOST_LETTERS } from '../name-field.tsx'
import { addPasskey, hostHasName, logInWithPasskey } from '../passkeys.ts'
import { submitting, trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'
import { HandleField, PasswordField } from './fields.tsx'
import { Forgotten, RecoveryCodes } from './recovery.tsx'

/** For whoever was here before, on another device. */
export function LogIn() {
  const texts = useOnlineWords().account
  const [handle, setHandle] = useState('')
  const [password, setSecret] = useState('')
  return (
    <section>
      <h2>{texts.logIn}</h2>
      <form className="stack narrow" onSubmit={submitting(() => logIn(handle, password))}>
        <p className="quiet small">{texts.logInHelp}</p>
        <HandleField value={handle} change={setHandle} />
        <PasswordField
          label={texts.newPassword}
          value={password}
          change={setSecret}
          kind="current-password"
        />
        <p className="row">
          <Press type="submit" className="button primary">
            {texts.logIn}
          </Press>
          {hostHasName && <Button onClick={() => trying(logInWithPasskey())}>{texts.passkeyLogIn}</Button>}
        </p>
      </form>
      <Forgotten />
    </section>
  )
}

export function Rename({ me }: { me: Me }) {
  const texts = useOnlineWords().account
  const [name, setName] = useState(me.name)
  const run = async () => {
    await rename(name.trim())
    say(texts.renamed)
  }
  return (
    <form className="rename narrow" onSubmit={submitting(run)}>
      <label className="field">
        <b>{texts.name}</b>
        <input
          required
          maxLength={MOST_LETTERS}
          autoComplete="nickname"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Press type="submit" className="button">
        {texts.rename}
      </Press>
    </form>
  )
}

function Password({ me }: { me: Me }) {
  const texts = useOnlineWords().account
  const [handle, setHandle] = useState(me.handle ?? '')
  const [current, setCurrent] = useState('')
  const [password, setSecret] = useState('')
  const run = async () => {
    await setPassword(handle, password, me.hasPassword ? current : undefined)
    setCurrent('')
    setSecret('')
    say(texts.saved)
  }
  return (
    <details>
      <summary>{me.hasPassword ? texts.change : texts.password}</summary>
      <form className="stack narrow" onSubmit={submitting(run)}>
        <p className="quiet small">{texts.passwordHelp}</p>
        <HandleField value={handle} change={setHandle} />
        {me.hasPassword && (
          <PasswordField label={texts.current} value={current} change={setCurrent} kind="current-password" />
        )}
        <PasswordField
          label={texts.newPassword}
          help={texts.passwordRule}
          value={password}
          change={setSecret}
          kind="new-password"
        />
        <p>
          <Press type="submit" className="button primary">
            {texts.save}
          </Press>
        </p>
      </form>
    </details>
  )
}

function Passkeys({ me }: { me: Me }) {
  const texts = useOnlineWords().account
  const { locale } = useSettings()
  const add = async () => {
    if (await addPasskey()) say(texts.passkeyAdded)
  }
  const remove = async (id: string) => {
    await api.removePasskey(id)
    await refreshMe()
    say(texts.passkeyRemoved)
  }
  return (
    <div className="way">
      <h3>{texts.passkeys}</h3>
      {me.passkeys.length === 0 && hostHasName && <p className="quiet small">{texts.passkeysNone}</p>}
      <ul className="own-things">
        {me.passkeys.map(({ id, label, created }) => {
          const name = label === '' ? texts.passkeyOf(dayOf(created, locale)) : label
          return (
            <li key={id}>
              <span>{name}</span>
              <IconButton icon="trash" label={texts.passkeyRemove(name)} onClick={() => trying(remove(id))} />
            </li>
          )
        })}
      </ul>
      {hostHasName ? (
        <p>
          <Button icon="plus" onClick={() => trying(add())}>
            {texts.passkey}
          </Button>
        </p>
      ) : (
        <p className="quiet small">{texts.passkeyNameless}</p>
      )}
    </div>
  )
}

/** How one comes back: a guest by this browser only, others by handle and password or by passkey. */
export function Access({ me }: { me: Me }) {
  const texts = useOnlineWords().account
  return (
    <section className="stack">
      <div>
        <h2>{texts.access}</h2>
        <p className="quiet small">{texts.accessLead}</p>
      </div>
      <Password me={me} />
      {me.hasPassword && <RecoveryCodes me={me} />}
      <Passkeys me={me} />
    </section>
  )
}
