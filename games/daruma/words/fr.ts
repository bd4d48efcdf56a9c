import { listWith, type Person } from '@engawa/kernel'
import { components, credits, rules } from './fr-rules.ts'
import { makeWords } from './make.ts'
import type { Phrases } from './phrases.ts'

const has = ({ name, you }: Person): string => (you ? 'Vous avez' : `${name} a`)
const toWhom = ({ name, you }: Person): string => (you ? 'à vous' : `à ${name}`)
const dice = (count: number): string => (count === 1 ? '1 dé' : `${count} dés`)
const fours = (count: number): string => `${count} quatre`

/** « de » before a name, with its elision. */
const ofWhom = ({ name, you }: Person): string => {
  if (you) return 'de vous'
  return /^[aeiouyàâéèêëîïôöùûüœh]/i.test(name) ? `d’${name}` : `de ${name}`
}

const list = listWith('et')

const phrases: Phrases = {
  tagline: 'Lancez, peignez un œil, et sachez vous arrêter.',
  colours: {
    red: 'rouge',
    white: 'blanc',
    black: 'noir',
    blue: 'bleu',
    green: 'vert',
    pink: 'rose',
    gold: 'doré',
  },
  actions: {
    'reroll-all': 'tout relancer',
    'reroll-group': 'relancer un groupe',
    'reroll-singles': 'relancer les dés seuls',
    'shift-group': 'décaler un groupe',
    'shift-singles': 'décaler les dés seuls',
    curse: 'or maudit',
    exchange: 'échange',
  },
  daruma: (colour, id) => `daruma ${colour} ${id}`,
  list,
  percent: (share) => `${String(Math.round(share * 1000) / 10).replace('.', ',')} %`,
  prompts: {
    start: ({ view, risk }) => ({
      question: 'Lancez les huit dés',
      help:
        view.fictitious > 0
          ? `Vous commencez avec un quatre fictif ; ${risk} de malchance.`
          : 'Les quatre vont sur le livre de comptes. Le quatrième met fin au tour.',
    }),
    dice: ({ dice: count, risk }) => ({
      question: 'Utiliser un dé, ou vous arrêter ?',
      help:
        count > 0
          ? `Un 1 peint un œil ; 2, 3, 5 et 6 vont sur la bouteille. En lançant ${dice(count)} : ${risk} de malchance.`
          : 'Un 1 peint un œil. Le dernier dé ne peut pas aller sur la bouteille.',
    }),
    pour: ({ dice: count, risk }) => ({
      question: 'Quels dés allez-vous lancer ?',
      help: `${dice(count)} en main, ${risk} de malchance. Gardez ceux qui vous plaisent, puis lancez.`,
    }),
    roll: ({ dice: count, risk }) => ({ question: `Lancez ${dice(count)}`, help: `${risk} de malchance.` }),
    group: () => ({
      question: 'Quel groupe allez-vous relancer ?',
      help: 'Tous les dés d’une valeur présente au moins deux fois.',
    }),
    shift: () => ({
      question: 'Quel groupe monte ou descend ?',
      help: 'Chaque dé change de un ; 6 et 1 sont voisins, et aucun ne peut devenir 4.',
    }),
    singles: () => ({
      question: 'Monter ou descendre chaque dé seul ?',
      help: 'Chacun change de un ; 6 et 1 sont voisins, et aucun ne peut devenir 4.',
    }),
    lift: () => ({
      question: 'Quel daruma sera échangé ?',
      help: 'D’abord un daruma d’une place, puis un daruma d’une autre.',
    }),
    swap: () => ({
      question: 'Contre quel daruma ?',
      help: 'Celui d’une autre place ; une place sans daruma reçoit et ne rend rien.',
    }),
  },
  waiting: (person) => (person.you ? 'À vous de jouer' : `À ${person.name} de jouer`),
  over: (winners) => {
    const [only] = winners
    if (winners.length === 1 && only !== undefined)
      return only.you ? 'Vous gagnez la partie' : `${only.name} gagne la partie`
    return `Victoire partagée : ${list(winners.map(({ name, you }) => (you ? 'vous' : name)))}`
  },
  moves: {
    renew: () => 'Remettre les cinq darumas dans la pioche et en poser cinq autres',
    pour: ({ value }) => `Poser un ${value} sur la bouteille de saké`,
    keep: ({ value }) => `Garder un ${value}`,
    group: ({ value }) => `Relancer tous les ${value}`,
    lift: ({ daruma }, telling) => `Échanger le ${telling.daruma(daruma)}`,
    swap: ({ daruma }, telling) => `contre le ${telling.daruma(daruma)}`,
    send: ({ to }, telling) => `L’envoyer ${toWhom(telling.person(to))}, sans retour`,
    give: ({ daruma, to }, telling) =>
      `Donner le ${telling.daruma(daruma)} ${toWhom(telling.person(to))} et reprendre un quatre`,
    stop: () => 'Finir le tour',
  },
  roll: (count) => `Lancer ${dice(count)}`,
  paint: (daruma, action, eye) =>
    `Peindre le ${eye === 1 ? 'premier' : 'second'} œil du ${daruma} : ${action}`,
  shift: (value, up, down) =>
    list([
      ...(up > 0
        ? [`${dice(up)} de ${value} monte${up > 1 ? 'nt' : ''} à ${value === 6 ? 1 : value + 1}`]
        : []),
      ...(down > 0
        ? [`${dice(down)} de ${value} descend${down > 1 ? 'ent' : ''} à ${value === 1 ? 6 : value - 1}`]
        : []),
    ]),
  events: {
    began: ({ seat, fictitious }, { person }) =>
      `${person(seat).you ? 'Votre tour commence' : `Le tour ${ofWhom(person(seat))} commence`}${
        fictitious > 0 ? ' avec un quatre fictif' : ''
      }.`,
    renewed: ({ seat, darumas }, telling) =>
      `${has(telling.person(seat))} posé cinq nouveaux darumas : ${telling.darumas(darumas)}.`,
    rolled: ({ seat, values }, { person }) => `${has(person(seat))} lancé ${values.join(' ')}.`,
    fortune: ({ seat, daruma }, telling) =>
      daruma === 0
        ? 'Bonne fortune ! La pioche est vide, mais les dés sont relancés.'
        : `Bonne fortune ! ${has(telling.person(seat))} pris le ${telling.daruma(daruma)} ; ces dés sont à relancer.`,
    lost: ({ count, fours: now }) => `${fours(count)} sur le livre de comptes : ${now} sur 4.`,
    badLuck: ({ fours: now }) => `Malchance : ${fours(now)} sur le livre de comptes. Le tour est fini.`,
    painted: ({ seat, daruma, eye }, telling) =>
      `${has(telling.person(seat))} peint le ${eye === 1 ? 'premier' : 'second'} œil du ${telling.daruma(daruma)}.`,
    idled: () => 'Son action est sans effet.',
    cursed: ({ fours: now }) => `Un quatre fictif rejoint le livre de comptes : ${now} sur 4.`,
    poured: ({ seat, value }, { person }) =>
      `${has(person(seat))} posé un ${value} sur la bouteille de saké.`,
    kept: ({ seat, value }, { person }) => `${has(person(seat))} gardé un ${value}.`,
    gathered: ({ values }) => `À relancer : ${values.join(' ')}.`,
    shifted: ({ from, to, count }) => `${dice(count)} ${count > 1 ? 'passent' : 'passe'} de ${from} à ${to}.`,
    lifted: () => undefined,
    exchanged: ({ first, from, second, to }, telling) => {
      const sent = `le ${telling.daruma(first)} ${ofWhom(telling.person(from))} va ${toWhom(telling.person(to))}`
      return second === 0
        ? `Échange : ${sent}.`
        : `Échange : ${sent}, et le ${telling.daruma(second)} vient en retour.`
    },
    gave: ({ seat, daruma, to }, telling) =>
      `${has(telling.person(seat))} donné le ${telling.daruma(daruma)} ${toWhom(telling.person(to))} et repris un quatre du livre de comptes.`,
    stopped: ({ seat, unused }, { person }) =>
      `${has(person(seat))} fini le tour ${unused === 0 ? 'sans dé inutilisé' : `avec ${dice(unused)} inutilisé${unused > 1 ? 's' : ''}`}.`,
    took: ({ seat, darumas }, telling) => `${has(telling.person(seat))} pris : ${telling.darumas(darumas)}.`,
    marked: ({ darumas }, telling) => `Un jeton pupille reste sur : ${telling.darumas(darumas)}.`,
    revealed: ({ darumas }, telling) => `Nouveaux darumas visibles : ${telling.darumas(darumas)}.`,
    advanced: ({ from, to, turned }) =>
      `Le compteur passe de la case ${from + 1} à la case ${to + 1}${turned ? ' et fait demi-tour' : ''}.`,
    rewarded: ({ seat, daruma }, telling) =>
      daruma === 0
        ? 'Le compteur s’arrête sur un daruma, mais la pioche est vide.'
        : `Le compteur s’arrête sur un daruma : ${has(telling.person(seat))} pris le ${telling.daruma(daruma)}.`,
    closed: () => 'Le compteur est revenu. La manche se joue jusqu’au bout.',
    ended: ({ reason, winners }, { person }) =>
      `${reason === 'deck' ? 'La pioche est épuisée. ' : ''}La partie est finie. ${
        winners.length === 1 ? 'Victoire' : 'Victoire partagée'
      } : ${list(winners.map((seat) => (person(seat).you ? 'vous' : person(seat).name)))}.`,
  },
  refusals: {
    'game-over': () => 'La partie est terminée.',
    'not-your-turn': () => 'Ce n’est pas le tour de cette place.',
    'not-now': ({ phase }) => `Pas maintenant : ${phrases.due[phase]}.`,
    'renew-late': () => 'On ne change les darumas qu’avant le premier lancer du tour.',
    'renew-mixed': () => 'Il faut trois darumas visibles de même couleur ou de même action.',
    'renew-empty': () => 'La pioche est vide et aucun jeton pupille n’est posé : rien ne changerait.',
    'not-face-up': ({ daruma }) => `Le ${daruma} n’est pas visible autour du tanuki.`,
    'no-one': () => 'Pour peindre, il faut un dé disponible de valeur 1.',
    'eyes-painted': ({ daruma }) => `Les deux yeux du ${daruma} sont peints.`,
    'ones-paint': () => 'Un 1 peint un œil ; il ne va pas sur la bouteille de saké.',
    'no-such-die': ({ value }) => `Aucun de ces dés ne montre ${value}.`,
    'bottle-alone': () => 'La bouteille relance d’autres dés, et celui-ci est le dernier.',
    'keep-last': () => 'Il faut lancer au moins un dé.',
    'no-group': ({ value }) => `Un groupe demande au moins deux dés disponibles de valeur ${value}.`,
    'no-single': ({ value }) => `Aucun dé seul de valeur ${value} n’attend d’être décalé.`,
    'too-many-up': ({ count }) => `Seulement ${dice(count)} à décaler ici.`,
    'shift-to-four': ({ value }) => `Un ${value} deviendrait 4, ce qui est interdit.`,
    'nobody-owns': ({ daruma }) => `Le ${daruma} est encore autour du tanuki et n’est à personne.`,
    'not-owned': ({ daruma }) => `Personne n’a le ${daruma}.`,
    'same-seat': () => 'Un échange demande deux places différentes.',
    'no-such-seat': () => 'Cette place n’existe pas à cette table.',
    'seat-has-darumas': () => 'Cette place a des darumas : choisissez l’un d’eux.',
    'gift-spent': () => 'Un seul don par tour.',
    'no-four': () => 'Un don reprend un vrai quatre, et il n’y en a pas sur le livre de comptes.',
    'not-yours': ({ daruma }) => `Le ${daruma} n’est pas à vous.`,
    'gift-to-self': () => 'Un don va à quelqu’un d’autre.',
    'ones-left': () => 'Utilisez d’abord vos 1 : ils doivent être placés tant qu’un œil est libre.',
  },
  noMove: 'Ce n’est pas un coup de Daruma.',
  due: {
    start: 'lancez d’abord les huit dés',
    dice: 'utilisez un dé, donnez un daruma ou finissez le tour',
    pour: 'choisissez les dés à garder, puis lancez',
    roll: 'lancez d’abord les dés en main',
    group: 'choisissez d’abord le groupe à relancer',
    shift: 'choisissez d’abord le groupe à décaler',
    singles: 'décalez d’abord les dés seuls',
    lift: 'choisissez le premier daruma de l’échange',
    swap: 'choisissez la seconde moitié de l’échange',
    over: 'la partie est terminée',
  },
  scoreLines: {
    gold: (count) => `Dorés (${count})`,
    wanted: (count) => `Couleurs de l’objectif (${count})`,
    shunned: (count) => `Couleur néfaste (${count})`,
    other: (count) => `Autres couleurs (${count})`,
  },
  scene: {
    turn: 'Le tour',
    display: 'Darumas visibles',
    track: 'La piste',
    turnOf: (person) => (person.you ? 'C’est votre tour.' : `C’est le tour ${ofWhom(person)}.`),
    ledger: (count, fictitious) =>
      `Livre de comptes : ${count} quatre sur 4${fictitious > 0 ? `, dont ${fictitious} fictif${fictitious > 1 ? 's' : ''}` : ''}.`,
    availableDice: (values) => `Dés disponibles : ${values}.`,
    diceInHand: (values) => `À lancer : ${values}.`,
    bottleDice: (values) => `Sur la bouteille : ${values}.`,
    noDice: 'Aucun dé disponible.',
    unrolled: 'Huit dés attendent d’être lancés.',
    giftLeft: 'Le don de ce tour est encore possible.',
    giftSpent: 'Le don de ce tour est fait.',
    eyes: (eyes, pupil) => {
      if (eyes === 0) return 'aucun œil peint'
      return `${eyes === 1 ? 'un œil peint' : 'deux yeux peints'}${pupil ? ', dont un par un jeton pupille' : ''}`
    },
    displayed: (daruma, action, eyes) => `${daruma}, ${action} : ${eyes}`,
    emptyPlace: 'une place vide',
    space: (face, counter) => {
      const name = { plain: 'neutre', daruma: 'daruma', four: 'dé 4' }[face]
      return counter ? `[${name} : compteur]` : name
    },
    direction: (homeward, closing) => {
      if (closing) return 'Le compteur est revenu : ce sont les derniers tours.'
      return homeward ? 'Le compteur va vers la gauche, vers la fin.' : 'Le compteur va vers la droite.'
    },
    deck: (count) => `${count} darumas dans la pioche.`,
    seat: (person) => (person.you ? 'Vous' : person.name),
    owns: (darumas) => `Darumas : ${darumas}.`,
    ownsNothing: 'Pas encore de daruma.',
    objective: (wanted, shunned) => `Objectif : ${wanted} comptent 2, ${shunned} compte -3.`,
    secretObjective: 'Objectif : secret.',
    points: (points, known) => {
      const counted = Math.abs(points) < 2 ? `${points} point` : `${points} points`
      return known ? `${counted}.` : `${counted} sans l’objectif.`
    },
  },
  rules,
  components,
  credits,
}

export const words = makeWords(phrases)
