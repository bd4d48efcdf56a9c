import { SaveError, tableWords } from '@engawa/table'
import { Button } from '../kit/button.tsx'
import { Refused, Unreachable } from '../online/api.ts'
import { problemText } from '../online/use-words.ts'
import { NoSuchTable } from '../table/local.ts'
import { UnknownGame } from './games.ts'
import { href } from './router.ts'
import { useSettings, useWords } from './settings.ts'

/** What went wrong with a screen, in words. */
export function Told({ fault, retry }: { fault: unknown; retry(): void }) {
  const words = useWords()
  const { locale } = useSettings()
  const told =
    fault instanceof Refused || fault instanceof Unreachable
      ? problemText(fault)
      : fault instanceof SaveError
        ? tableWords[locale].faults[fault.fault]
        : fault instanceof NoSuchTable
          ? words.tables.gone
          : fault instanceof UnknownGame
            ? tableWords[locale].faults['unknown-game']
            : words.table.failed
  return (
    <main className="page trouble" role="alert">
      <h1>{words.tables.broken}</h1>
      <p>{told}</p>
      <p className="row">
        <Button onClick={retry}>{words.table.retry}</Button>
        <a className="button" href={href({ at: 'home' })}>
          {words.nav.home}
        </a>
      </p>
    </main>
  )
}
