import type { Phrases } from '../phrases.ts'
import { count, from } from './base.ts'
import { names } from './names.ts'

const twoCards = {
  yokai: 'l’une rejoint votre main, l’autre va sous le paquet.',
  bitoku: 'l’une va au bout de votre Chemin, l’autre sous le paquet.',
  vision: 'gardez-en une, ou aucune et prenez une ressource. Une Vision non réalisée coûte des PV.',
}

export const prompts: Phrases['prompts'] = {
  discard: ({ left }) => ({
    question: left === 1 ? 'Quelle carte défaussez-vous ?' : `Quelles cartes défaussez-vous ? Encore ${left}`,
    help: 'Vous en gardez trois pour l’été. Les choix sont révélés quand chacun a fait le sien.',
  }),
  harvest: ({ count: number }) => ({
    question: 'Quel cristal onirique récoltez-vous maintenant ?',
    help: `Encore ${count(number, 'cristal', 'cristaux')}, dans l’ordre de votre choix.`,
  }),
  lay: () => ({
    question: 'Dans quel ordre replacez-vous vos dés ?',
    help: 'De gauche à droite, un à côté de chaque emplacement Yokai. Ils gardent leur valeur.',
  }),
  virtue: () => ({
    question: 'Retirez-vous un yokai pour sa vertu ?',
    help: 'La carte quitte la partie, mais compte encore pour vos rochers. Une seule par hiver.',
  }),
  turn: ({ hand, unlocked, year }) => ({
    question: 'Jouer un yokai, utiliser un dé ou traverser la rivière ?',
    help: `Manche ${year} : ${count(hand, 'carte')} en main, ${count(unlocked, 'dé débloqué', 'dés débloqués')}.`,
  }),
  place: ({ value, amulets }) => ({
    question: `Où va votre dé de ${value} ?`,
    help:
      amulets > 0 && value < 6
        ? 'Vous pouvez d’abord le renforcer par des amulettes ; après, non.'
        : 'Il peut agir dans une région où aucun autre dé n’est plus élevé.',
  }),
  act: ({ region, value, need, forest, building, copied }) => ({
    question: copied ? `Quelle action copiez-vous (${region}) ?` : `Que fait votre ${value} (${region}) ?`,
    help: copied
      ? 'Une action Forêt accessible au dé copié.'
      : forest && value >= need
        ? building
          ? 'Une action Forêt et une action Bâtiment, dans l’ordre de votre choix.'
          : 'L’action Forêt vous est encore ouverte.'
        : 'Seule une action Bâtiment vous est ouverte.',
  }),
  surpass: () => ({
    question: 'Quelle amulette dépensez-vous pour dépasser le six ?',
    help: 'N’importe laquelle suffit. Votre dé reste à 6.',
  }),
  copy: () => ({
    question: 'Quel dé copiez-vous ?',
    help: 'Vous effectuez l’action Forêt de sa région avec sa valeur, ou celle de sa case de la Demeure.',
  }),
  favour: ({ hills }) => ({
    question: 'Quelle faveur prenez-vous ?',
    help: `Collines : ${hills}. Elle est couverte jusqu’à la manche suivante ; vous pouvez aussi la couvrir sans rien prendre.`,
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
    question: `Piochez-vous deux cartes ${names.decks[deck]} ?`,
    help: `Des deux, ${twoCards[deck]} ${from(source)}`.trim(),
  }),
  pick: ({ deck }) => ({
    question: deck === 'vision' ? 'Quelle Vision gardez-vous ?' : 'Quelle carte gardez-vous ?',
    help: `Des deux, ${twoCards[deck]}`,
  }),
  rock: ({ source }) => ({
    question: 'Quel rocher choisissez-vous ?',
    help: `Il va sur l’emplacement libre le plus à gauche de votre Sentier des Rochers. ${from(source)}`.trim(),
  }),
  rockPilgrim: ({ pilgrims, source }) => ({
    question: 'Où placez-vous un pèlerin sur votre Sentier des Rochers ?',
    help: `${count(pilgrims, 'pèlerin disponible', 'pèlerins disponibles')}. Il y reste jusqu’à la fin de la partie. ${from(source)}`.trim(),
  }),
  buy: ({ offers, goods, source }) => ({
    question: 'Qu’obtenez-vous ?',
    help: `${from(source)} Vous pouvez ${offers}. Vous avez ${goods}.`.trim(),
  }),
  buyBoth: ({ offers, goods, source }) => ({
    question: 'Qu’obtenez-vous d’abord ?',
    help: `${from(source)} Vous pouvez ${offers}, dans l’ordre de votre choix. Vous avez ${goods}.`.trim(),
  }),
  pay: ({ count: number, goods }) => ({
    question:
      number === 1 ? 'Quelle ressource payez-vous ?' : `Quelle ressource payez-vous ? ${number} à payer`,
    help: `Vous avez ${goods}.`,
  }),
  combine: ({ tile }) => ({
    question: 'Combinez-vous cette tuile maintenant ?',
    help: `${tile}. En combinant, vous effectuez l’action de la libellule ; l’occasion ne se représentera pas.`,
  }),
  tengu: () => ({ question: 'Le Tengu joue son tour' }),
  tenguMovement: ({ points }) => ({
    question: `Le Tengu dépense ${count(points, 'point de mouvement', 'points de mouvement')}`,
  }),
  tenguPart: () => ({ question: 'Le tour du Tengu se poursuit' }),
  choice: ({ picks, source }) => ({
    question: picks === 2 ? 'Quelle option d’abord ? Deux différentes' : 'Que choisissez-vous ?',
    help: from(source),
  }),
  anyOrder: () => ({
    question: 'D’abord la carte ou son cristal sensoriel ?',
    help: 'L’un est résolu entièrement avant l’autre, et chacun est facultatif.',
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
  virtue: 'Ne retirer aucun yokai',
  act: 'Ne rien faire de plus ici',
  copy: 'Ne rien copier',
  movement: 'Laisser le reste du mouvement',
  advance: 'Laisser les autres cases',
  back: 'Laisser les kodamas en place',
  unlock: 'Ne débloquer aucun dé',
  look: 'Ne pas piocher',
  rock: 'N’obtenir aucun rocher',
  rockPilgrim: 'Ne placer aucun pèlerin',
  buy: 'Ne rien obtenir',
  buyBoth: 'N’obtenir ni l’un ni l’autre',
  combine: 'Ne pas combiner maintenant',
  choice: 'Aucun',
  anyOrder: 'Laisser ce qui reste',
  card: leaveCard,
  crystal: 'Ne pas harmoniser le cristal',
}
