import type { GameEvent, Names } from '@engawa/kernel'
import { useMemo, useState } from 'react'
import { useCopy } from '../app/clipboard.ts'
import { go, href } from '../app/router.ts'
import { useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Crest } from '../kit/crest.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { deedsOf, type LogLine, leadsOn, linesOf } from './joined.ts'
import type { ScreenModel } from './screen-model.ts'
import type { PointAt } from './use-pointed.ts'

export function sentences(
  events: readonly GameEvent[],
  words: ScreenModel['words'],
  names: Names,
): readonly string[] {
  return events.flatMap((event) => words.event(event, names) ?? [])
}

export function useLogLines(model: ScreenModel): readonly LogLine[] {
  return useMemo(() => {
    const { session, words, names } = model
    const { viewer } = model.seating
    const told = [session.opening(viewer), ...session.log(viewer)].map((events, position) => ({
      events,
      position,
      mover: session.movers[position - 1],
    }))
    const deeds = deedsOf(told, (row, next) => row.mover === next.mover && leadsOn(row.events, session.play))
    return deeds.flatMap((rows) => linesOf(rows, words, names))
  }, [model])
}

/** Where the last unbroken run of one seat's moves began: the turn that is being played. */
function turnStart(model: ScreenModel): number {
  const { movers } = model.session
  const last = movers.at(-1)
  let start = movers.length
  while (start > 0 && movers[start - 1] === last) start--
  return start
}

const PAGE = 40

/** The lines of the game, newest first: a press shows on the board what a line tells of. */
export function Log({ model, point }: { model: ScreenModel; point: PointAt }) {
  const words = useWords()
  const copy = useCopy()
  const lines = useLogLines(model)
  const [most, setMost] = useState(PAGE)
  const start = turnStart(model)
  const { kind, id } = model.session
  const newest = lines.at(-1)
  const shown = lines.slice(-most).reverse()
  if (newest === undefined) return <p className="quiet">{words.table.nothingYet}</p>
  /** What is no longer in sight is seen on the board as it stood then. */
  const show = async ({ events, position }: LogLine) => {
    if (!(await point((game) => events.flatMap((event) => game.told(event)))))
      go({ at: 'table', kind, id, position })
  }
  const row = (line: LogLine, index: number) => (
    <li
      key={`${line.position} ${line.text} ${index}`}
      data-newest={line === newest || undefined}
      data-shown={line.position === model.past || undefined}
    >
      <Press className="log-line" title={words.table.onBoard} onClick={() => void show(line)}>
        {line.seat === undefined ? <span className="nobody" /> : <Crest seat={line.seat} size={22} />}
        <span>{line.text}</span>
      </Press>
      <a
        className="log-then"
        href={href({ at: 'table', kind, id, position: line.position })}
        title={words.table.toPosition(line.position)}
        aria-label={words.table.toPosition(line.position)}
      >
        <Icon name="replay" size={16} />
      </a>
    </li>
  )
  const now = shown.filter((line) => line.position > start)
  const before = shown.filter((line) => line.position <= start)
  return (
    <div className="log">
      <ol aria-label={words.table.thisTurn}>{now.map(row)}</ol>
      {before.length > 0 && (
        <>
          <p className="label rule-line">{words.table.before}</p>
          <ol aria-label={words.table.before}>{before.map(row)}</ol>
        </>
      )}
      <p className="row">
        {lines.length > most && (
          <Button onClick={() => setMost(most + 200)}>{words.table.showMore(lines.length - most)}</Button>
        )}
        <Button onClick={() => copy(lines.map((line) => line.text).join('\n'), words.table.logCopied)}>
          {words.table.copyLog}
        </Button>
      </p>
    </div>
  )
}
