import { at } from '@engawa/kernel'
import { Crest, Group, Press, useStop } from '@engawa/web/kit'
import { memo, useMemo } from 'react'
import { colours } from '../catalogue/index.ts'
import { patternHolds, patternLack, previewTile, sidesOf } from '../rules/index.ts'
import { type Aiming, tileInHand } from './aim.ts'
import { Beside } from './beside.tsx'
import { Goals } from './goals.tsx'
import type { BambooBoard } from './model.ts'
import { Plan, SmallPlan } from './plan.tsx'
import { Scale } from './scale.tsx'

/** A seat's home with its scale and balance tiles; while a tile is held, what every free cell would bring. */
export const HomePane = memo(function HomePane({ board, aim }: { board: BambooBoard; aim: Aiming }) {
  const { view, say } = board
  const seat = aim.guest ?? board.seat
  const seatBoard = at(view.boards, seat)
  const tile = seat === board.seat ? tileInHand(board, aim) : 0
  const previews = useMemo(() => (tile === 0 ? [] : previewTile(view, seat, tile)), [view, seat, tile])
  const focused = previews.find((preview) => preview.cell === aim.cell)
  const choose = (cell: number, byKeys: boolean) => {
    const fits = previews.find((preview) => preview.cell === cell)?.fits
    if (fits === true) aim.choose({ cell }, byKeys)
    else if (board.decision === 'furnish') board.why({ kind: 'furnish', cell })
  }
  const open = aim.goal !== undefined && !patternHolds(seatBoard.home, aim.goal) ? aim.goal : undefined
  return (
    <section className="bam-home" data-holding={tile !== 0 || undefined} aria-label={homeName(board, seat)}>
      <header>
        <h3>{homeName(board, seat)}</h3>
        <NightSide board={board} seat={seat} />
        <Neighbours board={board} aim={aim} seat={seat} />
      </header>
      <Scale now={sidesOf(seatBoard.home)} then={focused} say={say} />
      <Plan
        board={board}
        seat={seat}
        tile={tile}
        previews={previews}
        focus={aim.cell}
        lack={open === undefined ? undefined : patternLack(seatBoard.home, open)}
        choose={choose}
      />
      <div className="bam-rooms" aria-hidden="true">
        <span>{say.leftRoom}</span>
        <span>{say.veranda}</span>
        <span>{say.rightRoom}</span>
      </div>
      <Goals board={board} aim={aim} seat={seat} preview={focused} size={58} />
    </section>
  )
})

/** BAM-120: whose night side it is. By day the colour has done its part; a crest tells whose home it is. */
function NightSide({ board, seat }: { board: BambooBoard; seat: number }) {
  const colour = colours[at(board.view.boards, seat).colour]
  if (!board.view.night || colour === undefined) return null
  return (
    <span className="bam-colour" data-colour={colour}>
      {board.say.nightSide(board.say.colours[colour])}
    </span>
  )
}

function homeName({ own, say, name }: BambooBoard, seat: number): string {
  return seat === own ? say.yourHome : say.homeOf(name(seat))
}

/** Everything is public: any home can be looked at (BAM-028). */
function Neighbours({ board, aim, seat }: { board: BambooBoard; aim: Aiming; seat: number }) {
  return (
    <Group className="bam-neighbours" label={board.say.whoseHome}>
      {board.view.boards.map((_, other) => (
        <Neighbour key={other} board={board} aim={aim} seat={other} chosen={other === seat} />
      ))}
    </Group>
  )
}

function Neighbour({
  board,
  aim,
  seat,
  chosen,
}: {
  board: BambooBoard
  aim: Aiming
  seat: number
  chosen: boolean
}) {
  return (
    <Press
      aria-pressed={chosen}
      aria-label={homeName(board, seat)}
      title={board.name(seat)}
      onClick={() => aim.set({ guest: seat === board.seat ? undefined : seat })}
      {...useStop()}
    >
      <Crest seat={seat} size={28} />
    </Press>
  )
}

/** The home in small, beside the grove. */
export const SmallHome = memo(function SmallHome({ board, aim }: { board: BambooBoard; aim: Aiming }) {
  const { seatBoard, say } = board
  return (
    <Beside
      board={board}
      name="home"
      title={board.own === undefined ? say.homeOf(board.name(board.seat)) : say.yourHome}
      open={() => aim.set({ pane: 'home', guest: undefined })}
    >
      <Scale now={sidesOf(seatBoard.home)} then={undefined} say={say} />
      <SmallPlan board={board} />
      <Goals board={board} aim={aim} seat={board.seat} preview={undefined} size={46} />
    </Beside>
  )
})
