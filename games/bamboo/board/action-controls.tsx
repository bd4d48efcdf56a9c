import { at, bagSize } from '@engawa/kernel'
import { Piece } from '@engawa/web/kit'
import { balanceZone, homeCategory, shootAction } from '../catalogue/index.ts'
import { previewTile, type State, slotOf } from '../rules/index.ts'
import { tileInHand } from './aim.ts'
import { BalancePiece, PatternSign } from './balance-tile.tsx'
import { Act, Choose, type ControlProps, MoveButton, markOf } from './controls.tsx'
import { letterOf } from './field.tsx'
import { ids } from './model.ts'
import { ActionSign, GoodSign, HomeTile, PieceArt, ShootPiece } from './pieces.tsx'
import { columnOf, rowOf, signed } from './plan.tsx'

/** BAM-023: the shoots that lie open. */
export function DraftControls({ board }: ControlProps) {
  return (
    <div className="bam-choices">
      {board.of('draft').map((move) => (
        <Piece
          key={move.shoot}
          id={ids.shoot(move.shoot)}
          at={ids.offer}
          label={board.sentence(move)}
          press={() => board.act(move)}
          className="bam-choice"
        >
          <ShootPiece shoot={move.shoot} letter={letterOf(board, move.shoot)} />
          <b>{board.say.actions[at(shootAction, move.shoot)]}</b>
        </Piece>
      ))}
    </div>
  )
}

/** BAM-031: parcels of spring; one is taken, and used or not. */
export function GiftControls({ board, aim }: ControlProps) {
  const { say, view } = board
  return (
    <>
      <div className="bam-choices">
        {view.gifts.map((gift) => (
          <Piece
            key={gift}
            id={ids.gift(gift)}
            at={ids.offer}
            label={`${say.actions[gift]}: ${say.actionHelp[gift]}`}
            lit
            chosen={aim.gift === gift}
            press={(byKeys) => aim.choose({ gift }, byKeys)}
            className="bam-choice"
          >
            <span className="bam-parcel">
              <PieceArt name="parcel" width={56} />
              <ActionSign action={gift} size={22} />
            </span>
            <b>{say.actions[gift]}</b>
            <span>{say.actionHelp[gift]}</span>
          </Piece>
        ))}
      </div>
      {aim.gift === undefined ? (
        <Choose title={say.chooseGift} />
      ) : (
        <>
          <MoveButton
            board={board}
            move={{ kind: 'gift', gift: aim.gift, use: false }}
            text={say.leaveGift}
          />
          <Act
            board={board}
            move={{ kind: 'gift', gift: aim.gift, use: true }}
            detail={say.giftHelp}
            icon={<ActionSign action={aim.gift} size={28} />}
          />
        </>
      )}
    </>
  )
}

/** BAM-050: 1 happiness, or take and score. */
export function BalanceControls({ board, aim }: ControlProps) {
  const { say, seatBoard } = board
  const goal = aim.goal
  const move =
    goal === undefined
      ? undefined
      : ({ kind: seatBoard.balance.includes(goal) ? 'score' : 'take', tile: goal } as const)
  return (
    <>
      <div className="bam-choices" data-compact>
        {board.of('score').map(({ tile }) => (
          <Piece
            key={tile}
            id={ids.goal(tile)}
            at={ids.goals(board.seat, at(balanceZone, tile))}
            label={board.sentence({ kind: 'score', tile })}
            lit
            chosen={goal === tile}
            press={(byKeys) => aim.choose({ goal: tile }, byKeys)}
            className="bam-choice"
          >
            <BalancePiece tile={tile} size={36} />
          </Piece>
        ))}
      </div>
      <MoveButton board={board} move={{ kind: 'rest' }}>
        <GoodSign good="petal" size={20} />
      </MoveButton>
      <MoveButton board={board} move={{ kind: 'done' }} />
      {move === undefined || !board.can(move) ? (
        <Choose title={say.chooseGoal} detail={say.chooseGoalHelp} />
      ) : (
        <Act
          board={board}
          move={move}
          title={move.kind === 'take' ? say.take : say.score}
          detail={board.label(move).detail ?? ''}
          icon={<PatternSign tile={move.tile} size={34} />}
        />
      )}
    </>
  )
}

/** Placing a tile turns the next one up, as long as its stack lasts. */
const turnsUp = (view: State, tile: number): boolean =>
  bagSize(at(view.homeStacks, at(homeCategory, tile))) > 0

/** BAM-053: 1 coin, or a tile from the market onto a free cell. */
export function ImproveControls({ board, aim, run }: ControlProps) {
  const { say, view, seat, seatBoard, decision } = board
  const tile = tileInHand(board, aim)
  const earn = (
    <MoveButton board={board} move={{ kind: 'earn' }}>
      <GoodSign good="coin" size={22} />
    </MoveButton>
  )
  const buy = { kind: 'buy', tile } as const
  if (tile === 0 || (decision === 'improve' && !board.can(buy)))
    return (
      <>
        {earn}
        <Choose title={say.chooseTile} detail={say.chooseTileHelp} />
      </>
    )
  const preview = previewTile(view, seat, tile).find(({ cell }) => cell === aim.cell)
  if (preview === undefined || !preview.fits)
    return (
      <>
        {earn}
        <Choose title={say.chooseCell(board.homeName(tile))} />
      </>
    )
  const furnish = { kind: 'furnish', cell: preview.cell } as const
  const price = slotOf(view, tile)?.price ?? 0
  return (
    <>
      <Outcome board={board} tile={tile} preview={preview} price={price} coins={seatBoard.coins} />
      {earn}
      <Act
        board={board}
        move={decision === 'improve' ? buy : furnish}
        title={say.placeIn(rowOf(preview.cell) + 1, columnOf(preview.cell) + 1)}
        detail={`${say.inAll(signed(preview.total))} · ${say.oneMoreMouth}`}
        icon={<ActionSign action="improve" size={28} />}
        run={() => run(decision === 'improve' ? [buy, furnish] : [furnish])}
        mark={markOf(furnish)}
        final={turnsUp(view, tile)}
      />
    </>
  )
}

/** The total split into now, at the end, once scored, and what it costs. */
function Outcome({
  board,
  tile,
  preview,
  price,
  coins,
}: {
  board: ControlProps['board']
  tile: number
  preview: ReturnType<typeof previewTile>[number]
  price: number
  coins: number
}) {
  const { say } = board
  return (
    <div className="bam-outcome">
      <HomeTile tile={tile} size={64} />
      <b>{board.homeName(tile)}</b>
      <dl>
        <div>
          <dt>
            <GoodSign good="petal" /> {say.now}
          </dt>
          <dd>{signed(preview.now)}</dd>
        </div>
        <div data-loss={preview.harmony < 0 || undefined}>
          <dt>
            <ActionSign action="balance" size={18} /> {say.harmonyThen(preview.left, preview.right)}
          </dt>
          <dd>{signed(preview.harmony)}</dd>
        </div>
        {preview.completes.map((won) => (
          <div key={won.tile}>
            <dt>
              <PatternSign tile={won.tile} size={20} /> {say.whenScored}
            </dt>
            <dd>+{won.points}</dd>
          </div>
        ))}
        <div data-loss>
          <dt>
            <GoodSign good="coin" /> {say.coinsThen(coins, coins - price)}
          </dt>
          <dd>−{price}</dd>
        </div>
      </dl>
    </div>
  )
}
