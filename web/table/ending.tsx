import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { numberOf } from '../app/formats.ts'
import { loadExplanations } from '../app/games.ts'
import { motionOf, useSettings, useWords } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import { enact, holdStage } from '../kit/motion.ts'
import { playSound } from '../kit/sound.ts'
import { type ScoreGroup, scoreGroups } from './score-rows.ts'
import type { ScreenModel } from './screen-model.ts'
import './ending.css'

/** Milliseconds: for a row, for all of them at most, before the winner, and the winner. */
const [ROW, ROWS, BEFORE, WINNER] = [520, 4200, 700, 1500]
/** How long it stands where nothing moves. */
const STILL = 2500

const sumOf = (groups: readonly ScoreGroup[], column: number) =>
  groups.reduce((sum, { totals }) => sum + (totals[column] ?? 0), 0)

/** The last count: every reason for points one after the other, the winner last. Any press or key ends it. */
export function Ending({ model, done }: { model: ScreenModel; done(): void }) {
  const words = useWords()
  const settings = useSettings()
  const game = use(loadExplanations(model.session.play.game.id))
  const { scores, turn, names, view } = model
  const rows = scoreGroups(scores, model.words)
  const [counted, setCounted] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const motion = motionOf(settings)
  const finish = useEffectEvent(done)
  const count = rows.length
  useEffect(() => {
    const row = Math.min(ROW, ROWS / Math.max(1, count))
    const whole = count * row + BEFORE + WINNER
    const playing = box.current && enact(box.current, [{ opacity: 1 }, { opacity: 1 }], whole, motion)
    const end = () => finish()
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    const duration = playing?.effect?.getComputedTiming().duration
    const slower = typeof duration === 'number' ? duration / whole : 0
    const counting = setInterval(() => {
      setCounted((before) => before + 1)
      playSound('step')
    }, row * slower)
    const winning = setTimeout(() => setCounted(count + 1), (count * row + BEFORE) * slower)
    const standing = playing ? undefined : setTimeout(end, STILL)
    if (playing) {
      holdStage(playing)
      playing.finished.then(end, () => undefined)
    }
    return () => {
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
      clearInterval(counting)
      clearTimeout(winning)
      clearTimeout(standing)
      playing?.cancel()
    }
  }, [count, motion])
  const winners = turn.over ? turn.winners : []
  const verdict = counted > count
  const told = rows.slice(0, counted)
  // Whoever has most comes last.
  const columns = scores
    .map(({ seat, total }, column) => ({ seat, total, column }))
    .sort((a, b) => a.total - b.total)
  return (
    <div className="ending" ref={box} aria-hidden="true">
      <ol>
        {columns.map(({ seat, column }) => (
          <li key={seat} data-seat={seat % 5} data-won={(verdict && winners.includes(seat)) || undefined}>
            <h3>
              <Crest seat={seat} size={36} /> {names.seats[seat]}
            </h3>
            {game?.portrait !== undefined && (
              <div className="ending-portrait">{game.portrait(view, seat)}</div>
            )}
            <ul>
              {told.slice(-4).map(({ label, totals }) => (
                <li key={label}>
                  <span>{label}</span>
                  <b>{numberOf(totals[column] ?? 0, settings.locale)}</b>
                </li>
              ))}
            </ul>
            <p>{numberOf(sumOf(told, column), settings.locale)}</p>
            {verdict && winners.includes(seat) && <em className="stamp">{words.scoreSheet.winner}</em>}
          </li>
        ))}
      </ol>
    </div>
  )
}
