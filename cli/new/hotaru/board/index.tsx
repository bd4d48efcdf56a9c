import { BoardRoot, InDock, useChoice } from '@engawa/web/kit'
import './board.css'
import { beats } from './beats.ts'
import { Dock } from './dock.tsx'
import { about, type HotaruProps, useHotaru } from './model.ts'
import { Bag, Jars, Net } from './table.tsx'

/** Hotaru's board: the bag, the net and the jars, and the controls in the shell's dock. */
export function Board(props: HotaruProps) {
  const board = useHotaru(props)
  const choice = useChoice(board, { about, again: board.attempt })
  return (
    <BoardRoot board={board} choice={choice} beats={beats} className="hotaru-board">
      <div className="hotaru-middle">
        <Bag board={board} />
        <Net board={board} />
      </div>
      <Jars board={board} />
      <InDock>
        <Dock board={board} choice={choice} />
      </InDock>
    </BoardRoot>
  )
}
