import { at } from '@engawa/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { href } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Crest } from '../kit/crest.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { wholePercent } from '../words/numbers.ts'
import { Options, ReviewBoard } from './board.tsx'
import { Doll } from './doll.tsx'
import { toFind } from './find.tsx'
import { CostlyMoves, TurningPoints, TurnTable } from './lists.tsx'
import { LuckAndChoices } from './luck.tsx'
import { Rolled } from './rolled.tsx'
import { Scroll } from './scroll.tsx'
import type { Telling } from './telling.ts'
import { useWalk } from './walk.ts'

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

/** The scroll of a game, as far as it is known, and below it the turn that one stands on. */
export function Unrolled({
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
