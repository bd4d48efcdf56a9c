import { momentOf } from '../../app/formats.ts'
import { say } from '../../app/notice.tsx'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../kit/button.tsx'
import { api } from '../api.ts'
import { trying } from '../trying.ts'
import { useAsked } from '../use-asked.ts'
import { useOnlineWords } from '../use-words.ts'
import { deviceName } from './device-name.ts'

/** Where one is logged in, this browser first, and how to end it elsewhere. */
export function Devices() {
  const texts = useOnlineWords().account.devices
  const { locale } = useSettings()
  const { answer = [], again } = useAsked(api.devices)
  const signOut = async (id: string) => {
    await api.signOutThere(id)
    await again()
    say(texts.signedOut)
  }
  const devices = [...answer].sort((a, b) => Number(b.here) - Number(a.here) || b.seen - a.seen)
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="quiet small">{texts.lead}</p>
      <ul className="own-things">
        {devices.map(({ id, label, seen, here }) => {
          const name = deviceName(label, texts)
          return (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>{here ? texts.here : texts.seen(momentOf(seen, locale))}</small>
              </span>
              {!here && (
                <Button aria-label={texts.signOutOf(name)} onClick={() => trying(signOut(id))}>
                  {texts.signOut}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
