import { type FormEvent, useState } from 'react'
import { say } from '../app/notice.tsx'
import { useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { download } from '../store/files.ts'
import { api, type Me } from './api.ts'
import { deleteMe, logIn, logOut, rename, setPassword, useMe } from './me.ts'
import { MOST_LETTERS } from './name-field.tsx'
import { addPasskey, logInWithPasskey } from './passkeys.ts'
import { problemText, useOnlineWords } from './use-words.ts'

const HANDLE = '[a-z0-9][a-z0-9_.\\-]{2,31}'
const LEAST_LETTERS = 8

/** Does something that may be refused, and says why. */
function trying(work: Promise<void>): void {
  void work.catch((problem: unknown) => say(problemText(problem)))
}

function submitting(run: () => Promise<void>) {
  return (event: FormEvent) => {
    event.preventDefault()
    trying(run())
  }
}

function PasswordField({
  label,
  help,
  value,
  change,
  kind,
}: {
  label: string
  help?: string
  value: string
  change(value: string): void
  kind: 'new-password' | 'current-password'
}) {
  return (
    <label className="field">
      <b>{label}</b>
      <input
        type="password"
        required
        minLength={LEAST_LETTERS}
        maxLength={200}
        autoComplete={kind}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {help !== undefined && <small>{help}</small>}
    </label>
  )
}

function HandleField({ value, change }: { value: string; change(value: string): void }) {
  const texts = useOnlineWords().account
  return (
    <label className="field">
      <b>{texts.handle}</b>
      <input
        required
        pattern={HANDLE}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => change(event.target.value.toLowerCase())}
      />
      <small>{texts.handleHelp}</small>
    </label>
  )
}

function LogIn() {
  const texts = useOnlineWords().account
  const [handle, setHandle] = useState('')
  const [password, setSecret] = useState('')
  return (
    <details>
      <summary>{texts.logIn}</summary>
      <form className="stack" onSubmit={submitting(() => logIn(handle, password))}>
        <p className="quiet small">{texts.logInHelp}</p>
        <HandleField value={handle} change={setHandle} />
        <PasswordField
          label={texts.newPassword}
          value={password}
          change={setSecret}
          kind="current-password"
        />
        <p className="row">
          <button type="submit" className="button primary">
            {texts.logIn}
          </button>
          <Button onClick={() => trying(logInWithPasskey())}>{texts.passkeyLogIn}</Button>
        </p>
      </form>
    </details>
  )
}

function Rename({ me }: { me: Me }) {
  const texts = useOnlineWords().account
  const [name, setName] = useState(me.name)
  const run = async () => {
    await rename(name.trim())
    say(texts.renamed)
  }
  return (
    <form className="rename" onSubmit={submitting(run)}>
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
      <button type="submit" className="button">
        {texts.rename}
      </button>
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
  const addKey = async () => {
    if (await addPasskey()) say(texts.passkeyAdded)
  }
  return (
    <details>
      <summary>{me.hasPassword ? texts.change : texts.password}</summary>
      <form className="stack" onSubmit={submitting(run)}>
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
        <p className="row">
          <button type="submit" className="button primary">
            {texts.save}
          </button>
          <Button onClick={() => trying(addKey())}>{texts.passkey}</Button>
        </p>
      </form>
    </details>
  )
}

function OwnData({ me }: { me: Me }) {
  const words = useWords()
  const texts = useOnlineWords().account
  const [sure, setSure] = useState(false)
  const forget = async () => {
    await deleteMe()
    say(texts.deleted)
  }
  const comesBack = me.hasPassword || me.passkeys.length > 0
  return (
    <details>
      <summary>{texts.data}</summary>
      <div className="stack">
        <p>
          <Button
            icon="save"
            onClick={() => trying(api.exportMe().then((text) => download('engawa-me.json', text)))}
          >
            {texts.export}
          </Button>
        </p>
        <p className="quiet small">{texts.deleteHelp}</p>
        <p className="row">
          {sure ? (
            <>
              <Button look="primary" onClick={() => trying(forget())}>
                {texts.sure}
              </Button>
              <Button onClick={() => setSure(false)}>{words.cancel}</Button>
            </>
          ) : (
            <Button icon="trash" onClick={() => setSure(true)}>
              {texts.delete}
            </Button>
          )}
        </p>
        {!comesBack && <p className="quiet small">{texts.logOutGuest}</p>}
        <p>
          <Button onClick={() => trying(logOut())}>{texts.logOut}</Button>
        </p>
      </div>
    </details>
  )
}

/** Who one is in this house: a guest at first, somebody known if one likes, nobody again on demand. */
export function Account() {
  const texts = useOnlineWords().account
  const { me, asked } = useMe()
  if (!asked) return null
  return (
    <section className="account stack">
      <h3>{texts.title}</h3>
      {me === undefined ? (
        <>
          <p className="quiet small">{texts.nobody}</p>
          <LogIn />
        </>
      ) : (
        <>
          <p className="quiet small">
            {me.handle === null ? texts.guest(me.name) : texts.known(me.name, me.handle)}
          </p>
          <Rename key={me.id} me={me} />
          <Password key={`${me.id} password`} me={me} />
          <OwnData me={me} />
        </>
      )}
    </section>
  )
}
