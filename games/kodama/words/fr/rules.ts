import type { RuleChapter } from '@engawa/kernel'
import { goalChapter, seasonChapter } from '../rules-of-cards.ts'
import { cards } from './cards.ts'

export const rules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: 'Le but du jeu',
    passages: [
      {
        rules: ['KOD-051', 'KOD-009'],
        text: 'Pendant trois saisons, vous faites pousser un arbre de cartes qui se chevauchent. Vous marquez des points pour les éléments qui se suivent le long d’une branche et, à la fin de chaque saison, pour un kodama, un esprit qui aime votre arbre à sa façon. Le joueur qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.',
      },
    ],
  },
  {
    id: 'set-up',
    title: 'Mise en place',
    passages: [
      {
        rules: ['KOD-001', 'KOD-002'],
        text: 'Chaque joueur reçoit au hasard l’un des six troncs, qui portent chacun un élément différent. Le bas du tronc est posé au bord de la table. Tout le monde commence à 0 point ; les autres troncs ne servent pas.',
      },
      {
        rules: ['KOD-003', 'KOD-007'],
        text: 'Chaque joueur reçoit quatre cartes Kodama, qu’il garde secrètes. Personne ne voit celles qui restent. Tout le reste est visible, sauf l’ordre de la pioche et les cartes Saison encore face cachée.',
      },
      {
        rules: ['KOD-004', 'KOD-005', 'KOD-006'],
        text: 'Une carte de chaque saison est posée face cachée. Les 65 cartes Branche forment la pioche ; quatre d’entre elles, face visible, forment l’étalage. Le premier joueur est tiré au sort.',
      },
    ],
  },
  {
    id: 'season',
    title: 'Une saison',
    passages: [
      {
        rules: ['KOD-010', 'KOD-090'],
        text: 'On révèle d’abord la carte Saison. Elle s’applique à tous jusqu’à la fin de la saison, puis elle est défaussée.',
      },
      {
        rules: ['KOD-011', 'KOD-030'],
        text: 'Vient ensuite la croissance : chacun joue quatre tours, dans le sens des aiguilles d’une montre à partir du premier joueur. Après chaque tour, l’étalage est complété à quatre cartes. Le marqueur Saison avance après le tour du premier joueur et indique où l’on en est des douze tours.',
      },
      {
        rules: ['KOD-012'],
        text: 'Puis, dans le même ordre, chacun joue une carte Kodama de sa main et marque aussitôt ses points. Il faut en jouer une, même si elle ne rapporte rien ; elle quitte la partie.',
      },
      {
        rules: ['KOD-013'],
        text: 'Avant la saison suivante, le joueur au score le plus faible devient premier joueur. En cas d’égalité, c’est le plus proche à gauche du premier joueur actuel ; celui-ci passe en dernier.',
      },
    ],
  },
  {
    id: 'placing',
    title: 'Poser une carte',
    passages: [
      {
        rules: ['KOD-020', 'KOD-061'],
        text: 'Prenez une carte de l’étalage et posez-la sur une carte de votre arbre, branche ou tronc, sous n’importe quel angle. Vous devez en poser une dès lors que c’est possible.',
      },
      {
        rules: ['KOD-021', 'KOD-063'],
        text: 'Le pied de sa branche, là où elle atteint le bord de la carte, doit toucher l’écorce de la carte du dessous.',
      },
      {
        rules: ['KOD-022'],
        text: 'La carte posée ne doit toucher que cette carte-là. Deux cartes qui se chevauchent se touchent ; deux bords simplement mis l’un contre l’autre ne comptent pas.',
      },
      {
        rules: ['KOD-023'],
        text: 'Elle ne doit recouvrir aucun élément d’une autre carte, même en partie. L’écorce, elle, peut être recouverte.',
      },
      {
        rules: ['KOD-024'],
        text: 'Elle ne doit pas dépasser de votre table. Le bord du bas est celui où repose votre tronc ; tout le monde dispose du même espace.',
      },
      {
        rules: ['KOD-025'],
        text: 'Une pose qui rapporterait plus de 10 points d’éléments est interdite. Exactement 10, c’est permis, et les points de la carte Saison n’entrent pas dans ce maximum.',
      },
      { rules: ['KOD-026'], text: 'Une carte posée ne bouge plus.' },
      {
        rules: ['KOD-031', 'KOD-064'],
        text: 'Si aucune carte de l’étalage ne peut être posée, glissez-en une de votre choix sous la pioche. Vous ne marquez rien, et l’étalage est complété.',
      },
      {
        rules: ['KOD-060', 'KOD-062'],
        text: 'Les positions sont arrondies au centième de millimètre et les angles au degré, pour que tous les appareils jugent de la même façon. Les listes de poses, pour le clavier et les robots, essaient un pied tous les 5 mm d’écorce et un angle tous les 10 degrés ; à la main, tout autre endroit est possible.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Marquer des points',
    passages: [
      {
        rules: ['KOD-027'],
        text: 'Pour chaque sorte d’élément de la carte posée, descendez la ligne de cartes vers le tronc tant que cet élément figure sur chaque carte. Vous marquez 1 point par icône, y compris celles de la carte posée. Le tronc est la dernière carte qui peut compter.',
      },
      {
        rules: ['KOD-028'],
        text: 'Un élément qui ne figure pas sur la carte du dessous ne rapporte rien, pas même pour la carte posée.',
      },
      {
        rules: ['KOD-029'],
        text: 'Seules comptent les cartes situées entre la carte posée et le tronc : on ne suit jamais les fourches.',
      },
      {
        rules: ['KOD-032'],
        text: 'Un tour se déroule dans cet ordre : ce que propose la carte Saison, la pose, ses points, le bonus de la carte Saison, l’étalage. Vous marquez toujours tous vos points.',
      },
    ],
  },
  {
    id: 'terms',
    title: 'Les termes des cartes',
    passages: [
      {
        rules: ['KOD-040'],
        text: 'Une dernière carte est une carte Branche qui n’en porte aucune autre. Le tronc n’est jamais une dernière carte.',
      },
      {
        rules: ['KOD-041', 'KOD-042'],
        text: 'À 2 cartes ou moins du tronc se trouvent le tronc lui-même, les cartes qui le touchent et celles qui touchent ces dernières. Le tronc est une carte, mais pas une carte Branche.',
      },
      {
        rules: ['KOD-043', 'KOD-044'],
        text: 'La ligne d’une carte se compose de cette carte et de toutes celles qui la portent, jusqu’au tronc. Sa distance est le nombre de cartes Branche de cette ligne.',
      },
      {
        rules: ['KOD-045', 'KOD-046'],
        text: 'Une carte porte celles qui sont posées sur elle. Une carte avec un élément le montre au moins une fois et compte une seule fois ; les icônes, elles, se comptent une à une. Votre élément est celui de votre tronc.',
      },
    ],
  },
  goalChapter(cards, {
    title: 'Cartes Kodama',
    before: [
      {
        rules: ['KOD-070', 'KOD-073'],
        text: 'Un objectif porte sur votre propre arbre, tel qu’il est au moment où la carte est jouée. Il n’y a pas de maximum ; s’il ne trouve rien à compter, il rapporte 0 point.',
      },
      {
        rules: ['KOD-071', 'KOD-072'],
        text: 'Les éléments se lisent comme l’indique la carte Saison. Quand il faut choisir un élément, celui qui rapporte le plus est choisi pour vous.',
      },
    ],
  }),
  seasonChapter(cards, {
    title: 'Cartes Saison',
    before: [
      {
        rules: ['KOD-091'],
        text: 'Quand un élément compte comme un autre, toutes ses icônes, troncs compris, valent le second et non plus le premier, pour les poses, le maximum et les objectifs, jusqu’à la fin de la saison. Les points déjà marqués restent acquis.',
      },
      {
        rules: ['KOD-092', 'KOD-093'],
        text: 'Les points précédés d’un plus s’ajoutent après la pose, en dehors du maximum. Les points de fin de saison sont marqués par tous avant les cartes Kodama.',
      },
    ],
  }),
  {
    id: 'end',
    title: 'Fin de la partie',
    passages: [
      {
        rules: ['KOD-050'],
        text: 'La partie prend fin après la troisième phase Kodama. La carte Kodama qui reste dans chaque main est révélée mais ne rapporte rien.',
      },
    ],
  },
]
