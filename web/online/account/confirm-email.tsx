import { useEffect, useState } from 'react'
import { href } from '../../app/router.ts'
import { Top } from '../../app/top.tsx'
import { api } from '../api.ts'
import { refreshMe } from '../me.ts'
import { useOnlineWords } from '../use-words.ts'

type Outcome = 'confirming' | 'confirmed' | 'unconfirmed'

const asked = new Map<string, Promise<void>>()

/** A link works once: it is used once per page, however often the screen is drawn. */
function confirm(email: string, token: string): Promise<void> {
  const known = asked.get(token) ?? api.confirmEmail(email, token).then(refreshMe)
  asked.set(token, known)
  return known
}

/** Where the link of the first mail leads. */
export function ConfirmEmail({ email, token }: { email: string; token: string }) {
  const texts = useOnlineWords().account.messages
  const [outcome, setOutcome] = useState<Outcome>('confirming')
  useEffect(() => {
    confirm(email, token).then(
      () => setOutcome('confirmed'),
      () => setOutcome('unconfirmed'),
    )
  }, [email, token])
  return (
    <div className="home">
      <Top at="email" title={texts.mail} />
      <main id="content" tabIndex={-1} className="page">
        <h1>{outcome === 'unconfirmed' ? texts.unconfirmed : texts.mail}</h1>
        <p role="status">
          {outcome === 'confirming' && texts.confirming}
          {outcome === 'confirmed' && texts.confirmed(email)}
          {outcome === 'unconfirmed' && texts.unconfirmedHelp}
        </p>
        <p>
          <a className="button" href={href({ at: 'account' })}>
            {texts.toAccount}
          </a>
        </p>
      </main>
    </div>
  )
}
