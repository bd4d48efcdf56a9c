import { at } from '@engawa/kernel'
import { Group, Icon, Press, upTo, useStop } from '@engawa/web/kit'
import { temples } from '../catalogue/index.ts'
import { currentTask, previewStalk, previewVisit } from '../rules/index.ts'
import { Act, Choose, type ControlProps, MoveButton } from './controls.tsx'
import { letterOf } from './field.tsx'
import { ids } from './model.ts'
import { ActionSign, GoodSign, ShootPiece } from './pieces.tsx'
import { leadLine } from './temples.tsx'

/** Choose a stock, or pass. */
export function VisitControls({ board, aim }: ControlProps) {
  const { say, view, seat } = board
  if (board.can({ kind: 'pass' })) return <Act board={board} move={{ kind: 'pass' }} detail={say.passWhy} />
  if (aim.stock === undefined) return <Choose title={say.chooseStock} detail={say.chooseStockHelp} />
  const { sticks, actions, standing } = previewVisit(view, seat, aim.stock)
  const bundle = [actions.map((action) => say.actions[action]).join(', '), leadLine(board, standing)]
  return (
    <Act
      board={board}
      move={{ kind: 'visit', stock: aim.stock }}
      title={say.visit(say.temples[at(temples, aim.stock)], sticks)}
      detail={bundle.join(' · ')}
      icon={<GoodSign good="stick" size={28} />}
    />
  )
}

/** Sticks go to the temple visited, or each to another for a coin. */
export function OfferControls({ board, aim, run }: ControlProps) {
  const { say, view } = board
  const temple = aim.temple ?? view.turn.stock
  const move = { kind: 'offer', temple } as const
  const name = say.temples[at(temples, temple)]
  const all = view.turn.toOffer
  const own = temple === view.turn.stock
  return (
    <>
      {own && all > 1 && (
        <MoveButton board={board} move={move} text={say.offerOne(name)} mark="move:offer:one">
          <GoodSign good="stick" size={20} />
        </MoveButton>
      )}
      <Act
        board={board}
        move={move}
        title={own ? say.offerAll(all, name) : say.offerOne(name)}
        detail={own ? say.sendElsewhere : view.turn.free ? say.costsNothing : say.costsCoin}
        icon={<GoodSign good="stick" size={28} />}
        run={() => run(own ? Array.from({ length: all }, () => move) : [move])}
      />
    </>
  )
}

/** The shoot in hand goes under the stalk that is chosen. */
export function PlaceControls({ board, aim }: ControlProps) {
  const { say, view } = board
  if (aim.shoot === undefined) return <Choose title={say.chooseShoot} />
  if (aim.stalk === undefined || !board.can({ kind: 'place', shoot: aim.shoot, stalk: aim.stalk }))
    return <Choose title={say.chooseStalk(board.shootName(aim.shoot))} detail={say.twoAtMost} />
  const { next } = previewStalk(view, aim.stalk)
  return (
    <Act
      board={board}
      move={{ kind: 'place', shoot: aim.shoot, stalk: aim.stalk }}
      title={say.placeUnder(aim.stalk + 1)}
      detail={next === undefined ? '' : say.wouldFall(board.shootName(next))}
      icon={<ShootPiece shoot={aim.shoot} letter={letterOf(board, aim.shoot)} />}
    />
  )
}

/** Which shoot comes next, and whether it acts. */
export function ResolveControls({ board, aim }: ControlProps) {
  const { say, view } = board
  const waiting = view.turn.under.flatMap((shoots, stalk) => {
    const [shoot] = shoots
    return shoot === undefined ? [] : [{ stalk, shoot }]
  })
  const chosen = waiting.find(({ stalk }) => stalk === aim.stalk)
  const acts = board.of('activate').filter(({ stalk }) => stalk === aim.stalk)
  return (
    <>
      <Group className="bam-queue" label={say.queueTitle(view.turn.activations)}>
        {waiting.map(({ stalk, shoot }) => (
          <Waiting key={stalk} board={board} aim={aim} shoot={shoot} stalk={stalk} />
        ))}
        <p>{say.actionsLeft(view.turn.activations)}</p>
      </Group>
      {chosen === undefined ? (
        <Choose title={say.chooseNext} />
      ) : (
        <>
          <MoveButton board={board} move={{ kind: 'forgo', stalk: chosen.stalk }} text={say.forgo} />
          <div className="bam-acts" data-acts={upTo(acts.length)}>
            {acts.map((move) => (
              <Act
                key={move.as}
                board={board}
                move={move}
                title={say.actions[move.as]}
                detail={say.actionHelp[move.as]}
                icon={<ActionSign action={move.as} size={28} />}
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}

/** The piece itself lies under its stalk; this names it. */
function Waiting({
  board,
  aim,
  shoot,
  stalk,
}: Pick<ControlProps, 'board' | 'aim'> & { shoot: number; stalk: number }) {
  return (
    <Press
      data-spot={`waiting:${stalk}`}
      data-explain={ids.shoot(shoot)}
      aria-pressed={aim.stalk === stalk}
      aria-label={board.say.nearest(board.shootName(shoot), stalk + 1)}
      onClick={({ detail }) => aim.choose({ stalk }, detail === 0)}
      {...useStop()}
    >
      <ShootPiece shoot={shoot} letter={letterOf(board, shoot)} />
      <b>{stalk + 1}</b>
    </Press>
  )
}

/** A shoot whose stock is full goes to another. */
export function StowControls({ board, aim }: ControlProps) {
  const { say, view } = board
  const task = currentTask(view)?.task
  const shoot = task?.kind === 'stow' ? task.shoot : 0
  if (aim.stock === undefined)
    return <Choose title={say.chooseStow} detail={shoot === 0 ? undefined : board.shootName(shoot)} />
  return (
    <Act
      board={board}
      move={{ kind: 'stow', stock: aim.stock }}
      detail={say.stowHelp}
      icon={shoot === 0 ? undefined : <ShootPiece shoot={shoot} letter={letterOf(board, shoot)} />}
    />
  )
}

export function EndControls({ board }: ControlProps) {
  return (
    <Act
      board={board}
      move={{ kind: 'done' }}
      title={board.say.endTurn}
      detail={board.say.endTurnHelp}
      icon={<Icon name="check" size={24} />}
    />
  )
}
