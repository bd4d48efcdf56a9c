import type { GameEvent, ScoreSheet } from '@engawa/kernel'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Crest } from './crest.tsx'
import { useFollowing } from './follow.ts'
import { claimStage, enact, holdStage, motionLeft, stand } from './motion.ts'
import { painted } from './painted.ts'
import type { BoardModel } from './use-board.ts'

/** What is held still between the last thing that moves and the moment itself. */
const VERDICT = 250
const FADE = 120

type Shown<Event extends GameEvent> = Pick<BoardModel<unknown, never, Event>, 'fresh' | 'motion'>

/**
 * Something that deserves a moment of its own, over the stage: it comes when everything else lies still, stays for
 * `hold` milliseconds, and any press or key ends it. Nobody acts meanwhile but the person at this screen. The dock and
 * the log say the same, so it is not read out.
 */
export function Moment<Event extends GameEvent>({
  board: { fresh, motion },
  hold,
  className,
  onOver,
  children,
}: {
  board: Shown<Event>
  hold: number
  className?: string
  /** Another moment follows this one; at once where nobody waits for any. */
  onOver?: () => void
  children: ReactNode
}) {
  const [over, setOver] = useState<readonly Event[]>()
  const box = useRef<HTMLDivElement>(null)
  const { pace } = useFollowing()
  // Without motion it is a still print; who wants no motion and waits for nobody gets none.
  const none = motion === 'off' && pace === 'instant'
  const follow = useEffectEvent(() => onOver?.())
  useEffect(() => {
    // Nothing is drawn, and whoever waits for the stage would wait for ever.
    if (none) {
      follow()
      return undefined
    }
    let end: (() => void) | undefined
    let left = false
    const done = () => {
      setOver(fresh)
      follow()
    }
    // Whoever waits for the stage must not be quicker than the frame.
    const begun = claimStage()
    // What else this view sets in motion has begun by then.
    void painted().then(() => {
      if (left || box.current === null) {
        begun()
        return
      }
      const wait = motionLeft() + VERDICT
      const whole = wait + hold
      const frames = [
        { opacity: 0 },
        { opacity: 0, offset: wait / whole },
        { opacity: 1, offset: (wait + FADE) / whole },
        { opacity: 1, offset: 1 - FADE / whole },
        { opacity: 0 },
      ]
      const playing =
        enact(box.current, frames, whole, motion, { easing: 'linear' }) ?? stand(box.current, hold)
      holdStage(playing)
      begun()
      playing.finished.then(done, () => undefined)
      end = () => playing.cancel()
    })
    return () => {
      left = true
      begun()
      end?.()
    }
  }, [fresh, motion, none, hold])
  if (over === fresh || none) return null
  return (
    <div ref={box} className={className ?? 'moment'} style={{ opacity: 0 }} aria-hidden="true">
      {children}
    </div>
  )
}

const totalsOf = (scores: readonly ScoreSheet[]): ReadonlyMap<number, number> =>
  new Map(scores.map(({ seat, total }) => [seat, total]))

/** Whoever turned to another moment of a film has not seen what was gained before it. */
const unseen: ReadonlyMap<number, number> = new Map()

/** What everyone had at the last moment of this kind, where that was seen. */
function useGains<Event extends GameEvent>(
  { fresh, sure }: Pick<BoardModel<unknown, never, Event>, 'fresh' | 'sure'>,
  ends: boolean,
): ReadonlyMap<number, number> {
  const { film } = useFollowing()
  const [kept, setKept] = useState(() => ({ fresh, film, start: totalsOf(sure), before: totalsOf(sure) }))
  if (kept.fresh === fresh && kept.film === film) return kept.before
  const turned = kept.film !== film || (film && fresh.length === 0)
  const start = turned ? unseen : kept.start
  const now = { fresh, film, start: ends ? totalsOf(sure) : start, before: start }
  setKept(now)
  return now.before
}

/**
 * A season or a year is over: what it brought everyone, and what was told at its end.
 * `ending` names the events that end it, `tells` those that belong to the picture.
 */
export function Tableau<Event extends GameEvent>({
  board,
  ending,
  tells,
  children,
}: {
  board: Pick<BoardModel<unknown, never, Event>, 'fresh' | 'motion' | 'sure' | 'words' | 'names' | 'name'>
  ending(event: Event): boolean
  tells: readonly Event['kind'][]
  children?: ReactNode
}) {
  const { fresh, words, names, sure } = board
  const ended = fresh.filter(ending)
  const before = useGains(board, ended.length > 0)
  const [first] = ended
  if (first === undefined) return null
  const told = fresh
    .filter((event) => event !== first && tells.includes(event.kind))
    .flatMap((event) => words.event(event, names) ?? [])
  return (
    <Moment board={board} hold={1800 + 300 * told.length}>
      <div className="tableau">
        {children}
        <h2>{words.event(first, names)?.replace(/[.。]$/, '')}</h2>
        {told.length > 0 && (
          <ul className="tableau-told">
            {told.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <ol className="tableau-seats">
          {sure.map(({ seat, total }) => (
            <Gain
              key={seat}
              seat={seat}
              name={board.name(seat)}
              total={total}
              gain={total - (before.get(seat) ?? total)}
            />
          ))}
        </ol>
      </div>
    </Moment>
  )
}

function Gain({ seat, name, total, gain }: { seat: number; name: string; total: number; gain: number }) {
  return (
    <li>
      <Crest seat={seat} size={28} />
      <span>{name}</span>
      {gain !== 0 && (
        <em className="gain" data-loss={gain < 0 || undefined}>
          {gain > 0 ? `+${gain}` : `−${-gain}`}
        </em>
      )}
      <b>{total < 0 ? `−${-total}` : total}</b>
    </li>
  )
}
