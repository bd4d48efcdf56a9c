import type { MadeMove } from './lesson.ts'

/** A value as it stands after `name=`: a word is itself, anything else is JSON. */
function valueFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A text that would be read back as something else is quoted; nothing in it may take the line apart. */
function valueText(value: unknown): string {
  if (typeof value === 'string' && /^[\w:-]+$/.test(value) && valueFrom(value) === value) return value
  return JSON.stringify(value).replace(
    /[\s;=]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Moves as they are written down: `seat kind name=value …`, one after the other between semicolons. */
export function movesText(moves: readonly MadeMove[]): string {
  return moves
    .map(({ seat, move }) => {
      const { kind, ...details } = move as { readonly kind: string }
      const parts = Object.entries(details).map(([name, value]) => `${name}=${valueText(value)}`)
      return [seat, kind, ...parts].join(' ')
    })
    .join('; ')
}

/** The moves of such a text. They are checked by the rules where they are played. */
export function movesFrom<Move>(text: string): MadeMove<Move>[] {
  return text
    .split(';')
    .map((one) => one.trim().split(/\s+/))
    .map(([seat, kind, ...parts]) => {
      const details = parts.map((part) => {
        const [name = '', value = ''] = part.split('=')
        return [name, valueFrom(value)] as const
      })
      return { seat: Number(seat), move: { kind, ...Object.fromEntries(details) } as Move }
    })
}
