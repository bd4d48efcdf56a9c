import { spiritNames } from './base.ts'
import { prompts, refusals } from './fr-asking.ts'
import {
  actionNames,
  coins,
  colourNames,
  count,
  foodNames,
  list,
  points,
  seasons,
  sticks,
  templeNames,
} from './fr-base.ts'
import { events, moves } from './fr-log.ts'
import { homes } from './fr-names.ts'
import { components, credits, rules } from './fr-rules.ts'
import { makeWords } from './make.ts'
import type { Phrases } from './phrases.ts'

/** Colours that change their form beside “section”. */
const feminine: Readonly<Record<string, string>> = { vert: 'verte', bleu: 'bleue' }

const scene: Phrases['scene'] = {
  year: 'Année et saison',
  temples: 'Temples',
  field: 'Bambouseraie',
  homeMarket: 'Tuiles Demeure, de bas en haut',
  balanceMarket: 'Tuiles Équilibre, de bas en haut',
  food: 'Nourriture',
  gifts: 'Cadeaux :',
  offer: 'Sections à choisir :',
  empty: 'rien',
  yearLine: (year, season, first) => `Année ${year} sur 4, ${season} ; première place : ${first.name}`,
  temple: (name, spirit, below, offered) =>
    `${name} : ${spirit}, ${count(below, 'tuile')} dessous ; ${offered}`,
  sticksOf: (owner, number) => `${owner} ${number}`,
  noSticks: 'pas d’encens',
  ghost: 'fantôme',
  stalk: (number, shoots, under) =>
    `Pousse ${number}, la prochaine à tomber d’abord : ${shoots}${under === '' ? '' : ` ; dessous : ${under}`}`,
  slot: (tile, price, happiness) => `${tile} : ${coins(price)}, ${points(happiness)}`,
  supply: (left) => `${left} dans la pile`,
  seat: (person, colour) =>
    `${person.you ? 'Vous' : person.name}${colour === undefined ? '' : ` (${colour})`}`,
  goods: (happiness, held, reserve, passed) =>
    `${points(happiness)}, ${coins(held)}, ${sticks(reserve)}${passed ? ', a passé' : ''}`,
  stock: (name, shoots, barred) => `Stock ${name}${barred ? ' (dernier visité)' : ''} : ${shoots}`,
  row: (number, cells) => `Ligne ${number} : ${cells}`,
  wants: (kind) => `${kind} seulement`,
  free: 'libre',
  sides: (left, right, loss) =>
    `Confort à gauche ${left}, à droite ${right} ; l’harmonie coûte ${points(loss)}`,
  goals: (tiles) => `Tuiles Équilibre : ${tiles}`,
  scored: (number, gained) => `${count(number, 'tuile décomptée', 'tuiles décomptées')}, ${points(gained)}`,
  pantry: (held) => `Nourriture : ${held}`,
  spirits: (awake, asleep) => `Esprits éveillés : ${awake} ; endormis : ${asleep}`,
  hunger: (need, missing) =>
    `L’hiver demande ${need} de nourriture, ${missing === 0 ? 'c’est assez' : `il en manque ${missing}`}`,
  total: (total) => `Si la partie finissait maintenant : ${points(total)}`,
}

export const phrases: Phrases = {
  tagline: 'Offrez l’encens, coupez le bambou, gardez votre demeure en équilibre.',
  temples: templeNames,
  actions: actionNames,
  actionHelp: {
    balance: 'Gagnez 1 PB, ou jusqu’à deux fois : prendre ou décompter une tuile Équilibre.',
    improve: 'Gagnez 1 pièce, ou achetez une tuile Demeure et placez-la.',
    cook: 'Prenez un jeton Nourriture visible.',
    fund: 'Prenez 2 pièces.',
    wildcard: 'L’une des quatre actions, au choix.',
  },
  kinds: { decoration: 'décoration', faith: 'foi', garden: 'jardin', tools: 'quotidien' },
  zones: { left: 'gauche', centre: 'centre', right: 'droite' },
  colours: colourNames,
  spirits: spiritNames,
  spiritHelp: {
    kappa: 'Une action Équilibre.',
    tanuki: 'Une action Aménagement.',
    rokurokubi: 'Une action Rémunération.',
    kitsune: 'Toutes les sections que vous placez ce tour-ci sont des jokers.',
    ookami: 'Quatre de nourriture quand vous nourrissez votre famille en hiver.',
    tengu: 'Prenez un jeton Nourriture, avant ou après avoir renouvelé les cinq si vous voulez.',
    bakeneko: 'Ce tour-ci vos bâtons vont gratuitement dans tous les temples.',
  },
  foods: foodNames,
  seasons,
  homes,
  pattern: {
    single: (kind) => kind,
    row: (kinds) => `${kinds.join(' – ')} de gauche à droite`,
    column: (kinds) => kinds.join(' sur '),
    square: () => 'un carré de quatre',
    diamond: (top, left, right, bottom) =>
      `autour d’une case : ${top} au-dessus, ${right} à droite, ${bottom} en dessous, ${left} à gauche`,
    comfort: (kind, least) => `${kind}, ${least} de confort`,
    least: (pattern, comfort) => `${pattern}, ${comfort} de confort`,
    any: 'au choix',
  },
  shoot: (colour, action) => `section ${feminine[colour] ?? colour} ${action}`,
  home: (name, kind, comfort) => `${name} (${kind} ${comfort})`,
  balance: (zone, pattern, happiness) => `la tuile ${zone} « ${pattern} » (${points(happiness)})`,
  list,
  prompts,
  waiting: (person) => `${person.name} réfléchit`,
  over: (winners) =>
    winners.length === 1
      ? winners.some((person) => person.you)
        ? 'Vous avez gagné'
        : `${winners[0]?.name ?? ''} a gagné`
      : `Victoire partagée : ${list(winners.map((person) => person.name))}`,
  moves,
  visit: (stock, actions, number) => `Visiter le temple ${stock} : ${sticks(number)}, ${actions}`,
  offer: (name, paid) => `Un bâton au temple ${name}${paid > 0 ? ` pour ${coins(paid)}` : ''}`,
  activate: (shoot, stalk, action, wild) =>
    `Utiliser la ${shoot} sous la pousse ${stalk}${wild ? ` comme ${actionNames[action]}` : ''}`,
  forgo: (shoot, stalk) => `Pousser la ${shoot} dans la pousse ${stalk} sans l’utiliser`,
  buy: (tile, price, happiness) => `Acheter ${tile} : ${coins(price)}, ${points(happiness)}`,
  furnish: (row, column, total, left, right, completes) =>
    `Ligne ${row}, colonne ${column} : ${total < 0 ? 'moins' : 'plus'} ${Math.abs(total)}, équilibre ${left} à ${right}${completes === '' ? '' : `, achève ${completes}`}`,
  wake: (spirit, price) => `Réveiller ${spirit} ${price === 0 ? 'gratuitement' : `pour ${coins(price)}`}`,
  done: {
    balanceAgain: 'Renoncer à la seconde moitié',
    tengu: 'Garder la nourriture visible',
    wake: 'Ne plus réveiller personne',
    feed: 'Avoir faim',
    end: 'Finir le tour',
  },
  events,
  refusals,
  noMove: 'Ce n’est pas possible.',
  due: {
    colour: 'choisissez une couleur',
    draft: 'prenez une section',
    gift: 'prenez un cadeau',
    visit: 'choisissez un temple à visiter',
    offer: 'offrez vos bâtons',
    place: 'placez vos sections',
    resolve: 'utilisez vos sections',
    stow: 'rangez la section reçue',
    end: 'finissez votre tour',
    balance: 'faites l’action Équilibre',
    balanceAgain: 'finissez l’action Équilibre',
    improve: 'faites l’action Aménagement',
    furnish: 'placez votre tuile Demeure',
    cook: 'prenez un jeton Nourriture',
    tengu: 'finissez avec Tengu',
    wake: 'réveillez vos esprits',
    feed: 'nourrissez votre famille',
  },
  scoreLines: {
    happiness: () => 'Bonheur',
    spirits: ({ kinds }) => `Esprits différents : ${kinds}`,
    harmony: ({ left, right }) => `Harmonie, confort gauche/droite : ${left}/${right}`,
    unscored: ({ tiles }) => `Moitié des tuiles Équilibre achevées, non décomptées : ${tiles}`,
    night: ({ open }) => `Cases marquées non recouvertes : ${open}`,
  },
  options: {
    night: {
      title: 'Face Nuit',
      help: 'Quatre cases de chaque demeure n’acceptent qu’un type de tuile et coûtent 1 PB chacune si elles restent libres.',
    },
    colours: {
      title: 'Couleurs',
      help: 'La couleur décide des quatre sections de départ d’une place et de la face Nuit de sa demeure.',
    },
  },
  colourWays: { 'by-seat': 'Dans l’ordre des places', chosen: 'Choisies avant de commencer' },
  scene,
  rules,
  components,
  credits,
}

export const words = makeWords(phrases)
