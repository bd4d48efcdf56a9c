import { ReviewError } from '@engawa/bots'
import { SaveError } from '@engawa/table'
import { use, useState } from 'react'
import { Boundary } from '../app/boundary.tsx'
import { FailedPage } from '../app/failed-page.tsx'
import { entryOf } from '../app/games.ts'
import { forgetFailedLoads } from '../app/loads.ts'
import { href, type TableAddress } from '../app/router.ts'
import { FindIt } from './find.tsx'
import { Frame } from './frame.tsx'
import { Rolled } from './rolled.tsx'
import { forgetReview, GivenUp, openReview } from './running.ts'
import { useTelling } from './telling.ts'
import { Unrolled } from './unrolled.tsx'
import { useReviewWords } from './words/index.ts'
import '../styles/review.css'

function Opened({ address }: { address: TableAddress }) {
  const running = use(openReview(address))
  const telling = useTelling(running)
  const [find, setFind] = useState(false)
  if (find) return <FindIt telling={telling} leave={() => setFind(false)} />
  return (
    <Frame telling={telling} address={address}>
      <div
        className="review"
        data-accent={entryOf(running.save.game)?.face.accent}
        data-state={running.state}
      >
        {running.review.turns.length === 0 ? (
          <Rolled telling={telling} />
        ) : (
          <Unrolled telling={telling} find={find} setFind={setFind} />
        )}
      </div>
    </Frame>
  )
}

/** Why a game cannot be looked at, in a sentence and with a way back. */
function Refused({ fault, address, retry }: { fault: unknown; address: TableAddress; retry(): void }) {
  const texts = useReviewWords()
  const code =
    fault instanceof ReviewError
      ? fault.fault
      : fault instanceof GivenUp
        ? 'given-up'
        : fault instanceof SaveError && fault.fault === 'other-rules'
          ? 'other-rules'
          : undefined
  if (code === undefined) return <FailedPage fault={fault} retry={retry} />
  return (
    <Frame address={address}>
      <section className="review-empty">
        <h2>{texts.title}</h2>
        <p role="alert">{texts.faults[code]}</p>
        <a className="button primary" href={href({ at: 'table', ...address })}>
          {texts.back}
        </a>
      </section>
    </Frame>
  )
}

/** The review of a finished table. */
export function ReviewPage({ kind, id }: TableAddress) {
  const address = { kind, id }
  return (
    <Boundary
      of={`${kind} ${id}`}
      fallback={(fault, retry) => (
        <Refused
          fault={fault}
          address={address}
          retry={() => {
            forgetReview(address)
            forgetFailedLoads()
            retry()
          }}
        />
      )}
    >
      <Opened address={address} />
    </Boundary>
  )
}
