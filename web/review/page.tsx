import { ReviewError, type SizedDecision } from '@engawa/bots'
import { at } from '@engawa/kernel'
import { SaveError } from '@engawa/table'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Boundary } from '../app/boundary.tsx'
import { useCopy } from '../app/clipboard.ts'
import { FailedPage } from '../app/failed-page.tsx'
import { durationOf, listOf } from '../app/formats.ts'
import { entryOf } from '../app/games.ts'
import { forgetFailedLoads } from '../app/loads.ts'
import { href, type TableAddress } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { useTitle } from '../app/title.ts'
import { Seal, Switches } from '../app/top.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { Crest } from '../kit/crest.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { wholePercent } from '../words/numbers.ts'
import { Options, ReviewBoard, type Shown } from './board.tsx'
import { Doll } from './doll.tsx'
import { FindIt, toFind } from './find.tsx'
import { CostlyMoves, TurningPoints, TurnTable } from './lists.tsx'
import { LuckAndChoices } from './luck.tsx'
import { forgetReview, GivenUp, openReview } from './running.ts'
import { Scroll } from './scroll.tsx'
import { type Telling, useTelling } from './telling.ts'
import { useReviewWords } from './words/index.ts'
import { workersHere } from './workers.ts'
import '../styles/review.css'

/** About how long a whole review takes here, in seconds; a game nobody measured counts as a middling one. */
function secondsFor({ running }: Telling): number {
  const seconds = (running.play.adviser.search?.reviewSeconds ?? 60) / workersHere()
  return Math.max(5, Math.round(seconds / 5) * 5)
}

function Frame({
  telling,
  address,
  children,
}: {
  telling?: Telling
  address: TableAddress
  children: ReactNode
}) {
  const texts = useReviewWords()
  const words = useWords()
  const { locale } = useSettings()
  const copy = useCopy()
  const title = telling?.words.title
  useTitle(title === undefined ? texts.title : `${texts.title} · ${title}`)
  const review = telling?.running.review
  const winners = review?.result.win.flatMap((share, seat) => (share > 0 ? [seat] : [])) ?? []
  const ended =
    telling === undefined || review === undefined || winners.length === 0
      ? ''
      : winners.length === 1
        ? texts.wins(telling.nameOf(at(winners, 0)), at(review.result.points, at(winners, 0)))
        : texts.draw(listOf(winners.map(telling.nameOf), locale))
  return (
    <div className="review-page">
      <Press className="skip" onClick={() => document.getElementById('content')?.focus()}>
        {words.skip}
      </Press>
      <header className="review-top">
        <a
          className="icon-button"
          href={href({ at: 'table', ...address })}
          aria-label={texts.back}
          title={texts.back}
        >
          <Icon name="back" />
        </a>
        <Seal size={34} />
        <h1>
          {title ?? texts.title}{' '}
          <small>{[title === undefined ? '' : texts.title, ended].filter(Boolean).join(' · ')}</small>
        </h1>
        <span className="push" />
        {review?.whole === true && (
          <span className="review-looked">
            <Icon name="check" size={18} /> {texts.looked(review.looked)}
          </span>
        )}
        <IconButton
          icon="link"
          label={texts.copyLink}
          onClick={() => copy(location.href, texts.linkCopied)}
        />
        <Switches />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** What stands where the scroll is still rolled up: how to begin, how far it is, or what went wrong. */
function Rolled({ telling }: { telling: Telling }) {
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

/** The values of the turn one stands on, before and after it. */
function Standing({
  telling,
  turn,
  show,
  table,
  setTable,
}: {
  telling: Telling
  turn: number
  show(turn: number): void
  table: boolean
  setTable(shown: boolean): void
}) {
  const { running, texts, nameOf } = telling
  const { locale } = useSettings()
  const { review, reviewing } = running
  const here = at(review.turns, turn)
  return (
    <div className="review-standing">
      <h2>{texts.scroll.turn(turn + 1, reviewing.spans.length)}</h2>
      <p className="quiet small">{texts.scroll.plays(nameOf(here.seat))}</p>
      <ul>
        {review.result.points.map((_, seat) => (
          <li key={nameOf(seat)}>
            <Crest seat={seat} size={26} />
            <span className="serif">{nameOf(seat)}</span>
            <span>
              {wholePercent(at(here.before.win, seat), locale)} →{' '}
              <b className="serif">{wholePercent(at(here.after.win, seat), locale)}</b>
            </span>
            <small className="quiet review-expects">
              <span>{texts.scroll.expects}</span>{' '}
              <span>{texts.scroll.toPoints(at(here.before.points, seat), at(here.after.points, seat))}</span>
            </small>
          </li>
        ))}
      </ul>
      <div className="row">
        <IconButton
          icon="back"
          label={texts.scroll.previous}
          disabled={turn === 0}
          onClick={() => show(turn - 1)}
        />
        <IconButton
          icon="next"
          label={texts.scroll.next}
          disabled={turn >= review.turns.length - 1}
          onClick={() => show(turn + 1)}
        />
        <Button icon="log" aria-pressed={table} onClick={() => setTable(!table)}>
          {texts.scroll.table}
        </Button>
      </div>
    </div>
  )
}

/** Where one stands, and all that follows from it. */
function useWalk(telling: Telling) {
  const { running, own, keyDecision } = telling
  const { review } = running
  const open = review.turns.length
  const [kept, setKept] = useState<number>()
  const [hovered, setHovered] = useState<number>()
  const [chosen, setChosen] = useState<number>()
  const [shown, setShown] = useState<Shown>('better')
  const first = review.turningPoints[0] ?? 0
  const turn = Math.min(Math.max(0, open - 1), hovered ?? kept ?? first)
  const show = useCallback((to: number, keep = true) => {
    if (keep) {
      setKept(to)
      setHovered(undefined)
      setChosen(undefined)
    } else setHovered(to < 0 ? undefined : to)
  }, [])
  const decisions = review.decisions.filter((one) => one.turn === turn)
  const decision = decisions.find(({ position }) => position === chosen) ?? keyDecision(turn)
  const openDecision = (one: SizedDecision) => {
    setKept(one.turn)
    setHovered(undefined)
    setChosen(one.position)
    setShown('better')
  }
  const ownTurns = review.turns.flatMap(({ seat }, index) => (own.includes(seat) ? [index] : []))
  const walk = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
    const to = (target: number) => show(Math.min(open - 1, Math.max(0, target)))
    const ownFrom = (way: 1 | -1) =>
      way === 1 ? ownTurns.find((one) => one > turn) : ownTurns.findLast((one) => one < turn)
    const { key, shiftKey } = event
    if (key === 'ArrowRight' || key === 'ArrowUp') to(shiftKey ? (ownFrom(1) ?? turn) : turn + 1)
    else if (key === 'ArrowLeft' || key === 'ArrowDown') to(shiftKey ? (ownFrom(-1) ?? turn) : turn - 1)
    else if (key === 'Home') to(0)
    else if (key === 'End') to(open - 1)
    else if (/^[123]$/.test(key) && review.turningPoints[Number(key) - 1] !== undefined)
      to(at(review.turningPoints, Number(key) - 1))
    else if (key === 'b' || key === 'B') setShown((one) => (one === 'better' ? 'played' : 'better'))
    else return false
    return true
  }
  return { turn, decision, shown, setShown, show, openDecision, walk }
}

function Unrolled({
  telling,
  find,
  setFind,
}: {
  telling: Telling
  find: boolean
  setFind(find: boolean): void
}) {
  const { running, texts, own } = telling
  const { review, state } = running
  const { turn, decision, shown, setShown, show, openDecision, walk } = useWalk(telling)
  const [foot, setFoot] = useState(own[0] ?? 0)
  const [everyone, setEveryone] = useState(false)
  const [table, setTable] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (
      target instanceof Element &&
      target.closest('input, select, textarea, dialog, [role=radiogroup], [role=slider]') !== null
    )
      return
    if (event.key === 'f' || event.key === 'F') setFind(true)
    else if (event.key === 't' || event.key === 'T') setTable(!table)
    else if (walk(event)) event.preventDefault()
  })
  useEffect(() => {
    if (find) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [find])
  const waiting = toFind(telling).filter(({ position }) => running.raised[position] === undefined)
  return (
    <>
      <div className="review-head" data-open={review.whole || undefined}>
        <div className="review-scroll">
          <i className="rod" aria-hidden="true" />
          <Standing telling={telling} turn={turn} show={show} table={table} setTable={setTable} />
          <Scroll
            telling={telling}
            turn={turn}
            foot={foot}
            everyone={everyone}
            show={show}
            setFoot={setFoot}
            step={(event) => {
              if (walk(event)) event.preventDefault()
            }}
          />
          <i className="rod" aria-hidden="true" />
        </div>
        {state !== 'done' && <Rolled telling={telling} />}
      </div>
      <TurnTable telling={telling} seen={table} />
      <div className="review-columns">
        <div className="review-right">
          <TurningPoints telling={telling} turn={turn} show={show} />
          <CostlyMoves
            telling={telling}
            open={decision}
            everyone={everyone}
            setEveryone={setEveryone}
            show={openDecision}
          />
        </div>
        <div className="review-middle">
          {decision === undefined ? (
            <p className="review-nothing">{texts.board.none}</p>
          ) : (
            <>
              <ReviewBoard
                telling={telling}
                decision={decision}
                shown={decision.size === 'best' ? 'played' : shown}
                choose={setShown}
              />
              <Options telling={telling} decision={decision} />
            </>
          )}
        </div>
        <div className="review-left">
          <LuckAndChoices telling={telling} />
          {own.length > 0 && review.whole && (
            <Press
              className="review-find"
              onClick={() => setFind(true)}
              disabled={toFind(telling).length === 0}
            >
              <Doll size={waiting.length === 0 ? 'best' : 'tumble'} height={34} />
              <span>
                <b className="serif">{texts.find.title}</b>
                <small>{waiting.length === 0 ? texts.find.none : texts.find.waiting(waiting.length)}</small>
              </span>
              <Icon name="next" />
            </Press>
          )}
          <a className="button" href={href({ at: 'games' })}>
            {texts.games.title}
          </a>
        </div>
      </div>
    </>
  )
}

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
