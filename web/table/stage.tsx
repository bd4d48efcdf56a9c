import { Component, type ReactNode, Suspense, use } from 'react'
import { type Board, loadBoard } from '../app/games.ts'
import { useWords } from '../app/settings.ts'
import type { BoardProps } from '../kit/board.ts'
import { Button } from '../kit/button.tsx'
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

interface NetProps {
  model: ScreenModel
  failed: string
  retry: string
  children: ReactNode
}

/** A board that breaks must not take the game with it. */
class Net extends Component<NetProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <div className="broken">
        <p role="alert">{this.props.failed}</p>
        <Button onClick={() => this.setState({ broken: false })}>{this.props.retry}</Button>
        <InWords model={this.props.model} view={this.props.model.view} />
      </div>
    )
  }
}

export function Stage({ model, props }: { model: ScreenModel; props: BoardProps }) {
  const words = useWords()
  return (
    <section className="stage" aria-label={words.table.stage}>
      <Net model={model} failed={words.table.failed} retry={words.table.retry}>
        <Suspense fallback={<p className="loading">{words.loading}</p>}>
          <Loaded game={model.session.play.game.id} props={props} model={model} />
        </Suspense>
      </Net>
    </section>
  )
}
