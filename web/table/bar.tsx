import type { Locale } from '@engawa/kernel'
import { lazy, type ReactNode, type Ref, Suspense, useId } from 'react'
import { useCopy } from '../app/clipboard.ts'
import { listOf } from '../app/formats.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Seal, Switches } from '../app/top.tsx'
import { IconButton } from '../kit/button.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { download } from '../store/files.ts'
import type { Words } from '../words/index.ts'
import { Connection } from './connection.tsx'
import type { PanelName } from './panel.tsx'
import type { ScreenModel } from './screen-model.ts'

// Only tables with company need it.
const NextTable = lazy(async () => ({ default: (await import('../online/next-table.tsx')).NextTable }))

/** Whose turn it is, short enough for the bar. */
function turnText(model: ScreenModel, words: Words, locale: Locale): string {
  const { turn, names, seating } = model
  if (model.past !== undefined) return words.replay.title
  if (turn.over) return words.table.over
  if (model.seat !== undefined && !seating.shared) return words.table.yourTurn
  return words.table.turnOf(
    listOf(
      turn.seats.map((seat) => names.seats[seat] ?? ''),
      locale,
    ),
  )
}

export interface BarActions {
  rules(): void
  keys(): void
  settings(): void
  replay(): void
  company(): void
  panel(name: PanelName): void
}

type MenuEntry = [IconName, string, () => void]

const when = (shown: boolean, entry: MenuEntry): MenuEntry[] => (shown ? [entry] : [])

/** At a lesson's table: how one leaves it, what it is called, and how far it is where that stands nowhere else. */
export interface LessonBar {
  readonly leave: { readonly href: string; readonly label: string }
  readonly tag: string
  readonly progress?: ReactNode
}

function Menu({ model, actions, lesson }: { model: ScreenModel; actions: BarActions; lesson: boolean }) {
  const words = useWords()
  const id = useId()
  const { session } = model
  const { company } = session
  const unread = company?.unread ?? 0
  const { game } = session.play
  const copy = useCopy()
  const entries: MenuEntry[] = [
    ['moves', words.table.moves, () => actions.panel('moves')],
    ['log', words.table.log, () => actions.panel('log')],
    ['score', words.table.scores, () => actions.panel('scores')],
    ['speech', words.table.inWords, () => actions.panel('words')],
    ...when(company !== undefined, ['people', words.table.company, actions.company]),
    ...when(company !== undefined, [
      'speech',
      unread > 0 ? words.table.chatUnread(unread) : words.table.chat,
      () => actions.panel('chat'),
    ]),
    ...when(!lesson, ['replay', words.table.replay, actions.replay]),
    // Those at the table are told there, after being asked once more.
    ...when(company?.seat !== undefined && !model.turn.over, ['flag', words.table.giveUp, actions.company]),
    ...when(session.saves, [
      'save',
      words.table.saveFile,
      async () => download(`${game.id}-${session.id}.engawa.json`, await session.save()),
    ]),
    ...when(!lesson, [
      'link',
      words.table.copyLink,
      () => {
        const { kind, id, position } = session
        if (company !== undefined) copy(company.link, words.table.tableLinkCopied)
        else
          copy(new URL(href({ at: 'table', kind, id, position }), location.href).href, words.table.linkCopied)
      },
    ]),
    ['info', words.keys.title, actions.keys],
    ['settings', words.table.settings, actions.settings],
  ]
  return (
    <>
      <Press
        className="icon-button"
        data-unread={unread > 0 || undefined}
        popoverTarget={id}
        aria-label={words.table.menu}
        title={words.table.menu}
      >
        <Icon name="more" />
      </Press>
      <div id={id} popover="auto" className="menu">
        <ul>
          {entries.map(([icon, label, run]) => (
            <li key={label}>
              <Press
                className="menu-item"
                onClick={() => {
                  document.getElementById(id)?.hidePopover()
                  run()
                }}
              >
                <Icon name={icon} size={20} />
                {label}
              </Press>
            </li>
          ))}
          {!lesson && (
            <li>
              <a className="menu-item" href={href({ at: 'home' })}>
                <Icon name="back" size={20} />
                {company === undefined ? words.table.leave : words.table.leaveFar}
              </a>
            </li>
          )}
        </ul>
      </div>
    </>
  )
}

export function TableBar({
  model,
  actions,
  place,
  lesson,
  tag,
}: {
  model: ScreenModel
  actions: BarActions
  place: Ref<HTMLDivElement>
  lesson?: LessonBar | undefined
  /** Who else sits at the table: the coach. */
  tag?: ReactNode
}) {
  const words = useWords()
  const { locale } = useSettings()
  const leave = model.session.company === undefined ? words.table.leave : words.table.leaveFar
  return (
    <header className="table-bar">
      <a
        className="icon-button"
        href={lesson?.leave.href ?? href({ at: 'home' })}
        aria-label={lesson?.leave.label ?? leave}
      >
        <Icon name="back" />
      </a>
      <span className="wide-only">
        <Seal size={34} />
      </span>
      <h1>{model.words.title}</h1>
      {lesson !== undefined && (
        <span className="lesson-tag">
          <Icon name="rules" size={18} />
          {lesson.tag}
        </span>
      )}
      <div className="bar-board" ref={place} />
      {lesson?.progress}
      {tag}
      <span className="push" />
      {model.session.company !== undefined && model.seat === undefined && (
        <Suspense>
          <NextTable here={model.session.id} />
        </Suspense>
      )}
      {model.session.company !== undefined && <Connection company={model.session.company} />}
      {lesson === undefined && (
        <p className="turn" data-over={model.turn.over || undefined}>
          {turnText(model, words, locale)}
        </p>
      )}
      <IconButton icon="help" label={words.table.rules} onClick={actions.rules} />
      <span className="wide-only switches">
        <Switches />
      </span>
      <Menu model={model} actions={actions} lesson={lesson !== undefined} />
    </header>
  )
}
