import { labelText } from '@engawa/kernel'
import { shootAction } from '../../catalogue/index.ts'
import type { Phrases } from '../phrases.ts'
import { coins, food, names, points, sticks, temple, who } from './names.ts'

export const log: Phrases['log'] = {
  colourChosen: ({ seat, colour }, telling) => `${who(telling.person(seat))} chose ${names.colours[colour]}.`,
  drafted: ({ seat, shoot }, telling) => `${who(telling.person(seat))} took the ${telling.shoot(shoot)}.`,
  seasonBegan: ({ year, season }) => `Year ${year}: ${names.seasons[season]}.`,
  giftsShown: ({ gifts }) => `Gifts of the forest: ${names.list(gifts.map((gift) => names.actions[gift]))}.`,
  giftTaken: ({ seat, gift, used }, telling) =>
    `${who(telling.person(seat))} took the gift ${names.actions[gift]}${used ? '' : ' and left it unused'}.`,
  visited: ({ seat, stock, sticks: number }, telling) =>
    `${who(telling.person(seat))} visited the ${temple(stock)} temple with ${sticks(number)}.`,
  passed: ({ seat }, telling) => `${who(telling.person(seat))} passed.`,
  offered: ({ seat, temple: index, paid }, telling) =>
    `${who(telling.person(seat))} offered a stick at the ${temple(index)} temple${paid > 0 ? ` for ${coins(paid)}` : ''}.`,
  placed: ({ seat, shoot, stalk }, telling) =>
    `${who(telling.person(seat))} placed the ${telling.shoot(shoot)} under stalk ${stalk + 1}.`,
  activated: ({ seat, shoot, as }, telling) =>
    `${who(telling.person(seat))} used the ${telling.shoot(shoot)}${shootAction[shoot] === as ? '' : ` as ${names.actions[as]}`}.`,
  forwent: ({ seat, shoot }, telling) =>
    `${who(telling.person(seat))} pushed the ${telling.shoot(shoot)} in without using it.`,
  pushed: () => undefined,
  received: ({ seat, shoot, stock }, telling) =>
    `${who(telling.person(seat))} received the ${telling.shoot(shoot)} into the ${temple(stock)} stock.`,
  rested: ({ seat }, telling) => `${who(telling.person(seat))} gained 1 HP.`,
  balanceTaken: ({ seat, tile }, telling) =>
    `${who(telling.person(seat))} took ${labelText(telling.balance(tile))}.`,
  balanceShown: ({ tile }, telling) => `New balance tile: ${labelText(telling.balance(tile))}.`,
  balanceScored: ({ seat, tile, points: gained }, telling) =>
    `${who(telling.person(seat))} scored ${labelText(telling.balance(tile))} for ${points(gained)}.`,
  coinsGained: ({ seat, coins: gained }, telling) => `${who(telling.person(seat))} gained ${coins(gained)}.`,
  homeBought: ({ seat, tile, price, points: gained }, telling) =>
    `${who(telling.person(seat))} bought ${labelText(telling.home(tile))} for ${coins(price)} and gained ${points(gained)}.`,
  homeShown: ({ tile }, telling) => `New home tile: ${labelText(telling.home(tile))}.`,
  foodTaken: ({ seat, food: value }, telling) => `${who(telling.person(seat))} took ${food(value)}.`,
  foodShown: ({ food: values }, telling) => `New food: ${telling.foods(values)}.`,
  foodDiscarded: ({ seat }, telling) => `${who(telling.person(seat))} discarded the face-up food.`,
  spiritUsed: ({ seat, spirit }, telling) => `${who(telling.person(seat))} called ${names.spirits[spirit]}.`,
  spiritWon: ({ seat, temple: index, tile }, telling) =>
    `${who(telling.person(seat))} won ${telling.spiritTile(tile)} at the ${temple(index)} temple.`,
  spiritLost: ({ temple: index, tile }, telling) =>
    `The ghost took ${telling.spiritTile(tile)} from the ${temple(index)} temple out of the game.`,
  spiritStayed: ({ temple: index, tile }, telling) =>
    `Nobody offered at the ${temple(index)} temple: ${telling.spiritTile(tile)} stays.`,
  spiritShown: ({ temple: index, tile }, telling) =>
    `${telling.spiritTile(tile)} appeared at the ${temple(index)} temple.`,
  ghostOffered: ({ sticks: dealt }) =>
    `The ghost offered: ${names.list(dealt.map((number, index) => `${temple(index)} ${number}`))}.`,
  woken: ({ seat, spirit, paid }, telling) =>
    `${who(telling.person(seat))} woke ${names.spirits[spirit]} for ${paid === 0 ? 'free' : coins(paid)}.`,
  fed: ({ seat, food: value }, telling) => `${who(telling.person(seat))} gave ${food(value)} to the family.`,
  hungered: ({ seat, missing }, telling) =>
    `${who(telling.person(seat))} lacked ${missing} food and lost ${points(missing)}.`,
  ended: ({ winners }, telling) =>
    winners.length === 1
      ? `${who(telling.person(winners[0] ?? 0))} won.`
      : `Shared victory: ${names.list(winners.map((seat) => who(telling.person(seat))))}.`,
}
