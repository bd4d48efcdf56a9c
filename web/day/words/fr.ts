import { pluriel } from '../../words/plural.ts'
import type { DayWords } from './index.ts'

const nth = (place: number) => (place === 1 ? '1er résultat' : `${place}e résultat`)
const counted = ['aucun', 'un', 'deux', 'trois', 'quatre']
const points = (count: number) => pluriel(count, `${count} point`, `${count} points`)
const robots = (count: number) =>
  `${counted[count] ?? count} ${pluriel(count, 'robot aguerri', 'robots aguerris')}`

export const fr: DayWords = {
  title: 'Table du jour',
  headline: (games) =>
    games === 4 ? 'Une donne, quatre jeux, tout le monde' : 'Une donne par jeu, la même pour tout le monde',
  lead: 'La même graine et les mêmes robots pour tout le monde. Une partie par jeu, puis vous voyez ce que les autres ont choisi.',
  today: 'Aujourd’hui',
  that: 'Ce jour-là',
  earlier: 'Le jour d’avant',
  later: 'Le jour d’après',
  tomorrow: 'Les tables de demain ne sont pas encore dressées',
  left: (time) => `jusqu’à minuit UTC, encore ${time}`,
  bots: (count) => (count === 0 ? 'en solo, pour les points' : robots(count)),
  minutes: (minutes) => `${minutes} min`,
  played: (people) => pluriel(people, `${people} partie jouée`, `${people} parties jouées`),
  nobodyYet: 'aucune partie jouée pour l’instant',
  toThem: 'Aux tables du jour',
  play: 'Jouer',
  playGame: (game) => `Jouer la table du jour de ${game}`,
  goOn: 'Continuer',
  compare: 'Comparer',
  compareGame: (game) => `${game} : comparer avec les autres`,
  points,
  notPlayed: 'pas jouée',
  sealed: 'Scellé tant que vous n’avez pas joué',
  sealedHelp:
    'Les résultats restent fermés tant que vous n’avez pas le vôtre. Une seule partie compte : pas de seconde chance.',
  friendsPlayed: (names, count, game) =>
    pluriel(count, `${names} a joué à ${game}.`, `${names} ont joué à ${game}.`),
  offline:
    'Même hors ligne : les tables de chaque jour sont déjà sur cet appareil. Votre résultat suivra plus tard.',
  alone: 'Sans serveur, il n’y a personne avec qui comparer. Vos propres résultats restent sur cet appareil.',
  waitsTitle: 'Votre résultat n’est pas encore parti',
  refused: 'Ce résultat ne peut pas être comparé',
  refusedHelp: 'Il a été obtenu avec d’autres règles que celles de ce jour-là, ou ce jour est trop ancien.',
  otherBots:
    'Des robots de votre table ont joué autrement que ceux de ce jour-là : ils ont appris depuis le début de la partie. Votre résultat est gardé, à côté des autres.',
  noPlace: 'hors classement : autres robots',
  nameFirst: 'Dites aux autres qui vous êtes : votre résultat figurera parmi les leurs.',
  show: 'Envoyer mon résultat',
  again: 'Réessayer',
  yours: (count, place, people) =>
    place === null
      ? `Vous avez fait ${points(count)}, hors classement`
      : people === 1
        ? `Vous avez fait ${points(count)} : première partie terminée`
        : `Vous avez fait ${points(count)} : ${nth(place)} sur ${people}`,
  made: (count) => `Vous avez fait ${points(count)}`,
  dots: 'chaque rond de papier est une personne',
  dotsBots: (count) =>
    `chaque rond de papier est une personne ; en tirets : un robot à votre place, ${count}`,
  dotsLabel: (people, low, high, bots) =>
    `${pluriel(people, `${people} personne`, `${people} personnes`)} entre ${low} et ${points(high)}. ${bots}`,
  botsLabel: (count) => `Un robot à votre place a fait ${points(count)}.`,
  parted: 'Là où les chemins se séparent',
  partedHelp: 'ø points de celles et ceux qui l’ont fait',
  partedNone:
    'Personne n’a encore eu la même décision à prendre et choisi autrement. Revenez voir plus tard.',
  afterMove: (moves) => (moves === 0 ? 'Au début' : `Après le coup ${moves}`),
  share: (part) => `${part} %`,
  mean: (count) => `ø ${count}`,
  anotherWay: (choice, way) => `${choice}, manière ${way}`,
  yourWay: 'votre choix',
  friendsWay: (names) => `choisi par ${names}`,
  friend: 'parmi vos amis',
  results: 'Résultats',
  place: 'Rang',
  player: 'Nom',
  score: 'Points',
  you: 'Vous',
  more: (people) => `En montrer ${people} de plus`,
  stillOpen: 'Les autres tables du jour',
  alsoThatDay: 'Les autres tables de ce jour',
  replay: 'Revoir votre partie',
  picture: 'Partager l’image',
  pictureHelp: 'Ni coups ni plateau : rien n’est dévoilé.',
  cardPlace: (place, people) => (people === 1 ? 'première partie terminée' : `${nth(place)} sur ${people}`),
  who: (count) => (count === 0 ? 'En solo, pour les points.' : `Vous et ${robots(count)}.`),
  seed: (seed) => `Graine « ${seed} ».`,
  fair: 'Comment l’égalité est garantie',
  fairHelp:
    'La graine est la date suivie du nom du jeu. Les robots réfléchissent sans montre et avec la même graine : les mêmes choix donnent la même partie sur tous les appareils. Le serveur rejoue chaque partie avant de la compter ; celle dont les robots venaient d’une version antérieure reste hors classement.',
  noDay: 'Ce jour n’existe pas.',
}
