import { Button, Glyph, Icon, Press, Tool, useHold, Verb } from '@engawa/web/kit'
import { type ReactNode, useMemo } from 'react'
import { goalPoints, HIDDEN, treeOf } from '../rules/index.ts'
import type { Aim } from './aim.ts'
import { Goals } from './goals.tsx'
import { type Holding, shortAngle } from './holding.ts'
import type { KodamaBoard } from './model.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { Preview } from './preview.tsx'
import { signs } from './signs.ts'

/** What was chosen for this view beside a card to grow. */
export interface Chosen {
  readonly goal: number | undefined
  readonly slide: number | undefined
}

export interface DockProps {
  board: KodamaBoard
  holding: Holding
  chosen: Chosen
  choose(chosen: Partial<Chosen>): void
  savePicture(): void
}

/** Goals, what growing here would bring, and the controls that act; always at the same place. */
export function Dock(props: DockProps) {
  const { board, holding, chosen, choose } = props
  const hold = useHold()
  const { shown: aim } = holding
  const open = board.secrets === 'open' || hold.held || board.view.phase === 'over'
  const { grove, rules } = board
  const target = aim?.target
  const outcome = useMemo(() => target && outcomeOf(grove, rules, target), [grove, rules, target])
  const mayHide = board.secrets === 'held' && board.atHome && board.grove.hand.some((goal) => goal !== HIDDEN)
  return (
    <div
      className="kod-dock"
      aria-busy={aim !== holding.aim || undefined}
      data-holding={aim === undefined ? undefined : ''}
      data-moving={aim?.draft.moving ? '' : undefined}
      data-choosing={board.decision === 'kodama' ? '' : undefined}
    >
      <div className="kod-mine">
        <Goals
          board={board}
          outcome={outcome}
          open={open}
          chosen={chosen.goal}
          choose={(place) => {
            choose({ goal: place })
            if (board.decision !== 'kodama') explainGoal(board, place)
          }}
        />
        {mayHide && board.view.phase !== 'over' && (
          <Press className="tool kod-hold" {...hold.pointer} {...hold.keys}>
            <Icon name={hold.held ? 'eye' : 'eyeClosed'} size={20} />
            <span>{board.say.holdToSee}</span>
          </Press>
        )}
      </div>
      {open && <GoalNote board={board} place={chosen.goal} />}
      {aim === undefined ? (
        <p className="kod-help">{helpOf(board, chosen)}</p>
      ) : (
        <>
          <Preview board={board} aim={aim} outcome={outcome} open={open} />
          <Pad board={board} holding={holding} aim={aim} />
        </>
      )}
      <div className="kod-acts">
        {aim !== undefined && <Tool icon="close" label={board.say.cancel} onClick={holding.cancel} />}
        {/* The same one with a card in hand and without: it keeps its place and the focus. */}
        {(aim !== undefined || (board.atHome && board.decision === 'grow')) && (
          <NextSpot board={board} holding={holding} />
        )}
        {aim === undefined ? (
          <Idle {...props} open={open} />
        ) : (
          <Grow board={board} holding={holding} aim={aim} outcome={outcome} />
        )}
      </div>
    </div>
  )
}

/** The goal that was tapped in full, where its card has no room for it. */
function GoalNote({ board, place }: { board: KodamaBoard; place: number | undefined }) {
  const goal = place === undefined ? undefined : board.grove.hand[place]
  if (goal === undefined || goal === HIDDEN) return null
  const { name, text } = board.say.goalCard(goal)
  return (
    <p className="kod-goal-note">
      <b>{name}</b> {text}
    </p>
  )
}

/** A kodama card cannot be played yet: the rules say why; somebody else's says nothing. */
function explainGoal(board: KodamaBoard, place: number): void {
  const goal = board.grove.hand[place] ?? HIDDEN
  if (!board.atHome || goal === HIDDEN) return
  board.why({ kind: 'play', goal })
}

/** Nothing is held: what else the season or the rules offer. */
function Idle({ board, chosen, savePicture, open }: DockProps & { open: boolean }) {
  const { say } = board
  const decision = board.atHome ? board.decision : undefined
  return (
    <>
      {board.can('renew') && board.atHome && (
        <Press className="button kod-renew" onClick={() => board.attempt({ kind: 'renew' })}>
          <Glyph shapes={signs.renew} size={24} />
          <span>
            {say.renew}
            <small>{say.renewDetail}</small>
          </span>
        </Press>
      )}
      {decision === 'slide' && <SlideVerb board={board} card={chosen.slide} />}
      {decision === 'kodama' && <PlayVerb board={board} place={chosen.goal} open={open} />}
      {board.view.phase === 'over' && (
        <Button icon="save" onClick={savePicture}>
          {say.picture}
        </Button>
      )}
    </>
  )
}

/** What to do next, as long as nothing is chosen. */
function helpOf(
  { say, decision, view, active, own, name, atHome }: KodamaBoard,
  { goal }: Pick<Chosen, 'goal'>,
): string {
  if (atHome && decision === 'kodama' && goal !== undefined) return ''
  if (decision === 'grow') return say.takeHelp
  if (decision === 'slide') return say.slideHelp
  if (decision === 'kodama') return say.chooseGoal
  const [seat] = active
  return view.phase === 'over' || seat === undefined || seat === own ? '' : say.waiting(name(seat))
}

function SlideVerb({ board, card }: { board: KodamaBoard; card: number | undefined }) {
  if (card === undefined) return null
  const place = board.view.display.indexOf(card) + 1
  return (
    <Verb
      kind="risk"
      icon={<Glyph shapes={signs.slide} size={28} />}
      title={board.say.slide(place)}
      detail={board.say.slideDetail}
      onClick={() => board.attempt({ kind: 'slide', card })}
    />
  )
}

/** Plays the chosen goal; on a shared device its name and points are told only while held. */
function PlayVerb({ board, place, open }: { board: KodamaBoard; place: number | undefined; open: boolean }) {
  const goal = place === undefined ? undefined : board.grove.hand[place]
  if (goal === undefined || goal === HIDDEN) return null
  const { points } = goalPoints(treeOf(board.grove, board.rules), board.rules, goal)
  return (
    <Verb
      data-mark="move:play"
      kind="safe"
      icon={<Icon name="check" size={28} />}
      title={open ? board.say.playGoal(board.say.goalCard(goal).name) : board.say.playHidden}
      detail={open ? board.say.growPoints(points) : undefined}
      onClick={() => board.attempt({ kind: 'play', goal })}
    />
  )
}

function NextSpot({ board, holding }: { board: KodamaBoard; holding: Holding }) {
  const { say } = board
  const count = holding.spots.length
  return (
    <Press className="tool kod-next" onClick={() => holding.step(1)}>
      <Glyph shapes={signs.next} size={22} />
      <span>{say.nextSpot}</span>
      {count > 0 && <small>{say.spotOf(holding.spot, count)}</small>}
    </Press>
  )
}

/** The one control that grows; refused it keeps its place and says why. */
function Grow({
  board,
  holding,
  aim,
  outcome,
}: {
  board: KodamaBoard
  holding: Holding
  aim: Aim
  outcome: Outcome | undefined
}) {
  const { say } = board
  const [reason] = aim.judgement.reasons
  return (
    <Verb
      data-mark="move:grow"
      kind="safe"
      icon={<Icon name={outcome === undefined ? 'close' : 'check'} size={28} />}
      title={say.grow}
      detail={
        outcome === undefined
          ? reason && say.reasons[reason.code]
          : say.growPoints(outcome.points + outcome.bonus)
      }
      refused={outcome === undefined}
      onClick={() => holding.grow(aim)}
    />
  )
}

/** Turns by 15 and by 1 degree, for thumbs. */
function Pad({ board, holding, aim }: { board: KodamaBoard; holding: Holding; aim: Aim }) {
  const { say } = board
  const angle = aim.target?.angle ?? aim.draft.pose.angle
  const turn = (degrees: number, label: string, sign: ReactNode) => (
    <Press
      className="kod-pad-button"
      data-fine={Math.abs(degrees) === 1 ? '' : undefined}
      aria-label={label}
      onClick={() => holding.turn(degrees)}
    >
      {sign}
      <small>{Math.abs(degrees)}°</small>
    </Press>
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
