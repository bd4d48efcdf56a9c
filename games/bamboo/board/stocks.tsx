import { at } from '@engawa/kernel'
import { Icon } from '@engawa/web/kit'
import { type ReactNode, useRef } from 'react'
import { shootColour, stockCapacity, temples } from '../catalogue/index.ts'
import { previewStalk, previewVisit, type VisitPreview } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { letterOf } from './field.tsx'
import { useDrag } from './hooks.ts'
import { GoodSign, ShootPiece, SmallShoot, TempleDot } from './pieces.tsx'
import type { Scene } from './scene.ts'
import { leadLine } from './temples.tsx'

type Props = { readonly scene: Scene; readonly aim: Aiming }

/** The shoots that fall to the seat by what lies under the stalks, and by the shoot that is held. */
function comingShoots({ view, decision, own, active }: Scene, aim: Aiming): number[] {
  if (own === undefined || !active.includes(own)) return []
  return view.stalks.flatMap((_, stalk) => {
    const { falls, next } = previewStalk(view, stalk)
    const held = decision === 'place' && aim.shoot !== undefined && aim.stalk === stalk
    return held && next !== undefined ? [...falls, next] : falls
  })
}

/** The four stocks side by side: what each would offer, do and lead to. */
export function Stocks({ scene, aim }: Props) {
  const coming = comingShoots(scene, aim)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields
    <div className="bam-stocks" role="group" aria-label={scene.say.stocksTitle}>
      {temples.map((name, stock) => (
        <Stock
          key={name}
          scene={scene}
          aim={aim}
          stock={stock}
          coming={coming.filter((shoot) => shootColour[shoot] === stock)}
        />
      ))}
    </div>
  )
}

function Stock({ scene, aim, stock, coming }: Props & { stock: number; coming: readonly number[] }) {
  const { view, seat, say, decision, board } = scene
  const visit = previewVisit(view, seat, stock)
  const name = at(temples, stock)
  const chooses = decision === 'visit' || decision === 'stow'
  const move = decision === 'stow' ? ({ kind: 'stow', stock } as const) : ({ kind: 'visit', stock } as const)
  const legal = chooses && scene.can(move)
  const chosen = chooses ? aim.stock === stock : view.turn.stock === stock && scene.active.includes(seat)
  const body = (
    <>
      <span className="bam-stock-head">
        <TempleDot temple={stock} />
        <b>{say.temples[name]}</b>
        <small>
          {at(board.stocks, stock).length}/{stockCapacity}
        </small>
      </span>
      <Shoots scene={scene} aim={aim} stock={stock} coming={coming} />
      <Foot scene={scene} visit={visit} coming={coming.length} />
    </>
  )
  if (!chooses)
    return (
      <div className="bam-stock" data-chosen={chosen || undefined}>
        {body}
      </div>
    )
  return (
    <button
      type="button"
      className="bam-stock"
      data-chosen={chosen || undefined}
      data-legal={legal || undefined}
      data-closed={!legal || undefined}
      aria-pressed={chosen}
      aria-label={
        legal ? `${scene.label(move)}. ${leadLine(scene, visit.standing)}` : closedLabel(scene, visit)
      }
      onClick={() => (legal ? aim.set({ stock, spirit: undefined }) : scene.why(move))}
    >
      {body}
    </button>
  )
}

function closedLabel({ say, decision }: Scene, { stock, closed }: VisitPreview): string {
  const reason = decision === 'stow' ? say.full : closed === undefined ? '' : say.closed[closed]
  return `${say.temples[at(temples, stock)]}: ${reason}`
}

/** What lies in a stock: shoots, places of those already laid, and ghosts of those that will come. */
function Shoots({ scene, aim, stock, coming }: Props & { stock: number; coming: readonly number[] }) {
  const { view, board, decision } = scene
  const lying = at(board.stocks, stock)
  const taken = view.turn.stock === stock && scene.active.includes(scene.seat)
  const hand = taken ? view.turn.hand : []
  const laid = taken
    ? view.turn.under.flatMap((shoots, stalk) => shoots.map((shoot) => ({ shoot, stalk })))
    : []
  const used = lying.length + hand.length + laid.length + coming.length
  return (
    <span className="bam-stock-shoots">
      {lying.map((shoot) => (
        <span key={shoot} className="bam-lying">
          <SmallShoot shoot={shoot} />
        </span>
      ))}
      {hand.map((shoot) =>
        decision === 'place' ? (
          <HandShoot key={shoot} scene={scene} aim={aim} shoot={shoot} />
        ) : (
          <span key={shoot} className="bam-lying">
            <SmallShoot shoot={shoot} />
          </span>
        ),
      )}
      {laid.map(({ shoot, stalk }) => (
        <span key={shoot} className="bam-lying" data-gone>
          {scene.say.toStalk(stalk + 1)}
        </span>
      ))}
      {coming.map((shoot) => (
        <span
          key={shoot}
          className="bam-lying"
          data-coming
          data-homeless={lying.length >= stockCapacity || undefined}
        >
          <SmallShoot shoot={shoot} />
        </span>
      ))}
      {Array.from({ length: Math.max(0, stockCapacity - used) }, (_, place) => (
        <span key={place} className="bam-lying" />
      ))}
    </span>
  )
}

/** A shoot in hand: tap to hold it, or drag it under a stalk. */
function HandShoot({ scene, aim, shoot }: Props & { shoot: number }) {
  const ghost = useRef<HTMLSpanElement>(null)
  const drag = useDrag(ghost, {
    over: (stalk) => aim.set({ shoot, stalk }),
    drop: (stalk) => (stalk === undefined ? aim.clear() : scene.attempt({ kind: 'place', shoot, stalk })),
  })
  const held = aim.shoot === shoot
  return (
    <>
      <button
        type="button"
        className="bam-lying"
        data-legal
        data-held={held || undefined}
        aria-pressed={held}
        aria-label={scene.say.hold(scene.shootName(shoot))}
        onClick={() => aim.set({ shoot })}
        {...drag}
      >
        <SmallShoot shoot={shoot} />
      </button>
      <span ref={ghost} className="bam-dragged" hidden aria-hidden="true">
        <ShootPiece shoot={shoot} letter={letterOf(scene, shoot)} />
      </span>
    </>
  )
}

/** What a stock would bring, why it is closed, and how many shoots will come into it. */
function Foot({ scene, visit, coming }: { scene: Scene; visit: VisitPreview; coming: number }): ReactNode {
  const visited = scene.view.turn.stock === visit.stock && scene.active.includes(scene.seat)
  return (
    <span className="bam-stock-foot" data-seat={scene.seat % 5}>
      {visited ? (
        <em>{scene.say.actionsLeft(scene.view.turn.activations)}</em>
      ) : (
        <Prospect scene={scene} visit={visit} />
      )}
      {coming > 0 && <u>+{coming}</u>}
    </span>
  )
}

function Prospect({ scene, visit }: { scene: Scene; visit: VisitPreview }): ReactNode {
  const { say, decision, board } = scene
  const { shoots, sticks, closed, stock } = visit
  if (decision === 'stow')
    return <em>{at(board.stocks, stock).length < stockCapacity ? say.room : say.full}</em>
  if (shoots.length === 0) return <em>{say.closed.empty}</em>
  // In the middle of a turn only what comes back matters.
  if (decision !== 'visit' && decision !== undefined) return null
  if (closed === 'barred')
    return (
      <>
        <Icon name="lock" size={16} />
        <em>{say.closed.barred}</em>
      </>
    )
  return (
    <>
      {Array.from({ length: sticks }, (_, stick) => (
        <GoodSign key={stick} good="stick" size={17} />
      ))}
      <em>{decision === 'visit' ? leadLine(scene, visit.standing) : say.actionsCount(sticks)}</em>
    </>
  )
}
