import type { Phrases } from '../phrases.ts'
import { count, from } from './base.ts'
import { names } from './names.ts'

const twoCards = {
  yokai: 'l’une va dans votre main, l’autre sous le paquet.',
  bitoku: 'l’une va au bout de votre chemin, l’autre sous le paquet.',
  vision: 'gardez-en une, ou aucune et prenez une ressource. Une Vision manquée coûte des PV.',
}

export const prompts: Phrases['prompts'] = {
  discard: ({ left }) => ({
    question: left === 1 ? 'Quelle carte défaussez-vous ?' : `Quelles cartes défaussez-vous ? Encore ${left}`,
    help: 'Vous en gardez trois pour l’été. Les choix sont révélés quand chacun a fait le sien.',
  }),
  harvest: ({ count: number }) => ({
    question: 'Quel cristal des rêves récoltez-vous maintenant ?',
    help: `Encore ${count(number, 'cristal', 'cristaux')}, dans l’ordre voulu.`,
  }),
  lay: () => ({
    question: 'Dans quel ordre vos dés rentrent-ils ?',
    help: 'De gauche à droite, un à côté de chaque emplacement Yokai. Ils gardent leur valeur.',
  }),
  virtue: () => ({
    question: 'Libérez-vous un yokai pour sa vertu ?',
    help: 'La carte quitte votre paquet pour de bon mais compte encore pour vos rochers. Une par hiver.',
  }),
  turn: ({ hand, unlocked, year }) => ({
    question: 'Jouer un yokai, utiliser un dé ou traverser la rivière ?',
    help: `Année ${year} : ${count(hand, 'carte')} en main, ${count(unlocked, 'dé débloqué', 'dés débloqués')}.`,
  }),
  place: ({ value, amulets }) => ({
    question: `Où va votre dé de ${value} ?`,
    help:
      amulets > 0 && value < 6
        ? 'Vous pouvez d’abord le renforcer par des amulettes ; après, non.'
        : 'Il peut agir dans une région où aucun autre dé n’est plus haut.',
  }),
  act: ({ region, value, need, forest, building, copied }) => ({
    question: copied ? `Quelle action copiez-vous (${region}) ?` : `Que fait votre ${value} (${region}) ?`,
    help: copied
      ? 'Une action Forêt que le dé copié permet.'
      : forest && value >= need
        ? building
          ? 'Une action Forêt et une action Bâtiment, dans l’ordre voulu.'
          : 'L’action Forêt vous reste.'
        : 'Seule une action Bâtiment vous est ouverte.',
  }),
  surpass: () => ({
    question: 'Quelle amulette dépensez-vous pour dépasser le six ?',
    help: 'N’importe laquelle suffit. Votre dé reste à 6.',
  }),
  copy: () => ({
    question: 'Quel dé copiez-vous ?',
    help: 'Vous faites l’action Forêt de sa région avec sa valeur, ou celle de sa case de la Demeure.',
  }),
  favour: ({ hills }) => ({
    question: 'Quelle faveur prenez-vous ?',
    help: `Collines : ${hills}. Elle est couverte jusqu’à l’an prochain ; vous pouvez aussi la couvrir sans rien prendre.`,
  }),
  goods: ({ count: number, source }) => ({
    question:
      number === 1 ? 'Quelle ressource prenez-vous ?' : `Quelle ressource prenez-vous ? ${number} à prendre`,
    help: from(source),
  }),
  movement: ({ points, source }) => ({
    question: 'Que faites-vous de ce point de mouvement ?',
    help: `Encore ${count(points, 'point')}. ${from(source)}`.trim(),
  }),
  advance: ({ steps, source }) => ({
    question: 'Lequel de vos kodamas avance ?',
    help: `Encore ${count(steps, 'case')}. ${from(source)}`.trim(),
  }),
  back: ({ steps, source }) => ({
    question: 'Quel kodama recule ?',
    help: `Encore ${count(steps, 'case')}. ${from(source)}`.trim(),
  }),
  unlock: ({ source }) => ({ question: 'Quel dé débloquez-vous ?', help: from(source) }),
  look: ({ deck, source }) => ({
    question: `Regarder deux cartes ${names.decks[deck]} ?`,
    help: `Des deux, ${twoCards[deck]} ${from(source)}`.trim(),
  }),
  pick: ({ deck }) => ({
    question: deck === 'vision' ? 'Quelle Vision gardez-vous ?' : 'Quelle carte gardez-vous ?',
    help: `Des deux, ${twoCards[deck]}`,
  }),
  rock: ({ source }) => ({
    question: 'Quel rocher prenez-vous ?',
    help: `Il va sur l’emplacement libre le plus à gauche de votre sentier. ${from(source)}`.trim(),
  }),
  rockPilgrim: ({ pilgrims, source }) => ({
    question: 'Où se repose un pèlerin sur votre sentier des rochers ?',
    help: `${count(pilgrims, 'pèlerin disponible', 'pèlerins disponibles')}. Il y reste pour de bon. ${from(source)}`.trim(),
  }),
  buy: ({ offers, goods, source }) => ({
    question: 'Que prenez-vous ?',
    help: `${from(source)} Vous pouvez ${offers}. Vous avez ${goods}.`.trim(),
  }),
  buyBoth: ({ offers, goods, source }) => ({
    question: 'Que prenez-vous d’abord ?',
    help: `${from(source)} Vous pouvez ${offers}, dans l’ordre voulu. Vous avez ${goods}.`.trim(),
  }),
  pay: ({ count: number, goods }) => ({
    question:
      number === 1 ? 'Quelle ressource payez-vous ?' : `Quelle ressource payez-vous ? ${number} à payer`,
    help: `Vous avez ${goods}.`,
  }),
  combine: ({ tile }) => ({
    question: 'Combinez-vous cette tuile maintenant ?',
    help: `${tile}. Combiner fait l’action de la libellule ; l’occasion ne revient pas.`,
  }),
  tengu: () => ({ question: 'Le Tengu joue son tour' }),
  tenguMovement: ({ points }) => ({
    question: `Le Tengu dépense ${count(points, 'point de mouvement', 'points de mouvement')}`,
  }),
  choice: ({ picks, source }) => ({
    question: picks === 2 ? 'Lequel d’abord ? Deux différents' : 'Que choisissez-vous ?',
    help: from(source),
  }),
  anyOrder: () => ({
    question: 'D’abord la carte ou son cristal des sens ?',
    help: 'L’un est fini avant que l’autre commence, et chacun peut être laissé.',
  }),
  optional: ({ part, source }) =>
    part === 'card'
      ? { question: 'Activez-vous la carte ?', help: from(source) }
      : {
          question: 'Harmonisez-vous le cristal sensoriel de cet emplacement ?',
          help: 'Il s’y trouve depuis l’action de la carte.',
        },
}

const leaveCard = 'Ne pas activer la carte'

export const declines: Phrases['declines'] = {
  goods: leaveCard,
  virtue: 'Ne libérer aucun yokai',
  act: 'Ne rien faire de plus ici',
  copy: 'Ne rien copier',
  movement: 'Laisser le reste du mouvement',
  advance: 'Laisser les autres cases',
  back: 'Laisser les kodamas en place',
  unlock: 'Ne débloquer aucun dé',
  look: 'Ne pas regarder',
  rock: 'Ne prendre aucun rocher',
  rockPilgrim: 'Ne placer aucun pèlerin',
  buy: 'Ne rien prendre',
  buyBoth: 'Ne prendre ni l’un ni l’autre',
  combine: 'Ne pas combiner maintenant',
  choice: 'Aucun',
  anyOrder: 'Laisser ce qui reste',
  card: leaveCard,
  crystal: 'Ne pas harmoniser le cristal',
}
