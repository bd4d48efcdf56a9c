import { bagSize } from '@engawa/kernel'
import { Group, Piece } from '@engawa/web/kit'
import type { Holding } from './holding.ts'
import { ids, type KodamaBoard, spots } from './model.ts'
import type { StageControls } from './stage.tsx'
import { CardArt, type Marks } from './tree-art.tsx'

/** The four cards to take: drag one to the tree, or tap it. */
export function Display({
  board,
  holding,
  controls,
  sliding,
  slide,
  marks,
}: {
  board: KodamaBoard
  holding: Holding
  controls: StageControls
  /** The card chosen to go under the deck, where nothing fits (KOD-031). */
  sliding: number | undefined
  slide(card: number): void
  marks: Marks
}) {
  const { say, view, decision } = board
  const held = holding.aim?.draft.card
  const press = (card: number) => {
    if (decision === 'slide') slide(card)
    else if (decision === 'grow' && board.atHome) {
      holding.take(card)
      controls.focus()
    } else board.why({ kind: 'slide', card })
  }
  return (
    <Group label={say.display} className="kod-display" data-furniture="">
      <h3>{say.display}</h3>
      <ol>
        {view.display.map((card, place) => (
          <li key={card}>
            <Piece
              id={ids.branch(card)}
              at={ids.display(place)}
              className="kod-offer"
              data-taken={held === card ? '' : undefined}
              lit={decision === 'slide'}
              chosen={held === card || sliding === card}
              label={say.displayCard(place + 1, say.card(card))}
              onPointerDown={(event) => controls.hands.onCardPress(event, card)}
              press={() => press(card)}
            >
              <svg viewBox="-32.5 -45 66.5 91.5" aria-hidden="true">
                <CardArt card={card} marks={marks} />
              </svg>
              <span className="kod-offer-number">{place + 1}</span>
              {held === card && <span className="kod-offer-held">{say.held}</span>}
            </Piece>
          </li>
        ))}
      </ol>
      <p data-spot={spots.deck}>
        {[
          say.deck(bagSize(view.deck)),
          ...(view.deck.under.length > 0 ? [say.under(view.deck.under.length)] : []),
        ].join(', ')}
      </p>
    </Group>
  )
}
