import { at, bagSize } from '@engawa/kernel'
import { homeCategory, shootAction } from '../catalogue/index.ts'
import { previewTile, type State, slotOf } from '../rules/index.ts'
import { tileInHand } from './aim.ts'
import { BalancePiece, PatternSign } from './balance-tile.tsx'
import { Act, Choose, type ControlProps, MoveButton, movesOf } from './controls.tsx'
import { letterOf } from './field.tsx'
import { ActionSign, GoodSign, HomeTile, Piece, ShootPiece } from './pieces.tsx'
import { columnOf, rowOf, signed } from './plan.tsx'

/** BAM-023: the shoots that lie open. */
export function DraftControls({ scene }: ControlProps) {
  return (
    <div className="bam-choices">
      {movesOf(scene.moves, 'draft').map((move) => (
        <button
          key={move.shoot}
          type="button"
          className="bam-choice"
          aria-label={scene.label(move)}
          onClick={() => scene.act(move)}
        >
          <ShootPiece shoot={move.shoot} letter={letterOf(scene, move.shoot)} />
          <b>{scene.say.actions[at(shootAction, move.shoot)]}</b>
        </button>
      ))}
    </div>
  )
}

/** BAM-031: parcels of spring; one is taken, and used or not. */
export function GiftControls({ scene, aim }: ControlProps) {
  const { say, view } = scene
  return (
    <>
      <div className="bam-choices">
        {view.gifts.map((gift) => (
          <button
            key={gift}
            type="button"
            className="bam-choice"
            aria-pressed={aim.gift === gift}
            onClick={() => aim.set({ gift })}
          >
            <span className="bam-parcel">
              <Piece name="parcel" width={56} />
              <ActionSign action={gift} size={22} />
            </span>
            <b>{say.actions[gift]}</b>
            <span>{say.actionHelp[gift]}</span>
          </button>
        ))}
      </div>
      {aim.gift === undefined ? (
        <Choose title={say.chooseGift} />
      ) : (
        <>
          <MoveButton
            scene={scene}
            move={{ kind: 'gift', gift: aim.gift, use: false }}
            text={say.leaveGift}
          />
          <Act
            scene={scene}
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
export function BalanceControls({ scene, aim }: ControlProps) {
  const { say, board } = scene
  const goal = aim.goal
  const move =
    goal === undefined
      ? undefined
      : ({ kind: board.balance.includes(goal) ? 'score' : 'take', tile: goal } as const)
  return (
    <>
      <div className="bam-choices" data-compact>
        {movesOf(scene.moves, 'score').map(({ tile }) => (
          <button
            key={tile}
            type="button"
            className="bam-choice"
            aria-pressed={goal === tile}
            aria-label={scene.label({ kind: 'score', tile })}
            onClick={() => aim.set({ goal: tile })}
          >
            <BalancePiece tile={tile} size={36} />
          </button>
        ))}
      </div>
      <MoveButton scene={scene} move={{ kind: 'rest' }}>
        <GoodSign good="petal" size={20} />
      </MoveButton>
      <MoveButton scene={scene} move={{ kind: 'done' }} />
      {move === undefined || !scene.can(move) ? (
        <Choose title={say.chooseGoal} detail={say.chooseGoalHelp} />
      ) : (
        <Act
          scene={scene}
          move={move}
          title={move.kind === 'take' ? say.take : say.score}
          detail={scene.label(move)}
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
export function ImproveControls({ scene, aim, run }: ControlProps) {
  const { say, view, seat, board, decision } = scene
  const tile = tileInHand(scene, aim)
  const earn = (
    <MoveButton scene={scene} move={{ kind: 'earn' }}>
      <GoodSign good="coin" size={22} />
    </MoveButton>
  )
  const buy = { kind: 'buy', tile } as const
  if (tile === 0 || (decision === 'improve' && !scene.can(buy)))
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
        <Choose title={say.chooseCell(scene.homeName(tile))} />
      </>
    )
  const furnish = { kind: 'furnish', cell: preview.cell } as const
  const price = slotOf(view, tile)?.price ?? 0
  return (
    <>
      <Outcome scene={scene} tile={tile} preview={preview} price={price} coins={board.coins} />
      {earn}
      <Act
        scene={scene}
        move={decision === 'improve' ? buy : furnish}
        title={say.placeIn(rowOf(preview.cell) + 1, columnOf(preview.cell) + 1)}
        detail={`${say.inAll(signed(preview.total))} · ${say.oneMoreMouth}`}
        icon={<ActionSign action="improve" size={28} />}
        run={() => run(decision === 'improve' ? [buy, furnish] : [furnish])}
        final={turnsUp(view, tile)}
      />
    </>
  )
}

/** The total split into now, at the end, once scored, and what it costs. */
function Outcome({
  scene,
  tile,
  preview,
  price,
  coins,
}: {
  scene: ControlProps['scene']
  tile: number
  preview: ReturnType<typeof previewTile>[number]
  price: number
  coins: number
}) {
  const { say } = scene
  return (
    <div className="bam-outcome">
      <HomeTile tile={tile} size={64} />
      <b>{scene.homeName(tile)}</b>
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
