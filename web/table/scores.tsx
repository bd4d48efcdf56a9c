import type { GameEvent, ScoreSheet } from '@engawa/kernel'
import { useMemo, useState } from 'react'
import { numberOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import { Press } from '../kit/press.tsx'
import { type ScoreCell, type ScoreGroup, type ScoreRow, scoreParts } from './score-rows.ts'
import type { ScreenModel } from './screen-model.ts'
import './scores.css'

type Shown = Pick<ScreenModel, 'scores'> & { openRule(rule: string): void }

/** A reason for points in one cell: all it brought, and where that is more than one thing, each of them. */
function Parts({ cell: { points, parts } }: { cell: ScoreCell }) {
  const { locale } = useSettings()
  const number = (value: number) => numberOf(value, locale)
  const told = parts
    .filter(({ detail }) => detail !== '')
    .map((part) => (parts.length > 1 ? `${number(part.points)} · ${part.detail}` : part.detail))
  return (
    <td>
      {points === 0 ? '·' : number(points)}
      {told.length > 0 && <small>{told.join('\n')}</small>}
    </td>
  )
}

function PartRow({ row, label, shown }: { row: ScoreRow; label: string; shown: Shown }) {
  const { rule, cells } = row
  return (
    <tr className="part">
      <th scope="row">
        {label}
        {rule !== undefined && (
          <Press className="rule-link" onClick={() => shown.openRule(rule)}>
            {rule}
          </Press>
        )}
      </th>
      {cells.map((cell, column) => (
        <Parts key={shown.scores[column]?.seat} cell={cell} />
      ))}
    </tr>
  )
}

/** Points of one kind; its name and each of its numbers unfold what they are made of. */
function Group({ group: { label, totals, rows }, shown }: { group: ScoreGroup; shown: Shown }) {
  const { scoreSheet: texts } = useWords()
  const { locale } = useSettings()
  const [open, setOpen] = useState(false)
  const toggle = () => setOpen(!open)
  const best = Math.max(...totals)
  return (
    <>
      <tr className="group" data-open={open || undefined}>
        <th scope="row">
          <Press className="unfold" aria-expanded={open} onClick={toggle}>
            {label}
          </Press>
        </th>
        {totals.map((points, column) => (
          <td key={shown.scores[column]?.seat} data-best={(points > 0 && points === best) || undefined}>
            {/* The name beside it is the stop of the tab key for the whole row. */}
            <Press tabIndex={-1} aria-expanded={open} onClick={toggle}>
              {points === 0 ? '·' : numberOf(points, locale)}
            </Press>
          </td>
        ))}
      </tr>
      {open &&
        rows.map((row) => (
          <PartRow
            key={row.label}
            row={row}
            label={row.label === label ? texts.counted : row.label}
            shown={shown}
          />
        ))}
    </>
  )
}

function Groups({ groups, shown }: { groups: readonly ScoreGroup[]; shown: Shown }) {
  return groups.map((group) => <Group key={group.label} group={group} shown={shown} />)
}

function Sum({ title, sheets }: { title: string; sheets: readonly ScoreSheet[] }) {
  const { locale } = useSettings()
  return (
    <tr className="sum">
      <th scope="row">{title}</th>
      {sheets.map(({ seat, total }) => (
        <td key={seat}>{numberOf(total, locale)}</td>
      ))}
    </tr>
  )
}

/** All that happened until the position that is shown, as the viewer may know it. */
function eventsOf({ session, seating: { viewer }, past = session.position }: ScreenModel): GameEvent[] {
  return [...session.opening(viewer), ...session.log(viewer).slice(0, past).flat()]
}

/** Every kind of points: what is scored, then what the end would add, each with its sum. */
export function ScoreTable({ model, openRule }: { model: ScreenModel; openRule(rule: string): void }) {
  const texts = useWords().scoreSheet
  const { scores, sure, names } = model
  const parts = useMemo(() => scoreParts(scores, sure, model.words, eventsOf(model)), [scores, sure, model])
  const shown = { scores, openRule }
  return (
    <div className="scroll-x">
      <table className="score-table">
        <caption className="unseen">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {scores.map(({ seat }) => (
              <th key={seat} scope="col">
                <Crest seat={seat} size={24} />
                <span>{names.seats[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Groups groups={parts.sure} shown={shown} />
          <Sum title={model.turn.over ? texts.total : texts.sure} sheets={sure} />
        </tbody>
        {parts.ending.length > 0 && (
          <tbody>
            <Groups groups={parts.ending} shown={shown} />
            <Sum title={texts.ending} sheets={scores} />
          </tbody>
        )}
      </table>
      {parts.sure.length + parts.ending.length === 0 && <p className="quiet small">{texts.none}</p>}
    </div>
  )
}
