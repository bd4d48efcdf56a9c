import { games } from '../app/games.ts'
import type { Preset } from './pace.ts'

export const paces = ['none', 'brisk', 'calm', 'daily'] as const satisfies readonly Preset[]
/** After how many minutes bots take the free seats. */
export const fills = ['1', '2', '5', 'never'] as const

/** What kind of table somebody wants to be sat down at. */
export interface Chosen {
  readonly game: string
  readonly people: number
  readonly pace: (typeof paces)[number]
  readonly fill: (typeof fills)[number]
  readonly rated: boolean
}

const KEY = 'engawa-quick'

/** What was chosen last time, as far as it is still on offer. */
export function lastChosen(): Chosen {
  const usual: Chosen = { game: games[0]?.id ?? '', people: 2, pace: 'none', fill: '2', rated: false }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Chosen, unknown>>
    return {
      game: games.find(({ id }) => id === kept.game)?.id ?? usual.game,
      people: typeof kept.people === 'number' ? kept.people : usual.people,
      pace: paces.find((pace) => pace === kept.pace) ?? usual.pace,
      fill: fills.find((fill) => fill === kept.fill) ?? usual.fill,
      rated: kept.rated === true,
    }
  } catch {
    return usual
  }
}

export function keepChosen(chosen: Chosen): void {
  localStorage.setItem(KEY, JSON.stringify(chosen))
}
