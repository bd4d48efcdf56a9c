import type { SizedDecision } from '@engawa/bots'
import { at, type GameEvent, sureSheet } from '@engawa/kernel'
import { use, useEffect, useMemo, useState } from 'react'
import { Boundary } from '../app/boundary.tsx'
import { entryOf, loadBoard } from '../app/games.ts'
import { href } from '../app/router.ts'
import { motionOf, useSettings } from '../app/settings.ts'
import type { BoardProps } from '../kit/board.ts'
import { IconButton } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { SlotsProvider } from '../kit/slots.tsx'
import { wholePercent } from '../words/numbers.ts'
import { Doll } from './doll.tsx'
import type { Telling } from './telling.ts'

/** One step of the better move is shown for so long, in milliseconds. */
const stepTime = 700

export type Shown = 'played' | 'better'

interface Frame {
  readonly view: unknown
  readonly fresh: readonly GameEvent[]
}

const nowhere = {
  dock: null,
  left: null,
  right: null,
  bar: null,
  seats: [],
  seatSigns: [],
  setFrame: () => undefined,
}

/** The position before the move, and after each of its steps: as they were played, or as the better move goes. */
function framesOf({ running }: Telling, decision: SizedDecision, shown: Shown): readonly Frame[] {
  const { table, reviewing } = running
  const { position, seat, line, turn } = decision
  const { to } = at(reviewing.spans, turn)
  const fork = table.fork(position)
  const frames: Frame[] = [{ view: fork.view(seat), fresh: [] }]
  const moves =
    shown === 'better'
      ? line.map((move) => ({ seat, move }))
      : running.save.moves.slice(position, Math.min(to, position + Math.max(1, line.length)))
  for (const { seat: mover, move } of moves) {
    const played = fork.play(mover, move)
    if (!played.ok) break
    frames.push({ view: fork.view(seat), fresh: played.events })
  }
  return frames
}

function Drawn({ telling, decision, frame }: { telling: Telling; decision: SizedDecision; frame: Frame }) {
  const { running, words, names } = telling
  const settings = useSettings()
  const { game } = running.play
  const Board = use(loadBoard(game.id))
  const turn = game.turn(frame.view)
  const scores = game.score(frame.view)
  if (Board === undefined) return null
  const props: BoardProps = {
    view: frame.view,
    viewer: decision.seat,
    names: { ...names, viewer: decision.seat },
    locale: settings.locale,
    words,
    moves: [],
    act: () => undefined,
    check: () => undefined,
    explain: () => undefined,
    preview: () => undefined,
    openRule: () => undefined,
    fresh: frame.fresh,
    motion: motionOf(settings),
    secrets: 'open',
    scores,
    sure: turn.over ? scores : scores.map((sheet) => sureSheet(sheet, game.atEnd)),
    undo: { can: false, run: () => undefined },
    active: turn.over ? [] : turn.seats,
  }
  return (
    <SlotsProvider value={nowhere}>
      <Board {...props} />
    </SlotsProvider>
  )
}

/** The board at a decision, with the move as it was played and the better one, step by step. */
export function ReviewBoard({
  telling,
  decision,
  shown,
  choose,
}: {
  telling: Telling
  decision: SizedDecision
  shown: Shown
  choose(shown: Shown): void
}) {
  const { running, texts, label } = telling
  const settings = useSettings()
  const frames = useMemo(() => framesOf(telling, decision, shown), [telling, decision, shown])
  const last = frames.length - 1
  const still = motionOf(settings) === 'off'
  const [step, setStep] = useState(0)
  const [plays, setPlays] = useState(false)
  useEffect(() => {
    void frames
    setStep(0)
    setPlays(false)
  }, [frames])
  useEffect(() => {
    if (!plays) return
    if (still) setStep(last)
    const timer = setTimeout(() => (step >= last ? setPlays(false) : setStep(step + 1)), stepTime)
    return () => clearTimeout(timer)
  }, [plays, step, last, still])
  const play = () => {
    if (step >= last) setStep(0)
    setPlays(!plays)
  }
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { target } = event
      if (
        event.key !== ' ' ||
        !(target instanceof Element) ||
        target.closest('button, a, input, dialog') !== null
      )
        return
      event.preventDefault()
      play()
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  })
  const best = decision.options[0]
  const better = best !== undefined && !best.played && decision.size !== 'best'
  const frame = frames[Math.min(step, last)] ?? { view: undefined, fresh: [] }
  const named = decision.options.find((option) => (shown === 'better' ? option === best : option.played))
  return (
    <section
      className="review-board"
      aria-label={texts.board.label}
      data-accent={entryOf(running.save.game)?.face.accent}
    >
      <header>
        <h2>{named === undefined ? '' : label(decision, named.move)}</h2>
        {better && (
          <div className="review-switch" role="radiogroup" aria-label={texts.board.label}>
            {(['played', 'better'] as const).map((one) => (
              <Press
                key={one}
                role="radio"
                aria-checked={shown === one}
                className={`button ${one}`}
                onClick={() => choose(one)}
              >
                {texts.board[one]}
              </Press>
            ))}
          </div>
        )}
        <div className="row">
          <IconButton
            icon="back"
            label={texts.board.previous}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          />
          <IconButton icon={plays ? 'pause' : 'play'} label={texts.board.play} onClick={play} />
          <IconButton
            icon="next"
            label={texts.board.next}
            disabled={step >= last}
            onClick={() => setStep(step + 1)}
          />
        </div>
      </header>
      <p className="quiet small" role="status">
        {step === 0 ? texts.board.before : texts.board.step(step, last)}
      </p>
      <div className="table review-table">
        <div className="stage" inert>
          <Boundary of={frame.view} fallback={() => <p>{texts.running.failed(undefined)}</p>}>
            <Drawn telling={telling} decision={decision} frame={frame} />
          </Boundary>
        </div>
      </div>
      <p>
        <a
          className="quiet small"
          href={href({ at: 'table', ...running.address, position: decision.position })}
        >
          {texts.board.open}
        </a>
      </p>
    </section>
  )
}

/** The best moves and the played one, with the chance to win after each, and why. */
export function Options({ telling, decision }: { telling: Telling; decision: SizedDecision }) {
  const { texts, label, own, reason } = telling
  const { locale } = useSettings()
  const { seat } = decision
  const best = decision.options[0]
  const top = Math.max(0.01, ...decision.options.map(({ worth }) => at(worth.win, seat)))
  const mine = own.includes(seat)
  return (
    <section className="review-options" aria-label={texts.options.title}>
      <ul>
        {decision.options.map((option) => {
          const win = at(option.worth.win, seat)
          // What may be mere noise is taken off the loss of the played move: it is the same everywhere.
          const behind = (of: 'win' | 'points') =>
            best === undefined ? 0 : at(best.worth[of], seat) - at(option.worth[of], seat)
          const { win: lost, points } = option.played
            ? decision.loss
            : { win: behind('win'), points: behind('points') }
          const size =
            option === best ? 'best' : option.played ? decision.size : lost > 0.005 ? 'slip' : 'best'
          return (
            <li key={JSON.stringify(option.move)}>
              <Doll size={size} height={24} />
              <span className="serif">{label(decision, option.move)}</span>
              <span className="review-tag">
                {option.played ? (
                  <b className="you">{mine ? texts.options.you : texts.options.played}</b>
                ) : option === best ? (
                  <b className="better">{texts.options.better}</b>
                ) : null}
              </span>
              <span className={option.played && option !== best ? 'review-bar own' : 'review-bar'}>
                <i
                  style={{ width: `${Math.round((100 * win) / top)}%` }}
                  data-best={option === best || undefined}
                />
              </span>
              <b className="serif review-win">
                {wholePercent(win, locale)}
                <span className="unseen"> {texts.options.win}</span>
              </b>
              <span className="review-cost">
                {option === best ? texts.options.best : texts.cost(Math.max(0, lost), Math.max(0, points))}
              </span>
            </li>
          )
        })}
      </ul>
      <p>{reason(decision)}</p>
    </section>
  )
}
