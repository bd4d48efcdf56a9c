import { Glyph, IconButton, Press, usePicture } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import { magnets } from './aim.ts'
import type { Choices } from './choices.ts'
import type { KodamaBoard } from './model.ts'
import { signs } from './signs.ts'
import type { StageControls } from './stage.tsx'

const magnetSigns = { none: signs.magnetOff, soft: signs.magnet, strong: signs.magnetSoft } as const

/** How the stage is seen: nearer, farther, whole; letters; how strongly cards snap; room to grow; the picture. */
export function StageTools({
  board,
  controls,
  choices,
  change,
  savePicture,
}: {
  board: KodamaBoard
  controls: StageControls
  choices: Choices
  change(choices: Partial<Choices>): void
  savePicture(): void
}) {
  const { say } = board
  const picture = usePicture()
  const next = magnets[(magnets.indexOf(choices.magnet) + 1) % magnets.length]
  if (picture) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons for the view, not form fields
    <div className="kod-tools" role="group" aria-label={say.tools} data-furniture="">
      <span className="kod-zoom">
        <IconButton icon="plus" label={say.zoomIn} onClick={() => controls.zoom(1.25)} />
        <IconButton icon="minus" label={say.zoomOut} onClick={() => controls.zoom(0.8)} />
      </span>
      <IconButton icon="fit" label={say.fit} onClick={controls.fit} />
      <Toggle
        label={say.magnet(say.strengths[choices.magnet])}
        pressed={choices.magnet !== 'none'}
        run={() => next && change({ magnet: next })}
      >
        <Glyph shapes={magnetSigns[choices.magnet]} />
      </Toggle>
      <Toggle label={say.letters} pressed={choices.letters} run={() => change({ letters: !choices.letters })}>
        <Glyph shapes={signs.letters} />
      </Toggle>
      <Toggle label={say.room} pressed={choices.room} run={() => change({ room: !choices.room })}>
        <Glyph shapes={signs.room} />
      </Toggle>
      <Toggle label={say.picture} run={savePicture}>
        <Glyph shapes={signs.picture} />
      </Toggle>
    </div>
  )
}

function Toggle({
  label,
  pressed,
  run,
  children,
}: {
  label: string
  pressed?: boolean
  run(): void
  children: ReactNode
}) {
  return (
    <Press className="icon-button" aria-label={label} title={label} aria-pressed={pressed} onClick={run}>
      {children}
    </Press>
  )
}
