import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { href, type Route } from './router.ts'
import { useWords } from './settings.ts'
import { Top } from './top.tsx'

const ways = {
  lobby: { at: 'lobby' },
  tables: { at: 'tables' },
  home: { at: 'home' },
} as const satisfies Record<string, Route>

export type WayOn = keyof typeof ways

export interface Failure {
  readonly title: string
  /** What went wrong, and what one may do about it. */
  readonly text: readonly string[]
  /** Another try may help. */
  readonly retry?: { readonly label: string; run(): void } | undefined
  readonly ways: readonly WayOn[]
}

/** The one page that stands in for whatever could not be loaded. */
export function FailureScreen({ title, text, retry, ways: shown }: Failure): ReactNode {
  const { nav } = useWords()
  return (
    <div className="home">
      <Top at="join" title={title} />
      <main id="content" tabIndex={-1} className="page failure">
        <div role="alert" className="stack">
          <h1>{title}</h1>
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <p className="row">
          {retry && (
            <Button look="primary" onClick={retry.run}>
              {retry.label}
            </Button>
          )}
          {shown.map((way) => (
            <a key={way} className="button" href={href(ways[way])}>
              {nav[way]}
            </a>
          ))}
        </p>
      </main>
    </div>
  )
}

/** Something broke that nobody foresaw, or could not be downloaded: the page is loaded anew. */
export function PageFault() {
  const { failure } = useWords()
  const reload = { label: failure.reload, run: () => location.reload() }
  return <FailureScreen title={failure.page} text={[failure.pageHelp]} retry={reload} ways={['home']} />
}
