import { type Plan, todo } from '../kinds.ts'
import type { Source, TenguPart } from '../state.ts'
import { TENGU } from '../step.ts'

/** The next part of the Tengu's turn: a move of its own since version 3 of the rules. */
export const part = (what: TenguPart, source: Source): Plan =>
  todo(TENGU, { kind: 'tenguPart', part: what, source })
