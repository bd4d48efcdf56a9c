import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/settings.ts'
import { playSound } from '../kit/sound.ts'
import { sentences } from './log.tsx'
import type { Scene } from './use-session.ts'

/**
 * Speaks what happened, once, in the words of the log; and rings when it is somebody's turn.
 * A modal sheet needs a silent one of its own: what lies outside it is not read.
 */
export function Announcer({ scene, silent = false }: { scene: Scene; silent?: boolean }) {
  const words = useWords()
  const [spoken, setSpoken] = useState('')
  const told = useRef(scene.session.version)
  const mine = useRef(scene.seat)
  useEffect(() => {
    if (scene.past !== undefined || told.current === scene.session.version) return
    told.current = scene.session.version
    const lines = [...sentences(scene.fresh, scene.words, scene.names)]
    const becameMine = scene.seat !== undefined && mine.current !== scene.seat
    mine.current = scene.seat
    if (scene.turn.over) lines.push(words.table.over)
    else if (scene.seat !== undefined) lines.push(scene.words.prompt(scene.view, scene.names).question)
    if (lines.length > 0) setSpoken(lines.join(' '))
    if (silent) return
    if (scene.turn.over) playSound('win')
    else if (becameMine) playSound('bell')
  }, [scene, words, silent])
  return (
    <p className="unseen" aria-live="polite">
      {spoken}
    </p>
  )
}
