import { Button, Glyph, Icon, Tool, useHold, Verb } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import { goalPoints, HIDDEN, treeOf } from '../rules/index.ts'
import type { Aim } from './aim.ts'
import { Goals } from './goals.tsx'
import { type Holding, shortAngle } from './holding.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { Preview } from './preview.tsx'
import type { Scene } from './scene.ts'
import { signs } from './signs.ts'

/** What was chosen for this view beside a card to grow. */
export interface Chosen {
  readonly goal: number | undefined
  readonly slide: number | undefined
}

export interface DockProps {
  scene: Scene
  holding: Holding
  chosen: Chosen
  choose(chosen: Partial<Chosen>): void
  savePicture(): void
}

/** Goals, what growing here would bring, and the controls that act; always at the same place. */
export function Dock(props: DockProps) {
  const { scene, holding, chosen, choose } = props
  const hold = useHold()
  const { aim } = holding
  const open = scene.secrets === 'open' || hold.held || scene.view.phase === 'over'
  const outcome = aim?.target && outcomeOf(scene.grove, scene.rules, aim.target)
  const mayHide = scene.secrets === 'held' && scene.atHome && scene.grove.hand.some((goal) => goal !== HIDDEN)
  return (
    <div
      className="kod-dock"
      data-holding={aim === undefined ? undefined : ''}
      data-moving={aim?.draft.moving ? '' : undefined}
    >
      <div className="kod-mine">
        <Goals
          scene={scene}
          outcome={outcome}
          open={open}
          chosen={chosen.goal}
          choose={(place) => {
            choose({ goal: place })
            if (scene.decision !== 'kodama') explainGoal(scene, place)
          }}
        />
        {mayHide && scene.view.phase !== 'over' && (
          <button type="button" className="tool kod-hold" {...hold.pointer} {...hold.keys}>
            <Icon name={hold.held ? 'eye' : 'eyeClosed'} size={20} />
            <span>{scene.say.holdToSee}</span>
          </button>
        )}
      </div>
      {open && <GoalNote scene={scene} place={chosen.goal} />}
      {aim === undefined ? (
        <Idle {...props} open={open} />
      ) : (
        <>
          <Preview scene={scene} aim={aim} outcome={outcome} open={open} />
          <Pad scene={scene} holding={holding} aim={aim} />
          <Acts scene={scene} holding={holding} aim={aim} outcome={outcome} />
        </>
      )}
    </div>
  )
}

/** The goal that was tapped in full, where its card has no room for it. */
function GoalNote({ scene, place }: { scene: Scene; place: number | undefined }) {
  const goal = place === undefined ? undefined : scene.grove.hand[place]
  if (goal === undefined || goal === HIDDEN) return null
  const { name, text } = scene.say.goalCard(goal)
  return (
    <p className="kod-goal-note">
      <b>{name}</b> {text}
    </p>
  )
}

/** A kodama card cannot be played yet: the rules say why; somebody else's says nothing. */
function explainGoal(scene: Scene, place: number): void {
  const goal = scene.grove.hand[place] ?? HIDDEN
  if (!scene.atHome || goal === HIDDEN) return
  const refusal = scene.check({ kind: 'play', goal })
  if (refusal !== undefined) scene.explain(refusal)
}

/** Nothing is held: what to do next, and what else the season or the rules offer. */
function Idle({ scene, holding, chosen, savePicture, open }: DockProps & { open: boolean }) {
  const { say } = scene
  const decision = scene.atHome ? scene.decision : undefined
  return (
    <>
      <p className="kod-help">{decision === 'kodama' && chosen.goal !== undefined ? '' : helpOf(scene)}</p>
      <div className="kod-acts">
        {decision === 'grow' && <NextSpot scene={scene} holding={holding} />}
        {scene.mayRenew && scene.atHome && (
          <Verb
            kind="accent"
            icon={<Glyph shapes={signs.renew} size={28} />}
            title={say.renew}
            detail={say.renewDetail}
            onClick={() => scene.attempt({ kind: 'renew' })}
          />
        )}
        {decision === 'slide' && <SlideVerb scene={scene} card={chosen.slide} />}
        {decision === 'kodama' && <PlayVerb scene={scene} place={chosen.goal} open={open} />}
        {scene.view.phase === 'over' && (
          <Button icon="save" onClick={savePicture}>
            {say.picture}
          </Button>
        )}
      </div>
    </>
  )
}

function helpOf({ say, decision, view, active, own, name }: Scene): string {
  if (decision === 'grow') return say.takeHelp
  if (decision === 'slide') return say.slideHelp
  if (decision === 'kodama') return say.chooseGoal
  const [seat] = active
  return view.phase === 'over' || seat === undefined || seat === own ? '' : say.waiting(name(seat))
}

function SlideVerb({ scene, card }: { scene: Scene; card: number | undefined }) {
  if (card === undefined) return null
  const place = scene.view.display.indexOf(card) + 1
  return (
    <Verb
      kind="risk"
      icon={<Glyph shapes={signs.slide} size={28} />}
      title={scene.say.slide(place)}
      detail={scene.say.slideDetail}
      onClick={() => scene.attempt({ kind: 'slide', card })}
    />
  )
}

/** Plays the chosen goal; on a shared device its name and points are told only while held. */
function PlayVerb({ scene, place, open }: { scene: Scene; place: number | undefined; open: boolean }) {
  const goal = place === undefined ? undefined : scene.grove.hand[place]
  if (goal === undefined || goal === HIDDEN) return null
  const { points } = goalPoints(treeOf(scene.grove, scene.rules), scene.rules, goal)
  return (
    <Verb
      kind="safe"
      icon={<Icon name="check" size={28} />}
      title={open ? scene.say.playGoal(scene.say.goalCard(goal).name) : scene.say.playHidden}
      detail={open ? scene.say.growPoints(points) : undefined}
      onClick={() => scene.attempt({ kind: 'play', goal })}
    />
  )
}

function NextSpot({ scene, holding }: { scene: Scene; holding: Holding }) {
  const { say } = scene
  const count = holding.spots.length
  return (
    <button type="button" className="tool kod-next" onClick={() => holding.step(1)}>
      <Glyph shapes={signs.next} size={22} />
      <span>{say.nextSpot}</span>
      {count > 0 && <small>{say.spotOf(holding.spot, count)}</small>}
    </button>
  )
}

/** Cancel, next good spot, and the one control that grows; refused it keeps its place and says why. */
function Acts({
  scene,
  holding,
  aim,
  outcome,
}: {
  scene: Scene
  holding: Holding
  aim: Aim
  outcome: Outcome | undefined
}) {
  const { say } = scene
  const [reason] = aim.judgement.reasons
  return (
    <div className="kod-acts">
      <Tool icon="close" label={say.cancel} onClick={holding.cancel} />
      <NextSpot scene={scene} holding={holding} />
      <Verb
        kind="safe"
        icon={<Icon name={outcome === undefined ? 'close' : 'check'} size={28} />}
        title={say.grow}
        detail={
          outcome === undefined
            ? reason && say.reasons[reason.code]
            : say.growPoints(outcome.points + outcome.bonus)
        }
        refused={outcome === undefined}
        onClick={holding.grow}
      />
    </div>
  )
}

/** Turns by 15 and by 1 degree, for thumbs. */
function Pad({ scene, holding, aim }: { scene: Scene; holding: Holding; aim: Aim }) {
  const { say } = scene
  const angle = aim.target?.angle ?? aim.draft.pose.angle
  const turn = (degrees: number, label: string, sign: ReactNode) => (
    <button type="button" className="kod-pad-button" aria-label={label} onClick={() => holding.turn(degrees)}>
      {sign}
      <small>{Math.abs(degrees)}°</small>
    </button>
  )
  const left = <Glyph shapes={signs.left} size={20} />
  const right = <Glyph shapes={signs.right} size={20} />
  return (
    <div className="kod-pad">
      {turn(15, say.turnLeft(15), left)}
      {turn(1, say.turnLeft(1), left)}
      <output>{say.angle(shortAngle(angle))}</output>
      {turn(-1, say.turnRight(1), right)}
      {turn(-15, say.turnRight(15), right)}
    </div>
  )
}
