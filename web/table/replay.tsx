import { useEffect, useState } from 'react'
import { useCopy } from '../app/clipboard.ts'
import { say } from '../app/notice.tsx'
import { go, href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { sentences } from './log.tsx'
import type { ScreenModel } from './screen-model.ts'

/** How long a position is shown while the replay runs, in milliseconds. */
const filmStep = { calm: 1800, brisk: 1000, instant: 400 } as const

/** The dock of a replay: a slider over every position, each with a link of its own. */
export function ReplayDock({ model, position }: { model: ScreenModel; position: number }) {
  const words = useWords()
  const copy = useCopy()
  const texts = words.replay
  const { pace } = useSettings()
  const { session } = model
  const { kind, id } = session
  const last = session.position
  const [running, setRunning] = useState(false)
  const show = (to: number) =>
    go({ at: 'table', kind, id, position: Math.max(0, Math.min(last, to)) }, 'replace')
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(
      () =>
        position >= last
          ? setRunning(false)
          : go({ at: 'table', kind, id, position: position + 1 }, 'replace'),
      filmStep[pace],
    )
    return () => clearTimeout(timer)
  }, [running, position, last, kind, id, pace])
  const told = position === 0 ? [words.table.setUp] : sentences(model.fresh, model.words, model.names)
  const mayFork = session.forks
  async function fork(): Promise<void> {
    const forked = await session.fork(position)
    say(texts.forked)
    go({ at: 'table', kind: 'local', id: forked })
  }
  return (
    <section className="dock replay-dock" aria-label={texts.title}>
      <div className="prompt" aria-live="polite">
        <h2>{texts.position(position, last)}</h2>
        <p>{told.join(' ')}</p>
      </div>
      <div className="replay-row">
        <IconButton icon="first" label={texts.first} disabled={position === 0} onClick={() => show(0)} />
        <IconButton
          icon="back"
          label={texts.previous}
          disabled={position === 0}
          onClick={() => show(position - 1)}
        />
        <IconButton
          icon={running ? 'pause' : 'play'}
          label={running ? texts.pause : texts.play}
          onClick={() => setRunning(!running)}
        />
        <IconButton
          icon="next"
          label={texts.next}
          disabled={position === last}
          onClick={() => show(position + 1)}
        />
        <IconButton icon="last" label={texts.last} disabled={position === last} onClick={() => show(last)} />
        <input
          type="range"
          min={0}
          max={last}
          value={position}
          aria-label={texts.slider}
          aria-valuetext={texts.position(position, last)}
          onChange={(event) => show(Number(event.target.value))}
        />
      </div>
      <div className="row">
        <a className="button primary" href={href({ at: 'table', kind, id })}>
          {texts.leave}
        </a>
        <Button
          icon={mayFork ? 'branch' : 'lock'}
          aria-disabled={!mayFork || undefined}
          title={mayFork ? undefined : texts.forkLocked}
          onClick={() => (mayFork ? void fork() : say(texts.forkLocked))}
        >
          {texts.fork}
        </Button>
        <Button icon="link" onClick={() => copy(location.href, words.table.linkCopied)}>
          {words.table.copyLink}
        </Button>
      </div>
    </section>
  )
}
