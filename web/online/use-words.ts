import { settingsNow, useSettings } from '../app/settings.ts'
import { Refused, Unreachable } from './api.ts'
import { type OnlineWords, onlineWords } from './words/index.ts'

export function useOnlineWords(): OnlineWords {
  return onlineWords[useSettings().locale]
}

/** Why something did not work, for the person. */
export function problemText(problem: unknown): string {
  const { problems } = onlineWords[settingsNow().locale]
  if (problem instanceof Unreachable && problem.stumbled) return problems.faulty
  if (!(problem instanceof Refused)) return problems.unreachable
  const known = Object.entries(problems).find(([code]) => code === problem.code)
  return known?.[1] ?? problems.unknown
}
