import { Press } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import type { BambooBoard } from './model.ts'

/** A place in small, beside the one in front, with the way to open it. */
export function Beside({
  board,
  name,
  title,
  open,
  children,
}: {
  board: BambooBoard
  name: 'home' | 'market' | 'temples'
  title: string
  open(): void
  children: ReactNode
}) {
  return (
    <section className={`bam-beside bam-small-${name}`}>
      <header>
        <h3>{title}</h3>
        <Press className="bam-link" aria-label={`${board.say.openPane}: ${title}`} onClick={open}>
          {board.say.openPane}
        </Press>
      </header>
      {children}
    </section>
  )
}
