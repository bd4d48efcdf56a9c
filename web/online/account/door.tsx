import { href } from '../../app/router.ts'
import { Icon } from '../../kit/icon.tsx'
import { useMe } from '../me.ts'
import { useOnlineWords } from '../use-words.ts'
import { introduction } from './who.ts'

/** In the settings: who one is here, and the way to the page about it. */
export function AccountDoor({ close }: { close(): void }) {
  const texts = useOnlineWords().account
  const { me, asked } = useMe()
  if (!asked) return null
  return (
    <section className="account-door">
      <h3>{texts.title}</h3>
      <p className="quiet small">{introduction(me, texts)}</p>
      <p>
        <a className="button" href={href({ at: 'account' })} onClick={close}>
          <Icon name="person" size={20} />
          {me === undefined ? texts.logIn : texts.door}
        </a>
      </p>
    </section>
  )
}
