import type { ReactNode } from 'react'
import type { Scene } from './scene.ts'

/** A place in small, beside the one in front, with the way to open it. */
export function Beside({
  scene,
  name,
  title,
  open,
  children,
}: {
  scene: Scene
  name: 'home' | 'market' | 'temples'
  title: string
  open(): void
  children: ReactNode
}) {
  return (
    <section className={`bam-beside bam-small-${name}`}>
      <header>
        <h3>{title}</h3>
        <button
          type="button"
          className="bam-link"
          aria-label={`${scene.say.openPane}: ${title}`}
          onClick={open}
        >
          {scene.say.openPane}
        </button>
      </header>
      {children}
    </section>
  )
}
