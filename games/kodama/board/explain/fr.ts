import type { IconText } from '@engawa/web/kit'
import { ofName } from '../../words/fr/elide.ts'
import type { Phrases } from './en.ts'

const element = (name: string): IconText => ({
  name,
  rule: 'KOD-027',
  does: 'Un élément. Quand vous posez une carte, chacune de ses icônes dans la suite ininterrompue jusqu’au tronc vaut 1 point, si la carte du dessous le montre aussi.',
})
const spirit = (name: string, does: string): IconText => ({ name, does, rule: 'KOD-070' })
const season = (name: string): IconText => ({
  name,
  rule: 'KOD-010',
  does: 'La carte de cette saison. Elle vaut pour tout le monde pendant quatre tours, puis on révèle la suivante.',
})

export const fr: Phrases = {
  icons: {
    caterpillar: element('Chenille'),
    cloud: element('Nuage'),
    dragonfly: element('Libellule'),
    flower: element('Fleur'),
    mushroom: element('Champignon'),
    star: element('Étoile'),
    'spirit-shroom': spirit(
      'Kodama des éléments',
      'Sa carte compte les cartes ou les icônes d’un élément dans votre arbre.',
    ),
    'spirit-bud': spirit(
      'Kodama des cimes',
      'Sa carte compte les dernières cartes : celles qui n’en portent aucune autre.',
    ),
    'spirit-climb': spirit(
      'Kodama des hauteurs',
      'Sa carte compte les longues suites, les cartes lointaines ou celles qui en portent deux.',
    ),
    'spirit-root': spirit(
      'Kodama des racines',
      'Sa carte compte les cartes sur le tronc ou à 2 cartes ou moins du tronc.',
    ),
    'season-spring': season('Printemps'),
    'season-summer': season('Été'),
    'season-autumn': season('Automne'),
    deck: {
      name: 'Pioche',
      rule: 'KOD-004',
      does: 'Les cartes Branche à venir. Elle complète l’étalage après chaque tour.',
    },
    letters: {
      name: 'Lettres',
      rule: 'KOD-046',
      does: 'Une lettre par élément, pour les distinguer sans les couleurs.',
    },
    'stands-for': {
      name: 'Pastille',
      rule: 'KOD-091',
      does: 'Cette saison, l’icône compte comme l’élément de la pastille, et non plus comme le sien.',
    },
  },

  branch: (card) => `Carte Branche ${card}`,
  inDisplay: (place) => `Étalage, emplacement ${place}`,
  inTree: (name, you) => (you ? 'Dans votre arbre' : `Dans l’arbre ${ofName(name)}`),
  shows: (icons) =>
    `Elle montre ${icons}. Posée, elle rapporte pour chacun de ses éléments que montre aussi la carte du dessous.`,
  lies: (icons) =>
    `Elle montre ${icons}. Elle ne bouge plus ; une carte posée dessus peut prolonger ses éléments.`,
  take: 'À votre tour, prenez-la et posez-la sur une carte de votre arbre : le pied de la branche sur l’écorce, sans recouvrir d’élément.',
  elementNow: (many) => `${many} dans votre arbre`,
  display: 'Emplacement de l’étalage',
  displayDoes: 'Quatre cartes Branche sont visibles. Après chaque tour, la pioche complète l’étalage.',
  tree: (name, you) => (you ? 'Votre arbre' : `L’arbre ${ofName(name)}`),
  treeDoes:
    'Chaque carte repose sur une autre, jusqu’au tronc. Les éléments qui se suivent rapportent des points.',
  treeNow: 'points jusqu’ici',
  goalWhat: (held) => (held ? 'Carte Kodama en main' : 'Carte Kodama jouée'),
  goalNow: 'si vous la jouiez maintenant',
  goalPlayed: (seasonName) => `marqués : ${seasonName}`,
  goalGet:
    'À la fin de chaque saison, vous jouez une de vos cartes Kodama et marquez ses points aussitôt ; une restera.',
  hiddenGoal: 'Carte Kodama face cachée',
  hiddenDoes: 'Un objectif secret. On le voit quand la carte est jouée, à la fin d’une saison.',
  hand: 'Cartes Kodama',
  handDoes: 'Quatre au départ ; on en joue une à la fin de chaque saison.',
  seasonWhat: (turn, turns) => `Carte Saison, tour ${turn} sur ${turns}`,
  past: 'Saisons passées',
  pastDoes: 'Ce que chaque saison a rapporté : la croissance, le bonus de sa carte et sa fin.',
  preview: 'Ce que rapporte cet emplacement',
  previewDoes:
    'Les points de la carte pour chaque élément, le bonus de la saison et l’effet sur vos cartes Kodama.',
  legend: { elements: 'Éléments', spirits: 'Kodamas', seasons: 'Saisons', table: 'Sur la table' },
}
