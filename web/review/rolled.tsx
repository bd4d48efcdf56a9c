import { durationOf } from '../app/formats.ts'
import { useSettings } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import type { Telling } from './telling.ts'
import { workersHere } from './workers.ts'

/** About how long a whole review takes here, in seconds; a game nobody measured counts as a middling one. */
function secondsFor({ running }: Telling): number {
  const seconds = (running.play.adviser.search?.reviewSeconds ?? 60) / workersHere()
  return Math.max(5, Math.round(seconds / 5) * 5)
}

/** What stands where the scroll is still rolled up: how to begin, how far it is, or what went wrong. */
export function Rolled({ telling }: { telling: Telling }) {
  const { running, texts } = telling
  const { locale } = useSettings()
  const { done, all } = running.progress
  const turns = running.review.turns.length
  const quarter = Math.floor((4 * done) / all) * 25
  if (running.state === 'done') return null
  if (running.state === 'rolled')
    return (
      <section className="review-empty">
        <h2>{texts.empty.lead}</h2>
        <p>{texts.empty.text}</p>
        <p className="quiet">{texts.empty.time(secondsFor(telling))}</p>
        <Button look="primary" onClick={() => void running.start()}>
          {texts.empty.begin}
        </Button>
        {running.address.kind === 'online' && (
          <>
            <p className="quiet">{texts.empty.onServer}</p>
            <Button onClick={() => void running.startOnServer()}>{texts.empty.askServer}</Button>
            {running.unmade && <p role="alert">{texts.empty.unmade}</p>}
          </>
        )}
      </section>
    )
  const { left } = running
  return (
    <section className="review-running">
      <h2>{running.state === 'failed' ? texts.running.failed(running.failedTurn) : texts.running.title}</h2>
      {running.state === 'running' && (
        <p>
          {running.remote !== undefined
            ? texts.running.onServer
            : turns === 0
              ? texts.running.learning
              : texts.running.text(turns, running.reviewing.spans.length)}{' '}
          {left !== undefined && texts.running.left(durationOf(left, locale))}
        </p>
      )}
      {running.state === 'stopped' && <p>{texts.running.stopped}</p>}
      <progress max={all} value={done} aria-label={texts.running.title} />
      <p className="unseen" role="status">
        {running.state === 'running' && quarter > 0 ? texts.running.announce(quarter) : ''}
      </p>
      {running.state === 'running' ? (
        <Button onClick={() => running.stop()}>{texts.running.stop}</Button>
      ) : (
        <Button look="primary" onClick={() => void running.start()}>
          {running.state === 'failed' ? texts.running.again : texts.empty.goOn}
        </Button>
      )}
      {running.unstored && <p role="alert">{texts.running.unstored}</p>}
    </section>
  )
}
