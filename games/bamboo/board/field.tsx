import { at } from '@engawa/kernel'
import { Group, Icon, Piece, Place } from '@engawa/web/kit'
import { memo } from 'react'
import { shootColour, temples } from '../catalogue/index.ts'
import { previewStalk, type StalkPreview } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { type BambooBoard, ids } from './model.ts'
import { PieceArt, ShootPiece } from './pieces.tsx'

export const letterOf = ({ say }: BambooBoard, shoot: number): string =>
  say.letters[at(temples, shootColour[shoot] ?? 0)]

/** The grove: four stalks behind a straw rope, and the boards where new shoots are laid. */
export const Field = memo(function Field({ board, aim }: { board: BambooBoard; aim: Aiming }) {
  return (
    <Group className="bam-field" label={board.say.fieldTitle}>
      <PieceArt name="rope" width={700} height={44} className="bam-rope" />
      <div className="bam-boards" aria-hidden="true" />
      {board.view.stalks.map((_, stalk) => (
        <Stalk key={stalk} board={board} aim={aim} stalk={stalk} />
      ))}
    </Group>
  )
})

/** How a section is drawn: as it stands, on its way to the seat, or about to fall. */
type Fate = 'stays' | 'falls' | 'would' | 'first' | 'second'

function fateOf(board: BambooBoard, aim: Aiming, preview: StalkPreview, index: number): Fate {
  if (index < preview.falls.length) return 'falls'
  if (board.decision === 'place')
    return aim.stalk === preview.stalk && index === preview.falls.length ? 'would' : 'stays'
  if (board.decision === 'visit' && aim.stock !== undefined && index < 2)
    return index === 0 ? 'first' : 'second'
  return 'stays'
}

function Stalk({ board, aim, stalk }: { board: BambooBoard; aim: Aiming; stalk: number }) {
  const { view, say, decision } = board
  const preview = previewStalk(view, stalk)
  const sections = at(view.stalks, stalk)
  const under = at(view.turn.under, stalk)
  const chosen = aim.stalk === stalk
  const held = decision === 'place' ? aim.shoot : undefined
  const legal =
    held !== undefined
      ? board.can({ kind: 'place', shoot: held, stalk })
      : decision === 'resolve' && board.can({ kind: 'forgo', stalk })
  const press = (byKeys: boolean) => {
    if (legal) aim.choose({ stalk }, byKeys)
    else if (held !== undefined) board.why({ kind: 'place', shoot: held, stalk })
    else if (decision === 'resolve') board.why({ kind: 'forgo', stalk })
    else aim.set({ stalk: chosen ? undefined : stalk })
  }
  const hot = chosen && held !== undefined && legal
  const other = otherActing(board)
  const fallsTo = other === undefined ? say.fallsToYou : say.fallsTo(other)
  return (
    <Place
      id={ids.stalk(stalk)}
      label={stalkLabel(board, preview, sections, under, hot)}
      lit={legal}
      chosen={chosen}
      press={press}
      className="bam-stalk"
      data-hot={hot || undefined}
      data-acting={view.turn.acting === stalk || undefined}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && legal && held !== undefined && aim.set({ stalk })
      }
    >
      <span className="bam-column">
        <PieceArt name="twig" width={64} className="bam-twig" />
        {sections.map((shoot, index) => {
          const fate = fateOf(board, aim, preview, index)
          return (
            <Piece
              key={shoot}
              id={ids.shoot(shoot)}
              at={ids.stalk(stalk)}
              className="bam-section"
              data-fate={fate}
            >
              <ShootPiece shoot={shoot} letter={letterOf(board, shoot)} />
              {(fate === 'falls' || fate === 'would') && <em>{fallsTo}</em>}
              {(fate === 'first' || fate === 'second') && <em>{say.comesBack[fate]}</em>}
            </Piece>
          )
        })}
      </span>
      <span className="bam-place" data-laid={under.length > 0 || (hot && held !== undefined) || undefined}>
        <b className="bam-number">{stalk + 1}</b>
        <Base board={board} stalk={stalk} shoots={under} held={hot ? held : undefined} />
      </span>
    </Place>
  )
}

/** The two places on the boards under a stalk; the nearer enters first. */
function Base({
  board,
  stalk,
  shoots,
  held,
}: {
  board: BambooBoard
  stalk: number
  shoots: readonly number[]
  held: number | undefined
}) {
  const laid = held === undefined ? shoots : [...shoots, held]
  return [0, 1].map((place) => {
    const shoot = laid[place]
    const floating = held !== undefined && place === shoots.length
    const slot = { className: 'bam-slot', 'data-slot': place }
    if (shoot === undefined) return <span key={place} {...slot} data-free />
    if (floating)
      return (
        <span key={place} {...slot} data-floating>
          <i className="bam-up">
            <Icon name="arrow" size={18} />
          </i>
          <ShootPiece shoot={shoot} letter={letterOf(board, shoot)} />
        </span>
      )
    return (
      <Piece key={place} {...slot} id={ids.shoot(shoot)} at={ids.under(stalk)}>
        <ShootPiece shoot={shoot} letter={letterOf(board, shoot)} />
      </Piece>
    )
  })
}

/** Who takes what falls now, where that is not the reader. */
function otherActing({ active: [acting], own, name }: Pick<BambooBoard, 'active' | 'own' | 'name'>) {
  return acting === undefined || acting === own ? undefined : name(acting)
}

export function stalkLabel(
  board: Pick<BambooBoard, 'say' | 'shootName' | 'active' | 'own' | 'name'>,
  { stalk, falls, next }: StalkPreview,
  sections: readonly number[],
  under: readonly number[],
  hot: boolean,
): string {
  const { say, shootName } = board
  const parts = [say.stalkLabel(stalk + 1, sections.map(shootName).join(', '))]
  if (under.length > 0) parts.push(say.under(under.map(shootName).join(', ')))
  if (falls.length > 0) parts.push(say.falling(falls.map(shootName).join(', '), otherActing(board)))
  if (hot && next !== undefined) parts.push(say.wouldFall(shootName(next)))
  return parts.join('. ')
}
