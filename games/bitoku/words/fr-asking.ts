import { count, from } from './fr-base.ts'
import { names } from './fr-names.ts'
import type { Phrases } from './phrases.ts'

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
  optional: () => ({
    question: 'Harmonisez-vous le cristal des sens de cet emplacement ?',
    help: 'Il y est depuis l’action de la carte.',
  }),
}

export const declines: Phrases['declines'] = {
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
  optional: 'Laisser le cristal',
}

export const refusals: Phrases['refusals'] = {
  'action-done': 'Cette action est déjà faite.',
  'all-slots-taken': 'Les trois emplacements Yokai sont occupés.',
  'already-six': 'Le dé montre déjà 6 ; une amulette serait perdue.',
  'built-this-turn': 'Vous l’avez construit ce tour-ci. Il servira dès le tour suivant.',
  'cannot-pay': 'Vous ne pouvez pas payer.',
  'card-not-drawn': 'Cette carte n’est pas parmi celles que vous regardez.',
  'cards-left': 'On ne passe qu’avec trois cartes Yokai jouées.',
  'copy-needs-two': 'La case de copie demande un dé d’au moins 2.',
  'decline-when-asked': 'Prenez la double faveur ; chaque moitié peut être refusée à son moment.',
  'dice-left': 'On ne passe qu’avec les trois dés sur le plateau principal.',
  'die-away': 'Ce dé est déjà sur le plateau principal.',
  'die-below-building': 'Votre dé est plus bas que ce bâtiment ne l’exige.',
  'die-in-house': 'Un dé dans la Demeure ne traverse pas la rivière.',
  'die-locked': 'Ce dé est bloqué. Jouez une carte à côté, débloquez-le ou renoncez à un pèlerin.',
  'die-not-in-forest': 'Ce dé n’est pas dans une région de la forêt.',
  'die-not-locked': 'Ce dé n’est pas bloqué.',
  'die-not-to-copy': 'On ne copie que les dés des autres dans la forêt.',
  'die-of-one': 'Un dé de 1 ne peut pas traverser la rivière.',
  'die-too-low': 'Votre dé est trop bas pour cette action.',
  'favour-covered': 'Cette faveur a déjà été accordée cette année.',
  'first-bridge': 'Le premier pont demande une carte Bitoku accomplie.',
  'game-over': 'La partie est terminée.',
  'hand-empty': 'Vous n’avez aucune carte en main.',
  'harvested-already': 'Ce cristal n’est pas parmi ceux à récolter.',
  'higher-die': 'Un dé plus haut est dans cette région : pas d’action Forêt.',
  'hill-full': 'Il n’y a plus de case au-delà de la rivière.',
  'house-space-taken': 'Cette case de la Demeure est occupée.',
  'kodama-blocked': 'Ce kodama ne peut aller plus loin : la dernière case n’en accueille qu’un.',
  'kodama-elsewhere': 'Seul le kodama de cette région peut avancer.',
  'kodama-on-first-space': 'Un kodama sur la première case ne peut pas reculer.',
  'must-answer': 'Cela ne se refuse pas.',
  'needs-amulet': 'Un autre dé montre 6 : il faut un 6 et une amulette pour le dépasser.',
  'no-building-pawn': 'Tous vos pions Bâtiment sont utilisés.',
  'no-building-slot': 'Aucun emplacement de ce type n’est libre dans cette zone.',
  'no-card': 'Il n’y a pas de carte à cet endroit.',
  'no-card-ahead': 'Il n’y a pas de carte devant votre pion sur votre Chemin de Bitoku.',
  'no-crystal-slot': 'Vous n’avez pas d’emplacement libre pour ce type de cristal.',
  'no-die-below-river': 'Vous n’avez pas de dé dans une région au bord de la rivière.',
  'no-partner': 'Aucune tuile de ce genre n’attend sur votre plateau.',
  'no-pilgrim': 'Vous n’avez pas de pèlerin disponible.',
  'no-rock-beside': 'Cette case n’est à côté d’aucun de vos rochers.',
  'no-space': 'Aucune case de la forêt n’est libre pour ce dé.',
  'no-start': 'On ne part pas de là : il y faut un de vos pèlerins sur le portail.',
  'no-such-amulet': 'Vous n’avez pas cette amulette.',
  'no-trail': 'Aucun sentier ne part de là.',
  'no-unlocked-die': 'Vous n’avez pas de dé débloqué.',
  'no-walker': 'Aucun de vos pèlerins n’est là.',
  'not-an-option': 'Ce n’est pas parmi les choix.',
  'not-in-hand': 'Cette carte n’est pas dans votre main.',
  'not-in-market': 'Cette tuile n’est pas au marché.',
  'not-in-zone': 'Ce bâtiment n’est pas dans cette zone.',
  'not-offered': 'Cet effet propose un autre genre de tuile.',
  'not-played': 'Seule une carte de votre plateau peut être libérée.',
  'not-strictly-higher': 'Variante difficile : votre dé doit dépasser tous les autres dés de la région.',
  'not-your-turn': 'C’est le tour de quelqu’un d’autre.',
  'nothing-to-do': 'Rien de cette action n’est possible maintenant.',
  'on-trail-already': 'Un de vos pèlerins dort déjà sur ce sentier.',
  'other-dice': 'Ce ne sont pas les valeurs de vos dés.',
  'other-discount': 'La réduction de cet effet est différente.',
  'other-hill': 'De cette région on atteint une autre colline.',
  'other-payment': 'Cette ressource ne convient pas pour payer.',
  'other-resource': 'Cet effet ne donne pas cette ressource.',
  'own-kodama': 'Seuls les kodamas des autres reculent.',
  'path-ends': 'Le chemin finit ici.',
  'region-full': 'Aucune case n’est libre dans cette région.',
  'rock-not-in-garden': 'Ce rocher n’est pas dans le jardin.',
  'rock-space-taken': 'Un pèlerin s’y repose déjà.',
  'rock-trail-full': 'Votre sentier des rochers est plein.',
  'second-bridge': 'Le second pont demande deux cartes Bitoku accomplies.',
  'slot-taken': 'Il y a déjà une carte sur cet emplacement.',
  'too-few-yokai': 'Il faut au moins cinq cartes Yokai pour en libérer une.',
  'trail-space-taken': 'Un pèlerin y dort déjà.',
  'wrong-step': 'Pas maintenant : autre chose est à faire d’abord.',
}
