import type { Locale, Seat } from '@engawa/kernel'
import { tableWords, type UndoState } from '@engawa/table'
import type { Ref } from 'react'
import { listOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import type { Words } from '../words/index.ts'
import type { Scene } from './use-session.ts'

/** Undo as the person sees it: what it would take back, or why it is locked. */
export function undoOf(scene: Scene): UndoState | undefined {
  const { viewer } = scene.seating
  return viewer === 'table' || scene.past !== undefined ? undefined : scene.session.undoState(viewer)
}

/** What the last step of the seat was, in words, where it is still known what the seat saw then. */
function lastStep(scene: Scene, seat: Seat, last: unknown): string | undefined {
  const before = scene.session.viewBefore(seat)
  return before === undefined || last === undefined
    ? undefined
    : scene.words.move(before, seat, last, scene.names)
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
    <button
      type="button"
      className="dock-tool"
      aria-label={detail ?? label}
      title={detail ?? label}
      aria-disabled={locked || undefined}
      aria-pressed={pressed}
      onClick={run}
    >
      <Icon name={locked ? 'lock' : icon} size={20} />
      <span>{label}</span>
    </button>
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
}

function Tools({ scene, actions, hinting }: { scene: Scene; actions: DockActions; hinting: boolean }) {
  const words = useWords()
  const { locale } = useSettings()
  const { viewer } = scene.seating
  const undo = undoOf(scene)
  if (undo === undefined || viewer === 'table') return null
  const reason = undo.can ? undefined : words.table.locked(tableWords[locale].locks[undo.lock])
  const step = undo.can ? lastStep(scene, viewer, undo.last.move) : undefined
  return (
    <div className="dock-tools">
      <ToolButton
        icon="undo"
        label={words.table.undo}
        detail={step === undefined ? reason : words.table.undoWhat(step)}
        locked={!undo.can}
        run={() => (reason === undefined ? actions.undo() : actions.tell(reason))}
      />
      {scene.session.canRedo(viewer) && (
        <ToolButton icon="redo" label={words.table.redo} run={actions.redo} />
      )}
      {undo.can && <ToolButton icon="restart" label={words.table.restart} run={actions.restart} />}
      {scene.moves.length > 0 && (
        <ToolButton icon="hint" label={words.table.hint} pressed={hinting} run={actions.hint} />
      )}
    </div>
  )
}

/** How it ended: who won, or what people agreed on. */
export function outcome(scene: Scene, winners: readonly Seat[], words: Words, locale: Locale): string {
  if (winners.length === 0)
    return scene.session.ending === 'draw' ? words.scoreSheet.draw : words.scoreSheet.unfinished
  const names = winners.map((seat) => scene.names.seats[seat] ?? '')
  return words.scoreSheet.winners(listOf(names, locale), names.length)
}

/** The question the game asks now; whom it waits for while it asks somebody else. */
function Prompt({ scene }: { scene: Scene }) {
  const words = useWords()
  const { locale } = useSettings()
  const { turn, names } = scene
  if (turn.over) {
    return (
      <div className="prompt">
        <h2 tabIndex={-1}>{outcome(scene, turn.winners, words, locale)}</h2>
        <p>{words.table.over}</p>
      </div>
    )
  }
  const { question, help } = scene.words.prompt(scene.view, names)
  return (
    <div className="prompt">
      <h2 tabIndex={-1}>{question}</h2>
      {help !== undefined && <p>{help}</p>}
    </div>
  )
}

export function Dock({
  scene,
  actions,
  hinting,
  place,
}: {
  scene: Scene
  actions: DockActions
  hinting: boolean
  place: Ref<HTMLDivElement>
}) {
  const words = useWords()
  return (
    <section className="dock" aria-label={words.table.dock} data-over={scene.turn.over || undefined}>
      <div className="dock-head">
        <Prompt scene={scene} />
        <Tools scene={scene} actions={actions} hinting={hinting} />
      </div>
      {scene.turn.over && (
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
      <div className="dock-board" ref={place} />
    </section>
  )
}
