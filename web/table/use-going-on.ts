import { useEffect, useState, useSyncExternalStore } from 'react'
import { settingsNow } from '../app/settings.ts'
import type { StageManager } from '../kit/stage-manager.ts'
import { GoingOn } from './going-on.ts'
import type { Presses } from './presses.ts'
import type { ScreenModel } from './screen-model.ts'

/** Goes on by itself wherever this screen stands and may; nothing where it is never to. */
export function useGoingOn(
  { session, seat, position, past }: ScreenModel,
  presses: Presses,
  manager: StageManager,
  may: boolean,
): GoingOn | undefined {
  const [going] = useState(() => new GoingOn(session, presses, manager, () => settingsNow().pace))
  // Where a sheet keeps the step back, or no longer does, the screen is drawn anew.
  useSyncExternalStore(going.subscribe, going.held)
  const acting = may && past === undefined ? seat : undefined
  useEffect(() => {
    // Once for each position.
    void position
    return acting === undefined ? undefined : going.from(acting)
  }, [going, acting, position])
  return may ? going : undefined
}
