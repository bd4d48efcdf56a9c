import type { ReactNode } from 'react'
import { Top } from '../../app/top.tsx'
import { TogetherNav, type TogetherPlace } from './nav.tsx'

/** A place where things are done together: what it is, what one can begin there, and the way to the others. */
export function TogetherPage({
  at,
  title,
  lead,
  begin,
  children,
}: {
  at: TogetherPlace
  title: string
  lead: string
  begin?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="home">
      <Top at={at} title={title} />
      <main id="content" tabIndex={-1} className="page together">
        <div className="page-head">
          <div>
            <h1>{title}</h1>
            <p className="quiet">{lead}</p>
          </div>
          {begin}
        </div>
        <TogetherNav at={at} />
        {children}
      </main>
    </div>
  )
}
