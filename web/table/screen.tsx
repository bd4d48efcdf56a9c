import type { Seat } from '@engawa/kernel'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { entryOf, loadBoard } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { settingsNow, useSettings, useWords } from '../app/settings.ts'
import { useTitle } from '../app/title.ts'
import { CoachStrip, CoachTag } from '../coach/strip.tsx'
import { useCoach, useDoubted } from '../coach/use-coach.ts'
import { Explaining } from '../explain/explaining.tsx'
import { FollowingProvider } from '../kit/follow.ts'
import { SingleLettersProvider } from '../kit/keys.ts'
import { whenAllIsStill } from '../kit/motion.ts'
import { painted } from '../kit/painted.ts'
import { Press } from '../kit/press.tsx'
import { ScriptProvider } from '../kit/script.ts'
import { SlotsProvider } from '../kit/slots.tsx'
import { prepareSounds } from '../kit/sound.ts'
import { useSpace } from '../kit/space.ts'
import { StageManager } from '../kit/stage-manager.ts'
import { TakenProvider } from '../kit/taken.ts'
import { Aim, AimRow, seatsBeside } from './aim.tsx'
import { Announcer } from './announcer.tsx'
import { type LessonBar, TableBar } from './bar.tsx'
import { boardProps } from './board-props.ts'
import { Curtain } from './curtain.tsx'
import { Dock, type LessonDock } from './dock.tsx'
import { Explanation } from './explain.tsx'
import { Hints } from './hints.tsx'
import { type Shortcut, useShortcuts } from './keys.ts'
import { openSession } from './local.ts'
import { useOnceMore } from './once-more.ts'
import { Panel, type PanelName } from './panel.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { usePlaces } from './places.ts'
import { Presses } from './presses.ts'
import { Recap } from './recap.tsx'
import { ReplayDock } from './replay.tsx'
import { useScreenModel } from './screen-model.ts'
import { Seats } from './seats.tsx'
import type { Session } from './session.ts'
import { type Open, OpenSheet } from './sheets.tsx'
import { Stage } from './stage.tsx'
import { useShowing, useTelling } from './telling.ts'
import { useActions } from './use-actions.ts'
import { useGoingOn } from './use-going-on.ts'
import { useHinted } from './use-hinted.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePointed } from './use-pointed.ts'

/** Milliseconds after the table is there. */
const SOUNDS_LATER = 1500

const SKIP_KEYS = ['Escape', ' ', 'Enter']

// Only tables with company need it.
const CompanyNotes = lazy(async () => ({
  default: (await import('../online/company-notes.tsx')).CompanyNotes,
}))

// Only where a game ends.
const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }))

// Only where something is pointed at.
const HintCoins = lazy(async () => ({ default: (await import('./hint-coins.tsx')).HintCoins }))

const Pointed = lazy(async () => ({ default: (await import('./pointed.tsx')).Pointed }))

// Only where the coach shows something.
const CoachPointing = lazy(async () => ({ default: (await import('../coach/pointing.tsx')).CoachPointing }))

/** What a lesson puts round the table it is taken at. */
export interface Teaching extends LessonBar, LessonDock {
  readonly table: RefObject<HTMLDivElement | null>
  /** What the lesson does now, and in which step: for styles and tests. */
  readonly state: string
  readonly step: number
  /** The ids of what is to be pressed, and of all it points at: a board may leave out the rest on phones. */
  readonly asked: string
  readonly pointed: string
  /** The teacher: in the right column, or above the board. */
  readonly side: ReactNode
  readonly top: ReactNode
  /** What lies over the table: rings, and words for screen readers. */
  readonly layer: ReactNode
}

/** The table with everything round it, whatever kind of session it is. */
export function Seated({
  session,
  position,
  teaching,
}: {
  session: Session
  position: number | undefined
  teaching?: Teaching
}) {
  const words = useWords()
  const settings = useSettings()
  // It comes together with the words, not after them.
  void loadBoard(session.play.game.id)
  const [shown, setShown] = useState<Seat>()
  const [open, setOpen] = useState<Open>()
  const [panel, setPanel] = useState<PanelName>()
  const [presses] = useState(() => new Presses())
  const [manager] = useState(() => new StageManager())
  const [again, showAgain] = useOnceMore(session)
  const model = useScreenModel(session, shown, again?.position ?? position, presses)
  const telling = useTelling(model, manager)
  const showing = useShowing(manager)
  const going = useGoingOn(model, presses, manager, teaching === undefined)
  const free = useActions(model, presses, going)
  const coach = useCoach(model, teaching === undefined)
  const actions = useDoubted(coach, free)
  const places = usePlaces(session.seats.length, teaching?.side !== undefined && teaching.side !== false)
  const { shape, height } = useSpace()
  const aimBeside =
    places.frame === 'sides' && shape === 'columns' && session.seats.length <= seatsBeside[height]
  const [opened] = useState(session.version)
  const { viewer, curtain } = model.seating
  const openRule = useCallback((rule: string) => setOpen({ sheet: 'rules', rule }), [])

  const openIcons = useCallback(() => setOpen({ sheet: 'icons' }), [])

  useEffect(() => {
    if (position !== undefined) return
    return session.wake(() => manager.ready(() => settingsNow().pace))
  }, [session, position, manager])
  useTitle(model.words.title)
  // Behind the board and its words, which are waited for.
  useEffect(() => {
    const timer = setTimeout(prepareSounds, SOUNDS_LATER)
    return () => clearTimeout(timer)
  }, [])
  // The end of the game brings its score sheet, once: whoever looks back and returns has seen it.
  // A lesson or a puzzle has words of its own for it.
  const ended = session.turn.over && teaching === undefined
  const [finale, setFinale] = useState<'none' | 'counting' | 'over'>(session.turn.over ? 'over' : 'none')
  const showScores = useCallback(() => {
    setFinale('over')
    setOpen({ sheet: 'scores' })
  }, [])
  useEffect(() => {
    if (!ended || session.version <= opened) return
    const counts = settingsNow().pace !== 'instant' && session.ending === undefined && !document.hidden
    let left = false
    let callOff: (() => void) | undefined
    // What ended the game is told and seen before anything covers it.
    void manager
      .ready(() => settingsNow().pace)
      .then(() => {
        if (!left) callOff = whenAllIsStill(() => (counts ? setFinale('counting') : showScores()))
      })
    return () => {
      left = true
      callOff?.()
    }
  }, [ended, session, opened, showScores, manager])
  useEffect(() => {
    if (session.unstored) say(words.faults.storage)
  }, [session.unstored, words])

  /** Whoever asks for the moves wants to walk through them: the first one gets the focus. */
  const openMoves = () => {
    setPanel('moves')
    // A sheet comes after the frame that shows the press.
    void painted()
      .then(painted)
      .then(() => document.querySelector<HTMLElement>('.moves button[data-move]')?.focus())
  }
  const run = (shortcut: Shortcut) => {
    if (shortcut === 'moves') openMoves()
    else if (shortcut === 'log') setPanel('log')
    else if (shortcut === 'rules') setOpen({ sheet: 'rules' })
    else if (shortcut === 'scores') setOpen({ sheet: 'scores' })
    else if (shortcut === 'help') setOpen({ sheet: 'keys' })
    // In a lesson one takes back and is shown things by the teacher.
    else if (teaching === undefined) actions[shortcut]()
  }
  useShortcuts(run)
  const own = useRef<HTMLDivElement>(null)
  const place = teaching?.table ?? own
  useKeptFocus(place)
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.page = 'table'
    return () => {
      delete dataset.page
    }
  }, [])
  const [pointed, point] = usePointed(place, model)
  const [hinted, showHint] = useHinted(model, point)
  const hint = actions.hinting ? hinted : undefined

  const skip = () => {
    if (again !== undefined) again.end()
    else if (telling !== undefined) manager.skip(telling.seat)
  }
  const dockActions = {
    ...actions,
    scores: () => setOpen({ sheet: 'scores' as const }),
    tell: say,
    skip,
    onceMore: () => telling !== undefined && void showAgain(telling),
  }
  const { pace } = settings
  const { past } = model
  const shownTurns = useMemo(
    () => ({
      pace,
      film: past !== undefined,
      hurried: () => past === undefined && manager.hurried(pace),
      taken: words.telling.taken,
      given: words.telling.given,
      moved: words.telling.moved,
      wanted: words.telling.wanted,
    }),
    [pace, words, past, manager],
  )
  const following = again !== undefined || (model.seat === undefined && !model.turn.over)
  /** While others' steps are told a press on the table shows the rest of the turn, and does nothing else. */
  const skipBy = (event: SyntheticEvent) => {
    const { target } = event
    if (!following || (again === undefined && !manager.busy)) return
    if (!(target instanceof Element) || target.closest('.centre') === null) return
    // What was opened over the table, and the tools that say what they do, keep their presses.
    if (target.closest('dialog, .dock-tools') !== null) return
    event.preventDefault()
    event.stopPropagation()
    skip()
  }
  const replaying = model.past !== undefined && again === undefined
  const hints = actions.hinting && model.past === undefined && (
    <PanelBoundary of={model}>
      <Hints model={model} act={actions.act} show={showHint} close={actions.hint} />
    </PanelBoundary>
  )
  return (
    <div
      ref={place}
      className="table"
      data-game={session.play.game.id}
      data-accent={entryOf(session.play.game.id)?.face.accent}
      data-frame={places.frame === 'sides' ? 'sides' : 'wide'}
      data-beside={places.frame === 'beside' || undefined}
      data-position={model.past ?? model.position}
      data-teaching={teaching?.state}
      data-step={teaching?.step}
      data-asked={teaching?.asked}
      data-pointed={teaching?.pointed}
      onClickCapture={skipBy}
      onKeyDownCapture={(event) => SKIP_KEYS.includes(event.key) && skipBy(event)}
    >
      <Press className="skip" onClick={openMoves}>
        {words.skipToMoves}
      </Press>
      <PanelBoundary of={model}>
        <TableBar
          model={model}
          place={places.bar}
          lesson={teaching}
          tag={<CoachTag coach={coach} />}
          actions={{
            rules: () => setOpen({ sheet: 'rules' }),
            keys: () => setOpen({ sheet: 'keys' }),
            settings: () => setOpen({ sheet: 'settings' }),
            company: () => setOpen({ sheet: 'company' }),
            replay: actions.replay,
            panel: setPanel,
          }}
        />
      </PanelBoundary>
      {shape === 'stack' && hints}
      <main id="content" tabIndex={-1} className="table-main" data-side={places.slots.column || undefined}>
        <div className="left">
          {teaching?.top}
          <PanelBoundary of={model}>
            <Seats
              model={model}
              places={places.seats}
              telling={following || showing}
              aim={teaching === undefined && !aimBeside}
            />
            {teaching === undefined && aimBeside && <Aim model={model} />}
          </PanelBoundary>
          <div className="left-board" ref={places.left} />
        </div>
        <div className="centre">
          <SlotsProvider value={places.slots}>
            <TakenProvider value={presses}>
              <SingleLettersProvider value={settings.keys}>
                <ScriptProvider value={actions.actAll}>
                  <FollowingProvider value={shownTurns}>
                    <Explaining model={model} table={place} openRule={openRule} openIcons={openIcons}>
                      <Stage
                        model={model}
                        props={{ ...boardProps(model, actions, settings, openRule), hinted: hint?.move }}
                      />
                    </Explaining>
                  </FollowingProvider>
                </ScriptProvider>
              </SingleLettersProvider>
            </TakenProvider>
          </SlotsProvider>
          <div className="dock-place">
            {model.past === undefined && (
              <div className="dock-notes" data-coach={coach.on || undefined}>
                {session.company !== undefined && (
                  <PanelBoundary of={model}>
                    <Suspense>
                      <CompanyNotes company={session.company} model={model} reading={panel === 'chat'} />
                    </Suspense>
                  </PanelBoundary>
                )}
                {coach.on && (
                  <PanelBoundary of={model}>
                    <CoachStrip model={model} coach={coach} play={free.actAll} />
                  </PanelBoundary>
                )}
                {actions.refusal && (
                  <PanelBoundary of={model}>
                    <Explanation
                      model={model}
                      refusal={actions.refusal}
                      openRule={openRule}
                      close={actions.forget}
                    />
                  </PanelBoundary>
                )}
              </div>
            )}
            {!replaying ? (
              <Dock
                model={model}
                actions={dockActions}
                hinting={actions.hinting}
                hints={shape !== 'stack' && hints}
                told={{
                  telling: again?.telling ?? telling,
                  again: again !== undefined,
                  following,
                  showing,
                  counting: ended && finale !== 'over',
                }}
                place={places.dock}
                lesson={teaching}
              />
            ) : (
              <PanelBoundary of={model}>
                <ReplayDock model={model} position={model.past ?? 0} place={places.film} />
              </PanelBoundary>
            )}
            {shape === 'low' && teaching === undefined && (
              <PanelBoundary of={model}>
                <AimRow model={model} />
              </PanelBoundary>
            )}
          </div>
        </div>
        <div className="right">
          {teaching?.side}
          <Panel
            model={model}
            coming={going?.comesFrom(model) === true}
            column={teaching !== undefined ? 'never' : places.frame === 'sides' ? 'if wide' : 'if vast'}
            open={panel}
            choose={setPanel}
            act={actions.act}
            point={point}
            openRule={openRule}
          />
          <div className="right-board" ref={places.right} />
        </div>
      </main>
      <PanelBoundary of={model}>
        <Announcer model={model} />
      </PanelBoundary>
      {teaching?.layer}
      {coach.held?.looking === true && model.seat !== undefined && (
        <PanelBoundary of={model}>
          <Suspense>
            <CoachPointing
              table={place}
              game={session.play.game.id}
              view={model.view}
              seat={model.seat}
              move={coach.held.better.move}
            />
          </Suspense>
        </PanelBoundary>
      )}
      {pointed !== undefined && (
        <PanelBoundary of={model}>
          <Suspense>
            <Pointed table={place} ids={pointed} />
          </Suspense>
        </PanelBoundary>
      )}
      {hint !== undefined && (
        <PanelBoundary of={model}>
          <Suspense>
            <HintCoins table={place} game={session.play.game.id} {...hint} />
          </Suspense>
        </PanelBoundary>
      )}
      {ended && finale === 'counting' && (
        <PanelBoundary of={model}>
          <Suspense>
            <Ending model={model} done={showScores} />
          </Suspense>
        </PanelBoundary>
      )}
      {curtain !== undefined && (
        <Curtain key={curtain} model={model} seat={curtain} lift={() => setShown(curtain)} />
      )}
      {viewer !== 'table' && !model.seating.shared && model.past === undefined && (
        <PanelBoundary of={model}>
          <Recap model={model} seat={viewer} />
        </PanelBoundary>
      )}
      {open !== undefined && (
        <PanelBoundary of={model}>
          <OpenSheet
            open={open}
            model={model}
            actions={actions}
            openRule={openRule}
            close={() => setOpen(undefined)}
          />
        </PanelBoundary>
      )}
    </div>
  )
}

export function TableScreen({ id, position }: { id: string; position: number | undefined }) {
  return <Seated session={use(openSession(id))} position={position} />
}
