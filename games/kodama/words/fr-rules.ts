import type { ComponentNote, Credits, RuleChapter } from '@engawa/kernel'
import {
  branchCard,
  goalCard,
  measuresProvenance,
  outlinesProvenance,
  seasonCard,
} from '../catalogue/index.ts'
import { cards } from './cards-fr.ts'
import { goalChapter, seasonChapter } from './rules-of-cards.ts'

export const rules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: 'Le but',
    passages: [
      {
        rules: ['KOD-051', 'KOD-009'],
        text: 'Trois saisons durant, vous faites pousser un arbre de cartes qui se recouvrent. Vous marquez pour les éléments qui se suivent le long d’une branche et, à la fin de chaque saison, pour un kodama, un esprit qui aime votre arbre à sa façon. Le plus de points l’emporte ; une égalité est une victoire partagée.',
      },
    ],
  },
  {
    id: 'set-up',
    title: 'Avant le premier tour',
    passages: [
      {
        rules: ['KOD-001', 'KOD-002'],
        text: 'Chacun reçoit au sort l’un des six troncs, chacun avec un autre élément. Il se dresse, le bas au bord de la table. Tous partent de 0 point ; les autres troncs ne servent pas.',
      },
      {
        rules: ['KOD-003', 'KOD-007'],
        text: 'Chacun reçoit quatre cartes Kodama et les garde secrètes. Celles qui restent ne sont vues de personne. Tout le reste est visible, sauf l’ordre de la pioche et les cartes Saison encore face cachée.',
      },
      {
        rules: ['KOD-004', 'KOD-005', 'KOD-006'],
        text: 'Une carte de chaque saison est posée face cachée. Les 65 cartes Branche forment la pioche ; quatre d’entre elles, face visible, sont l’étalage. Le premier joueur est tiré au sort.',
      },
    ],
  },
  {
    id: 'season',
    title: 'Une saison',
    passages: [
      {
        rules: ['KOD-010', 'KOD-090'],
        text: 'On retourne d’abord la carte Saison. Elle vaut pour tous jusqu’à la fin de la saison, puis elle est défaussée.',
      },
      {
        rules: ['KOD-011', 'KOD-030'],
        text: 'Ensuite chacun joue quatre tours de croissance, dans le sens horaire à partir du premier joueur. Après chaque tour, l’étalage est complété à quatre cartes. Le marqueur Saison avance après le tour du premier joueur et montre lequel des douze tours se joue.',
      },
      {
        rules: ['KOD-012'],
        text: 'Puis, dans le même ordre, chacun joue une carte Kodama de sa main et la compte aussitôt. Il faut en jouer une, même pour rien ; elle quitte la partie.',
      },
      {
        rules: ['KOD-013'],
        text: 'Avant la saison suivante, la place au score le plus bas devient première. À égalité, c’est la plus proche à gauche de celle qui l’était ; celle-ci vient en dernier.',
      },
    ],
  },
  {
    id: 'placing',
    title: 'Poser une carte',
    passages: [
      {
        rules: ['KOD-020', 'KOD-061'],
        text: 'Prenez une carte de l’étalage et posez-la sur une carte de votre arbre, branche ou tronc, à n’importe quel angle. Il faut en poser une si l’une d’elles va.',
      },
      {
        rules: ['KOD-021', 'KOD-063'],
        text: 'Le pied de sa branche, là où elle atteint le bord de la carte, doit rencontrer l’écorce de la carte du dessous.',
      },
      {
        rules: ['KOD-022'],
        text: 'La nouvelle carte ne doit toucher que cette seule carte. Se recouvrir, c’est se toucher ; des bords qui ne font que se rejoindre ne se touchent pas.',
      },
      {
        rules: ['KOD-023'],
        text: 'Elle ne doit recouvrir aucune partie d’un élément d’une autre carte. L’écorce peut être recouverte.',
      },
      {
        rules: ['KOD-024'],
        text: 'Elle doit rester sur votre table. Le bord du bas est celui où se dresse votre tronc ; chacun a la même place.',
      },
      {
        rules: ['KOD-025'],
        text: 'Une pose qui marquerait plus de 10 points d’éléments n’est pas permise. Exactement 10 convient, et les points de la carte Saison n’y comptent pas.',
      },
      { rules: ['KOD-026'], text: 'Une carte posée ne bouge plus jamais.' },
      {
        rules: ['KOD-031', 'KOD-064'],
        text: 'Si aucune carte de l’étalage ne va nulle part, glissez-en une de votre choix sous la pioche. Vous ne marquez rien, et l’étalage est complété.',
      },
      {
        rules: ['KOD-060', 'KOD-062'],
        text: 'Les positions sont des centièmes de millimètre entiers et les angles des degrés entiers, pour que tout appareil décide de même. Les listes de poses, pour le clavier et les robots, essaient un pied tous les 5 mm d’écorce et tous les 10 degrés ; à la main, toute autre place est possible.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Compter une pose',
    passages: [
      {
        rules: ['KOD-027'],
        text: 'Pour chaque sorte d’élément de la nouvelle carte, descendez la ligne de cartes vers le tronc tant que chaque carte montre cet élément. Vous marquez 1 point par icône, celles de la nouvelle carte comprises. Le tronc est la dernière carte qui peut compter.',
      },
      {
        rules: ['KOD-028'],
        text: 'Un élément que la carte du dessous ne montre pas ne marque rien, pas même pour la nouvelle carte.',
      },
      {
        rules: ['KOD-029'],
        text: 'Seules comptent les cartes entre la nouvelle et le tronc, jamais celles d’une autre fourche.',
      },
      {
        rules: ['KOD-032'],
        text: 'Un tour se déroule ainsi : l’offre de la carte Saison, la pose, ses points, le bonus de la carte Saison, l’étalage. Tous les points sont toujours marqués.',
      },
    ],
  },
  {
    id: 'terms',
    title: 'Le sens des cartes',
    passages: [
      {
        rules: ['KOD-040'],
        text: 'Une dernière carte est une carte Branche qui n’en porte aucune autre. Le tronc n’en est jamais une.',
      },
      {
        rules: ['KOD-041', 'KOD-042'],
        text: 'À 2 cartes ou moins du tronc se trouvent le tronc lui-même, les cartes qui le touchent et celles qui touchent ces dernières. Le tronc est une carte, mais pas une carte Branche.',
      },
      {
        rules: ['KOD-043', 'KOD-044'],
        text: 'La ligne d’une carte, c’est elle et toutes celles du dessous jusqu’au tronc. Sa distance est le nombre de cartes Branche qui s’y trouvent.',
      },
      {
        rules: ['KOD-045', 'KOD-046'],
        text: 'Une carte porte celles qui sont posées sur elle. Une carte avec un élément le montre au moins une fois et compte une fois ; les icônes se comptent une à une. Votre élément est celui de votre tronc.',
      },
    ],
  },
  goalChapter(cards, {
    title: 'Cartes Kodama',
    before: [
      {
        rules: ['KOD-070', 'KOD-073'],
        text: 'Un objectif compte votre propre arbre tel qu’il est quand la carte est jouée. Il n’y a pas de limite ; s’il ne trouve rien, il donne 0.',
      },
      {
        rules: ['KOD-071', 'KOD-072'],
        text: 'Les éléments se lisent comme la carte Saison le dit. Où il faut choisir un élément, celui qui donne le plus est pris pour vous.',
      },
    ],
  }),
  seasonChapter(cards, {
    title: 'Cartes Saison',
    before: [
      {
        rules: ['KOD-091'],
        text: 'Quand un élément en devient un autre, chacune de ses icônes, troncs compris, compte comme le second et non plus comme le premier, pour les poses, la limite et les objectifs, jusqu’à la fin de la saison. Les points déjà marqués restent.',
      },
      {
        rules: ['KOD-092', 'KOD-093'],
        text: 'Les points précédés d’un plus s’ajoutent après une pose, hors limite. Les points de fin de saison sont marqués par tous avant les cartes Kodama.',
      },
    ],
  }),
  {
    id: 'end',
    title: 'La fin',
    passages: [
      {
        rules: ['KOD-050'],
        text: 'La partie se termine après la troisième phase Kodama. La dernière carte Kodama de chaque main est montrée mais pas comptée.',
      },
    ],
  },
]

export const components: readonly ComponentNote[] = [
  {
    name: 'Nombres de cartes',
    provenance: 'stated',
    text: '65 cartes Branche, 6 troncs, 20 cartes Kodama et 15 cartes Saison, cinq par saison, selon l’édition française de 2016.',
  },
  {
    name: 'Éléments',
    provenance: 'stated',
    text: 'Chenille, nuage, libellule, fleur, champignon et étoile ; un tronc pour chacun. D’autres éditions parlent de luciole au lieu de libellule.',
  },
  {
    name: 'Carte Branche 39',
    provenance: branchCard(39).provenance,
    text: 'Une carte avec une chenille, deux libellules et une fleur est l’exemple même du livret.',
  },
  {
    name: 'Carte Branche 21',
    provenance: branchCard(21).provenance,
    text: 'Une carte avec deux chenilles et un nuage est décrite par un critique.',
  },
  {
    name: 'Les autres cartes Branche',
    provenance: outlinesProvenance,
    text: 'La répartition des icônes est la nôtre : 3 ou 4 icônes de 2 ou 3 sortes, 38 de chaque élément en tout. Les formes des treize branches et les places des icônes sont aussi les nôtres.',
  },
  {
    name: 'Tailles des cartes',
    provenance: measuresProvenance.cards,
    text: 'On rapporte un tronc d’environ 9 sur 13 cm, deux fois plus grand que les autres cartes ; nous prenons 88 sur 126 mm et 63 sur 88 mm.',
  },
  {
    name: 'Branches du tronc et table',
    provenance: measuresProvenance.table,
    text: 'Cinq branches, les mêmes sur chaque tronc, pour qu’aucun ne soit meilleur. La table de chacun a 1400 mm de large et 800 mm de haut.',
  },
  {
    name: 'Cartes Kodama',
    provenance: goalCard(1).provenance,
    text: 'Les objectifs, leurs points et leurs noms sont les nôtres, d’après les quelques-uns que citent les critiques et les termes que le livret explique.',
  },
  {
    name: 'Cartes Saison : nuages en étoiles, champignons en fleurs, nouvel étalage, libellules',
    provenance: seasonCard('P1').provenance,
    text: 'Des critiques décrivent ces quatre effets ; les nombres exacts sont les nôtres.',
  },
  {
    name: 'Les autres cartes Saison',
    provenance: seasonCard('P3').provenance,
    text: 'Effets, points et noms sont les nôtres.',
  },
]

export const credits: Credits = {
  designers: 'Daniel Solis ; développement de Nick Little et Travis R. Chance',
  artists: 'Kwanchai Moriya ; direction artistique de Scott Hartman',
  publishers: 'Action Phase Games ; Capsicum Games pour l’édition française',
  note: 'Une table non officielle, avec nos propres dessins, textes et valeurs de cartes. Si le jeu vous plaît, achetez la boîte : elle est plus belle encore.',
}
