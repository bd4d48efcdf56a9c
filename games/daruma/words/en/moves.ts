import type { MovePhrases } from '../phrases.ts'
import { dice, list, whom } from './names.ts'

export const moves: MovePhrases = {
  renew: () => ({ title: 'Shuffle the five darumas away and deal new ones' }),
  pour: ({ value }) => ({ title: `Put a ${value} on the sake bottle` }),
  keep: ({ value }) => ({ title: `Keep a ${value}` }),
  group: ({ value }) => ({ title: `Roll all the ${value}s` }),
  lift: ({ daruma }, telling) => ({ title: `Exchange the ${telling.daruma(daruma)}` }),
  swap: ({ daruma }, telling) => ({ title: `Take the ${telling.daruma(daruma)} for it` }),
  send: ({ to }, { person }) => ({ title: `Send it to ${whom(person(to))}`, detail: 'nothing comes back' }),
  give: ({ daruma, to }, telling) => ({
    title: `Give the ${telling.daruma(daruma)} to ${whom(telling.person(to))}`,
    detail: 'a four from the ledger is rolled again',
  }),
  stop: () => ({ title: 'End the turn' }),
  roll: (count) => ({ title: `Roll ${dice(count)}` }),
  paint: (daruma, action, eye) => ({
    title: `Paint the ${eye === 1 ? 'first' : 'second'} eye of the ${daruma}`,
    detail: action,
  }),
  shift: (value, up, down) => ({
    title: `Turn ${list([
      ...(up > 0 ? [`${dice(up)} from ${value} up to ${value === 6 ? 1 : value + 1}`] : []),
      ...(down > 0 ? [`${dice(down)} from ${value} down to ${value === 1 ? 6 : value - 1}`] : []),
    ])}`,
  }),
}
