import { useEffect, useState } from 'react'
import { durationOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'
import type { SeatHolder } from './session.ts'

/** How much time a seat has left, first of the turn, then of the reserve; it ticks by the second where seconds matter. */
export function Countdown({ due }: { due: NonNullable<SeatHolder['due']> }) {
  const words = useWords()
  const { locale } = useSettings()
  const [now, setNow] = useState(() => Date.now())
  const reserve = now >= due.turn && due.reserve > due.turn
  const left = Math.max(0, (reserve ? due.reserve : due.turn) - now)
  const step = left > 3_600_000 ? 60_000 : 1000
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(ticking)
  }, [step])
  return (
    <span className="countdown" data-short={left < 30_000 || undefined}>
      {(reserve ? words.table.reserveLeft : words.table.timeLeft)(durationOf(left, locale))}
    </span>
  )
}
