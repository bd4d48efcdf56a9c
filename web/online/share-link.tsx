import { useId } from 'react'
import { useCopy } from '../app/clipboard.ts'
import { href } from '../app/router.ts'
import { Button } from '../kit/button.tsx'
import { useOnlineWords } from './use-words.ts'

/** The link that leads others to a seat at a table. */
export function joinLink(table: string): string {
  return new URL(href({ at: 'join', id: table }), location.href).href
}

/** A link, to be copied or handed to another app. */
export function ShareLink({
  label,
  help,
  link,
  copied,
}: {
  label: string
  help?: string
  link: string
  copied: string
}) {
  const texts = useOnlineWords().waiting
  const copy = useCopy()
  const helpId = useId()
  return (
    <div className="share-link">
      <label className="field">
        <b>{label}</b>
        <input
          readOnly
          value={link}
          aria-describedby={help && helpId}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <p className="row">
        <Button look="primary" icon="link" onClick={() => copy(link, copied)}>
          {texts.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {texts.share}
          </Button>
        )}
      </p>
      {help !== undefined && <small id={helpId}>{help}</small>}
    </div>
  )
}
