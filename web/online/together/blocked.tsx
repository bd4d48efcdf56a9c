import { useState } from 'react'
import { say } from '../../app/notice.tsx'
import { Flag } from '../../app/settings-sheet.tsx'
import { Button } from '../../kit/button.tsx'
import { api, type Me, type Person } from '../api.ts'
import { trying } from '../trying.ts'
import { useAsked } from '../use-asked.ts'
import { useOnlineWords } from '../use-words.ts'

/** Whether others see that one is here, and who never does. */
export function BeingSeen({ me }: { me: Me }) {
  const texts = useOnlineWords().together.friends
  const [hidden, setHidden] = useState(me.hidden)
  const { answer: people = [], again } = useAsked(api.blocked)
  const hide = async (next: boolean) => {
    setHidden(next)
    try {
      await api.hide(next)
    } catch (problem) {
      setHidden(!next)
      throw problem
    }
  }
  const unblock = async ({ id, name }: Person) => {
    await api.unblock(id)
    await again()
    say(texts.unblocked(name))
  }
  return (
    <section>
      <h2>{texts.hiddenTitle}</h2>
      <Flag label={texts.hidden} help={texts.hiddenHelp} value={hidden} set={(next) => trying(hide(next))} />
      {people.length > 0 && (
        <>
          <h3>{texts.blockedPeople}</h3>
          <ul className="own-things">
            {people.map((person) => (
              <li key={person.id}>
                <b>{person.name}</b>
                <Button aria-label={texts.unblockOf(person.name)} onClick={() => trying(unblock(person))}>
                  {texts.unblock}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
