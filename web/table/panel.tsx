import { lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../app/settings.ts'
import { Sheet } from '../kit/sheet.tsx'
import { useSpace } from '../kit/space.ts'
import { Tabs } from '../kit/tabs.tsx'
import { Announcer } from './announcer.tsx'
import { Log } from './log.tsx'
import { MoveList } from './moves.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { ScoreTable } from './scores.tsx'
import type { ScreenModel } from './screen-model.ts'
import { InWords } from './stage.tsx'
import type { PointAt } from './use-pointed.ts'

// Only tables with company need it.
const Talk = lazy(async () => ({ default: (await import('../online/talk.tsx')).Talk }))

export type PanelName = 'log' | 'moves' | 'scores' | 'words' | 'chat'

/** Log, moves, scores and the table in words: a column where there is room, a sheet where there is not. */
export function Panel({
  model,
  column,
  coming,
  open,
  choose,
  act,
  point,
  openRule,
}: {
  model: ScreenModel
  /** Where the frame has room for one: a column of its own. Never in a lesson, which has the teacher there. */
  column: 'if wide' | 'if vast' | 'never'
  /** The one move there is comes by itself. */
  coming: boolean
  open: PanelName | undefined
  choose(name: PanelName | undefined): void
  act(move: unknown): void
  point: PointAt
  openRule(rule: string): void
}) {
  const words = useWords()
  const { shape, width } = useSpace()
  const desktop = shape === 'columns'
  // On a phone the sheet hides the board, and one wants to see what the move did; in a lesson the teacher answers it.
  const hides = !desktop || column === 'never'
  const actHere = (move: unknown) => {
    if (hides) choose(undefined)
    act(move)
  }
  const pointHere: PointAt = (idsOf) => {
    if (hides) choose(undefined)
    return point(idsOf)
  }
  const { company } = model.session
  const unread = company?.unread ?? 0
  const part = (body: ReactNode) => <PanelBoundary of={model}>{body}</PanelBoundary>
  const chat = {
    name: 'chat' as const,
    label: unread > 0 ? words.table.chatUnread(unread) : words.table.chat,
    body: part(
      <Suspense fallback={<p className="quiet">{words.loading}</p>}>
        {company !== undefined && <Talk company={company} />}
      </Suspense>,
    ),
  }
  const tabs = (
    <Tabs<PanelName>
      label={model.words.title}
      open={open ?? 'log'}
      choose={choose}
      tabs={[
        { name: 'log', label: words.table.log, body: part(<Log model={model} point={pointHere} />) },
        {
          name: 'moves',
          label: words.table.moves,
          body: part(<MoveList model={model} coming={coming} act={actHere} />),
        },
        {
          name: 'scores',
          label: words.table.scores,
          body: part(<ScoreTable model={model} openRule={openRule} />),
        },
        { name: 'words', label: words.table.words, body: part(<InWords model={model} view={model.plain} />) },
        ...(company === undefined ? [] : [chat]),
      ]}
    />
  )
  if (desktop && (column === 'if wide' || (column === 'if vast' && width === 'vast')))
    return <div className="panel">{tabs}</div>
  if (open === undefined) return null
  return (
    <Sheet title={model.words.title} close={() => choose(undefined)} closeLabel={words.close}>
      {tabs}
      <Announcer model={model} silent />
    </Sheet>
  )
}
