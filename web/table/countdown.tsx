import { useEffect, useState } from 'react'
import { durationOf } from '../app/formats.ts'
import { useSettings, useWords } from '../app/settings.ts'

/** How much time a seat has left; it ticks by the second only where seconds matter. */
export function Countdown({ due }: { due: number }) {
  const words = useWords()
  const { locale } = useSettings()
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, due - now)
  const step = left > 3_600_000 ? 60_000 : 1000
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(ticking)
  }, [step])
  return (
    <span className="countdown" data-short={left < 30_000 || undefined}>
      {words.table.timeLeft(durationOf(left, locale))}
    </span>
  )
}
