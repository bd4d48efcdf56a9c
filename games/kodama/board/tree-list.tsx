import type { Scene } from './scene.ts'

/** The tree as a nested list: a card stands inside the one it lies on. Seen by screen readers only. */
export function TreeList({ scene }: { scene: Scene }) {
  const { say, grove, name, shown } = scene
  return (
    <div className="unseen">
      <h3>{say.treeList(name(shown))}</h3>
      <ul>
        <li>
          {say.trunkWith(say.element(grove.trunk).one)}
          <Carried scene={scene} on={0} />
        </li>
      </ul>
    </div>
  )
}

function Carried({ scene, on }: { scene: Scene; on: number }) {
  const cards = scene.grove.tree.filter((laid) => laid.on === on)
  if (cards.length === 0) return null
  return (
    <ul>
      {cards.map(({ card }) => (
        <li key={card}>
          {scene.say.card(card)}
          <Carried scene={scene} on={card} />
        </li>
      ))}
    </ul>
  )
}
