import { useEffect, useRef, useState } from 'react'
import { settingsNow, useWords } from '../app/settings.ts'
import { playSound } from '../kit/sound.ts'
import { sentences } from './log.tsx'
import type { ScreenModel } from './screen-model.ts'

/**
 * Speaks what happened, once, in the words of the log; and rings when it is somebody's turn.
 * A modal sheet needs a silent one of its own: what lies outside it is not read.
 */
export function Announcer({ model, silent = false }: { model: ScreenModel; silent?: boolean }) {
  const words = useWords()
  const [spoken, setSpoken] = useState('')
  const told = useRef(model.session.version)
  const mine = useRef(model.seat)
  useEffect(() => {
    if (model.past !== undefined || told.current === model.session.version) return
    told.current = model.session.version
    const lines = [...sentences(model.fresh, model.words, model.names)]
    const becameMine = model.seat !== undefined && mine.current !== model.seat
    mine.current = model.seat
    if (model.turn.over) lines.push(words.table.over)
    else if (model.seat !== undefined) lines.push(model.words.prompt(model.view, model.names).question)
    if (lines.length > 0) setSpoken(lines.join(' '))
    if (silent) return
    // Whoever looks sees it; whoever looks elsewhere is called.
    if (becameMine && document.hidden && settingsNow().bell) playSound('bell')
  }, [model, words, silent])
  return (
    <p className="unseen" aria-live="polite">
      {spoken}
    </p>
  )
}
