import { Group, Icon, Piece, useMarks } from '@engawa/web/kit'
import { memo, useMemo } from 'react'
import { actionIcons, type DarumaBoard, ids } from './model.ts'
import { DarumaDisc } from './pieces.tsx'
import { type Place, placesOf } from './read.ts'
import { Lamps, Scenery, Tanuki } from './tanuki.tsx'

interface StageProps {
  readonly board: DarumaBoard
  /** Says which daruma is looked at. */
  look(daruma: number | undefined): void
}

/** Five darumas on an arc round the tanuki, one sun behind them. */
export const Stage = memo(function Stage({ board, look }: StageProps) {
  const places = useMemo(() => placesOf(board.view), [board.view])
  return (
    <>
      <Scenery />
      <Tanuki board={board} />
      <Lamps board={board} />
      <Group
        className="dar-discs"
        label={board.say.darumas}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && look(undefined)}
      >
        {places.map((place) => (
          <Disc key={place.daruma.id} board={board} look={look} place={place} />
        ))}
      </Group>
    </>
  )
})

/** A press chooses the daruma, a second one paints it. */
function Disc({ board, look, place }: StageProps & { place: Place }) {
  const { say } = board
  const { id, colour, action } = place.daruma
  const { lit, chosen } = useMarks(ids.daruma(id))
  const name = say.disc(say.colour[colour], say.action[action], say.eyes[place.painted] ?? '')
  const notes = [name, place.complete ? say.keptIfStop : '', chosen ? say.chosenHint : '']
  return (
    <Piece
      id={ids.daruma(id)}
      at={ids.display(place.index)}
      label={notes.filter((note) => note !== '').join(', ')}
      move={{ kind: 'paint', daruma: id }}
      className="dar-disc"
      data-disc={place.index}
      onFocus={() => look(id)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look(id)}
      onPointerLeave={() => look(undefined)}
    >
      <DarumaDisc daruma={id} colour={colour} eyes={place.eyes} free={lit} complete={place.complete} />
      <span className="dar-letter">{say.letter[colour]}</span>
      {place.complete && board.asked && <span className="stamp dar-kept">{say.keptIfStop}</span>}
      <span className="dar-action">
        <Icon name={actionIcons[action]} size={20} />
        <b>{say.action[action]}</b>
      </span>
    </Piece>
  )
}
