import { Crest, Icon, Tool, useHold, Verb } from '@engawa/web/kit'
import { createContext, memo, type ReactNode, useContext, useState } from 'react'
import { darumaOf } from '../catalogue/index.ts'
import { badLuckChance, foursOn, type Move, mayStop } from '../rules/index.ts'
import { GroupChoice, ShiftChoice } from './choices.tsx'
import { useSpace } from './hooks.ts'
import { powerOf, riskText } from './power.ts'
import { type Draft, movesOf, noDraft, type StopGain, type TrayDie, trayOf } from './read.ts'
import type { Scene } from './scene.ts'
import { ExchangeSheet, GiftSheet } from './trade.tsx'
import { Tray } from './tray.tsx'

/** What the viewer has put together before the next move: dice for the bottle, or a daruma for a 1. */
export interface Plan {
  readonly draft: Draft
  readonly chosen: number | undefined
  setDraft(draft: Draft): void
  choose(daruma: number | undefined): void
  run(script: readonly Move[]): void
}

const Regard = createContext<number | undefined>(undefined)
/** The daruma under the pointer or the focus: only the line about it follows, so that looking about is quick. */
export const Looked = Regard.Provider

interface DockProps {
  readonly scene: Scene
  readonly plan: Plan
  readonly gain: StopGain | undefined
}

/** Everything the viewer acts with, under the stage: the line that says what would happen, dice, Stop and Roll. */
export const Dock = memo(function Dock({ scene, plan, gain }: DockProps) {
  const { phase } = scene.view
  const mine = scene.moves.length > 0
  // A table may also end by agreement, in the middle of a game.
  if (scene.active.length === 0) return null
  if (mine && phase === 'group')
    return (
      <Frame>
        <GroupChoice scene={scene} />
      </Frame>
    )
  if (mine && (phase === 'shift' || phase === 'singles'))
    return (
      <Frame>
        <ShiftChoice scene={scene} run={plan.run} />
      </Frame>
    )
  if (mine && (phase === 'lift' || phase === 'swap'))
    return (
      <Frame>
        <Exchange scene={scene} />
      </Frame>
    )
  return (
    <Frame>
      <TurnDock scene={scene} plan={plan} gain={gain} mine={mine} />
    </Frame>
  )
})

function Frame({ children }: { children: ReactNode }) {
  return <div className="dar-dock">{children}</div>
}

function Exchange({ scene }: { scene: Scene }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <div className="dar-options">
        <Verb
          kind="accent"
          icon={<Icon name="exchange" size={30} />}
          title={scene.say.exchangeOpen}
          onClick={() => setOpen(true)}
        />
      </div>
      {open && <ExchangeSheet scene={scene} close={() => setOpen(false)} />}
    </>
  )
}

function TurnDock({ scene, plan, gain, mine }: DockProps & { mine: boolean }) {
  const hold = useHold()
  const [gifting, setGifting] = useState<Scene['view']>()
  const dice = trayOf(scene.view, plan.draft)
  const script = movesOf(scene.view, plan.draft)
  const rolling = dice.filter((die) => die.role === 'roll').length
  const ready = mine && rolling > 0 && (scene.view.phase !== 'dice' || plan.draft.pour !== undefined)
  const roll = () => plan.run(script)
  useSpace(ready && plan.chosen === undefined, (shaking) => (shaking ? hold.press() : hold.release()), roll)
  return (
    <>
      <div className="dar-top">
        <Line scene={scene} plan={plan} ready={ready} />
        <Tray
          scene={scene}
          dice={dice}
          shaking={hold.held && ready}
          hold={ready && mustRoll(scene) ? hold.pointer : undefined}
          tap={(die) => tapDie(scene, plan, die)}
        />
      </div>
      {mine ? (
        <div className="dar-acts">
          <Tools scene={scene} openGift={() => setGifting(scene.view)} />
          <Stop scene={scene} gain={gain} />
          {plan.chosen === undefined ? (
            <Roll scene={scene} plan={plan} rolling={rolling} ready={ready} roll={roll} hold={hold} />
          ) : (
            <Paint scene={scene} daruma={plan.chosen} />
          )}
        </div>
      ) : (
        <p className="dar-acts dar-waiting">
          <Crest seat={scene.view.seat} size={30} />
          {scene.say.waiting(scene.name(scene.view.seat))}
        </p>
      )}
      {gifting === scene.view && <GiftSheet scene={scene} close={() => setGifting(undefined)} />}
    </>
  )
}

/** Nothing is to be chosen among the dice: a tap on any of them rolls them all. */
function mustRoll({ moves, view }: Scene): boolean {
  return moves.length > 0 && (view.phase === 'start' || view.phase === 'roll')
}

/** A tap on a die: pour it, leave it out, take it back in; or why it can do nothing. */
function tapDie(scene: Scene, plan: Plan, die: TrayDie): void {
  const { draft } = plan
  const { phase } = scene.view
  if (mustRoll(scene)) {
    plan.run([{ kind: 'roll' }])
  } else if (phase === 'dice' && draft.pour === undefined) {
    const pour: Move = { kind: 'pour', value: die.value }
    if (scene.can(pour)) plan.setDraft({ pour: die.key, out: [] })
    else scene.attempt(pour)
  } else if (draft.pour === die.key) {
    plan.setDraft(noDraft)
  } else if (phase === 'dice' || (phase === 'pour' && !die.fixed)) {
    const out = draft.out.includes(die.key)
      ? draft.out.filter((key) => key !== die.key)
      : [...draft.out, die.key]
    plan.setDraft({ ...draft, out })
  } else if (phase === 'pour' && scene.undo.can) {
    scene.undo.run()
  } else {
    scene.attempt({ kind: 'keep', value: Math.max(1, die.value) })
  }
}

/** One sentence: what the daruma under the pointer would do, or what can be done now. */
function Line({ scene, plan, ready }: { scene: Scene; plan: Plan; ready: boolean }) {
  const daruma = useContext(Regard) ?? plan.chosen
  return <p className="dar-line">{lineOf(scene, plan, daruma, ready)}</p>
}

function lineOf(scene: Scene, plan: Plan, daruma: number | undefined, ready: boolean): ReactNode {
  const { say, view } = scene
  if (daruma !== undefined && view.display.includes(daruma)) {
    const { colour, action } = darumaOf(daruma)
    const paint: Move = { kind: 'paint', daruma }
    const after = scene.can(paint) ? scene.preview(paint)?.view : undefined
    return (
      <>
        <b>{say.painting(say.colour[colour], say.action[action])}</b>{' '}
        {after === undefined ? say.about[action] : powerOf(say, view, daruma, after).text}
      </>
    )
  }
  if (scene.moves.length === 0) return ''
  if (view.phase === 'start' || view.phase === 'roll') return say.startLine
  if (ready || view.phase === 'pour' || plan.draft.pour !== undefined) return say.toggleLine
  if (scene.moves.some((move) => move.kind === 'paint')) return say.onesLine
  return scene.moves.some((move) => move.kind === 'pour') ? say.pourLine : say.idleLine
}

/** The gift; before the first roll, five new darumas instead. */
function Tools({ scene, openGift }: { scene: Scene; openGift(): void }) {
  const { say, view, words } = scene
  if (view.phase === 'start') {
    const refusal = scene.check({ kind: 'renew' })
    return (
      <Tool
        icon="restart"
        label={say.renew}
        locked={refusal && words.refusal(refusal)}
        onClick={() => scene.attempt({ kind: 'renew' })}
      />
    )
  }
  const gift = scene.moves.some((move) => move.kind === 'give')
  const sample: Move = {
    kind: 'give',
    daruma: view.owned[view.seat]?.[0] ?? view.display.find((id) => id > 0) ?? 1,
    to: (view.seat + 1) % view.seats,
  }
  const refusal = gift ? undefined : scene.check(sample)
  return (
    <Tool
      icon="gift"
      label={say.gift}
      locked={refusal && words.refusal(refusal)}
      onClick={() => (gift ? openGift() : scene.attempt(sample))}
    />
  )
}

function Stop({ scene, gain }: { scene: Scene; gain: StopGain | undefined }) {
  const { say, view } = scene
  const open = scene.can({ kind: 'stop' })
  const reason = view.phase !== 'dice' ? say.rollFirst : mayStop(view) ? say.notNow : say.onesLeft
  return (
    <Verb
      kind="safe"
      icon={<Icon name="house" size={30} />}
      title={say.stop}
      detail={open ? stopDetail(scene, gain) : reason}
      refused={!open}
      onClick={() => scene.attempt({ kind: 'stop' })}
    />
  )
}

/** Points would tell the objective to whoever looks over the shoulder: only where secrets are open. */
function stopDetail({ say, secrets }: Scene, gain: StopGain | undefined): string {
  if (gain === undefined) return ''
  const parts = [say.stopKeeps(gain.kept)]
  if (secrets === 'open' && gain.kept > 0) parts.push(say.stopPoints(gain.points, say.signed(gain.points)))
  else if (gain.steps > 0) parts.push(say.stopMoves(gain.steps))
  return parts.join(', ')
}

function Roll({
  scene,
  plan,
  rolling,
  ready,
  roll,
  hold,
}: {
  scene: Scene
  plan: Plan
  rolling: number
  ready: boolean
  roll(): void
  hold: ReturnType<typeof useHold>
}) {
  const { say, view } = scene
  const fours = foursOn(view)
  const pouring = plan.draft.pour !== undefined || view.phase === 'pour'
  const mustPaint = scene.moves.some((move) => move.kind === 'paint')
  const reason = pouring ? say.rollAtLeastOne : mustPaint ? say.paintFirst : say.pourFirst
  return (
    <Verb
      kind="risk"
      icon={<Icon name="dice" size={30} />}
      title={ready ? say.roll(rolling) : say.rollPlain}
      detail={ready ? riskText(say, rolling, fours) : reason}
      refused={!ready}
      extra={ready && <RiskBar share={badLuckChance(rolling, fours)} />}
      {...hold.pointer}
      {...hold.keys}
      onClick={() =>
        ready ? roll() : scene.attempt(pouring ? { kind: 'keep', value: 1 } : { kind: 'roll' })
      }
    />
  )
}

function RiskBar({ share }: { share: number }) {
  return (
    <span className="dar-risk" aria-hidden="true">
      <i style={{ width: `${share * 100}%` }} />
    </span>
  )
}

function Paint({ scene, daruma }: { scene: Scene; daruma: number }) {
  const { say } = scene
  const { colour, action } = darumaOf(daruma)
  return (
    <Verb
      kind="accent"
      icon={<Icon name="eye" size={30} />}
      title={say.paint}
      detail={say.action[action]}
      aria-label={say.paintWhat(say.painting(say.colour[colour], say.action[action]))}
      onClick={() => scene.attempt({ kind: 'paint', daruma })}
    />
  )
}
