import { useState } from 'react'
import { say } from '../../app/notice.tsx'
import { useWords } from '../../app/settings.ts'
import { Button } from '../../kit/button.tsx'
import { download } from '../../store/files.ts'
import { api, type Me } from '../api.ts'
import { deleteMe, logOut } from '../me.ts'
import { trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'

/** To take along, to leave, to be forgotten. */
export function OwnData({ me }: { me: Me }) {
  const words = useWords()
  const texts = useOnlineWords().account
  const [sure, setSure] = useState(false)
  const keep = async () => download('engawa-me.json', await api.exportMe())
  const forget = async () => {
    await deleteMe()
    say(texts.deleted)
  }
  const comesBack = me.hasPassword || me.passkeys.length > 0
  return (
    <section className="stack">
      <h2>{texts.data}</h2>
      <p className="row">
        <Button icon="save" onClick={() => trying(keep())}>
          {texts.export}
        </Button>
        <Button onClick={() => trying(logOut())}>{texts.logOut}</Button>
      </p>
      {!comesBack && <p className="quiet small">{texts.logOutGuest}</p>}
      <div className="grave">
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
        <p className="quiet small">{texts.deleteHelp}</p>
      </div>
    </section>
  )
}
