import type { SizedDecision } from '@engawa/bots'
import { at } from '@engawa/kernel'
import { type KeyboardEvent as ReactKeyboardEvent, useCallback, useState } from 'react'
import type { Shown } from './board.tsx'
import type { Telling } from './telling.ts'

/** Where one stands, and all that follows from it. */
export function useWalk(telling: Telling) {
  const { running, own, keyDecision } = telling
  const { review } = running
  const open = review.turns.length
  const [kept, setKept] = useState<number>()
  const [hovered, setHovered] = useState<number>()
  const [chosen, setChosen] = useState<number>()
  const [shown, setShown] = useState<Shown>('better')
  const first = review.turningPoints[0] ?? 0
  const turn = Math.min(Math.max(0, open - 1), hovered ?? kept ?? first)
  const show = useCallback((to: number, keep = true) => {
    if (keep) {
      setKept(to)
      setHovered(undefined)
      setChosen(undefined)
    } else setHovered(to < 0 ? undefined : to)
  }, [])
  const decisions = review.decisions.filter((one) => one.turn === turn)
  const decision = decisions.find(({ position }) => position === chosen) ?? keyDecision(turn)
  const openDecision = (one: SizedDecision) => {
    setKept(one.turn)
    setHovered(undefined)
    setChosen(one.position)
    setShown('better')
  }
  const ownTurns = review.turns.flatMap(({ seat }, index) => (own.includes(seat) ? [index] : []))
  const walk = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
    const to = (target: number) => show(Math.min(open - 1, Math.max(0, target)))
    const ownFrom = (way: 1 | -1) =>
      way === 1 ? ownTurns.find((one) => one > turn) : ownTurns.findLast((one) => one < turn)
    const { key, shiftKey } = event
    if (key === 'ArrowRight' || key === 'ArrowUp') to(shiftKey ? (ownFrom(1) ?? turn) : turn + 1)
    else if (key === 'ArrowLeft' || key === 'ArrowDown') to(shiftKey ? (ownFrom(-1) ?? turn) : turn - 1)
    else if (key === 'Home') to(0)
    else if (key === 'End') to(open - 1)
    else if (/^[123]$/.test(key) && review.turningPoints[Number(key) - 1] !== undefined)
      to(at(review.turningPoints, Number(key) - 1))
    else if (key === 'b' || key === 'B') setShown((one) => (one === 'better' ? 'played' : 'better'))
    else return false
    return true
  }
  return { turn, decision, shown, setShown, show, openDecision, walk }
}
