import { at } from '@engawa/kernel'
import { Press } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import { type Element, seasonNames } from '../catalogue/index.ts'
import type { Aim } from './aim.ts'
import { type KodamaBoard, spots } from './model.ts'
import { handGain, type Outcome } from './outcome.ts'
import { ElementSign, PieceArt, Spirit } from './pieces.tsx'

/** What growing here would bring: the points, then one chip for each source. */
export function Preview({
  board,
  aim,
  outcome,
  open,
}: {
  board: KodamaBoard
  aim: Aim
  outcome: Outcome | undefined
  open: boolean
}) {
  const { say } = board
  if (outcome === undefined)
    return (
      <div className="kod-preview" data-spot={spots.preview} data-refused="">
        <h3>{say.refusedTitle}</h3>
        <ul className="kod-reasons">
          {aim.judgement.reasons.map(({ code, rule }) => (
            <li key={code}>
              <Press onClick={() => board.openRule(rule)}>{say.reasons[code]}</Press>
            </li>
          ))}
        </ul>
      </div>
    )
  const season = say.seasonName(board.view.season)
  return (
    <div className="kod-preview" data-spot={spots.preview}>
      <h3>
        {say.here} <b>{outcome.points}</b> {say.hereRest(outcome.points)}
        {outcome.bonus > 0 && say.andSeason(outcome.bonus, season)}
      </h3>
      <Chips board={board} outcome={outcome} open={open} season={season} />
    </div>
  )
}

function Chips({
  board,
  outcome,
  open,
  season,
}: {
  board: KodamaBoard
  outcome: Outcome
  open: boolean
  season: string
}) {
  const { say, view } = board
  const gain = handGain(outcome)
  const changed = outcome.goals.find(({ before, after }) => before !== after)
  const elementChip = (element: Element, value: number, lane: number | 'idle') => (
    <Chip
      key={element}
      lane={lane}
      sign={<ElementSign element={element} />}
      value={String(value)}
      label={lane === 'idle' ? say.noLine : say.element(element).many}
    />
  )
  return (
    <ul className="kod-chips">
      {outcome.lines.map(({ element, points }, lane) => elementChip(element, points, lane))}
      {outcome.idle.map((element) => elementChip(element, 0, 'idle'))}
      {(outcome.bonus > 0 || outcome.end !== 0) && (
        <Chip
          sign={
            <PieceArt
              name={`season-${at(seasonNames, view.season)}`}
              width={36}
              height={24}
              className="kod-print"
            />
          }
          value={say.signed(outcome.bonus + outcome.end)}
          label={outcome.end === 0 ? season : say.seasonEnd}
        />
      )}
      {open && gain !== 0 && changed !== undefined && (
        <Chip
          sign={<Spirit goal={changed.goal} width={24} height={26} />}
          value={say.signed(gain)}
          label={say.kodama}
        />
      )}
    </ul>
  )
}

function Chip({
  sign,
  value,
  label,
  lane,
}: {
  sign: ReactNode
  value: string
  label: string
  lane?: number | 'idle'
}) {
  return (
    <li className="kod-chip" data-lane={lane}>
      {sign}
      <b>{value}</b>
      <small>{label}</small>
    </li>
  )
}
