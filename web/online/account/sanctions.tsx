import { momentOf } from '../../app/formats.ts'
import { useSettings } from '../../app/settings.ts'
import { api } from '../api.ts'
import { useAsked } from '../use-asked.ts'
import { useOnlineWords } from '../use-words.ts'

/** What whoever runs the server decided about oneself, and why; nothing for nearly everybody. */
export function Sanctions() {
  const texts = useOnlineWords().account.sanctions
  const { locale } = useSettings()
  const { answer = [] } = useAsked(api.sanctions)
  if (answer.length === 0) return null
  return (
    <section>
      <h2>{texts.title}</h2>
      <ul className="own-things">
        {answer.map(({ id, kind, reason, until, lifted }) => (
          <li key={id}>
            <span>
              <b>{texts.kinds[kind]}</b>
              <span>{reason}</span>
              <small>
                {lifted !== null
                  ? texts.lifted
                  : until < Date.now()
                    ? texts.over
                    : texts.until(momentOf(until, locale))}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
