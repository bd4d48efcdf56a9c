import { at } from '@engawa/kernel'
import { Icon } from '@engawa/web/kit'
import { temples } from '../catalogue/index.ts'
import { currentTask, previewStalk, previewVisit } from '../rules/index.ts'
import { Act, Choose, type ControlProps, MoveButton, movesOf } from './controls.tsx'
import { letterOf } from './field.tsx'
import { ActionSign, GoodSign, ShootPiece } from './pieces.tsx'
import { leadLine } from './temples.tsx'

/** Choose a stock, or pass. */
export function VisitControls({ scene, aim }: ControlProps) {
  const { say, view, seat } = scene
  if (scene.can({ kind: 'pass' })) return <Act scene={scene} move={{ kind: 'pass' }} detail={say.passWhy} />
  if (aim.stock === undefined) return <Choose title={say.chooseStock} detail={say.chooseStockHelp} />
  const { sticks, actions, standing } = previewVisit(view, seat, aim.stock)
  const bundle = [actions.map((action) => say.actions[action]).join(', '), leadLine(scene, standing)]
  return (
    <Act
      scene={scene}
      move={{ kind: 'visit', stock: aim.stock }}
      title={say.visit(say.temples[at(temples, aim.stock)], sticks)}
      detail={bundle.join(' · ')}
      icon={<GoodSign good="stick" size={28} />}
    />
  )
}

/** Sticks go to the temple visited, or each to another for a coin. */
export function OfferControls({ scene, aim, run }: ControlProps) {
  const { say, view } = scene
  const temple = aim.temple ?? view.turn.stock
  const move = { kind: 'offer', temple } as const
  const name = say.temples[at(temples, temple)]
  const all = view.turn.toOffer
  const own = temple === view.turn.stock
  return (
    <>
      {own && all > 1 && (
        <MoveButton scene={scene} move={move} text={say.offerOne(name)}>
          <GoodSign good="stick" size={20} />
        </MoveButton>
      )}
      <Act
        scene={scene}
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
export function PlaceControls({ scene, aim }: ControlProps) {
  const { say, view } = scene
  if (aim.shoot === undefined) return <Choose title={say.chooseShoot} />
  if (aim.stalk === undefined || !scene.can({ kind: 'place', shoot: aim.shoot, stalk: aim.stalk }))
    return <Choose title={say.chooseStalk(scene.shootName(aim.shoot))} detail={say.twoAtMost} />
  const { next } = previewStalk(view, aim.stalk)
  return (
    <Act
      scene={scene}
      move={{ kind: 'place', shoot: aim.shoot, stalk: aim.stalk }}
      title={say.placeUnder(aim.stalk + 1)}
      detail={next === undefined ? '' : say.wouldFall(scene.shootName(next))}
      icon={<ShootPiece shoot={aim.shoot} letter={letterOf(scene, aim.shoot)} />}
    />
  )
}

/** Which shoot comes next, and whether it acts. */
export function ResolveControls({ scene, aim }: ControlProps) {
  const { say, view, moves } = scene
  const waiting = view.turn.under.flatMap((shoots, stalk) => {
    const [shoot] = shoots
    return shoot === undefined ? [] : [{ stalk, shoot }]
  })
  const chosen = waiting.find(({ stalk }) => stalk === aim.stalk)
  const acts = movesOf(moves, 'activate').filter(({ stalk }) => stalk === aim.stalk)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields */}
      <div className="bam-queue" role="group" aria-label={say.queueTitle(view.turn.activations)}>
        {waiting.map(({ stalk, shoot }) => (
          <button
            key={stalk}
            type="button"
            aria-pressed={aim.stalk === stalk}
            aria-label={say.nearest(scene.shootName(shoot), stalk + 1)}
            onClick={() => aim.set({ stalk })}
          >
            <ShootPiece shoot={shoot} letter={letterOf(scene, shoot)} />
            <b>{stalk + 1}</b>
          </button>
        ))}
        <p>{say.actionsLeft(view.turn.activations)}</p>
      </div>
      {chosen === undefined ? (
        <Choose title={say.chooseNext} />
      ) : (
        <>
          <MoveButton scene={scene} move={{ kind: 'forgo', stalk: chosen.stalk }} text={say.forgo} />
          {acts.map((move) => (
            <Act
              key={move.as}
              scene={scene}
              move={move}
              title={say.actions[move.as]}
              detail={say.actionHelp[move.as]}
              icon={<ActionSign action={move.as} size={28} />}
            />
          ))}
        </>
      )}
    </>
  )
}

/** A shoot whose stock is full goes to another. */
export function StowControls({ scene, aim }: ControlProps) {
  const { say, view } = scene
  const task = currentTask(view)?.task
  const shoot = task?.kind === 'stow' ? task.shoot : 0
  if (aim.stock === undefined)
    return <Choose title={say.chooseStow} detail={shoot === 0 ? undefined : scene.shootName(shoot)} />
  return (
    <Act
      scene={scene}
      move={{ kind: 'stow', stock: aim.stock }}
      detail={say.stowHelp}
      icon={shoot === 0 ? undefined : <ShootPiece shoot={shoot} letter={letterOf(scene, shoot)} />}
    />
  )
}

export function EndControls({ scene }: ControlProps) {
  return (
    <Act
      scene={scene}
      move={{ kind: 'done' }}
      title={scene.say.endTurn}
      detail={scene.say.endTurnHelp}
      icon={<Icon name="check" size={24} />}
    />
  )
}
