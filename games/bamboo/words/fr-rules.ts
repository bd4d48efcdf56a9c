import type { Credits, RuleChapter } from '@engawa/kernel'
import type { Phrases } from './phrases.ts'

export const rules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: 'Le but',
    passages: [
      {
        rules: ['BAM-029', 'BAM-115'],
        text: 'Quatre années passent, chacune avec son printemps, son été, son automne et son hiver. Vous offrez de l’encens, faites pousser le bambou, meublez une demeure de quinze cases et nourrissez votre famille. Qui a le plus de points de bonheur (PB) après le décompte final l’emporte. Le bonheur peut descendre sous 0 et n’a pas de limite vers le haut.',
      },
      {
        rules: ['BAM-028'],
        text: 'Tout est visible. Personne ne connaît seulement l’ordre des piles cachées, la nourriture cachée et les esprits sous celui du dessus.',
      },
    ],
  },
  {
    id: 'set-up',
    title: 'Avant de commencer',
    passages: [
      {
        rules: ['BAM-001', 'BAM-010'],
        text: 'Il y a 36 sections de bambou : chacune a une des quatre couleurs et une des actions Équilibre, Aménagement, Cuisine, Rémunération ou Joker. Douze forment au hasard la bambouseraie, quatre pousses de trois.',
      },
      {
        rules: ['BAM-002', 'BAM-003', 'BAM-012', 'BAM-013'],
        text: 'Des 68 tuiles Équilibre (24 gauche, 20 centre, 24 droite), trois de chaque type sont visibles ; des 64 tuiles Demeure, quatre de chaque catégorie. À deux, les tuiles Demeure marquées restent dans la boîte.',
      },
      {
        rules: ['BAM-004', 'BAM-014', 'BAM-016', 'BAM-011'],
        text: 'Chaque temple a une pile de quatre esprits dont on voit le premier ; cinq des 21 sont hors jeu. Cinq des 26 jetons Nourriture sont visibles. Quatre cadeaux sont face cachée.',
      },
      {
        rules: ['BAM-005', 'BAM-020', 'BAM-021', 'BAM-022', 'BAM-018'],
        text: 'Chaque place a sa propre couleur : vert, jaune, violet ou marron. La table décide si les couleurs suivent l’ordre des places ou si chacun choisit la sienne avant de commencer, dans l’ordre du tour. On commence avec 5 PB, 3 pièces, 3 bâtons d’encens et un de plus qui attend chaque année, une tuile Équilibre du centre tirée au hasard et les quatre sections de sa couleur : une par temple, une par action. Les pièces ne manquent jamais.',
      },
      {
        rules: ['BAM-017', 'BAM-023'],
        text: 'La première place est tirée au sort. Deux sections sans symbole par place sont visibles ; dans l’ordre du tour, chacun en prend une, puis chacun une seconde. Le reste quitte la partie.',
      },
    ],
  },
  {
    id: 'spring',
    title: 'Le printemps',
    passages: [
      { rules: ['BAM-030'], text: 'Chacun reprend un bâton d’encens du plateau.' },
      {
        rules: ['BAM-031', 'BAM-032', 'BAM-033'],
        text: 'On révèle autant de cadeaux que de places : Rémunération, Cuisine, Équilibre ou Aménagement. Dans l’ordre du tour, chacun en prend un et fait son action avec tous ses choix, ou ne l’utilise pas. Un cadeau pris n’est plus là ce printemps. Les esprits n’aident pas au printemps.',
      },
    ],
  },
  {
    id: 'summer',
    title: 'L’été',
    passages: [
      {
        rules: ['BAM-039', 'BAM-040'],
        text: 'On joue à tour de rôle, dans le sens horaire, jusqu’à ce que tous aient passé. Sans encens il faut passer ; avec de l’encens on ne le peut pas.',
      },
      {
        rules: ['BAM-041'],
        text: 'Visitez un de vos stocks qui contient une section. Le stock de votre tour précédent est fermé, même d’une année à l’autre.',
      },
      {
        rules: ['BAM-042', 'BAM-043'],
        text: 'Offrez autant de bâtons que le stock contient de sections, ou tous les vôtres si vous en avez moins. Ils vont au-dessus des autres dans le temple de cette couleur. Chacun peut aller dans un autre temple, pour 1 pièce.',
      },
      {
        rules: ['BAM-044'],
        text: 'Placez toutes les sections du stock sous les quatre pousses, deux au plus sous chacune.',
      },
      {
        rules: ['BAM-045', 'BAM-048'],
        text: 'Utilisez-en autant que de bâtons offerts, une par une, dans l’ordre voulu ; sous une même pousse, la plus proche d’abord. Une section que vous n’utilisez pas laisse son action à une autre.',
      },
      {
        rules: ['BAM-046', 'BAM-047'],
        text: 'Chaque section, utilisée ou non, est ensuite poussée dans sa pousse, et celle qui tombe du haut vient aussitôt dans votre stock de sa couleur. Un stock en contient quatre : s’il est plein, elle va dans un autre de vos stocks et en fait partie.',
      },
      {
        rules: ['BAM-049'],
        text: 'Entre deux étapes de votre tour vous pouvez appeler des esprits, autant que vous voulez, aussi avant de passer et à la toute fin. Un esprit qui ne changerait rien ne peut pas être appelé.',
      },
    ],
  },
  {
    id: 'actions',
    title: 'Les actions',
    passages: [
      {
        rules: ['BAM-050', 'BAM-060'],
        text: 'Équilibre : gagnez 1 PB, ou prenez et décomptez jusqu’à deux tuiles Équilibre, dans la combinaison voulue. Le petit gain vous est toujours ouvert.',
      },
      {
        rules: ['BAM-051'],
        text: 'Prenez une tuile Équilibre visible ; deux au plus non décomptées d’un type. La colonne descend et une nouvelle tuile arrive aussitôt en haut, tant que la pile en a.',
      },
      {
        rules: ['BAM-052'],
        text: 'Décomptez une de vos tuiles dont le motif est achevé, même prise à l’instant : gagnez ses PB et libérez sa place.',
      },
      {
        rules: ['BAM-053', 'BAM-057', 'BAM-058', 'BAM-059'],
        text: 'Aménagement : gagnez 1 pièce, ou achetez une tuile Demeure visible. Payez les pièces de sa place dans le marché, gagnez le bonheur de cette place, et posez-la sur une case libre, pour toujours. Puis la colonne descend et se remplit. Ce qu’on ne peut payer ou poser, on ne peut l’acheter.',
      },
      { rules: ['BAM-054'], text: 'Rémunération : prenez 2 pièces.' },
      {
        rules: ['BAM-055'],
        text: 'Cuisine : prenez un jeton Nourriture visible. Les cinq emplacements ne se remplissent que lorsque tous sont vides, et en hiver. Quand la réserve est épuisée, on mélange les jetons dépensés.',
      },
      { rules: ['BAM-056'], text: 'Joker : l’une des quatre, au choix.' },
    ],
  },
  {
    id: 'patterns',
    title: 'Les motifs d’équilibre',
    passages: [
      {
        rules: ['BAM-070', 'BAM-077'],
        text: 'Votre demeure a cinq colonnes et trois lignes. Une tuile gauche regarde les deux colonnes de gauche, une tuile droite les deux de droite, une tuile centre toutes. Le motif doit y être tout entier, n’importe où, tel que dessiné : jamais tourné ni en miroir. « Au choix » veut quand même une tuile.',
      },
      {
        rules: ['BAM-071', 'BAM-072', 'BAM-073', 'BAM-074'],
        text: 'Une seule tuile d’un type ; des types côte à côte ou l’un sous l’autre dans l’ordre donné ; quatre types autour d’une case, quoi qu’elle contienne ; cinq sur une ligne.',
      },
      {
        rules: ['BAM-075', 'BAM-076', 'BAM-078'],
        text: 'Confort d’un type : toutes ses tuiles de la zone ensemble. Confort d’une forme : seulement les tuiles qui la composent.',
      },
    ],
  },
  {
    id: 'autumn',
    title: 'L’automne',
    passages: [
      {
        rules: ['BAM-080', 'BAM-081'],
        text: 'Dans chaque temple, la place qui a le plus de bâtons prend l’esprit du dessus ; à égalité, celle dont un bâton est le plus haut. Là où personne n’a rien offert, l’esprit reste.',
      },
      { rules: ['BAM-083'], text: 'Tous les bâtons reviennent. Un esprit gagné est éveillé.' },
      {
        rules: ['BAM-015', 'BAM-025', 'BAM-082', 'BAM-084', 'BAM-085'],
        text: 'À deux, personne ne joue le marron : un fantôme marron a 0, 2, 3 et 3 bâtons tout en bas des temples, répartis de nouveau chaque année. Il perd toutes les égalités ; un esprit qu’il gagne quitte la partie.',
      },
    ],
  },
  {
    id: 'spirits',
    title: 'Les esprits',
    passages: [
      {
        rules: ['BAM-090', 'BAM-098'],
        text: 'Un esprit appelé dort jusqu’à ce que vous le réveilliez en hiver : Kitsune pour rien, Ookami pour 2 pièces, les autres pour 1.',
      },
      {
        rules: ['BAM-091', 'BAM-092', 'BAM-093'],
        text: 'Kappa : une action Équilibre. Tanuki : une action Aménagement. Rokurokubi : une action Rémunération.',
      },
      {
        rules: ['BAM-094'],
        text: 'Kitsune : les sections de ce tour qui n’ont pas encore agi sont des jokers. Il n’ajoute pas d’action.',
      },
      {
        rules: ['BAM-095'],
        text: 'Ookami : quatre de nourriture quand vous nourrissez votre famille. L’excédent est perdu.',
      },
      {
        rules: ['BAM-096'],
        text: 'Tengu : prenez un jeton Nourriture ; avant ou après, vous pouvez renouveler les cinq.',
      },
      {
        rules: ['BAM-097'],
        text: 'Bakeneko : avant l’offrande ; vos bâtons vont gratuitement dans tous les temples.',
      },
    ],
  },
  {
    id: 'winter',
    title: 'L’hiver',
    passages: [
      { rules: ['BAM-100'], text: 'Réveillez vos esprits endormis, au choix, pour leur prix.' },
      {
        rules: ['BAM-101', 'BAM-102'],
        text: 'Nourrissez votre famille : un de nourriture par tuile Demeure. Choisissez les jetons à dépenser ; tant que vous en avez, il faut continuer jusqu’à ce que tous soient nourris. On ne rend rien. Chaque manque coûte 1 PB.',
      },
      {
        rules: ['BAM-103', 'BAM-104', 'BAM-106', 'BAM-107'],
        text: 'La première place passe au suivant dans le sens horaire. La tuile du bas de chaque colonne va sous sa pile, les autres descendent, de nouvelles arrivent. Les emplacements de nourriture vides se remplissent. Puis vient l’année suivante, ou le décompte final.',
      },
    ],
  },
  {
    id: 'count',
    title: 'Le décompte final',
    passages: [
      { rules: ['BAM-110'], text: '2 PB par esprit différent, éveillé ou endormi.' },
      {
        rules: ['BAM-111'],
        text: 'Moins 2 PB par point d’écart entre le confort de vos deux colonnes de gauche et celui de vos deux colonnes de droite.',
      },
      {
        rules: ['BAM-112'],
        text: 'Chaque tuile Équilibre non décomptée dont le motif est achevé : la moitié de ses PB, arrondie au supérieur.',
      },
      { rules: ['BAM-113'], text: 'Face Nuit : moins 1 PB par case marquée restée libre.' },
      {
        rules: ['BAM-114'],
        text: 'Le plus de PB gagne ; puis le plus de confort dans toute la demeure ; puis la victoire est partagée.',
      },
    ],
  },
  {
    id: 'night',
    title: 'La face Nuit',
    passages: [
      {
        rules: ['BAM-024', 'BAM-120'],
        text: 'Choisie pour toute la table avant de commencer : quatre cases de chaque demeure montrent un type, et seule une tuile de ce type peut y être posée.',
      },
    ],
  },
]

export const components: Phrases['components'] = {
  shoots: {
    name: 'Sections de bambou',
    text: '36 sections aux nombres indiqués : 4 par place avec toutes les couleurs et actions, 12 pour la bambouseraie, 8 sans symbole. Quelle action porte quelle couleur est notre reconstruction.',
  },
  homes: {
    name: 'Tuiles Demeure',
    text: '64 tuiles, 32 par catégorie, quatre types, 1 à 3 de confort, comme indiqué. Les noms, la répartition du confort et les tuiles retirées à deux sont de nous.',
  },
  market: {
    name: 'Marché des tuiles Demeure',
    text: 'Le prix et le bonheur tiennent à la place dans le marché, comme indiqué ; les chiffres sont de nous.',
  },
  balance: {
    name: 'Tuiles Équilibre',
    text: '24 gauche, 20 centre et 24 droite, comme indiqué. Tous les exemples du livret y sont ; les autres motifs et le bonheur sont de nous.',
  },
  firstBalance: {
    name: 'Première tuile Équilibre',
    text: 'Le type reçu au départ est montré par un signe que le texte a perdu ; nous avons pris le centre, le plus neutre.',
  },
  spirits: {
    name: 'Esprits',
    text: 'Sept esprits, trois tuiles chacun, avec leurs pouvoirs.',
  },
  wakeCosts: {
    name: 'Prix du réveil',
    text: 'Kitsune est gratuit, comme indiqué. Les autres chiffres sont lus dans un résumé dont les signes de pièce sont perdus.',
  },
  templeTiles: {
    name: 'Tuiles Temple',
    text: 'Les valeurs 0, 2 et 3 et les huit bâtons sont indiqués ; seuls 0, 2, 3 et 3 conviennent.',
  },
  gifts: {
    name: 'Cadeaux',
    text: 'Un pour chaque action de base.',
  },
  food: {
    name: 'Nourriture',
    text: '6 thés (1), 12 riz (2), 8 râmens (3).',
  },
  incense: {
    name: 'Encens',
    text: '7 bâtons par place, 8 pour le fantôme.',
  },
  night: {
    name: 'Face Nuit',
    text: 'Que des cases n’acceptent qu’un type est indiqué ; leur nombre et leur place sont de nous : quatre par plateau, deux de chaque côté.',
  },
}

export const credits: Credits = {
  designers: 'Germán P. Millán',
  artists: 'Jonatan Cantero',
  publishers: 'Devir ; IELLO en français (« Bambou »)',
  note: 'Une table non officielle, faite par des gens qui aiment ce jeu. Les mots et les dessins sont les nôtres ; beaucoup de valeurs imprimées sont notre reconstruction. Si le jeu vous plaît, achetez la boîte.',
}
