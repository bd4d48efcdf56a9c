import { use } from 'react'
import { Boundary } from '../app/boundary.tsx'
import { type Board, loadBoard } from '../app/games.ts'
import { forgetFailedLoads } from '../app/loads.ts'
import { useWords } from '../app/settings.ts'
import type { BoardProps } from '../kit/board.ts'
import { Button } from '../kit/button.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import type { ScreenModel } from './screen-model.ts'

/** The table as headings and lines: for the screen reader, and for games without a board. */
export function InWords({ model, view }: { model: ScreenModel; view: unknown }) {
  return (
    <div className="in-words">
      {model.words.scene(view, model.names).map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <ul>
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Loaded({ game, props, model }: { game: string; props: BoardProps; model: ScreenModel }) {
  const Found: Board | undefined = use(loadBoard(game))
  return Found === undefined ? <InWords model={model} view={model.view} /> : <Found {...props} />
}

/** A board that breaks must not take the game with it: the table in words stands in. */
function BoardFault({ model, retry }: { model: ScreenModel; retry(): void }) {
  const { table } = useWords()
  return (
    <div className="broken">
      <p role="alert">{table.failed}</p>
      <Button onClick={retry}>{table.retry}</Button>
      <PanelBoundary of={model}>
        <InWords model={model} view={model.view} />
      </PanelBoundary>
    </div>
  )
}

/** The page waits for the board: drawn before it, the frame would be laid out twice and jump. */
export function Stage({ model, props }: { model: ScreenModel; props: BoardProps }) {
  const words = useWords()
  return (
    <section className="stage" aria-label={words.table.stage}>
      <Boundary
        of={model.view}
        fallback={(_fault, retry) => (
          <BoardFault
            model={model}
            retry={() => {
              forgetFailedLoads()
              retry()
            }}
          />
        )}
      >
        <Loaded game={model.session.play.game.id} props={props} model={model} />
      </Boundary>
    </section>
  )
}
