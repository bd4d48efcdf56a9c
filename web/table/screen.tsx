import type { Refusal, Seat } from '@engawa/kernel'
import { tableWords } from '@engawa/table'
import { use, useCallback, useEffect, useState } from 'react'
import { entryOf } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { go } from '../app/router.ts'
import { settingsNow, useSettings, useWords } from '../app/settings.ts'
import { SettingsSheet } from '../app/settings-sheet.tsx'
import type { BoardProps } from '../kit/board.ts'
import { Sheet } from '../kit/sheet.tsx'
import { SlotsProvider } from '../kit/slots.tsx'
import { playSound } from '../kit/sound.ts'
import { RuleFolder } from '../rules/folder.tsx'
import { Announcer } from './announcer.tsx'
import { TableBar } from './bar.tsx'
import { Curtain } from './curtain.tsx'
import { Dock, undoOf } from './dock.tsx'
import { Explanation } from './explain.tsx'
import { ScoreSheetView } from './final.tsx'
import { Hints } from './hints.tsx'
import { type Shortcut, useShortcuts } from './keys.ts'
import { KeysSheet } from './keys-sheet.tsx'
import { layTable, openSession } from './open.ts'
import { Panel, type PanelName } from './panel.tsx'
import { usePlaces } from './places.ts'
import { Recap } from './recap.tsx'
import { ReplayDock } from './replay.tsx'
import { Seats } from './seats.tsx'
import type { Session } from './session.ts'
import { Stage } from './stage.tsx'
import { type Scene, useScene } from './use-session.ts'

const PACES = { none: () => 0, normal: () => 400 + Math.random() * 300, slow: () => 1300 }

type Open =
  | { readonly sheet: 'rules'; readonly rule?: string }
  | { readonly sheet: 'scores' }
  | { readonly sheet: 'keys' }
  | { readonly sheet: 'settings' }

/** What the person may do at this table, in one place for buttons, keys and boards. */
function useActions(scene: Scene) {
  const { session, seating, seat } = scene
  const { viewer } = seating
  const [refusal, setRefusal] = useState<Refusal>()
  const [hinting, setHinting] = useState(false)
  const explain = useCallback((reason: Refusal) => {
    playSound('refuse')
    setRefusal(reason)
  }, [])
  const act = useCallback(
    (move: unknown) => {
      if (seat === undefined) return
      setHinting(false)
      const refused = session.act(seat, move)
      if (refused !== undefined) explain(refused)
      else {
        playSound('tap')
        setRefusal(undefined)
      }
    },
    [session, seat, explain],
  )
  const forViewer = (run: (seat: Seat) => void) => () => {
    setRefusal(undefined)
    if (viewer !== 'table' && scene.past === undefined) run(viewer)
  }
  return {
    act,
    explain,
    refusal,
    forget: () => setRefusal(undefined),
    hinting,
    hint: () => setHinting(!hinting && scene.moves.length > 0),
    undo: forViewer((own) => session.undo(own)),
    redo: forViewer((own) => session.redo(own)),
    restart: forViewer((own) => session.restartTurn(own)),
    replay: () => go({ at: 'table', id: session.id, position: session.table.position }),
    again: async () => {
      const { setup, seats, game } = session.table
      go({ at: 'table', id: await layTable(game.id, setup.people, setup.options, seats) })
    },
  }
}

function boardProps(
  scene: Scene,
  actions: ReturnType<typeof useActions>,
  settings: ReturnType<typeof useSettings>,
  openRule: (rule: string) => void,
): BoardProps {
  const undo = undoOf(scene)
  const locked = undo === undefined || undo.can ? undefined : tableWords[settings.locale].locks[undo.lock]
  return {
    view: scene.view,
    viewer: scene.seating.viewer,
    names: scene.names,
    locale: settings.locale,
    words: scene.words,
    moves: scene.moves,
    act: actions.act,
    check: scene.check,
    explain: actions.explain,
    preview: scene.preview,
    openRule,
    fresh: scene.fresh,
    motion: settings.motion,
    secrets: scene.seating.shared ? 'held' : 'open',
    scores: scene.scores,
    undo: {
      can: undo?.can === true,
      ...(locked === undefined ? {} : { reason: locked }),
      run: actions.undo,
    },
    active: scene.turn.over ? [] : scene.turn.seats,
  }
}

function Seated({ session, position }: { session: Session; position: number | undefined }) {
  const words = useWords()
  const settings = useSettings()
  const [shown, setShown] = useState<Seat>()
  const [open, setOpen] = useState<Open>()
  const [panel, setPanel] = useState<PanelName>()
  const scene = useScene(session, shown, position)
  const actions = useActions(scene)
  const places = usePlaces(session.table.seats.length)
  const [opened] = useState(session.version)
  const { viewer, curtain } = scene.seating
  const openRule = useCallback((rule: string) => setOpen({ sheet: 'rules', rule }), [])

  useEffect(() => {
    if (position !== undefined) return
    return session.wake(() => PACES[settingsNow().pace]())
  }, [session, position])
  useEffect(() => {
    document.title = `${scene.words.title} · ${words.house}`
  }, [scene.words, words])
  // The end of the game brings its score sheet, once.
  const ended = scene.turn.over && scene.past === undefined
  useEffect(() => {
    if (ended && session.version > opened) setOpen({ sheet: 'scores' })
  }, [ended, session, opened])
  useEffect(() => {
    if (session.unstored) say(words.faults.storage)
  }, [session.unstored, words])

  const run = (shortcut: Shortcut) => {
    if (shortcut === 'moves' || shortcut === 'log') setPanel(shortcut)
    else if (shortcut === 'rules') setOpen({ sheet: 'rules' })
    else if (shortcut === 'scores') setOpen({ sheet: 'scores' })
    else if (shortcut === 'help') setOpen({ sheet: 'keys' })
    else actions[shortcut]()
  }
  useShortcuts(run)
  useFocusOnMoves(panel)

  const dockActions = { ...actions, scores: () => setOpen({ sheet: 'scores' as const }), tell: say }
  const close = () => setOpen(undefined)
  return (
    <div
      className="table"
      data-accent={entryOf(session.table.game.id)?.face.accent}
      data-frame={places.frame}
    >
      <button type="button" className="skip" onClick={() => setPanel('moves')}>
        {words.skipToMoves}
      </button>
      <TableBar
        scene={scene}
        place={places.bar}
        actions={{
          rules: () => setOpen({ sheet: 'rules' }),
          keys: () => setOpen({ sheet: 'keys' }),
          settings: () => setOpen({ sheet: 'settings' }),
          replay: actions.replay,
          panel: setPanel,
        }}
      />
      <main className="table-main">
        <div className="left">
          <Seats scene={scene} places={places.seats} />
          <div className="left-board" ref={places.left} />
        </div>
        <div className="centre">
          <SlotsProvider value={places.slots}>
            <Stage scene={scene} props={boardProps(scene, actions, settings, openRule)} />
          </SlotsProvider>
          <div className="dock-place">
            {scene.past === undefined && (
              <div className="dock-notes">
                {actions.hinting && <Hints scene={scene} act={actions.act} close={actions.hint} />}
                {actions.refusal && (
                  <Explanation
                    scene={scene}
                    refusal={actions.refusal}
                    openRule={openRule}
                    close={actions.forget}
                  />
                )}
              </div>
            )}
            {scene.past === undefined ? (
              <Dock scene={scene} actions={dockActions} hinting={actions.hinting} place={places.dock} />
            ) : (
              <ReplayDock scene={scene} position={scene.past} />
            )}
          </div>
        </div>
        <div className="right">
          <Panel
            scene={scene}
            frame={places.frame}
            open={panel}
            choose={setPanel}
            act={actions.act}
            openRule={openRule}
          />
          <div className="right-board" ref={places.right} />
        </div>
      </main>
      <Announcer scene={scene} />
      {curtain !== undefined && (
        <Curtain key={curtain} scene={scene} seat={curtain} lift={() => setShown(curtain)} />
      )}
      {viewer !== 'table' && !scene.seating.shared && scene.past === undefined && (
        <Recap scene={scene} seat={viewer} />
      )}
      {open?.sheet === 'rules' && (
        <Sheet wide title={words.rules.title(scene.words.title)} close={close} closeLabel={words.close}>
          <RuleFolder words={scene.words} rule={open.rule} />
        </Sheet>
      )}
      {open?.sheet === 'scores' && (
        <ScoreSheetView
          scene={scene}
          close={close}
          openRule={openRule}
          again={() => void actions.again()}
          replay={() => {
            close()
            actions.replay()
          }}
        />
      )}
      {open?.sheet === 'keys' && <KeysSheet close={close} />}
      {open?.sheet === 'settings' && <SettingsSheet close={close} />}
    </div>
  )
}

/** Whoever asks for the moves wants to walk through them: the first one gets the focus. */
function useFocusOnMoves(panel: PanelName | undefined): void {
  useEffect(() => {
    if (panel !== 'moves') return
    document.querySelector<HTMLElement>('.moves button[data-move]')?.focus()
  }, [panel])
}

export function TableScreen({ id, position }: { id: string; position: number | undefined }) {
  return <Seated session={use(openSession(id))} position={position} />
}
