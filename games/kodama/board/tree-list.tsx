import { memo } from 'react'
import type { KodamaBoard } from './model.ts'

/** The tree as a nested list: a card stands inside the one it lies on. Seen by screen readers only. */
export const TreeList = memo(function TreeList({ board }: { board: KodamaBoard }) {
  const { say, grove, name, shown } = board
  return (
    <div className="unseen">
      <h3>{say.treeList(name(shown))}</h3>
      <ul>
        <li>
          {say.trunkWith(say.element(grove.trunk).a)}
          <Carried board={board} on={0} />
        </li>
      </ul>
    </div>
  )
})

function Carried({ board, on }: { board: KodamaBoard; on: number }) {
  const cards = board.grove.tree.filter((laid) => laid.on === on)
  if (cards.length === 0) return null
  return (
    <ul>
      {cards.map(({ card }) => (
        <li key={card}>
          {board.say.card(card)}
          <Carried board={board} on={card} />
        </li>
      ))}
    </ul>
  )
}
