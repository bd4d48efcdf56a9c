import { useEffect, useState } from 'react'
import { say } from '../../app/notice.tsx'
import { useSettings } from '../../app/settings.ts'
import { Flag } from '../../app/settings-sheet.tsx'
import { Button } from '../../kit/button.tsx'
import { Press } from '../../kit/press.tsx'
import { api, type Me, Refused } from '../api.ts'
import { prefer, refreshMe } from '../me.ts'
import { submitting, trying } from '../trying.ts'
import { useAsked } from '../use-asked.ts'
import { useOnlineWords } from '../use-words.ts'
import { type PushState, pushState, turnOff, turnOn } from './push.ts'

const wanted = ({ preferences }: Me) => preferences.messages ?? { push: true, mail: true }

/** Web push, for this browser alone. */
function OnThisDevice({ me, publicKey }: { me: Me; publicKey: string | null }) {
  const texts = useOnlineWords().account.messages
  const { locale } = useSettings()
  const [state, setState] = useState<PushState>()
  useEffect(() => {
    pushState(publicKey).then(setState, () => setState('unable'))
  }, [publicKey])
  const start = async () => {
    if (publicKey === null) return
    const next = await turnOn(publicKey).catch((problem: unknown): PushState => {
      if (problem instanceof Refused) throw problem
      say(texts.failed)
      return 'off'
    })
    setState(next)
    if (next !== 'on') return
    await prefer({ locale, messages: { ...wanted(me), push: true } })
    say(texts.turnedOn)
  }
  const stop = async () => {
    await turnOff()
    setState('off')
    say(texts.turnedOff)
  }
  const told = {
    on: texts.pushOn,
    off: texts.pushOff,
    blocked: texts.blocked,
    unable: texts.unable,
    silent: texts.silent,
  }
  return (
    <div className="way">
      <h3>{texts.push}</h3>
      <p className="quiet small">{state !== undefined && told[state]}</p>
      {state === 'off' && (
        <p>
          <Button look="primary" onClick={() => trying(start())}>
            {texts.turnOn}
          </Button>
        </p>
      )}
      {state === 'on' && (
        <p>
          <Button onClick={() => trying(stop())}>{texts.turnOff}</Button>
        </p>
      )}
    </div>
  )
}

/** An address that is not known yet: it must prove itself by one mail. */
function NewAddress() {
  const texts = useOnlineWords().account.messages
  const { locale } = useSettings()
  const [address, setAddress] = useState('')
  const [sent, setSent] = useState<string>()
  const run = async () => {
    await api.setEmail(address.trim(), locale)
    await prefer({ locale })
    setSent(address.trim())
    say(texts.mailSent(address.trim()))
  }
  return (
    <form className="stack narrow" onSubmit={submitting(run)}>
      <label className="field">
        <b>{texts.address}</b>
        <input
          type="email"
          required
          maxLength={200}
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <small>{texts.addressHelp}</small>
      </label>
      <p>
        <Press type="submit" className="button">
          {texts.sendMail}
        </Press>
      </p>
      {sent !== undefined && <p>{texts.mailSent(sent)}</p>}
    </form>
  )
}

function ByMail({ me }: { me: Me }) {
  const texts = useOnlineWords().account.messages
  const { locale } = useSettings()
  const forget = async () => {
    await api.forgetEmail()
    await refreshMe()
    say(texts.forgotten)
  }
  if (me.email === null) return <NewAddress />
  return (
    <>
      <p>{texts.mailTo(me.email)}</p>
      <Flag
        label={texts.mailWanted}
        help={texts.mailWantedHelp}
        value={wanted(me).mail}
        set={(mail) => trying(prefer({ locale, messages: { ...wanted(me), mail } }))}
      />
      <p>
        <Button onClick={() => trying(forget())}>{texts.forget}</Button>
      </p>
    </>
  )
}

/** How one wants to be told that it is one's turn; what server or browser lack is said in words. */
export function Messages({ me }: { me: Me }) {
  const texts = useOnlineWords().account.messages
  const { answer: ways } = useAsked(api.ways)
  return (
    <section className="stack">
      <div>
        <h2>{texts.title}</h2>
        <p className="quiet small">{texts.lead}</p>
      </div>
      {ways !== undefined && (
        <div className="ways">
          <OnThisDevice me={me} publicKey={ways.push} />
          <div className="way">
            <h3>{texts.mail}</h3>
            {ways.mail ? <ByMail me={me} /> : <p className="quiet small">{texts.mailNone}</p>}
          </div>
        </div>
      )}
    </section>
  )
}
