import { type Ref, useCallback, useMemo } from 'react'
import { useCopy } from '../app/clipboard.ts'
import { say } from '../app/notice.tsx'
import { go, href } from '../app/router.ts'
import { useWords } from '../app/settings.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Crest } from '../kit/crest.tsx'
import { useKeys } from '../kit/keys.ts'
import { Press } from '../kit/press.tsx'
import { Rest } from './caption.tsx'
import { chaptersOf, type FilmChapter, type FilmTurn, turnFrom, turnsOf, useFilm } from './film.ts'
import { toldDeed } from './joined.ts'
import type { ScreenModel } from './screen-model.ts'
import './replay.css'

/** What a replay runs through. */
function useReel(model: ScreenModel) {
  const { session, seating, words, names } = model
  const { position } = session
  const turns = useMemo(() => turnsOf(session.movers.slice(0, position)), [session, position])
  const chapters = useMemo(
    () =>
      chaptersOf([session.opening(seating.viewer), ...session.log(seating.viewer)], {
        session,
        words,
        names,
      }),
    [session, seating.viewer, words, names],
  )
  return { turns, chapters }
}

/** The dock of a replay, which is a film: every position has a link of its own. */
export function ReplayDock({
  model,
  position,
  place,
}: {
  model: ScreenModel
  position: number
  /** Where the board shows what lies in its dock otherwise. */
  place: Ref<HTMLDivElement>
}) {
  const words = useWords()
  const copy = useCopy()
  const texts = words.replay
  const { session } = model
  const { kind, id } = session
  const last = session.position
  const show = useCallback(
    (to: number) => go({ at: 'table', kind, id, position: Math.max(0, Math.min(last, to)) }, 'replace'),
    [kind, id, last],
  )
  const { turns, chapters } = useReel(model)
  const turn = turns.find(({ from, to }) => from < position && position <= to)
  const told =
    position === 0 || turn === undefined
      ? { sentence: words.table.setUp, rest: '' }
      : toldDeed([{ seat: turn.seat, events: model.fresh }], model)
  const film = useFilm({ position, last, told: told !== undefined }, show)
  const jump = (to: number) => {
    film.stop()
    show(to)
  }
  useKeys(
    [
      { key: ' ', shown: texts.space, does: texts.playOrPause, run: film.toggle },
      { key: 'ArrowLeft', does: texts.previous, run: () => jump(position - 1) },
      { key: 'ArrowRight', does: texts.next, run: () => jump(position + 1) },
      {
        key: 'PageUp',
        shown: 'Pg ↑',
        does: texts.previousTurn,
        run: () => jump(turnFrom(turns, position, -1)),
      },
      { key: 'PageDown', shown: 'Pg ↓', does: texts.nextTurn, run: () => jump(turnFrom(turns, position, 1)) },
      { key: '+', does: texts.faster, run: () => film.faster(1) },
      { key: '-', does: texts.slower, run: () => film.faster(-1) },
    ],
    'table',
  )
  const mayFork = session.forks
  async function fork(): Promise<void> {
    const forked = await session.fork(position)
    say(texts.forked)
    go({ at: 'table', kind: 'local', id: forked })
  }
  const chapter = chapters.findLast((one) => one.position <= position)
  return (
    <section className="dock replay-dock" aria-label={texts.title}>
      <div className="prompt film" aria-live="polite" data-seat={turn && turn.seat % 5}>
        {turn !== undefined && position > 0 && <Crest seat={turn.seat} size={40} />}
        <div className="film-where">
          <h2 tabIndex={-1}>{texts.position(position, last)}</h2>
          {turn !== undefined && position > 0 && (
            <span>{words.telling.turnOf(model.names.seats[turn.seat] ?? '')}</span>
          )}
          {chapter !== undefined && <span>{chapter.title}</span>}
        </div>
        <div className="film-told">
          <p>{told?.sentence}</p>
          <Rest text={told?.rest} />
        </div>
      </div>
      <div className="film-board" ref={place} />
      <div className="replay-row">
        <IconButton icon="first" label={texts.first} disabled={position === 0} onClick={() => jump(0)} />
        <IconButton
          icon="back"
          label={texts.previous}
          disabled={position === 0}
          onClick={() => jump(position - 1)}
        />
        <IconButton
          icon={film.running ? 'pause' : 'play'}
          label={film.running ? texts.pause : texts.play}
          onClick={film.toggle}
        />
        <IconButton
          icon="next"
          label={texts.next}
          disabled={position === last}
          onClick={() => jump(position + 1)}
        />
        <IconButton icon="last" label={texts.last} disabled={position === last} onClick={() => jump(last)} />
        <Press className="film-speed" aria-label={texts.speed(film.speed)} onClick={film.cycle}>
          ×{film.speed === 0.5 ? '½' : film.speed}
        </Press>
        <div className="film-slider">
          <input
            type="range"
            min={0}
            max={last}
            value={position}
            aria-label={texts.slider}
            aria-valuetext={[texts.position(position, last), chapter?.title].filter(Boolean).join(', ')}
            onChange={(event) => jump(Number(event.target.value))}
          />
          <Marks turns={turns} chapters={chapters} last={last} />
        </div>
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

/** Under the slider: whose turns these were, in their inks, and where seasons began. */
function Marks({
  turns,
  chapters,
  last,
}: {
  turns: readonly FilmTurn[]
  chapters: readonly FilmChapter[]
  last: number
}) {
  const whole = Math.max(1, last)
  return (
    <svg className="film-marks" viewBox={`0 0 ${whole} 10`} preserveAspectRatio="none" aria-hidden="true">
      {turns.map(({ seat, from, to }) => (
        <rect key={from} data-seat={seat % 5} x={from} y={4} width={to - from} height={4} />
      ))}
      {chapters.map(({ position }) => (
        <path key={position} d={`M${position} 0V10`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
