import { href } from '../../app/router.ts'
import { Top } from '../../app/top.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useMe } from '../me.ts'
import { BeingSeen } from '../together/blocked.tsx'
import { useOnlineWords } from '../use-words.ts'
import { Access, LogIn, Rename } from './access.tsx'
import { Devices } from './devices.tsx'
import { Hours } from './hours.tsx'
import { Messages } from './messages.tsx'
import { Muted } from './muted.tsx'
import { OwnData } from './own-data.tsx'
import { Sanctions } from './sanctions.tsx'
import { introduction } from './who.ts'

/** Who one is on this server: a guest at first, somebody known if one likes, nobody again on demand. */
export function AccountPage() {
  const texts = useOnlineWords().account
  const { me, asked } = useMe()
  return (
    <div className="home">
      <Top at="account" title={texts.title} />
      <main id="content" tabIndex={-1} className="page account">
        <div className="page-head">
          <div>
            <h1>{texts.title}</h1>
            {asked && <p className="quiet">{introduction(me, texts)}</p>}
          </div>
          {me !== undefined && (
            <a className="button" href={href({ at: 'player', id: me.id })}>
              <Icon name="score" size={20} />
              {texts.results}
            </a>
          )}
        </div>
        {asked && me === undefined && <LogIn />}
        {me !== undefined && (
          <>
            <Sanctions key={`${me.id} sanctions`} />
            <Rename key={me.id} me={me} />
            <Access key={`${me.id} access`} me={me} />
            <Messages me={me} />
            <Hours me={me} />
            <Devices key={me.handle} />
            <Muted />
            <BeingSeen key={`${me.id} seen`} me={me} />
            <OwnData me={me} />
          </>
        )}
      </main>
    </div>
  )
}
