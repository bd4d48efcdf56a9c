import { Die, enact, still } from '@engawa/web/kit'
import { useEffect, useRef, useState } from 'react'
import { darumaOf } from '../catalogue/index.ts'
import type { Event } from '../rules/index.ts'
import { pressSeal } from './beats.ts'
import type { DarumaBoard } from './model.ts'
import { DarumaDisc, PieceArt } from './pieces.tsx'

type Fate = Extract<Event, { kind: 'badLuck' | 'fortune' }>

/** The held beat before the seal, and how long the sheet stays. */
const beat = 250
const stay = { calm: 2200, brisk: 1400, off: 1800 } as const

function fateIn(fresh: readonly Event[]): Fate | undefined {
  return fresh.findLast((event): event is Fate => event.kind === 'badLuck' || event.kind === 'fortune')
}

/** Bad luck and good fortune: short, over the stage, gone by any tap or key. The log and the shell say it too. */
export function Drama({ board }: { board: DarumaBoard }) {
  const { fresh, motion } = board
  const [done, setDone] = useState<readonly Event[]>()
  const seal = useRef<HTMLParagraphElement>(null)
  const fate = done === fresh ? undefined : fateIn(fresh)
  const shown = fate !== undefined
  useEffect(() => {
    if (!shown) return
    const finish = () => setDone(fresh)
    const timer = setTimeout(finish, stay[motion])
    // The press that led here is still on its way up; only a later one goes on.
    document.addEventListener('pointerdown', finish)
    document.addEventListener('keydown', finish)
    if (seal.current !== null && !still(motion)) enact(seal.current, pressSeal, beat * 1.7, motion)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', finish)
      document.removeEventListener('keydown', finish)
    }
  }, [shown, fresh, motion])
  return fate === undefined ? null : <FateSheet board={board} fate={fate} seal={seal} />
}

function FateSheet({
  board,
  fate,
  seal,
}: {
  board: DarumaBoard
  fate: Fate
  seal: React.RefObject<HTMLParagraphElement | null>
}) {
  const { say } = board
  const bad = fate.kind === 'badLuck'
  const rolled = board.fresh.findLast((event) => event.kind === 'rolled')
  return (
    <div className="dar-drama" data-fate={fate.kind} aria-hidden="true">
      <div className="dar-print">
        {rolled !== undefined && (
          <div className="dar-drama-dice">
            {rolled.values.map((value, index) => (
              <Die key={index} value={value} size={32} mark={value === 4 ? 'risk' : undefined} />
            ))}
          </div>
        )}
        <p className="stamp dar-drama-seal" ref={seal}>
          {bad ? say.dramaBad : say.dramaGood}
        </p>
        <FatePiece fate={fate} />
        <p className="dar-drama-text">{fateText(board, fate)}</p>
        <p className="dar-drama-skip">{say.dramaSkip}</p>
      </div>
    </div>
  )
}

/** Four lit lamps, or the daruma that came. */
function FatePiece({ fate }: { fate: Fate }) {
  if (fate.kind === 'fortune')
    return fate.daruma === 0 ? null : (
      <DarumaDisc colour={darumaOf(fate.daruma).colour} eyes={['blank', 'blank']} complete={false} />
    )
  return (
    <span className="dar-lamp-row">
      {Array.from({ length: 4 }, (_, index) => (
        <PieceArt key={index} name="lamp-lit" size={36} height={47} />
      ))}
    </span>
  )
}

function fateText({ say, person }: DarumaBoard, fate: Fate): string {
  if (fate.kind === 'badLuck') return say.dramaBadDetail
  if (fate.daruma === 0) return say.dramaGoodEmpty
  return say.dramaGoodDetail(person(fate.seat), say.colour[darumaOf(fate.daruma).colour])
}
