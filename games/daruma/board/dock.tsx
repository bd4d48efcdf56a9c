import { type Choice, Crest, Icon, Tool, useHold, useKeys, usePicked, Verb } from '@engawa/web/kit'
import { createContext, memo, type ReactNode, useContext, useState } from 'react'
import { darumaOf } from '../catalogue/index.ts'
import { badLuckChance, foursOn, type Move, type State } from '../rules/index.ts'
import { GroupChoice, ShiftChoice } from './choices.tsx'
import { type DarumaBoard, spots } from './model.ts'
import { powerOf, riskText } from './power.ts'
import { type Draft, movesOf, noDraft, type StopGain, type TrayDie, trayOf } from './read.ts'
import { ExchangeSheet, GiftSheet } from './trade.tsx'
import { Tray } from './tray.tsx'

/** What the viewer has put together before the next move: dice for the bottle, or a daruma for a 1. */
export interface Plan {
  readonly draft: Draft
  readonly choice: Choice<Move>
  /** Puts dice together, and lets a chosen daruma go. */
  setDraft(draft: Draft): void
  run(script: readonly Move[]): void
}

/** The daruma that is chosen for a 1. */
function useChosen({ choice }: Plan): number | undefined {
  const picked = usePicked(choice)
  const [move] = picked.length > 0 ? choice.fitting : []
  return move?.kind === 'paint' ? move.daruma : undefined
}

const Regard = createContext<number | undefined>(undefined)
/** The daruma under the pointer or the focus: only the line about it follows, so that looking about is quick. */
export const Looked = Regard.Provider

interface DockProps {
  readonly board: DarumaBoard
  readonly plan: Plan
  readonly gain: StopGain | undefined
  /** What lies in the tray instead of its dice, until a verdict was seen. */
  readonly fated: readonly TrayDie[] | undefined
}

/** Everything the viewer acts with, under the stage: the line that says what would happen, dice, Stop and Roll. */
export const Dock = memo(function Dock(props: DockProps) {
  const { board } = props
  const { phase } = board.view
  const mine = board.asked
  // A table may also end by agreement, in the middle of a game.
  if (board.active.length === 0) return null
  if (mine && phase === 'group')
    return (
      <Frame>
        <GroupChoice board={board} />
      </Frame>
    )
  if (mine && (phase === 'shift' || phase === 'singles'))
    return (
      <Frame>
        <ShiftChoice board={board} run={props.plan.run} />
      </Frame>
    )
  if (mine && (phase === 'lift' || phase === 'swap'))
    return (
      <Frame>
        <Exchange board={board} />
      </Frame>
    )
  return (
    <Frame>
      <TurnDock {...props} mine={mine} />
    </Frame>
  )
})

function Frame({ children }: { children: ReactNode }) {
  return <div className="dar-dock">{children}</div>
}

function Exchange({ board }: { board: DarumaBoard }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <div className="dar-options">
        <Verb
          kind="accent"
          icon={<Icon name="exchange" size={30} />}
          title={board.say.exchangeOpen}
          onClick={() => setOpen(true)}
        />
      </div>
      {open && <ExchangeSheet board={board} close={() => setOpen(false)} />}
    </>
  )
}

function TurnDock({ board, plan, gain, fated, mine }: DockProps & { mine: boolean }) {
  const hold = useHold()
  const [gifting, setGifting] = useState<State>()
  const chosen = useChosen(plan)
  // Dice that were put together wait while a daruma is chosen.
  const draft = chosen === undefined ? plan.draft : noDraft
  const dice = trayOf(board.view, draft)
  const rolling = dice.filter((die) => die.role === 'roll').length
  const ready = mine && rolling > 0 && (board.view.phase !== 'dice' || draft.pour !== undefined)
  const roll = () => plan.run(movesOf(board.view, draft))
  useDockKeys(board, plan, ready && chosen === undefined, roll, hold)
  return (
    <>
      <div className="dar-top">
        <Line board={board} draft={draft} chosen={chosen} ready={ready} />
        <Tray
          board={board}
          dice={fated ?? dice}
          shaking={hold.held && ready}
          hold={ready && mustRoll(board) ? hold.pointer : undefined}
          tap={(die) => tapDie(board, { ...plan, draft }, die)}
        />
      </div>
      {mine ? (
        <div className="dar-acts">
          <Tools board={board} openGift={() => setGifting(board.view)} />
          <Stop board={board} gain={gain} />
          {chosen === undefined ? (
            <Roll board={board} draft={draft} rolling={rolling} ready={ready} roll={roll} hold={hold} />
          ) : (
            <Paint board={board} daruma={chosen} />
          )}
        </div>
      ) : (
        <p className="dar-acts dar-waiting">
          <Crest seat={board.view.seat} size={30} />
          {board.say.waiting(board.person(board.view.seat))}
        </p>
      )}
      {gifting === board.view && <GiftSheet board={board} close={() => setGifting(undefined)} />}
    </>
  )
}

/** Space rolls from anywhere at the table: down shakes, up lets go. Escape lets go of what is chosen. */
function useDockKeys(
  { say }: DarumaBoard,
  plan: Plan,
  ready: boolean,
  roll: () => void,
  hold: ReturnType<typeof useHold>,
): void {
  const planned = usePicked(plan.choice).length > 0 || plan.draft !== noDraft
  useKeys(
    [
      {
        key: ' ',
        shown: say.keys.space,
        does: say.keys.roll,
        run: () => ready && hold.press(),
        release() {
          hold.release()
          if (ready) roll()
        },
      },
      { key: 'Escape', does: say.keys.letGo, run: () => planned && plan.setDraft(noDraft) },
    ],
    'table',
  )
}

/** Nothing is to be chosen among the dice: a tap on any of them rolls them all. */
function mustRoll({ asked, view }: DarumaBoard): boolean {
  return asked && (view.phase === 'start' || view.phase === 'roll')
}

/** A tap on a die: pour it, leave it out, take it back in; or why it can do nothing. */
function tapDie(board: DarumaBoard, plan: Plan, die: TrayDie): void {
  const { draft } = plan
  const { phase } = board.view
  if (mustRoll(board)) {
    plan.run([{ kind: 'roll' }])
  } else if (phase === 'dice' && draft.pour === undefined) {
    const pour: Move = { kind: 'pour', value: die.value }
    if (board.can(pour)) plan.setDraft({ pour: die.key, out: [] })
    else board.attempt(pour)
  } else if (draft.pour === die.key) {
    plan.setDraft(noDraft)
  } else if (phase === 'dice' || (phase === 'pour' && !die.fixed)) {
    const out = draft.out.includes(die.key)
      ? draft.out.filter((key) => key !== die.key)
      : [...draft.out, die.key]
    plan.setDraft({ ...draft, out })
  } else if (phase === 'pour' && board.undo.can) {
    board.undo.run()
  } else {
    board.attempt({ kind: 'keep', value: Math.max(1, die.value) })
  }
}

/** One sentence: what the daruma under the pointer would do, or what can be done now. */
function Line({
  board,
  draft,
  chosen,
  ready,
}: {
  board: DarumaBoard
  draft: Draft
  chosen: number | undefined
  ready: boolean
}) {
  const regarded = useContext(Regard) ?? chosen
  const daruma = regarded !== undefined && board.view.display.includes(regarded) ? regarded : undefined
  return (
    <p className="dar-line" data-daruma={daruma}>
      {lineOf(board, draft, daruma, ready)}
    </p>
  )
}

function lineOf(board: DarumaBoard, draft: Draft, daruma: number | undefined, ready: boolean): ReactNode {
  const { say, view } = board
  if (daruma !== undefined) {
    const { colour, action } = darumaOf(daruma)
    const paint: Move = { kind: 'paint', daruma }
    const after = board.can(paint) ? board.preview(paint)?.view : undefined
    return (
      <>
        <b>{say.painting(say.colour[colour], say.action[action])}</b>{' '}
        {after === undefined ? say.about[action] : powerOf(say, view, daruma, after).text}
      </>
    )
  }
  if (!board.asked) return ''
  if (view.phase === 'start' || view.phase === 'roll') return say.startLine
  if (ready || view.phase === 'pour' || draft.pour !== undefined) return say.toggleLine
  if (board.can('paint')) return say.onesLine
  return board.can('pour') ? say.pourLine : say.idleLine
}

/** The gift; before the first roll, five new darumas instead. */
function Tools({ board, openGift }: { board: DarumaBoard; openGift(): void }) {
  const { say, view } = board
  if (view.phase === 'start') {
    return (
      <Tool
        data-spot={spots.renew}
        icon="restart"
        label={say.renew}
        locked={board.reason({ kind: 'renew' })}
        onClick={() => board.attempt({ kind: 'renew' })}
      />
    )
  }
  const gift = board.can('give')
  const sample: Move = {
    kind: 'give',
    daruma: view.owned[view.seat]?.[0] ?? view.display.find((id) => id > 0) ?? 1,
    to: (view.seat + 1) % view.seats,
  }
  return (
    <Tool
      data-spot={spots.gift}
      icon="gift"
      label={say.gift}
      locked={gift ? undefined : board.reason(sample)}
      onClick={() => (gift ? openGift() : board.attempt(sample))}
    />
  )
}

function Stop({ board, gain }: { board: DarumaBoard; gain: StopGain | undefined }) {
  const { say } = board
  const refusal = board.refusal({ kind: 'stop' })
  const reason = refusal?.code === 'ones-left' ? say.onesLeft : say.rollFirst
  return (
    <Verb
      data-spot={spots.stop}
      kind="safe"
      icon={<Icon name="house" size={30} />}
      title={say.stop}
      detail={refusal === undefined ? stopDetail(board, gain) : reason}
      refused={refusal !== undefined}
      onClick={() => board.attempt({ kind: 'stop' })}
    />
  )
}

/** Points would tell the objective to whoever looks over the shoulder: only where secrets are open. */
function stopDetail({ say, secrets }: DarumaBoard, gain: StopGain | undefined): string {
  if (gain === undefined) return ''
  const parts = [say.stopTakes(gain.kept)]
  if (secrets === 'open' && gain.kept > 0) parts.push(say.stopPoints(gain.points, say.signed(gain.points)))
  else if (gain.steps > 0) parts.push(say.stopMoves(gain.steps))
  return parts.join(', ')
}

function Roll({
  board,
  draft,
  rolling,
  ready,
  roll,
  hold,
}: {
  board: DarumaBoard
  draft: Draft
  rolling: number
  ready: boolean
  roll(): void
  hold: ReturnType<typeof useHold>
}) {
  const { say, view } = board
  const fours = foursOn(view)
  const pouring = draft.pour !== undefined || view.phase === 'pour'
  const reason = pouring ? say.rollAtLeastOne : board.can('paint') ? say.paintFirst : say.pourFirst
  return (
    <Verb
      data-spot={spots.roll}
      kind="risk"
      icon={<Icon name="dice" size={30} />}
      title={ready ? say.roll(rolling) : say.rollPlain}
      detail={ready ? riskText(say, rolling, fours) : reason}
      refused={!ready}
      extra={ready && <RiskBar share={badLuckChance(rolling, fours)} />}
      {...hold.pointer}
      {...hold.keys}
      onClick={() =>
        ready ? roll() : board.attempt(pouring ? { kind: 'keep', value: 1 } : { kind: 'roll' })
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

/** Where painting leads to a roll, the button says what is at stake. */
function Paint({ board, daruma }: { board: DarumaBoard; daruma: number }) {
  const { say, view } = board
  const { colour, action } = darumaOf(daruma)
  const after = board.preview({ kind: 'paint', daruma })?.view
  const power = after && powerOf(say, view, daruma, after)
  const risky = power?.risky === true
  return (
    <Verb
      data-spot={spots.paint}
      kind={risky ? 'risk' : 'accent'}
      icon={<Icon name="eye" size={30} />}
      title={say.paint}
      detail={risky ? power.text : say.action[action]}
      aria-label={say.paintWhat(say.painting(say.colour[colour], say.action[action]))}
      onClick={() => board.attempt({ kind: 'paint', daruma })}
    />
  )
}
