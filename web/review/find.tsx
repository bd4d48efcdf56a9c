import type { SizedDecision } from '@engawa/bots'
import { at, type GamePlay, type Refusal, type Seat, sameData } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import { Suspense, useEffect, useRef, useState } from 'react'
import { href } from '../app/router.ts'
import { CoachPointing } from '../coach/pointing.tsx'
import { Button } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { useSpace } from '../kit/space.ts'
import { Seated } from '../table/screen.tsx'
import { StillSession } from '../table/still-session.ts'
import { Doll } from './doll.tsx'
import type { Telling } from './telling.ts'

const triesShown = [1, 2, 3] as const
const mostTries = triesShown.length
/** Where nothing worse happened, so many of the largest slips are looked for. */
const mostSlips = 3

/** The moves of this person that are worth finding again: what fell hard, or else the largest slips. */
export function toFind({ running, own }: Telling): readonly SizedDecision[] {
  const mine = running.review.decisions.filter(({ seat, size }) => own.includes(seat) && size !== 'best')
  const hard = mine.filter(({ size }) => size !== 'slip')
  if (hard.length > 0) return hard
  return mine
    .toSorted((a, b) => b.loss.win - a.loss.win || b.loss.points - a.loss.points)
    .slice(0, mostSlips)
    .toSorted((a, b) => a.position - b.position)
}

/** The table as it stood before a move: what is played on it is only tried. */
class FindSession extends StillSession {
  readonly id = 'find'
  readonly #tried: (move: unknown) => void

  constructor(play: GamePlay, table: Table, seat: Seat, tried: (move: unknown) => void) {
    super(play, table, seat)
    this.#tried = tried
  }

  async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    const refusal = this.table.check(seat, move)
    if (refusal === undefined) this.#tried(move)
    return refusal
  }

  override undoState() {
    return { can: false as const, lock: 'start' as const }
  }
}

interface Attempt {
  readonly move: unknown
  readonly name: string
  readonly text: string
  /** What it costs; nothing where that was not looked at. */
  readonly cost: string | undefined
  readonly better: boolean
}

/** How many words of the answer the second clue gives away. */
const clueWords = 2

function OneDoll({
  telling,
  decision,
  dolls,
  choose,
  leave,
}: {
  telling: Telling
  decision: SizedDecision
  dolls: readonly SizedDecision[]
  choose(decision: SizedDecision): void
  leave(): void
}) {
  const { running, texts, label, reason, words, names } = telling
  const find = texts.find
  const { seat, position, options } = decision
  const [attempts, setAttempts] = useState<readonly Attempt[]>([])
  const [clues, setClues] = useState(0)
  const [end, setEnd] = useState<'found' | 'shown'>()
  const table = useRef<HTMLDivElement>(null)
  const { shape } = useSpace()
  const best = options[0]
  const tryMove = (move: unknown) => {
    if (end !== undefined || best === undefined) return
    if (sameData(move, best.move)) {
      setEnd('found')
      running.raise(position, attempts.length + 1)
      return
    }
    if (attempts.some((attempt) => sameData(attempt.move, move))) return
    const known = options.find((option) => sameData(option.move, move))
    const name = label(decision, move)
    const played = options.find((option) => option.played)
    const lost = (of: 'win' | 'points') =>
      known === undefined ? 0 : Math.max(0, at(best.worth[of], seat) - at(known.worth[of], seat))
    const better =
      known !== undefined &&
      played !== undefined &&
      known !== played &&
      at(known.worth.win, seat) > at(played.worth.win, seat)
    const cost =
      known?.played === true
        ? texts.find.costs(decision.loss.win, decision.loss.points)
        : find.costs(lost('win'), lost('points'))
    const text =
      known === undefined ? find.unjudged(name) : better ? find.close(name, cost) : find.notThat(name, cost)
    const next = [...attempts, { move, name, text, cost: known && cost, better }]
    setAttempts(next)
    if (next.length >= mostTries) {
      setEnd('shown')
      running.raise(position, 0)
    }
  }
  const latest = useRef(tryMove)
  latest.current = tryMove
  const [session] = useState(
    () => new FindSession(running.play, running.table.fork(position), seat, (move) => latest.current(move)),
  )
  const [view] = useState(() => session.view(seat))
  const answer = best === undefined ? '' : label(decision, best.move)
  const last = attempts.at(-1)
  const index = dolls.indexOf(decision)
  const left = dolls.filter((one) => running.raised[one.position] === undefined && one !== decision)
  const next = left.find((one) => dolls.indexOf(one) > index) ?? left[0]
  const show = () => {
    setEnd('shown')
    running.raise(position, 0)
  }
  const state = end ?? (last === undefined ? 'asking' : last.better ? 'close' : 'wrong')
  const list = (
    <section className="find-list" data-teacher>
      <h2>{find.title}</h2>
      <p className="quiet">{find.lead(dolls.length)}</p>
      <ol>
        {dolls.map((one) => {
          const tries = running.raised[one.position]
          const status =
            one === decision && end === undefined
              ? find.now
              : tries === undefined
                ? find.toDo
                : tries === 0
                  ? find.shown
                  : find.found(tries)
          return (
            <li key={one.position}>
              <Press
                className="find-doll"
                aria-current={one === decision || undefined}
                onClick={() => choose(one)}
              >
                <Doll size={tries === undefined || tries === 0 ? one.size : 'best'} height={30} />
                <span>
                  <b className="serif">{find.turn(one.turn + 1)}</b>
                  <small className="quiet">{status}</small>
                </span>
              </Press>
            </li>
          )
        })}
      </ol>
    </section>
  )
  const panel = (
    <section className="find-panel" data-teacher data-find={state}>
      <header>
        <Doll key={state} size={end === 'found' ? 'best' : decision.size} height={36} />
        <div aria-live="polite">
          <h2>
            {end === undefined ? (last?.text ?? find.ask) : end === 'found' ? find.foundIt(answer) : answer}
          </h2>
          <p className="quiet">
            {end === undefined ? (last?.better === true ? find.betterThen : find.askHelp) : reason(decision)}
          </p>
        </div>
        {end === undefined && (
          <span
            className="find-tries"
            role="img"
            aria-label={`${find.tries}: ${attempts.length} / ${mostTries}`}
          >
            {triesShown.map((one) => (
              <i key={one} data-used={one <= attempts.length || undefined} />
            ))}
          </span>
        )}
      </header>
      {attempts.length > 0 && (
        <ol className="find-ghosts" aria-label={find.tried}>
          {attempts.map(({ move, name, cost, better }) => (
            <li key={JSON.stringify(move)}>
              <Doll size={better ? 'slip' : decision.size} height={22} />
              <span>{name}</span>
              <b>{cost === undefined ? find.unknownCost : `−${cost}`}</b>
            </li>
          ))}
        </ol>
      )}
      {end === undefined && clues > 0 && (
        <p className="find-clue">
          <b>{find.clue}</b>{' '}
          {clues === 1
            ? find.clueDecision(words.prompt(view, { ...names, viewer: seat }).question)
            : find.clueKind(answer.split(' ').slice(0, clueWords).join(' '))}
        </p>
      )}
      <div className="row">
        {end === undefined ? (
          <>
            {clues < 2 && (
              <Button icon="hint" onClick={() => setClues(clues + 1)}>
                {clues === 0 ? find.clue : find.second}
              </Button>
            )}
            <Button icon="eye" onClick={show}>
              {find.showMe}
            </Button>
            <Button onClick={() => (next === undefined ? leave() : choose(next))}>{find.later}</Button>
          </>
        ) : (
          <Button look="primary" onClick={() => (next === undefined ? leave() : choose(next))}>
            {next === undefined ? find.done : find.next}
          </Button>
        )}
      </div>
    </section>
  )
  return (
    <Seated
      session={session}
      position={undefined}
      teaching={{
        table,
        state: `find-${state}`,
        step: index + 1,
        asked: '',
        pointed: '',
        leave: { href: href({ at: 'review', ...running.address }), label: find.leave },
        tag: find.progress(dolls.length - left.length - (end === undefined ? 1 : 0), dolls.length),
        side: shape === 'columns' && (
          <div className="find-side">
            {panel}
            {list}
          </div>
        ),
        top: null,
        dock: shape !== 'columns' && panel,
        layer: end !== undefined && best !== undefined && (
          <Suspense>
            <CoachPointing table={table} game={running.save.game} view={view} seat={seat} move={best.move} />
          </Suspense>
        ),
      }}
    />
  )
}

/** One's own costly moves, to be played again before the answer is shown. */
export function FindIt({ telling, leave }: { telling: Telling; leave(): void }) {
  const dolls = toFind(telling)
  const { raised } = telling.running
  const [chosen, setChosen] = useState(
    () => dolls.find(({ position }) => raised[position] === undefined) ?? dolls[0],
  )
  // The table begins at its top, however far the review was read.
  useEffect(() => {
    // No value given back: some browsers return a promise, which React would take for a way to clean up.
    scrollTo(0, 0)
  }, [])
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        document.querySelector('dialog[open]') === null
      )
        leave()
    }
    // The way out in the bar leads to the page that is open already.
    const click = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('.table-bar a[href$="/review"]') !== null)
        leave()
    }
    document.addEventListener('keydown', key)
    document.addEventListener('click', click)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('click', click)
    }
  }, [leave])
  const decision = dolls.find(({ position }) => position === chosen?.position) ?? dolls[0]
  if (decision === undefined) return null
  return (
    <OneDoll
      key={decision.position}
      telling={telling}
      decision={decision}
      dolls={dolls}
      choose={setChosen}
      leave={leave}
    />
  )
}
