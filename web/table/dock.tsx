import { type Locale, labelText, type Seat } from '@engawa/kernel'
import { tableWords, type UndoState } from '@engawa/table'
import type { ReactNode, Ref } from 'react'
import { listOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import type { Telling } from '../kit/stage-manager.ts'
import type { Words } from '../words/index.ts'
import { Caption, LastStep, Waiting } from './caption.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import type { ScreenModel } from './screen-model.ts'
import { isOther } from './telling.ts'

/** Undo as the person sees it: what it would take back, or why it is locked. */
export function undoOf(model: ScreenModel): UndoState | undefined {
  const { viewer } = model.seating
  return viewer === 'table' || model.past !== undefined ? undefined : model.session.undoState(viewer)
}

/** What the last step of the seat was, in words, where it is still known what the seat saw then. */
function lastStep(model: ScreenModel, seat: Seat, last: unknown): string | undefined {
  const before = model.session.viewBefore(seat)
  return before === undefined || last === undefined
    ? undefined
    : labelText(model.words.move(before, seat, last, model.names))
}

function ToolButton({
  icon,
  label,
  detail,
  locked = false,
  pressed,
  run,
}: {
  icon: IconName
  label: string
  detail?: string | undefined
  locked?: boolean
  pressed?: boolean | undefined
  run(): void
}) {
  return (
    <Press
      className="dock-tool"
      aria-label={detail ?? label}
      title={detail ?? label}
      aria-disabled={locked || undefined}
      aria-pressed={pressed}
      onClick={run}
    >
      <Icon name={locked ? 'lock' : icon} size={20} />
      <span>{label}</span>
    </Press>
  )
}

export interface DockActions {
  undo(): void
  redo(): void
  restart(): void
  hint(): void
  scores(): void
  again(): void
  replay(): void
  tell(text: string): void
  /** Shows the rest of the turn that others play; leaves a turn that is shown again. */
  skip(): void
  /** Shows the last turn of others again. */
  onceMore(): void
}

/** What the dock tells of others' turns. */
export interface DockTelling {
  /** Their last turn, as far as it was played or is shown. */
  readonly telling: Telling | undefined
  /** It is shown once more. */
  readonly again: boolean
  /** Others play, or one looks at how they did. */
  readonly following: boolean
  /** Their last step still has its time. */
  readonly showing: boolean
  /** The game is over and its points are being counted: nobody is told yet who won. */
  readonly counting: boolean
}

function Tools({ model, actions, hinting }: { model: ScreenModel; actions: DockActions; hinting: boolean }) {
  const words = useWords()
  const { locale } = useSettings()
  const { viewer } = model.seating
  const undo = undoOf(model)
  if (undo === undefined || viewer === 'table') return null
  const reason = undo.can ? undefined : words.table.locked(tableWords[locale].locks[undo.lock])
  const step = undo.can ? lastStep(model, viewer, undo.last.move) : undefined
  return (
    <>
      <ToolButton
        icon="undo"
        label={words.table.undo}
        detail={step === undefined ? reason : words.table.undoWhat(step)}
        locked={!undo.can}
        run={() => (reason === undefined ? actions.undo() : actions.tell(reason))}
      />
      {model.session.canRedo(viewer) && (
        <ToolButton icon="redo" label={words.table.redo} run={actions.redo} />
      )}
      {undo.can && <ToolButton icon="restart" label={words.table.restart} run={actions.restart} />}
      {model.moves.length > 0 && model.session.day === undefined && (
        <ToolButton icon="hint" label={words.table.hint} pressed={hinting} run={actions.hint} />
      )}
    </>
  )
}

/** The way through others' turns: all the rest of this one at once, or the last one again. */
function PaceTools({
  model,
  actions,
  telling,
  again,
  following,
  showing,
}: DockTelling & { model: ScreenModel; actions: DockActions }) {
  const { telling: texts } = useWords()
  if (telling === undefined) return null
  // A person who has still to think has no rest of a turn that could be shown.
  const waited = model.turn.over ? [] : model.turn.seats
  const goesOn = showing || waited.some((seat) => model.session.seats[seat]?.kind !== 'person')
  return (
    <>
      {!again && (
        <ToolButton icon="replay" label={texts.again} detail={texts.againHelp} run={actions.onceMore} />
      )}
      {(again || (following && goesOn)) && (
        <ToolButton icon="last" label={again ? texts.back : texts.rest} run={actions.skip} />
      )}
    </>
  )
}

/** By how many points the winner leads; none where points did not decide. */
function lead({ scores }: ScreenModel, winners: readonly Seat[]): number {
  const best = (won: boolean) =>
    Math.max(...scores.filter(({ seat }) => winners.includes(seat) === won).map(({ total }) => total))
  const by = best(true) - best(false)
  return Number.isFinite(by) ? Math.max(0, by) : 0
}

/** How it ended: who won, or what people agreed on. */
export function outcome(model: ScreenModel, winners: readonly Seat[], words: Words, locale: Locale): string {
  if (winners.length === 0)
    return model.session.ending === 'draw' ? words.scoreSheet.draw : words.scoreSheet.unfinished
  const { viewer } = model.seating
  const others = winners.filter((seat) => seat !== viewer)
  if (winners.length > others.length && !model.seating.shared)
    return others.length === 0
      ? words.scoreSheet.youWin(lead(model, winners))
      : words.scoreSheet.youShare(
          listOf(
            others.map((seat) => model.names.seats[seat] ?? ''),
            locale,
          ),
        )
  const names = winners.map((seat) => model.names.seats[seat] ?? '')
  return words.scoreSheet.winners(listOf(names, locale), names.length)
}

/**
 * The newest step is told, or is the next one of the turn that is told and will be in this very frame: until then the
 * sentence before it stays, so that the dock keeps its height and pieces fly to where their places remain.
 */
function isToldTo(model: ScreenModel, { seat, steps }: Telling): boolean {
  const { position, session } = model
  const told = steps.at(-1)?.position
  return told === position || (told === position - 1 && session.movers[told] === seat && isOther(model, seat))
}

/** What others do, step by step; the question the game asks now; whom it waits for before their first step. */
function Prompt({
  model,
  telling,
  again,
  following,
  showing,
  counting,
  taught,
}: { model: ScreenModel; taught: boolean } & DockTelling) {
  const words = useWords()
  const { locale } = useSettings()
  const { turn, names } = model
  const newest = telling !== undefined && (again || isToldTo(model, telling))
  if ((following || showing) && newest) return <Caption model={model} telling={telling} />
  if (turn.over) {
    return (
      <div className="prompt">
        {telling !== undefined && <LastStep model={model} telling={telling} />}
        <h2 tabIndex={-1}>{counting ? words.table.counting : outcome(model, turn.winners, words, locale)}</h2>
        <p>{words.table.over}</p>
      </div>
    )
  }
  const [acting, ...more] = turn.seats
  // In a lesson others wait until the teacher has spoken, and on a phone he has the room.
  if (following && !taught && acting !== undefined && more.length === 0 && isOther(model, acting))
    return <Waiting model={model} seat={acting} />
  const { question, help } = model.words.prompt(model.view, names)
  return (
    <div className="prompt">
      {model.session.seats.length > 1 && <LastStep model={model} telling={following ? undefined : telling} />}
      <h2 tabIndex={-1}>{question}</h2>
      {help !== undefined && <p>{help}</p>}
    </div>
  )
}

/** At a lesson's table the teacher says what to do: no help, no hints, and on a phone the task itself. */
export interface LessonDock {
  readonly dock: ReactNode
}

export function Dock({
  model,
  actions,
  hinting,
  hints,
  told,
  place,
  lesson,
}: {
  model: ScreenModel
  actions: DockActions
  hinting: boolean
  /** While they are asked for, unless they stand elsewhere. */
  hints: ReactNode
  told: DockTelling
  place: Ref<HTMLDivElement>
  lesson?: LessonDock | undefined
}) {
  const words = useWords()
  return (
    <section className="dock" aria-label={words.table.dock} data-over={model.turn.over || undefined}>
      <div className="dock-head">
        <PanelBoundary of={model}>
          <Prompt model={model} taught={lesson !== undefined} {...told} />
        </PanelBoundary>
        {lesson?.dock}
        <PanelBoundary of={model}>
          {lesson === undefined && (
            <div className="dock-tools">
              <PaceTools model={model} actions={actions} {...told} />
              {(!told.following || undoOf(model)?.can) && (
                <Tools model={model} actions={actions} hinting={hinting} />
              )}
            </div>
          )}
        </PanelBoundary>
      </div>
      {model.turn.over && (
        <div className="row">
          <Button look="primary" icon="score" onClick={actions.scores}>
            {words.scoreSheet.title}
          </Button>
          <Button icon="replay" onClick={actions.replay}>
            {words.scoreSheet.watch}
          </Button>
          <Button icon="house" onClick={actions.again}>
            {words.scoreSheet.again}
          </Button>
        </div>
      )}
      {hints}
      <div className="dock-board" ref={place} />
    </section>
  )
}
