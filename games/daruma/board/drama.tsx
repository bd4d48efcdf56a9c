import { Crest, Die, Moment } from '@engawa/web/kit'
import { darumaOf } from '../catalogue/index.ts'
import type { Event } from '../rules/index.ts'
import type { DarumaBoard } from './model.ts'
import { DarumaDisc, PieceArt } from './pieces.tsx'

type Fate = Extract<Event, { kind: 'badLuck' | 'fortune' }>

/** How long the verdict is seen, once the dice lie still. */
const HELD = 1400

/** The verdict of these events, if there is one. */
export function fateIn(fresh: readonly Event[]): Fate | undefined {
  return fresh.findLast((event): event is Fate => event.kind === 'badLuck' || event.kind === 'fortune')
}

/** Bad luck and good fortune: after the dice lie still, over the stage, gone by any press or key. */
export function Drama({ board, onOver }: { board: DarumaBoard; onOver(): void }) {
  const fate = fateIn(board.fresh)
  return (
    fate !== undefined && (
      <Moment board={board} hold={HELD} className="moment dar-drama" onOver={onOver}>
        <FateSheet board={board} fate={fate} />
      </Moment>
    )
  )
}

function FateSheet({ board, fate }: { board: DarumaBoard; fate: Fate }) {
  const { say } = board
  const bad = fate.kind === 'badLuck'
  const rolled = board.fresh.findLast((event) => event.kind === 'rolled')
  return (
    <div className="dar-print" data-fate={fate.kind}>
      <p className="dar-drama-who">
        <Crest seat={fate.seat} size={24} />
        {board.name(fate.seat)}
      </p>
      {rolled !== undefined && (
        <div className="dar-drama-dice">
          {rolled.values.map((value, index) => (
            <Die key={index} value={value} size={32} mark={value === 4 ? 'risk' : undefined} />
          ))}
        </div>
      )}
      <p className="stamp dar-drama-seal">{bad ? say.dramaBad : say.dramaGood}</p>
      <FatePiece fate={fate} />
      <p className="dar-drama-text">{fateText(board, fate)}</p>
      <p className="dar-drama-skip">{say.dramaSkip}</p>
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
