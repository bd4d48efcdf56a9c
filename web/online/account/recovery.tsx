import { useState } from 'react'
import { say } from '../../app/notice.tsx'
import { go } from '../../app/router.ts'
import { settingsNow } from '../../app/settings.ts'
import { Top } from '../../app/top.tsx'
import { Button } from '../../kit/button.tsx'
import { Press } from '../../kit/press.tsx'
import { downloadBlob } from '../../store/files.ts'
import { api, type Me } from '../api.ts'
import { refreshMe } from '../me.ts'
import { submitting, trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'
import { HandleField, PasswordField } from './fields.tsx'

/** Codes that open the account once each; they are shown when they are made, and never again. */
export function RecoveryCodes({ me }: { me: Me }) {
  const texts = useOnlineWords().account.recovery
  const [codes, setCodes] = useState<readonly string[]>()
  const make = async () => {
    setCodes(await api.recoveryCodes())
    await refreshMe()
  }
  const save = (list: readonly string[]) =>
    downloadBlob(`engawa-${me.handle}.txt`, new Blob([`${list.join('\n')}\n`], { type: 'text/plain' }))
  return (
    <details>
      <summary>{texts.title}</summary>
      <div className="stack narrow">
        <p className="quiet small">
          {texts.lead} {texts.left(me.recoveryCodes)}
        </p>
        {codes !== undefined && (
          <>
            <p role="status">{texts.made}</p>
            <ul className="codes">
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="row">
          {codes !== undefined && (
            <Button icon="save" onClick={() => save(codes)}>
              {texts.save}
            </Button>
          )}
          <Button icon="lock" onClick={() => trying(make())}>
            {texts.make}
          </Button>
        </p>
      </div>
    </details>
  )
}

async function recovered(handle: string, secret: string, password: string, done: string): Promise<void> {
  await api.recover(handle, secret, password)
  await refreshMe()
  say(done)
  go({ at: 'account' }, 'replace')
}

/** For whoever forgot the password: with a code, or by mail. */
export function Forgotten() {
  const { recovery: texts, passwordRule } = useOnlineWords().account
  const [handle, setHandle] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const mail = async () => {
    await api.mailRecovery(handle, settingsNow().locale)
    say(texts.mailSent)
  }
  return (
    <details>
      <summary>{texts.forgot}</summary>
      <form
        className="stack narrow"
        onSubmit={submitting(() => recovered(handle, code.trim().toLowerCase(), password, texts.done))}
      >
        <p className="quiet small">{texts.forgotLead}</p>
        <HandleField value={handle} change={setHandle} />
        <label className="field">
          <b>{texts.code}</b>
          <input
            required
            minLength={16}
            maxLength={64}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
        <PasswordField
          label={texts.fresh}
          help={passwordRule}
          value={password}
          change={setPassword}
          kind="new-password"
        />
        <p className="row">
          <Press type="submit" className="button primary">
            {texts.withCode}
          </Press>
          <Button disabled={handle === ''} onClick={() => trying(mail())}>
            {texts.mail}
          </Button>
        </p>
      </form>
    </details>
  )
}

/** Where the link of such a mail leads. */
export function RecoverPage({ handle, token }: { handle: string; token: string }) {
  const { recovery: texts, passwordRule } = useOnlineWords().account
  const [password, setPassword] = useState('')
  return (
    <div className="home">
      <Top at="recover" title={texts.fresh} />
      <main id="content" tabIndex={-1} className="page account">
        <h1>{texts.fresh}</h1>
        <form
          className="stack narrow"
          onSubmit={submitting(() => recovered(handle, token, password, texts.done))}
        >
          {/* Password managers keep the new password under this name. */}
          <input
            className="unseen"
            autoComplete="username"
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            value={handle}
          />
          <p>{handle}</p>
          <PasswordField
            label={texts.fresh}
            help={passwordRule}
            value={password}
            change={setPassword}
            kind="new-password"
          />
          <p>
            <Press type="submit" className="button primary">
              {texts.withCode}
            </Press>
          </p>
        </form>
      </main>
    </div>
  )
}
