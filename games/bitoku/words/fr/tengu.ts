import {
  type ActionRules,
  byRule,
  type ChoiceRules,
  type LossRules,
  rowPlaceOf,
  type TenguSayings,
} from '../tengu-phrases.ts'
import { names } from './names.ts'

const actions: ActionRules = {
  'BIT-562': 'sa carte montre une libellule ; il en prend une au hasard, sans rien payer',
  'BIT-563': 'sa carte montre un Mitama ; il prend le préféré le plus proche de la pile, sinon un au hasard',
  'BIT-564': 'sa carte ne montre rien ; avec un Mitama en attente il prend une libellule, sinon un Mitama',
  'BIT-566': 'il gagne 3 points de mouvement',
  'BIT-567': 'sa carte montre un cristal ; il en prend un au hasard',
  'BIT-568':
    'sa carte montre un bâtiment ; il construit le préféré le plus proche de la pile, sinon un au hasard',
  'BIT-569':
    'sa carte ne montre rien ; il construit un bâtiment préféré s’il le peut, sinon il prend un cristal',
  'BIT-580': 'il prend deux ressources, et son kodama le plus compétitif avance',
}

const choices: ChoiceRules = {
  'BIT-571': 'une carte est devant lui sur son Chemin de Bitoku ; il y va et ne gagne que les PV',
  'BIT-574': 'son pèlerin atteint la meilleure illumination encore ouverte, pour le double des PV',
  'BIT-576': 'son pèlerin rejoint un portail où il n’en a pas encore, pour le double des PV',
  'BIT-578': 'son pèlerin avance d’une case, sans tenir compte des ponts',
  'BIT-579':
    'il commence un pèlerinage depuis le portail atteint le plus lointain qui a encore un sentier ouvert devant lui',
}

const losses: LossRules = {
  'BIT-554': 'il n’y a rien qu’il puisse prendre',
  'BIT-579': 'aucun de ses pèlerins ne peut aller plus loin',
  'BIT-582': 'il n’a plus de pion Bâtiment',
}

const slots = ['premier', 'premier', 'deuxième', 'deuxième', 'troisième', 'quatrième']
const cards = ['de gauche', 'du milieu', 'de droite']

export const tenguEvents: TenguSayings = {
  willRolled: ({ dice, rule }) =>
    `Le Tengu a obtenu ${dice.join(' et ')} : le plus faible désigne la carte ${cards[rowPlaceOf(dice)] ?? ''} (${rule}).`,
  tenguStepped: ({ step, rule }) => `Étape ${step} du Tengu : ${names.steps[step]} (${rule}).`,
  tenguActed: ({ region, rule }) =>
    `Le Tengu agit, ${names.regions[region]} : ${byRule(actions, rule)} (${rule}).`,
  tenguRolled: ({ die, rule }) =>
    rule === 'BIT-553'
      ? `Le Tengu a obtenu ${die} : le ${slots[die - 1] ?? ''} emplacement à partir de la pile, ou le suivant qui convient (${rule}).`
      : `Le Tengu choisit entre deux options et obtient ${die} : ${die <= 3 ? 'la première' : 'la seconde'} (${rule}).`,
  tenguChose: ({ what, rule }, telling) =>
    `Un point de mouvement du Tengu : ${byRule(choices, rule)} ; ${telling.name(what)} (${rule}).`,
  tenguCardDrawn: ({ card, rule }, telling) =>
    `Au portail, le Tengu a pioché ${telling.name(card)} et en effectue l’action (${rule}).`,
  tenguCardTurned: ({ rule }) =>
    `La carte du Tengu est défaussée, les autres glissent à droite, une nouvelle arrive à gauche (${rule}).`,
  tenguLost: ({ rule }) => `Le Tengu ne peut rien faire ici : ${byRule(losses, rule)} (${rule}).`,
  attitudeTurned: ({ active, rule }) =>
    `La tuile Attitude du Tengu est maintenant ${active ? 'active' : 'inactive'} (${rule}).`,
  rockLeft: ({ rock, rule }, telling) => `Le ${telling.name(rock)} a quitté le jardin (${rule}).`,
}
