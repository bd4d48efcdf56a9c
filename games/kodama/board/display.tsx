import { bagSize } from '@engawa/kernel'
import type { Holding } from './holding.ts'
import type { Scene } from './scene.ts'
import type { StageControls } from './stage.tsx'
import { CardArt, type Marks } from './tree-art.tsx'

/** The four cards to take: drag one to the tree, or tap it. */
export function Display({
  scene,
  holding,
  controls,
  sliding,
  slide,
  marks,
}: {
  scene: Scene
  holding: Holding
  controls: StageControls
  /** The card chosen to go under the deck, where nothing fits (KOD-031). */
  sliding: number | undefined
  slide(card: number): void
  marks: Marks
}) {
  const { say, view, decision } = scene
  const held = holding.aim?.draft.card
  const press = (card: number) => {
    if (decision === 'slide') slide(card)
    else if (decision === 'grow' && scene.atHome) holding.take(card)
    else scene.attempt({ kind: 'slide', card })
  }
  return (
    <div className="kod-display" data-furniture="">
      <h3>{say.display}</h3>
      <ol>
        {view.display.map((card, place) => (
          <li key={card}>
            <button
              type="button"
              className="kod-offer"
              data-card={card}
              data-taken={held === card ? '' : undefined}
              aria-pressed={held === card || sliding === card}
              aria-label={say.displayCard(place + 1, say.card(card))}
              title={say.card(card)}
              onPointerDown={(event) => controls.hands.onCardPress(event, card)}
              onClick={() => press(card)}
            >
              <svg viewBox="-32.5 -45 66.5 91.5" aria-hidden="true">
                <CardArt card={card} marks={marks} />
              </svg>
              <span className="kod-offer-number">{place + 1}</span>
              {held === card && <span className="kod-offer-held">{say.held}</span>}
            </button>
          </li>
        ))}
      </ol>
      <p>
        {[
          say.deck(bagSize(view.deck)),
          ...(view.deck.under.length > 0 ? [say.under(view.deck.under.length)] : []),
        ].join(', ')}
      </p>
    </div>
  )
}
