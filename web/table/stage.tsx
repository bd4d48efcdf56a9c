import { Component, type ReactNode, Suspense, use } from 'react'
import { type Board, loadBoard } from '../app/games.ts'
import { useWords } from '../app/settings.ts'
import type { BoardProps } from '../kit/board.ts'
import { Button } from '../kit/button.tsx'
import type { Scene } from './use-session.ts'

/** The table as headings and lines: for the screen reader, and for games without a board. */
export function InWords({ scene, view }: { scene: Scene; view: unknown }) {
  return (
    <div className="in-words">
      {scene.words.scene(view, scene.names).map((section) => (
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

function Loaded({ game, props, scene }: { game: string; props: BoardProps; scene: Scene }) {
  const Found: Board | undefined = use(loadBoard(game))
  return Found === undefined ? <InWords scene={scene} view={scene.view} /> : <Found {...props} />
}

interface NetProps {
  scene: Scene
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
        <InWords scene={this.props.scene} view={this.props.scene.view} />
      </div>
    )
  }
}

export function Stage({ scene, props }: { scene: Scene; props: BoardProps }) {
  const words = useWords()
  return (
    <section className="stage" aria-label={words.table.stage}>
      <Net scene={scene} failed={words.table.failed} retry={words.table.retry}>
        <Suspense fallback={<p className="loading">{words.loading}</p>}>
          <Loaded game={scene.session.play.game.id} props={props} scene={scene} />
        </Suspense>
      </Net>
    </section>
  )
}
