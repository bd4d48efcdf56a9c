import { href } from '../app/router.ts'
import { useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import type { Followed } from './use-followed.ts'

/** What stands in the place of an answer: that it is awaited, or why there is none, and the way on. */
export function Unanswered({ fault, again }: Pick<Followed<unknown>, 'fault' | 'again'>) {
  const { loading, nav, table } = useWords()
  if (fault === undefined) return <p role="status">{loading}</p>
  return (
    <div className="stack">
      <p role="alert">{fault}</p>
      <p className="row">
        <Button look="primary" onClick={again}>
          {table.retry}
        </Button>
        <a className="button" href={href({ at: 'lobby' })}>
          {nav.lobby}
        </a>
        <a className="button" href={href({ at: 'home' })}>
          {nav.home}
        </a>
      </p>
    </div>
  )
}
