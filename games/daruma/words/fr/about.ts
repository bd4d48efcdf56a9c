import type { ComponentNote, Credits } from '@engawa/kernel'

export const tagline = 'Lancez, peignez un œil, et sachez vous arrêter.'

export const noMove = 'Ce n’est pas un coup de Daruma.'

export const components: readonly ComponentNote[] = [
  {
    name: 'Nombre d’éléments',
    provenance: 'stated',
    text: '60 darumas, 8 dés, 12 jetons de manche, 6 objectifs, 5 jetons pupille, et 6 à 9 jetons sur la piste : c’est imprimé dans la règle.',
  },
  {
    name: 'Les sept actions',
    provenance: 'stated',
    text: 'L’effet de chaque action, et que seuls les darumas dorés portent le quatre fictif, est imprimé dans la règle.',
  },
  {
    name: 'Les points',
    provenance: 'stated',
    text: 'L’or 2, les deux couleurs de l’objectif 2, sa troisième couleur -3, toutes les autres 1.',
  },
  {
    name: 'Couleurs et actions des darumas',
    provenance: 'reconstructed',
    text: 'La règle ne donne pas la liste des cartes. La nôtre : neuf darumas dans chacune de six couleurs et six dorés ; chaque action sauf l’or maudit sur neuf d’entre eux.',
  },
  {
    name: 'Faces des jetons de manche',
    provenance: 'reconstructed',
    text: 'Les nôtres : six neutres, trois avec un daruma, trois avec un dé 4.',
  },
  {
    name: 'Objectifs',
    provenance: 'reconstructed',
    text: 'Les nôtres : chaque couleur est recherchée par deux objectifs et néfaste pour un, et aucune paire recherchée ne se répète.',
  },
]

export const credits: Credits = {
  designers: 'Jesús Fuentes et Jorge J. Barroso',
  artists: 'Jesús Fuentes (le jeu imprimé) ; les dessins d’ici sont les nôtres',
  publishers: 'Perro Loko Games ; en français Igiari, adaptation de Yolaine Glénisson',
  note: 'Ceci est une version non officielle, faite par amour du jeu. Si le jeu vous plaît, achetez la boîte.',
}
