import type { Seat } from '@engawa/kernel'
import { Button, Crest, Press, Sheet } from '@engawa/web/kit'
import { useState } from 'react'
import { darumaOf } from '../catalogue/index.ts'
import { type Move, ownerOf } from '../rules/index.ts'
import { Holdings } from './holdings.tsx'
import { colourName, type DarumaBoard } from './model.ts'
import { Secret } from './objective.tsx'
import { SmallDaruma } from './pieces.tsx'
import { type Holding, holdingsOf } from './read.ts'

/** One row for a seat: crest, name, and what belongs to it. */
function SeatRow({ board, seat, children }: { board: DarumaBoard; seat: Seat; children: React.ReactNode }) {
  return (
    <section className="dar-seat-row">
      <h3>
        <Crest seat={seat} size={28} /> {board.name(seat)}
      </h3>
      {children}
    </section>
  )
}

/** A seat's darumas as buttons, one for each colour: those of one colour are alike. */
function PickRow({
  board,
  seat,
  chosen,
  pick,
}: {
  board: DarumaBoard
  seat: Seat
  chosen?: number | undefined
  pick(daruma: number): void
}) {
  const { say } = board
  const choose = (holding: Holding) => {
    const [daruma] = holding.darumas
    if (daruma !== undefined) pick(daruma)
  }
  return (
    <div className="dar-picks">
      {holdingsOf(board.view, seat).map((holding) => (
        <Press
          key={holding.colour}
          className="tool dar-pick"
          aria-pressed={chosen === undefined ? undefined : holding.darumas.includes(chosen)}
          aria-label={say.pick(say.colour[holding.colour], holding.darumas.length, board.person(seat))}
          onClick={() => choose(holding)}
        >
          <SmallDaruma colour={holding.colour} size={40} />
          <span>
            {say.colour[holding.colour]}
            {holding.darumas.length > 1 && ` ×${holding.darumas.length}`}
          </span>
        </Press>
      ))}
    </div>
  )
}

/** DAR-36: the first daruma, then what comes back for it from another seat. */
export function ExchangeSheet({ board, close }: { board: DarumaBoard; close(): void }) {
  const { say, view } = board
  const { lifted } = view
  const from = lifted === 0 ? -1 : ownerOf(view, lifted)
  return (
    <Sheet title={say.exchangeTitle} close={close} closeLabel={say.close}>
      <p className="dar-sheet-lead">{lifted === 0 ? say.exchangeFirst : say.exchangeSecond}</p>
      {lifted !== 0 && (
        <p className="dar-lifted">
          <SmallDaruma colour={darumaOf(lifted).colour} size={44} />
          <b>{say.lifted(colourName(board, lifted), board.person(from))}</b>
          <Button icon="undo" disabled={!board.undo.can} onClick={() => board.undo.run()}>
            {say.otherFirst}
          </Button>
        </p>
      )}
      {view.owned.map((own, seat) => {
        if (seat === from) return null
        const send: Move = { kind: 'send', to: seat }
        return (
          <SeatRow key={seat} board={board} seat={seat}>
            {own.length > 0 && (
              <PickRow
                board={board}
                seat={seat}
                pick={(daruma) => board.attempt({ kind: lifted === 0 ? 'lift' : 'swap', daruma })}
              />
            )}
            {own.length === 0 && !board.can(send) && <p className="dar-none">{say.ownsNothing}</p>}
            {board.can(send) && (
              <Button onClick={() => board.attempt(send)}>{say.sendTo(board.person(seat))}</Button>
            )}
          </SeatRow>
        )
      })}
      <Secret board={board} place="sheet" />
    </Sheet>
  )
}

/** DAR-22: one of the own darumas, and the seat that gets it; the sheet goes with the view it was opened on. */
export function GiftSheet({ board, close }: { board: DarumaBoard; close(): void }) {
  const { say, view } = board
  const [daruma, setDaruma] = useState<number>()
  const [to, setTo] = useState<Seat>()
  const ready = daruma !== undefined && to !== undefined
  const give = () => {
    if (ready) board.attempt({ kind: 'give', daruma, to })
  }
  return (
    <Sheet
      title={say.giftTitle}
      close={close}
      closeLabel={say.close}
      footer={
        <Button look="primary" icon="gift" disabled={!ready} onClick={give}>
          {ready ? say.giveWhat(colourName(board, daruma), board.name(to)) : say.give}
        </Button>
      }
    >
      <p className="dar-sheet-lead">{say.giftRisk}</p>
      <h3 className="dar-sheet-question">{say.giftWhat}</h3>
      <PickRow board={board} seat={view.seat} chosen={daruma ?? 0} pick={setDaruma} />
      <h3 className="dar-sheet-question">{say.giftTo}</h3>
      <div className="dar-takers">
        {view.owned.map((_, seat) =>
          seat === view.seat ? null : (
            <Press
              key={seat}
              className="tool dar-taker"
              aria-pressed={seat === to}
              onClick={() => setTo(seat)}
            >
              <span className="dar-taker-name">
                <Crest seat={seat} size={28} /> {board.name(seat)}
              </span>
              <Holdings board={board} seat={seat} />
            </Press>
          ),
        )}
      </div>
      <Secret board={board} place="sheet" />
    </Sheet>
  )
}
