import type { IconText } from '@engawa/web/kit'
import type { Phrases } from './en.ts'

const icon = (name: string, rule: string, does: string): IconText => ({ name, rule, does })

export const fr: Phrases = {
  icons: {
    'reroll-all': icon('Tout relancer', 'DAR-30', 'Un 1 sur ce daruma relance tous les dés disponibles.'),
    'reroll-group': icon(
      'Relance : groupe',
      'DAR-31',
      'Choisissez une valeur que vous avez au moins deux fois : tous ses dés sont relancés.',
    ),
    'reroll-singles': icon(
      'Relance : dés seuls',
      'DAR-32',
      'Chaque dé dont vous n’avez la valeur qu’une fois est relancé.',
    ),
    'shift-group': icon(
      'Groupe ±1',
      'DAR-33',
      'Choisissez une valeur que vous avez au moins deux fois : chacun de ses dés monte ou descend d’un, jamais vers 4. 6 et 1 se suivent.',
    ),
    'shift-singles': icon(
      'Dés seuls ±1',
      'DAR-34',
      'Chaque dé dont vous n’avez la valeur qu’une fois monte ou descend d’un, jamais vers 4.',
    ),
    curse: icon('Or maudit', 'DAR-35', 'Chaque 1 que vous y posez ajoute un 4 fictif au livre de comptes.'),
    exchange: icon('Échange', 'DAR-36', 'Le second œil échange deux darumas de places différentes.'),
    plain: icon('Jeton vide', 'DAR-44', 'Rien ne s’y passe : c’est une case du chemin.'),
    daruma: icon(
      'Jeton daruma',
      'DAR-46',
      'Qui arrête le compteur ici prend le premier daruma de la pioche.',
    ),
    four: icon(
      'Jeton dé 4',
      'DAR-47',
      'Tant que le compteur est ici, chaque tour commence avec un 4 fictif.',
    ),
    lamp: icon(
      'Lanterne allumée',
      'DAR-20',
      'Un 4 sur le livre de comptes. À quatre lanternes, le tour est perdu.',
    ),
    ghost: icon(
      'Lanterne en pointillés',
      'DAR-47',
      'Un 4 fictif : aucun dé ne le montre, mais il compte pour la malchance comme un vrai.',
    ),
    pupil: icon(
      'Pupille peinte',
      'DAR-42',
      'Un œil peint lors d’un tour précédent. Il reste pour qui peindra l’autre.',
    ),
    die: icon('Dé dans un œil', 'DAR-13', 'Un 1 posé pendant ce tour. Il n’est plus relancé.'),
    counter: icon(
      'Compteur',
      'DAR-44',
      'Il avance d’une case par dé inutilisé, deux au plus. De retour au départ, il met fin à la partie.',
    ),
    deck: icon(
      'Pioche',
      'DAR-51',
      'Les darumas à venir. Quand il n’y en a plus cinq à montrer, la partie est finie.',
    ),
    bottle: icon('Bouteille de saké', 'DAR-14', 'Un 2, 3, 5 ou 6 versé ici permet de relancer d’autres dés.'),
    objective: icon(
      'Objectif secret',
      'DAR-52',
      'Deux couleurs qui valent 2 points pour vous seul, et une qui vous en coûte 3.',
    ),
  },

  daruma: (colour, action) => `${colour}, ${action.toLowerCase()}`,
  onDisplay: (eyes) => ['Daruma aux yeux libres', 'Daruma avec un œil peint', 'Daruma complet'][eyes],
  ofSeat: (name, you) => (you ? 'À vous' : `Pris par ${name}`),
  worthAtEnd: 'à la fin, selon votre objectif secret',
  worthUnknown: 'à la fin, si l’objectif ne dit rien de sa couleur',
  howToTake: (missing) =>
    missing === 0
      ? 'Arrêtez-vous avant la malchance, et il est à vous.'
      : missing === 1
        ? 'Posez-y encore un 1, puis arrêtez-vous avant la malchance.'
        : 'Posez-y deux 1, dans ce tour ou l’un après l’autre, et arrêtez-vous à temps.',
  owned: 'Il compte à la fin. Un don ou un échange peut l’emporter.',
  eye: (painted) => (painted ? 'Œil peint' : 'Œil libre'),
  eyeDoes: (painted) =>
    painted
      ? 'Un daruma aux deux yeux peints revient à qui s’arrête.'
      : 'Un 1 le peint et déclenche l’action du daruma.',
  display: 'Place d’un daruma',
  displayDoes: 'Cinq darumas entourent le tanuki. Celui qu’on prend est remplacé à la fin du tour.',
  seat: (name) => `Darumas de ${name}`,
  seatDoes: 'Tout ce qui est gagné est visible. L’objectif secret dit à la fin ce que cela vaut.',
  die: (value) => (value === 0 ? 'Dé pas encore lancé' : `Dé de valeur ${value}`),
  dieDoes: {
    fresh: 'Il est lancé avec les autres.',
    one: 'Un 1 peint l’œil d’un daruma et déclenche son action. Tant qu’un 1 peut être posé, on ne peut pas s’arrêter.',
    other:
      'On peut le verser sur la bouteille de saké pour relancer d’autres dés. Inutilisé, il fait avancer le compteur.',
  },
  tray: 'Vos dés',
  trayDoes:
    'Huit dés. Un dé sur un daruma, sur la bouteille ou sur le livre de comptes ne revient qu’à la fin du tour.',
  space: (number, of) => `Case ${number} sur ${of}`,
  spaceWorth: 'daruma de la pioche, si votre arrêt amène le compteur ici',
  counterAt: (space, homeward) => `Sur la case ${space}, ${homeward ? 'au retour' : 'à l’aller'}`,
  ledger: 'Le livre de comptes du tanuki',
  ledgerDoes: 'Chaque 4 vient ici. À quatre, votre tour finit aussitôt et vous ne prenez rien.',
  ledgerNow: (left) => (left === 1 ? '4 de plus serait la malchance' : '4 de plus seraient la malchance'),
  gift: 'Une fois par tour, vous pouvez donner un daruma et relancer un 4 du livre de comptes.',
  deckLeft: 'dans la pioche',
  objective: 'Votre objectif secret',
  objectiveDoes:
    'Chaque daruma des deux premières couleurs vaut 2 pour vous, de la dernière −3. L’or vaut 2 pour tout le monde, toute autre couleur 1.',
  objectiveNow: 'avec vos darumas d’aujourd’hui',
  bottle: 'La bouteille de saké',
  poured: (dice) => (dice === 1 ? 'dé versé ce tour-ci' : 'dés versés ce tour-ci'),
  odds: 'Malchance, selon les dés lancés',
  oddsDoes:
    'La probabilité que le prochain lancer amène quatre 4 au livre de comptes, pour chaque nombre de dés.',
  stop: 'S’arrêter',
  stopDoes:
    'Votre tour finit : vous prenez chaque daruma aux deux yeux peints, et le compteur avance d’une case par dé inutilisé, deux au plus.',
  roll: 'Lancer',
  rollDoes: 'Lance les dés marqués. Les 4 vont au livre de comptes ; les autres sont à vous.',
  paint: 'Peindre',
  paintDoes: 'Pose un 1 sur le daruma choisi : un œil est peint et son action a lieu.',
  giftName: 'Don',
  renew: 'Cinq nouveaux',
  renewDoes:
    'Avant le premier lancer, si trois darumas ont une couleur ou une action en commun, les cinq sont remplacés.',
  legend: {
    actions: 'Ce que font les darumas',
    track: 'Piste de manche',
    turn: 'Un tour',
    end: 'Ce qui compte',
  },
}
