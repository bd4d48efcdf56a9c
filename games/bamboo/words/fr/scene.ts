import type { Phrases } from '../phrases.ts'
import { coins, count, meals, points, sticks } from './names.ts'

export const scene: Phrases['scene'] = {
  year: 'Année et saison',
  temples: 'Temples',
  field: 'Bambouseraie',
  homeMarket: 'Tuiles Demeure, de bas en haut',
  balanceMarket: 'Tuiles Équilibre, de bas en haut',
  food: 'Nourriture',
  gifts: 'Cadeaux :',
  offer: 'Sections à choisir :',
  empty: 'rien',
  yearLine: (year, season, first) => `Année ${year} sur 4, ${season} ; premier joueur : ${first.name}`,
  temple: (name, spirit, below, offered) =>
    `${name} : ${spirit}, ${count(below, 'tuile')} dessous ; ${offered}`,
  sticksOf: (owner, number) => `${owner} ${number}`,
  noSticks: 'pas d’encens',
  ghost: 'fantôme',
  stalk: (number, shoots, under) =>
    `Pousse ${number}, la prochaine à tomber en tête : ${shoots}${under === '' ? '' : ` ; dessous : ${under}`}`,
  slot: (tile, price, happiness) => `${tile} : ${coins(price)}, ${points(happiness)}`,
  supply: (left) => `${left} dans la réserve`,
  seat: (person, colour) =>
    `${person.you ? 'Vous' : person.name}${colour === undefined ? '' : ` (${colour})`}`,
  goods: (happiness, held, reserve, passed) =>
    `${points(happiness)}, ${coins(held)}, ${sticks(reserve)}${passed ? ', a passé' : ''}`,
  stock: (name, shoots, barred) => `Stock ${name}${barred ? ' (dernier visité)' : ''} : ${shoots}`,
  row: (number, cells) => `Ligne ${number} : ${cells}`,
  wants: (kind) => `${kind} seulement`,
  free: 'libre',
  sides: (left, right, loss) =>
    `Confort : ${left} à gauche, ${right} à droite ; harmonie : ${loss === 0 ? '' : '−'}${points(loss)}`,
  goals: (tiles) => `Tuiles Équilibre : ${tiles}`,
  scored: (number, gained) => `${count(number, 'tuile décomptée', 'tuiles décomptées')}, ${points(gained)}`,
  pantry: (held) => `Nourriture : ${held}`,
  spirits: (awake, asleep) => `Esprits éveillés : ${awake} ; endormis : ${asleep}`,
  hunger: (need, missing) =>
    `L’hiver demande ${meals(need)}, ${missing === 0 ? 'il y en a assez' : `il en manque ${missing}`}`,
  total: (total) => `Si la partie finissait maintenant : ${points(total)}`,
}
