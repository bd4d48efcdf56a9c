import { useEffect, useEffectEvent } from 'react'
import { retrying, waitAfter } from './retry.ts'
import { serverAnswers } from './server.ts'

/** Some four minutes; then it takes a press. */
const TRIES = 20
/** Failures that lie further apart have nothing to do with each other. */
const LONG_AGO = 60_000

let failures = 0
let failedAt = 0

async function mustAnswer(): Promise<void> {
  if (!(await serverAnswers())) throw new Error('no server')
}

/**
 * What could not be reached is tried again by itself once the server answers, which may just have been started
 * anew. Where it answers and the page still cannot be loaded, each try waits longer than the one before it.
 */
export function useAnotherTry(retry: () => void, wanted: boolean): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!wanted) return
    failures = Date.now() - failedAt > LONG_AGO ? 1 : failures + 1
    failedAt = Date.now()
    let shown = true
    const wait = () =>
      retrying(mustAnswer, { tries: TRIES, worthwhile: () => shown }).then(
        () => {
          if (shown) again()
        },
        () => undefined,
      )
    const timer = failures < TRIES ? setTimeout(wait, waitAfter(failures + 1)) : undefined
    return () => {
      shown = false
      clearTimeout(timer)
    }
  }, [wanted])
}
