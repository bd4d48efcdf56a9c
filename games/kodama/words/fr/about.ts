import type { ComponentNote, Credits } from '@engawa/kernel'
import {
  branchCard,
  goalCard,
  measuresProvenance,
  outlinesProvenance,
  seasonCard,
} from '../../catalogue/index.ts'

export const tagline = 'Faites pousser un arbre carte après carte, et que ses esprits s’y sentent chez eux.'

export const noMove = 'Ce n’est pas un coup de Kodama.'

export const components: readonly ComponentNote[] = [
  {
    name: 'Nombre de cartes',
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
    text: 'Une carte avec une chenille, deux libellules et une fleur est l’exemple du livret de règles.',
  },
  {
    name: 'Carte Branche 21',
    provenance: branchCard(21).provenance,
    text: 'Une carte avec deux chenilles et un nuage est décrite dans une critique.',
  },
  {
    name: 'Les autres cartes Branche',
    provenance: outlinesProvenance,
    text: 'La répartition des icônes est la nôtre : 3 ou 4 icônes de 2 ou 3 sortes, 38 de chaque élément en tout. Les formes des treize branches et la place des icônes sont aussi les nôtres.',
  },
  {
    name: 'Taille des cartes',
    provenance: measuresProvenance.cards,
    text: 'D’après des joueurs, le tronc mesure environ 9 sur 13 cm, le double des autres cartes ; nous prenons 88 sur 126 mm et 63 sur 88 mm.',
  },
  {
    name: 'Branches du tronc et table',
    provenance: measuresProvenance.table,
    text: 'Cinq branches, les mêmes sur chaque tronc, pour qu’aucun ne soit meilleur. La table de chaque joueur mesure 1400 mm de large et 800 mm de haut.',
  },
  {
    name: 'Cartes Kodama',
    provenance: goalCard(1).provenance,
    text: 'Les objectifs, leurs points et leurs noms sont les nôtres, d’après les quelques objectifs cités dans des critiques et les termes expliqués dans le livret.',
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
  note: 'Une table non officielle, avec nos propres dessins, textes et valeurs de cartes. Si le jeu vous plaît, procurez-vous la boîte : elle est encore plus belle.',
}
