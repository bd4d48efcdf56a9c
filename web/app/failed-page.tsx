import { SaveError, tableWords } from '@engawa/table'
import { Refused, Unreachable } from '../online/api.ts'
import { problemText } from '../online/use-words.ts'
import { StorageBlocked } from '../store/tables.ts'
import { NoSuchTable } from '../table/local.ts'
import { useAnotherTry } from './another-try.ts'
import { FailureScreen, PageFault, type WayOn } from './failure-screen.tsx'
import { UnknownGame } from './games.ts'
import { useSettings, useWords } from './settings.ts'

const NOT_FOUND = 404
const LOCAL: readonly WayOn[] = ['tables', 'home']
const ONLINE: readonly WayOn[] = ['lobby', 'home']

/** What went wrong with a page, in words. */
export function FailedPage({ fault, retry }: { fault: unknown; retry(): void }) {
  const words = useWords()
  const { locale } = useSettings()
  const { failure, tables } = words
  const again = { label: words.table.retry, run: retry }
  useAnotherTry(retry, fault instanceof Unreachable && !fault.stumbled)
  if (fault instanceof Unreachable)
    return (
      <FailureScreen
        title={failure.noAnswer}
        text={[problemText(fault), failure.playOffline]}
        retry={again}
        ways={LOCAL}
      />
    )
  if (fault instanceof Refused)
    return (
      <FailureScreen
        title={tables.broken}
        text={[problemText(fault), ...(fault.status === NOT_FOUND ? [failure.deadLink] : [])]}
        retry={fault.limited ? again : undefined}
        ways={ONLINE}
      />
    )
  if (fault instanceof StorageBlocked)
    return <FailureScreen title={tables.broken} text={[failure.otherTab]} retry={again} ways={['home']} />
  if (fault instanceof UnknownGame)
    return <FailureScreen title={failure.page} text={[failure.unknownGame]} ways={LOCAL} />
  if (fault instanceof SaveError || fault instanceof NoSuchTable) {
    const told = fault instanceof SaveError ? tableWords[locale].faults[fault.fault] : tables.gone
    return <FailureScreen title={tables.broken} text={[told]} ways={LOCAL} />
  }
  return <PageFault />
}
