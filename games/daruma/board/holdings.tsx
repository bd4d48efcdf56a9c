import type { Seat } from '@engawa/kernel'
import { InSeat, InSide, Piece, Place, upTo } from '@engawa/web/kit'
import type { Colour } from '../catalogue/index.ts'
import { badLuckChance, foursOn } from '../rules/index.ts'
import { type DarumaBoard, ids, spots } from './model.ts'
import { PieceArt, SmallDaruma } from './pieces.tsx'
import { deckSize, holdingsOf } from './read.ts'

interface Stacked {
  readonly colour: Colour
  readonly darumas: readonly number[]
  readonly seat: Seat
  readonly size: number
}

/** What lies in front of every seat, on its plate. */
export function SeatHoldings({ board }: { board: DarumaBoard }) {
  return board.view.owned.map((_, seat) => (
    <InSeat key={seat} seat={seat} tiny={<TinyHoldings board={board} seat={seat} />}>
      <Place id={ids.seat(seat)} as="div">
        <Holdings board={board} seat={seat} />
      </Place>
    </InSeat>
  ))
}

export function Holdings({ board, seat }: { board: DarumaBoard; seat: Seat }) {
  const { say } = board
  const holdings = holdingsOf(board.view, seat)
  if (holdings.length === 0) return <p className="dar-none">{say.ownsNothing}</p>
  return (
    <ul className="dar-holdings" data-colours={upTo(holdings.length)}>
      {holdings.map(({ colour, darumas }) => (
        <li key={colour} title={say.colour[colour]}>
          <Stack colour={colour} darumas={darumas} seat={seat} size={40} />
          <span className="unseen">{say.several(darumas.length, say.colour[colour])}</span>
          {darumas.length > 1 && <i aria-hidden="true">×{darumas.length}</i>}
          <em aria-hidden="true">{say.letter[colour]}</em>
        </li>
      ))}
    </ul>
  )
}

/** Alike darumas lie on each other; each is a piece, so that the one that goes is the one that flies. */
function Stack({ colour, darumas, seat, size }: Stacked) {
  return (
    <span className="dar-stack">
      {darumas.map((daruma) => (
        <Piece key={daruma} id={ids.daruma(daruma)} at={ids.seat(seat)}>
          <SmallDaruma colour={colour} size={size} />
        </Piece>
      ))}
    </span>
  )
}

/** On a phone's plate: the first colours, and how many darumas in all. */
function TinyHoldings({ board, seat }: { board: DarumaBoard; seat: Seat }) {
  const holdings = holdingsOf(board.view, seat)
  return (
    <Place id={ids.seat(seat)} className="dar-tiny">
      {holdings.slice(0, 4).map(({ colour, darumas }) => (
        <Stack key={colour} colour={colour} darumas={darumas} seat={seat} size={16} />
      ))}
    </Place>
  )
}

/** The chance of bad luck for every number of dice, and the deck: the desktop's right column. */
export function SideNotes({
  board,
  rolling,
  offered,
}: {
  board: DarumaBoard
  rolling: number
  offered: number
}) {
  const { say, view } = board
  const fours = foursOn(view)
  const most = Math.max(4, offered)
  const rows = Array.from({ length: most }, (_, index) => index + 1).slice(-4)
  return (
    <InSide side="right">
      <section className="plate dar-odds" data-spot={spots.odds}>
        <h3>{say.oddsTitle}</h3>
        <dl>
          {rows.map((dice) => {
            const share = badLuckChance(dice, fours)
            return (
              <div key={dice} data-now={dice === rolling || undefined}>
                <dt>{dice}</dt>
                <dd>
                  <span className="dar-bar" aria-hidden="true">
                    <i style={{ width: `${share * 100}%` }} />
                  </span>
                  {say.percent(share)}
                </dd>
              </div>
            )
          })}
        </dl>
      </section>
      <p className="dar-deck-note">
        <Place id={ids.deck}>
          <PieceArt name="deck" size={70} />
        </Place>
        <span data-explain={ids.deck}>
          <b>{deckSize(view)}</b> {say.deck(deckSize(view))}
        </span>
      </p>
    </InSide>
  )
}
