import { tenguCard } from '../catalogue/index.ts'
import { actIn } from '../rules/tengu/actions.ts'
import { cycle } from '../rules/tengu/cycle.ts'
import { goods, Table } from './helpers.ts'

export const go = { kind: 'tengu' } as const

/** A solo table in summer: the Tengu with a yokai and a Mitama rock, everything else tidy. */
export function solo(
  change?: (made: Table) => void,
  options: ConstructorParameters<typeof Table>[1] = {},
): Table {
  const made = new Table(1, options)
  made.you.rocks = ['IW1', 'IW10']
  made.state.hillYokai = ['Y11', 'Y16', 'Y21', 'Y26']
  made.state.hillBitoku = ['B01', 'B06', 'B11', 'B15']
  made.you.dragonflies = []
  made.you.goods = goods()
  change?.(made)
  return made.summer()
}

/** Does the first step of the cycle that applies for this card and gives its letter. */
export function stepOf(made: Table, card: string, left = false): string {
  const active = { card: tenguCard(card), left }
  const step = cycle.find((one) => one.applies(made.state, active))
  const plan = step?.act({ state: made.state, chance: made.chance, tell: made.tell }, active)
  made.plan(...(plan === undefined ? [] : [plan]))
  while (made.asks(1) !== '') made.as(1, go)
  return step?.step ?? ''
}

export const move = (made: Table, points: number): Table => {
  made.task({ kind: 'tenguMovement', points, source: 'test' }, 1)
  while (made.asks(1) !== '') made.as(1, go)
  return made
}

export const act = (made: Table, region: 1 | 2 | 4 | 5, card: string): Table => {
  const plan = actIn({ state: made.state, chance: made.chance, tell: made.tell }, region, tenguCard(card))
  made.plan(...(plan === undefined ? [] : [plan]))
  while (made.asks(1) !== '') made.as(1, go)
  return made
}
