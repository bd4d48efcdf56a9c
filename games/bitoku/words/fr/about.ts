import type { ComponentNote, Credits } from '@engawa/kernel'
import type { Phrases } from '../phrases.ts'

export const options: Phrases['options'] = {
  hard: {
    title: 'Variante difficile',
    help: 'Une action Forêt demande un dé strictement supérieur à tous les autres de la région.',
  },
  tenguDragonflies: {
    title: 'Libellules du Tengu',
    help: 'Combien il en a au départ. Aucune : plus facile ; deux : plus difficile.',
  },
  tenguWithoutYokai: {
    title: 'Tengu sans yokais',
    help: 'Plus facile : il commence sans ses cinq cartes Yokai.',
  },
  tenguWithoutResources: {
    title: 'Tengu sans ressources',
    help: 'Plus facile : il commence sans ressources.',
  },
  tenguSlowKodamas: {
    title: 'Kodamas lents',
    help: 'Plus facile : quand il place un dé, son kodama n’avance que si le vôtre est devant.',
  },
  tenguWithoutHarvest: {
    title: 'Tengu sans récolte',
    help: 'Plus facile : il ne gagne pas de points de mouvement pour ses cristaux au printemps.',
  },
  tenguPilgrim: {
    title: 'Un pèlerin en route',
    help: 'Plus difficile : l’un de ses pèlerins se trouve déjà au départ du Chemin.',
  },
  tenguKodamasAhead: {
    title: 'Kodamas en avance',
    help: 'Plus difficile : chacun de ses kodamas commence une case plus loin.',
  },
  tenguKodamaPoints: {
    title: 'Points pour les kodamas',
    help: 'Plus difficile : il gagne 3 PV par piste où son kodama est devant le vôtre à la fin.',
  },
}

export const dragonflies: Phrases['dragonflies'] = { none: 'Aucune', one: 'Une', two: 'Deux' }

export const components: readonly ComponentNote[] = [
  {
    name: 'Cartes Yokai',
    provenance: 'reconstructed',
    text: '20 cartes de départ et 29 autres, dans les nombres indiqués par type. Le Nezumi avec une case de kodama et un bâtiment ou un cristal est indiqué, comme le bois ou la pierre de l’Imomushi ; que les jeux de départ soient identiques est rapporté. Les autres actions et vertus sont les nôtres ; chaque vertu s’arrête à 12 PV, comme indiqué.',
  },
  {
    name: 'Cartes Bitoku',
    provenance: 'reconstructed',
    text: '24 cartes ; leurs sept vertus, le nombre de chacune et les PV des séries sont indiqués. Les PV et récompenses des cartes sont les nôtres.',
  },
  {
    name: 'Visions',
    provenance: 'reconstructed',
    text: '28 cartes avec les huit sortes de conditions indiquées et des pertes de 1 ou 2. Une carte est indiquée en entier ; les autres sont les nôtres.',
  },
  {
    name: 'Bâtiments',
    provenance: 'reconstructed',
    text: '24 tuiles de quatre types et 6 anciennes, avec les trois bonus de propriété indiqués. Le temple au rocher et le ryokan à deux cases de kodama suivent les exemples ; les autres actions sont les nôtres.',
  },
  {
    name: 'Cristaux',
    provenance: 'reconstructed',
    text: '32 tuiles de trois types. Ce que fait chaque type est indiqué, ainsi que trois récompenses de cristaux oniriques ; le reste est notre reconstitution.',
  },
  {
    name: 'Mitamas',
    provenance: 'stated',
    text: '24 tuiles ; nombres et actions sont indiqués. Leurs coûts en saké et en jade sont les nôtres.',
  },
  {
    name: 'Libellules',
    provenance: 'reconstructed',
    text: '32 tuiles, seize faces en double. Toutes les actions sont les nôtres.',
  },
  {
    name: 'Portails',
    provenance: 'reconstructed',
    text: '8 tuiles A et 8 tuiles B, comme indiqué. Le Mitama pour 2 de moins est indiqué ; les autres actions sont les nôtres.',
  },
  {
    name: 'Rochers',
    provenance: 'reconstructed',
    text: '13 rochers, chacun d’une seule famille, comme indiqué. Ara, et temple avec ryokan, sont indiqués ; les autres types sont les nôtres.',
  },
  {
    name: 'Trésors du lac',
    provenance: 'reconstructed',
    text: '5 tuiles. 4 / 2 / 0 est indiqué ; les autres récompenses sont les nôtres.',
  },
  {
    name: 'Actions Forêt, Demeure et faveurs',
    provenance: 'stated',
    text: 'Ce que fait chaque région selon la valeur d’un dé, les cases de la Demeure et les trois faveurs d’une colline.',
  },
  {
    name: 'Cases et marchés',
    provenance: 'reconstructed',
    text: 'Combien de cases de dé, de cases de colline, d’emplacements de marché et de rochers il y a selon le nombre de joueurs, et les prix des emplacements.',
  },
  {
    name: 'Chemins de la sagesse',
    provenance: 'reconstructed',
    text: 'Qu’il y ait un ou deux chemins avec deux ponts, des illuminations et des portails est indiqué ; leur longueur, leur ordre et leurs PV sont les nôtres.',
  },
  {
    name: 'Plateaux individuels',
    provenance: 'reconstructed',
    text: 'Dés, pèlerins et ressources de départ, huit emplacements Cristal et six pions sont indiqués, et aussi que le troisième bâtiment coûte 1 bois et 1 pierre. Les autres coûts et les PV dessous sont les nôtres.',
  },
  {
    name: 'Cartes Action du Tengu',
    provenance: 'reconstructed',
    text: '10 cartes ; leur lecture est indiquée. Le choix des signes réunis sur une même carte est le nôtre.',
  },
]

export const credits: Credits = {
  designers: 'Germán P. Millán ; mode solo Dávid Turczi, développé avec Xavi Bordes',
  artists: 'Edu Valls',
  publishers: 'Devir ; IELLO pour la version française',
  note: 'Une table non officielle faite par des gens qui aiment le jeu. Les mots et les dessins sont les nôtres ; la plupart des valeurs imprimées sont notre reconstitution. Si le jeu vous plaît, offrez-vous la boîte.',
}
