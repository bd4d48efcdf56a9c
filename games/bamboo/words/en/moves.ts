import { type Label, labelText } from '@engawa/kernel'
import type { Spirit } from '../../catalogue/index.ts'
import type { DoneDecision, Phrases, Thing } from '../phrases.ts'
import { coins, foodName, names, points, sticks, temple } from './names.ts'

const spiritHelp: Readonly<Record<Spirit, string>> = {
  kappa: 'a Balance action',
  tanuki: 'an Improve home action',
  rokurokubi: '2 coins',
  kitsune: 'the shoots of this turn are wildcards',
  ookami: '4 food',
  tengu: 'a food counter, before or after renewing all five if you like',
  bakeneko: 'the sticks of this turn go to any temples for free',
}

const done: Readonly<Record<DoneDecision, string>> = {
  balanceAgain: 'Leave the second half',
  tengu: 'Keep the face-up food',
  wake: 'Wake no more',
  feed: 'Go hungry',
  end: 'End the turn',
}

const withVerb = (verb: string, thing: Thing): Label => ({ ...thing, title: `${verb} ${thing.title}` })

export const moves: Phrases['moves'] = {
  colour: ({ colour }, telling) => ({
    title: `Play ${names.colours[colour]}`,
    detail: telling.seatShoots(colour),
  }),
  draft: ({ shoot }, telling) => ({ title: `Take the ${telling.shoot(shoot)}` }),
  gift: ({ gift, use }) => ({
    title: `Take the gift ${names.actions[gift]}`,
    ...(use ? {} : { detail: 'without using it' }),
  }),
  visit: ({ stock, actions, sticks: number }) => ({
    title: `Visit the ${temple(stock)} temple`,
    detail: `${sticks(number)}; ${names.list(actions.map((action) => names.actions[action]))}`,
  }),
  pass: () => ({ title: 'Pass' }),
  offer: ({ temple: index, paid }) => ({
    title: `Offer a stick to the ${temple(index)} temple`,
    ...(paid === 0 ? {} : { detail: coins(paid) }),
  }),
  place: ({ shoot, stalk }, telling) => ({
    title: `Place the ${telling.shoot(shoot)}`,
    detail: `under stalk ${stalk + 1}`,
  }),
  activate: ({ shoot, stalk, as, wild }, telling) => ({
    title: `Use the ${telling.shoot(shoot)}${wild ? ` as ${names.actions[as]}` : ''}`,
    detail: `under stalk ${stalk + 1}`,
  }),
  forgo: ({ shoot, stalk }, telling) => ({
    title: `Push the ${telling.shoot(shoot)} in without using it`,
    detail: `stalk ${stalk + 1}`,
  }),
  stow: ({ stock }) => ({ title: `Put it into the ${temple(stock)} stock` }),
  spirit: ({ spirit }) => ({ title: `Call ${names.spirits[spirit]}`, detail: spiritHelp[spirit] }),
  rest: () => ({ title: 'Gain 1 HP' }),
  take: ({ tile }, telling) => withVerb('Take', telling.balance(tile)),
  score: ({ tile }, telling) => withVerb('Score', telling.balance(tile)),
  earn: () => ({ title: 'Gain 1 coin' }),
  buy: ({ tile, price, happiness }, telling) => {
    const { title, detail } = telling.home(tile)
    return { title: `Buy ${title}`, detail: `${detail}, ${coins(price)}, ${points(happiness)}` }
  },
  furnish: ({ row, column, total, left, right, completes }, telling) => ({
    title: `Place it in row ${row}, column ${column}`,
    detail: [
      `${total < 0 ? 'minus' : 'plus'} ${Math.abs(total)} HP`,
      `comfort ${left} to ${right}`,
      ...completes.map((tile) => `completes ${labelText(telling.balance(tile))}`),
    ].join(', '),
  }),
  cook: ({ food }) => ({ title: `Take ${foodName(food)}`, detail: `${food} food` }),
  renew: () => ({ title: 'Renew the food', detail: 'all face-up counters are discarded' }),
  feed: ({ food }) => ({ title: `Give ${foodName(food)}`, detail: `${food} food` }),
  wake: ({ spirit, price }) => ({
    title: `Wake ${names.spirits[spirit]}`,
    detail: price === 0 ? 'free' : coins(price),
  }),
  done: ({ decision }) => ({ title: done[decision] }),
}
