import { type Label, labelText } from '@engawa/kernel'
import type { Spirit } from '../../catalogue/index.ts'
import type { DoneDecision, Phrases, Thing } from '../phrases.ts'
import { coins, foodName, meals, names, points, sticks, temple } from './names.ts'

const spiritHelp: Readonly<Record<Spirit, string>> = {
  kappa: 'une action Équilibre',
  tanuki: 'une action Aménagement',
  rokurokubi: '2 pièces',
  kitsune: 'les sections de ce tour sont des jokers',
  ookami: '4 nourritures',
  tengu: 'un jeton Nourriture, avant ou après les avoir tous renouvelés si vous voulez',
  bakeneko: 'les bâtons de ce tour vont gratuitement dans n’importe quels temples',
}

const done: Readonly<Record<DoneDecision, string>> = {
  balanceAgain: 'En rester là',
  tengu: 'Garder les jetons visibles',
  wake: 'Ne plus réveiller personne',
  feed: 'Laisser la famille sur sa faim',
  end: 'Finir le tour',
}

const withVerb = (verb: string, thing: Thing): Label => ({ ...thing, title: `${verb} ${thing.title}` })

export const moves: Phrases['moves'] = {
  colour: ({ colour }, telling) => ({
    title: `Jouer le ${names.colours[colour]}`,
    detail: telling.seatShoots(colour),
  }),
  draft: ({ shoot }, telling) => ({ title: `Prendre la ${telling.shoot(shoot)}` }),
  gift: ({ gift, use }) => ({
    title: `Prendre le cadeau ${names.actions[gift]}`,
    ...(use ? {} : { detail: 'sans l’utiliser' }),
  }),
  visit: ({ stock, actions, sticks: number }) => ({
    title: `Visiter le temple ${temple(stock)}`,
    detail: `${sticks(number)} ; ${names.list(actions.map((action) => names.actions[action]))}`,
  }),
  pass: () => ({ title: 'Passer' }),
  offer: ({ temple: index, paid }) => ({
    title: `Offrir un bâton au temple ${temple(index)}`,
    ...(paid === 0 ? {} : { detail: coins(paid) }),
  }),
  place: ({ shoot, stalk }, telling) => ({
    title: `Placer la ${telling.shoot(shoot)}`,
    detail: `sous la pousse ${stalk + 1}`,
  }),
  activate: ({ shoot, stalk, as, wild }, telling) => ({
    title: `Utiliser la ${telling.shoot(shoot)}${wild ? ` comme ${names.actions[as]}` : ''}`,
    detail: `sous la pousse ${stalk + 1}`,
  }),
  forgo: ({ shoot, stalk }, telling) => ({
    title: `Pousser la ${telling.shoot(shoot)} sans l’utiliser`,
    detail: `pousse ${stalk + 1}`,
  }),
  stow: ({ stock }) => ({ title: `Ranger dans le stock ${temple(stock)}` }),
  spirit: ({ spirit }) => ({ title: `Activer ${names.spirits[spirit]}`, detail: spiritHelp[spirit] }),
  rest: () => ({ title: 'Gagner 1 PB' }),
  take: ({ tile }, telling) => withVerb('Prendre', telling.balance(tile)),
  score: ({ tile }, telling) => withVerb('Décompter', telling.balance(tile)),
  earn: () => ({ title: 'Recevoir 1 pièce' }),
  buy: ({ tile, price, happiness }, telling) => {
    const { title, detail } = telling.home(tile)
    return { title: `Acheter ${title}`, detail: `${detail}, ${coins(price)}, ${points(happiness)}` }
  },
  furnish: ({ row, column, total, left, right, completes }, telling) => ({
    title: `Placer en ligne ${row}, colonne ${column}`,
    detail: [
      `${total < 0 ? 'moins' : 'plus'} ${Math.abs(total)} PB`,
      `confort ${left} à ${right}`,
      ...completes.map((tile) => `achève ${labelText(telling.balance(tile))}`),
    ].join(', '),
  }),
  cook: ({ food }) => ({ title: `Prendre le jeton ${foodName(food)}`, detail: meals(food) }),
  renew: () => ({ title: 'Renouveler la nourriture', detail: 'tous les jetons visibles sont défaussés' }),
  feed: ({ food }) => ({ title: `Donner le jeton ${foodName(food)}`, detail: meals(food) }),
  wake: ({ spirit, price }) => ({
    title: `Réveiller ${names.spirits[spirit]}`,
    detail: price === 0 ? 'gratuitement' : coins(price),
  }),
  done: ({ decision }) => ({ title: done[decision] }),
}
