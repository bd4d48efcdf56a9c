import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { loadExplanations } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { AskerProvider, useAsking } from '../kit/asking.ts'
import { type Explanations, explain, passageOf, type Seen } from '../kit/explanation.ts'
import type { ScreenModel } from '../table/screen-model.ts'
import { Note } from './note.tsx'

/** What a game says of its things; nothing as long as it is on its way, or where nobody wrote it. */
function useExplanations(game: string): Explanations | undefined {
  const [loaded, setLoaded] = useState<Explanations>()
  useEffect(() => {
    let meant = true
    // Without it the table plays on; the next visit asks again.
    loadExplanations(game).then(
      (found) => meant && setLoaded(found),
      () => undefined,
    )
    return () => {
      meant = false
    }
  }, [game])
  return loaded
}

/** Everything on the table that is asked about says what it is. */
export function Explaining({
  model,
  table,
  openRule,
  openIcons,
  children,
}: {
  model: ScreenModel
  table: RefObject<HTMLElement | null>
  openRule(rule: string): void
  openIcons(): void
  children: ReactNode
}) {
  const { locale } = useSettings()
  const of = useExplanations(model.session.play.game.id)
  const { plain, names, words, scores, seating, turn } = model
  const seen: Seen = useMemo(() => {
    const seat = seating.viewer === 'table' ? (turn.over ? 0 : (turn.seats[0] ?? 0)) : seating.viewer
    // On a shared device only what lies open to all is told.
    return { view: plain, seat, locale, names, words, scores }
  }, [plain, seating, turn, locale, names, words, scores])
  const known = (id: string) => of !== undefined && explain(of, id, seen) !== undefined
  const { asked, close, show } = useAsking(table, known)
  // What is gone from the table needs no note.
  useEffect(() => {
    void plain
    if (asked?.element.isConnected === false) close()
  }, [asked, plain, close])
  const explanation = of === undefined || asked === undefined ? undefined : explain(of, asked.id, seen)
  const leave = (next: () => void) => () => {
    close()
    next()
  }
  return (
    <AskerProvider value={show}>
      {children}
      {asked !== undefined && explanation !== undefined && (
        <Note
          key={asked.id}
          asked={asked}
          explanation={explanation}
          does={explanation.does ?? passageOf(words.rules, explanation.rule)}
          close={close}
          openRule={(rule) => leave(() => openRule(rule))()}
          openIcons={leave(openIcons)}
        />
      )}
    </AskerProvider>
  )
}
