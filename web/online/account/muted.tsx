import { say } from '../../app/notice.tsx'
import { Button } from '../../kit/button.tsx'
import { api, type Person } from '../api.ts'
import { trying } from '../trying.ts'
import { useAsked } from '../use-asked.ts'
import { useOnlineWords } from '../use-words.ts'

/** Whose words one does not want to read, to think better of it. */
export function Muted() {
  const texts = useOnlineWords().account.muted
  const { answer: people = [], again } = useAsked(api.muted)
  const unmute = async ({ id, name }: Person) => {
    await api.unmute(id)
    await again()
    say(texts.done(name))
  }
  if (people.length === 0) return null
  return (
    <section>
      <h2>{texts.title}</h2>
      <ul className="own-things">
        {people.map((person) => (
          <li key={person.id}>
            <b>{person.name}</b>
            <Button aria-label={texts.againOf(person.name)} onClick={() => trying(unmute(person))}>
              {texts.again}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
