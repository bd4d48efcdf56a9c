import { at } from '@engawa/kernel'
import { Group, Icon, Piece, Place, type SpotId, useDrag } from '@engawa/web/kit'
import { type ReactNode, useRef } from 'react'
import { shootColour, stockCapacity, temples } from '../catalogue/index.ts'
import { previewStalk, previewVisit, type VisitPreview } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { letterOf } from './field.tsx'
import { type BambooBoard, ids } from './model.ts'
import { GoodSign, ShootPiece, SmallShoot, TempleDot } from './pieces.tsx'
import { leadLine } from './temples.tsx'

type Props = { readonly board: BambooBoard; readonly aim: Aiming }

/** The shoots that fall to the seat by what lies under the stalks, and by the shoot that is held. */
function comingShoots({ view, decision, own, active }: BambooBoard, aim: Aiming): number[] {
  if (own === undefined || !active.includes(own)) return []
  return view.stalks.flatMap((_, stalk) => {
    const { falls, next } = previewStalk(view, stalk)
    const held = decision === 'place' && aim.shoot !== undefined && aim.stalk === stalk
    return held && next !== undefined ? [...falls, next] : falls
  })
}

/** The four stocks side by side: what each would offer, do and lead to. */
export function Stocks({ board, aim }: Props) {
  const coming = comingShoots(board, aim)
  return (
    <Group className="bam-stocks" label={board.say.stocksTitle}>
      {temples.map((name, stock) => (
        <Stock
          key={name}
          board={board}
          aim={aim}
          stock={stock}
          coming={coming.filter((shoot) => shootColour[shoot] === stock)}
        />
      ))}
    </Group>
  )
}

function Stock({ board, aim, stock, coming }: Props & { stock: number; coming: readonly number[] }) {
  const { view, seat, say, decision, seatBoard } = board
  const visit = previewVisit(view, seat, stock)
  const name = at(temples, stock)
  const chooses = decision === 'visit' || decision === 'stow'
  const move = decision === 'stow' ? ({ kind: 'stow', stock } as const) : ({ kind: 'visit', stock } as const)
  const legal = chooses && board.can(move)
  const chosen = chooses ? aim.stock === stock : view.turn.stock === stock && board.active.includes(seat)
  const body = (
    <>
      <span className="bam-stock-head">
        <TempleDot temple={stock} />
        <b>{say.temples[name]}</b>
        <small>
          {at(seatBoard.stocks, stock).length}/{stockCapacity}
        </small>
      </span>
      <Shoots board={board} aim={aim} stock={stock} coming={coming} />
      <Foot board={board} visit={visit} coming={coming.length} />
    </>
  )
  const inHand = decision === 'place' && chosen
  const spot = {
    id: ids.stock(seat, stock),
    chosen,
    className: 'bam-stock',
    'data-hand': inHand || undefined,
  }
  if (!chooses)
    return (
      <Place as="div" {...spot}>
        {body}
      </Place>
    )
  const press = (byKeys: boolean) => (legal ? aim.choose({ stock }, byKeys) : board.why(move))
  return (
    <Place
      {...spot}
      label={
        legal ? `${board.sentence(move)}. ${leadLine(board, visit.standing)}` : closedLabel(board, visit)
      }
      lit={legal}
      press={press}
      data-closed={!legal || undefined}
    >
      {body}
    </Place>
  )
}

function closedLabel({ say, decision }: BambooBoard, { stock, closed }: VisitPreview): string {
  const reason = decision === 'stow' ? say.full : closed === undefined ? '' : say.closed[closed]
  return `${say.temples[at(temples, stock)]}: ${reason}`
}

/** What lies in a stock: shoots, places of those already laid, and ghosts of those that will come. */
function Shoots({ board, aim, stock, coming }: Props & { stock: number; coming: readonly number[] }) {
  const { view, seat, seatBoard, decision } = board
  const lying = at(seatBoard.stocks, stock)
  const taken = view.turn.stock === stock && board.active.includes(seat)
  const hand = taken ? view.turn.hand : []
  const laid = taken
    ? view.turn.under.flatMap((shoots, stalk) => shoots.map((shoot) => ({ shoot, stalk })))
    : []
  const used = lying.length + hand.length + laid.length + coming.length
  return (
    <span className="bam-stock-shoots" data-hand={(decision === 'place' && hand.length > 0) || undefined}>
      {lying.map((shoot) => (
        <Piece key={shoot} id={ids.shoot(shoot)} at={ids.stock(seat, stock)} className="bam-lying">
          <SmallShoot shoot={shoot} />
        </Piece>
      ))}
      {hand.map((shoot) =>
        decision === 'place' ? (
          <HandShoot key={shoot} board={board} aim={aim} shoot={shoot} />
        ) : (
          <Piece key={shoot} id={ids.shoot(shoot)} at={ids.stock(seat, stock)} className="bam-lying">
            <SmallShoot shoot={shoot} />
          </Piece>
        ),
      )}
      {laid.map(({ shoot, stalk }) => (
        <span key={shoot} className="bam-lying" data-gone>
          {board.say.toStalk(stalk + 1)}
        </span>
      ))}
      {coming.map((shoot) => (
        <span
          key={shoot}
          className="bam-lying"
          data-coming
          data-homeless={lying.length >= stockCapacity || undefined}
        >
          <SmallShoot shoot={shoot} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, stockCapacity - used) }, (_, place) => (
        <span key={place} className="bam-lying" />
      ))}
    </span>
  )
}

/** A shoot in hand: tap to hold it, or drag it under a stalk. */
function HandShoot({ board, aim, shoot }: Props & { shoot: number }) {
  const ghost = useRef<HTMLSpanElement>(null)
  const stalks = board.view.stalks.map((_, stalk) => stalk)
  const stalkAt = (place: SpotId | undefined) => stalks.find((stalk) => ids.stalk(stalk) === place)
  const drag = useDrag({
    ghost: () => ghost.current,
    places: () => stalks.filter((stalk) => board.can({ kind: 'place', shoot, stalk })).map(ids.stalk),
    over: (place) => aim.set({ shoot, stalk: stalkAt(place) }),
    drop(place) {
      const stalk = stalkAt(place)
      if (stalk === undefined) aim.clear()
      else board.attempt({ kind: 'place', shoot, stalk })
      return stalk !== undefined && board.can({ kind: 'place', shoot, stalk })
    },
  })
  const held = aim.shoot === shoot
  return (
    <>
      <Piece
        id={ids.shoot(shoot)}
        at={ids.stock(board.seat, board.view.turn.stock)}
        label={board.say.hold(board.shootName(shoot))}
        lit
        chosen={held}
        press={(byKeys) => aim.choose({ shoot }, byKeys)}
        className="bam-lying"
        data-held={held || undefined}
        {...drag}
      >
        <SmallShoot shoot={shoot} />
      </Piece>
      <span ref={ghost} className="bam-dragged" hidden aria-hidden="true">
        <ShootPiece shoot={shoot} letter={letterOf(board, shoot)} />
      </span>
    </>
  )
}

/** What a stock would bring, why it is closed, and how many shoots will come into it. */
function Foot({
  board,
  visit,
  coming,
}: {
  board: BambooBoard
  visit: VisitPreview
  coming: number
}): ReactNode {
  const visited = board.view.turn.stock === visit.stock && board.active.includes(board.seat)
  return (
    <span className="bam-stock-foot" data-seat={board.seat % 5}>
      {visited ? (
        <em>{board.say.actionsLeft(board.view.turn.activations)}</em>
      ) : (
        <Prospect board={board} visit={visit} />
      )}
      {coming > 0 && <u>+{coming}</u>}
    </span>
  )
}

function Prospect({ board, visit }: { board: BambooBoard; visit: VisitPreview }): ReactNode {
  const { say, decision, seatBoard } = board
  const { shoots, sticks, closed, stock } = visit
  if (decision === 'stow')
    return <em>{at(seatBoard.stocks, stock).length < stockCapacity ? say.room : say.full}</em>
  if (shoots.length === 0) return <em>{say.closed.empty}</em>
  // In the middle of a turn only what comes back matters.
  if (decision !== 'visit' && decision !== undefined) return null
  if (closed === 'barred')
    return (
      <>
        <Icon name="lock" size={16} />
        <em>{say.closed.barred}</em>
      </>
    )
  return (
    <>
      {Array.from({ length: sticks }, (_, stick) => (
        <GoodSign key={stick} good="stick" size={17} />
      ))}
      <em>{decision === 'visit' ? leadLine(board, visit.standing) : say.actionsCount(sticks)}</em>
    </>
  )
}
