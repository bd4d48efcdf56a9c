import { spiritNames } from './base.ts'
import {
  actionNames,
  coins,
  colourNames,
  food,
  has,
  list,
  points,
  seasons,
  sticks,
  temple,
} from './fr-base.ts'
import type { Phrases } from './phrases.ts'

export const moves: Phrases['moves'] = {
  colour: ({ colour }, telling) => `Jouer le ${colourNames[colour]} : ${telling.seatShoots(colour)}`,
  draft: ({ shoot }, telling) => `Prendre la ${telling.shoot(shoot)}`,
  gift: ({ gift, use }) => `Prendre le cadeau ${actionNames[gift]}${use ? '' : ' sans l’utiliser'}`,
  pass: () => 'Passer',
  place: ({ shoot, stalk }, telling) => `Placer la ${telling.shoot(shoot)} sous la pousse ${stalk + 1}`,
  stow: ({ stock }) => `Dans le stock ${temple(stock)}`,
  spirit: ({ spirit }) => `Appeler ${spiritNames[spirit]}`,
  rest: () => 'Gagner 1 PB',
  take: ({ tile }, telling) => `Prendre ${telling.balance(tile)}`,
  score: ({ tile }, telling) => `Décompter ${telling.balance(tile)}`,
  earn: () => 'Gagner 1 pièce',
  cook: ({ food: value }) => `Prendre ${food(value)}`,
  renew: () => 'Défausser toute la nourriture visible et en révéler d’autre',
  feed: ({ food: value }) => `Donner ${food(value)}`,
}

export const events: Phrases['events'] = {
  colourChosen: ({ seat, colour }, telling) =>
    `${has(telling.person(seat))} choisi le ${colourNames[colour]}.`,
  drafted: ({ seat, shoot }, telling) => `${has(telling.person(seat))} pris la ${telling.shoot(shoot)}.`,
  seasonBegan: ({ year, season }) => `Année ${year} : ${seasons[season]}.`,
  giftsShown: ({ gifts }) => `Cadeaux de la forêt : ${list(gifts.map((gift) => actionNames[gift]))}.`,
  giftTaken: ({ seat, gift, used }, telling) =>
    `${has(telling.person(seat))} pris le cadeau ${actionNames[gift]}${used ? '' : ' sans l’utiliser'}.`,
  visited: ({ seat, stock, sticks: number }, telling) =>
    `${has(telling.person(seat))} visité le temple ${temple(stock)} avec ${sticks(number)}.`,
  passed: ({ seat }, telling) => `${has(telling.person(seat))} passé.`,
  offered: ({ seat, temple: index, paid }, telling) =>
    `${has(telling.person(seat))} offert un bâton au temple ${temple(index)}${paid > 0 ? ` pour ${coins(paid)}` : ''}.`,
  placed: ({ seat, shoot, stalk }, telling) =>
    `${has(telling.person(seat))} placé la ${telling.shoot(shoot)} sous la pousse ${stalk + 1}.`,
  activated: ({ seat, shoot, as }, telling) =>
    `${has(telling.person(seat))} utilisé la ${telling.shoot(shoot)} : ${actionNames[as]}.`,
  forwent: ({ seat, shoot }, telling) =>
    `${has(telling.person(seat))} poussé la ${telling.shoot(shoot)} sans l’utiliser.`,
  pushed: () => undefined,
  received: ({ seat, shoot, stock }, telling) =>
    `${has(telling.person(seat))} reçu la ${telling.shoot(shoot)} dans le stock ${temple(stock)}.`,
  rested: ({ seat }, telling) => `${has(telling.person(seat))} gagné 1 PB.`,
  balanceTaken: ({ seat, tile }, telling) => `${has(telling.person(seat))} pris ${telling.balance(tile)}.`,
  balanceShown: ({ tile }, telling) => `Nouvelle tuile Équilibre : ${telling.balance(tile)}.`,
  balanceScored: ({ seat, tile, points: gained }, telling) =>
    `${has(telling.person(seat))} décompté ${telling.balance(tile)} pour ${points(gained)}.`,
  coinsGained: ({ seat, coins: gained }, telling) => `${has(telling.person(seat))} gagné ${coins(gained)}.`,
  homeBought: ({ seat, tile, price, points: gained }, telling) =>
    `${has(telling.person(seat))} acheté ${telling.home(tile)} pour ${coins(price)} et gagné ${points(gained)}.`,
  homeShown: ({ tile }, telling) => `Nouvelle tuile Demeure : ${telling.home(tile)}.`,
  foodTaken: ({ seat, food: value }, telling) => `${has(telling.person(seat))} pris ${food(value)}.`,
  foodShown: ({ food: values }, telling) => `Nouvelle nourriture : ${telling.foods(values)}.`,
  foodDiscarded: ({ seat }, telling) => `${has(telling.person(seat))} défaussé la nourriture visible.`,
  spiritUsed: ({ seat, spirit }, telling) => `${has(telling.person(seat))} appelé ${spiritNames[spirit]}.`,
  spiritWon: ({ seat, temple: index, tile }, telling) =>
    `${has(telling.person(seat))} gagné ${telling.spiritTile(tile)} au temple ${temple(index)}.`,
  spiritLost: ({ temple: index, tile }, telling) =>
    `Le fantôme a retiré ${telling.spiritTile(tile)} du temple ${temple(index)} et de la partie.`,
  spiritStayed: ({ temple: index, tile }, telling) =>
    `Personne n’a rien offert au temple ${temple(index)} : ${telling.spiritTile(tile)} reste.`,
  spiritShown: ({ temple: index, tile }, telling) =>
    `${telling.spiritTile(tile)} est apparu au temple ${temple(index)}.`,
  ghostOffered: ({ sticks: dealt }) =>
    `Offrandes du fantôme : ${list(dealt.map((number, index) => `${temple(index)} ${number}`))}.`,
  woken: ({ seat, spirit, paid }, telling) =>
    `${has(telling.person(seat))} réveillé ${spiritNames[spirit]} ${paid === 0 ? 'gratuitement' : `pour ${coins(paid)}`}.`,
  fed: ({ seat, food: value }, telling) => `${has(telling.person(seat))} donné ${food(value)} à la famille.`,
  hungered: ({ seat, missing }, telling) =>
    `${has(telling.person(seat))} manqué de ${missing} de nourriture et perdu ${points(missing)}.`,
  ended: ({ winners }, telling) =>
    winners.length === 1
      ? `${has(telling.person(winners[0] ?? 0))} gagné.`
      : `Victoire partagée : ${list(winners.map((seat) => telling.person(seat).name))}.`,
}
