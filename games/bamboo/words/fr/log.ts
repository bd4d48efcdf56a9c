import { labelText } from '@engawa/kernel'
import { shootAction } from '../../catalogue/index.ts'
import type { Phrases } from '../phrases.ts'
import { coins, food, has, meals, names, points, sticks, temple, who } from './names.ts'

export const log: Phrases['log'] = {
  colourChosen: ({ seat, colour }, telling) =>
    `${has(telling.person(seat))} choisi le ${names.colours[colour]}.`,
  drafted: ({ seat, shoot }, telling) => `${has(telling.person(seat))} pris la ${telling.shoot(shoot)}.`,
  seasonBegan: ({ year, season }) => `Année ${year} : ${names.seasons[season].toLowerCase()}.`,
  giftsShown: ({ gifts }) => `Cadeaux de la forêt : ${names.list(gifts.map((gift) => names.actions[gift]))}.`,
  giftTaken: ({ seat, gift, used }, telling) =>
    `${has(telling.person(seat))} pris le cadeau ${names.actions[gift]}${used ? '' : ' sans l’utiliser'}.`,
  visited: ({ seat, stock, sticks: number }, telling) =>
    `${has(telling.person(seat))} visité le temple ${temple(stock)} avec ${sticks(number)}.`,
  passed: ({ seat }, telling) => `${has(telling.person(seat))} passé.`,
  offered: ({ seat, temple: index, paid }, telling) =>
    `${has(telling.person(seat))} offert un bâton au temple ${temple(index)}${paid > 0 ? ` pour ${coins(paid)}` : ''}.`,
  placed: ({ seat, shoot, stalk }, telling) =>
    `${has(telling.person(seat))} placé la ${telling.shoot(shoot)} sous la pousse ${stalk + 1}.`,
  activated: ({ seat, shoot, as }, telling) =>
    `${has(telling.person(seat))} utilisé la ${telling.shoot(shoot)}${shootAction[shoot] === as ? '' : ` comme ${names.actions[as]}`}.`,
  forwent: ({ seat, shoot }, telling) =>
    `${has(telling.person(seat))} poussé la ${telling.shoot(shoot)} sans l’utiliser.`,
  pushed: () => undefined,
  received: ({ seat, shoot, stock }, telling) =>
    `${has(telling.person(seat))} reçu la ${telling.shoot(shoot)} dans le stock ${temple(stock)}.`,
  rested: ({ seat }, telling) => `${has(telling.person(seat))} gagné 1 PB.`,
  balanceTaken: ({ seat, tile }, telling) =>
    `${has(telling.person(seat))} pris ${labelText(telling.balance(tile))}.`,
  balanceShown: ({ tile }, telling) => `Nouvelle tuile Équilibre : ${labelText(telling.balance(tile))}.`,
  balanceScored: ({ seat, tile, points: gained }, telling) =>
    `${has(telling.person(seat))} décompté ${labelText(telling.balance(tile))} et gagné ${points(gained)}.`,
  coinsGained: ({ seat, coins: gained }, telling) => `${has(telling.person(seat))} reçu ${coins(gained)}.`,
  homeBought: ({ seat, tile, price, points: gained }, telling) =>
    `${has(telling.person(seat))} acheté ${labelText(telling.home(tile))} pour ${coins(price)} et gagné ${points(gained)}.`,
  homeShown: ({ tile }, telling) => `Nouvelle tuile Demeure : ${labelText(telling.home(tile))}.`,
  foodTaken: ({ seat, food: value }, telling) => `${has(telling.person(seat))} pris un jeton ${food(value)}.`,
  foodShown: ({ food: values }, telling) =>
    `${values.length === 1 ? 'Nouveau jeton' : 'Nouveaux jetons'} Nourriture : ${telling.foods(values)}.`,
  foodDiscarded: ({ seat }, telling) =>
    `${has(telling.person(seat))} défaussé les jetons Nourriture visibles.`,
  spiritUsed: ({ seat, spirit }, telling) => `${has(telling.person(seat))} activé ${names.spirits[spirit]}.`,
  spiritWon: ({ seat, temple: index, tile }, telling) =>
    `${has(telling.person(seat))} obtenu ${telling.spiritTile(tile)} au temple ${temple(index)}.`,
  spiritLost: ({ temple: index, tile }, telling) =>
    `Le fantôme l’emporte au temple ${temple(index)} : ${telling.spiritTile(tile)} est retiré de la partie.`,
  spiritStayed: ({ temple: index, tile }, telling) =>
    `Personne n’a fait d’offrande au temple ${temple(index)} : ${telling.spiritTile(tile)} y reste.`,
  spiritShown: ({ temple: index, tile }, telling) =>
    `${telling.spiritTile(tile)} est apparu au temple ${temple(index)}.`,
  ghostOffered: ({ sticks: dealt }) =>
    `Offrandes du fantôme : ${names.list(dealt.map((number, index) => `${temple(index)} ${number}`))}.`,
  woken: ({ seat, spirit, paid }, telling) =>
    `${has(telling.person(seat))} réveillé ${names.spirits[spirit]} ${paid === 0 ? 'gratuitement' : `pour ${coins(paid)}`}.`,
  fed: ({ seat, food: value }, telling) =>
    `${has(telling.person(seat))} donné un jeton ${food(value)} à ${telling.person(seat).you ? 'votre' : 'sa'} famille.`,
  hungered: ({ seat, missing }, telling) => {
    const person = telling.person(seat)
    const lacked = person.you
      ? `Il vous a manqué ${meals(missing)}`
      : `Il a manqué ${meals(missing)} à ${person.name}`
    return `${lacked}, soit ${points(missing)} de moins.`
  },
  ended: ({ winners }, telling) => {
    const [only] = winners
    return winners.length === 1 && only !== undefined
      ? `${has(telling.person(only))} gagné.`
      : `Victoire partagée : ${names.list(winners.map((seat) => who(telling.person(seat))))}.`
  },
}
