import type { RuleChapter } from '@engawa/kernel'

export const rules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: 'Le but',
    passages: [
      {
        rules: ['BAM-029', 'BAM-115'],
        text: 'Quatre années passent, chacune avec son printemps, son été, son automne et son hiver. Vous offrez de l’encens, faites pousser le bambou, aménagez une demeure de quinze cases et nourrissez votre famille. Après le décompte final, le joueur qui a le plus de points de bonheur (PB) l’emporte. Les points de bonheur peuvent descendre au-dessous de 0 et n’ont pas de maximum.',
      },
      {
        rules: ['BAM-028'],
        text: 'Tout est visible, sauf ce qui est face cachée : les tuiles à venir, la réserve de nourriture et les esprits sous le dessus des piles. Cela, personne ne le connaît.',
      },
    ],
  },
  {
    id: 'set-up',
    title: 'La mise en place',
    passages: [
      {
        rules: ['BAM-001', 'BAM-010'],
        text: 'Il y a 36 sections de bambou : chacune porte l’une des quatre couleurs et l’une des actions Équilibre, Aménagement, Cuisine, Rémunération ou Joker. Douze d’entre elles, placées au hasard, forment la bambouseraie : quatre pousses de trois sections.',
      },
      {
        rules: ['BAM-002', 'BAM-003', 'BAM-012', 'BAM-013'],
        text: 'Des 68 tuiles Équilibre (24 de gauche, 20 du centre, 24 de droite), trois de chaque type sont visibles ; des 64 tuiles Demeure, quatre de chaque catégorie. À deux joueurs, les tuiles Demeure marquées restent dans la boîte.',
      },
      {
        rules: ['BAM-004', 'BAM-014', 'BAM-016', 'BAM-011'],
        text: 'Chaque temple reçoit une pile de quatre esprits, dont on ne voit que le premier ; cinq des 21 restent hors jeu. Cinq des 26 jetons Nourriture sont visibles. Les quatre cadeaux de la forêt sont face cachée.',
      },
      {
        rules: ['BAM-005', 'BAM-020', 'BAM-021', 'BAM-022', 'BAM-018'],
        text: 'Chaque joueur a sa couleur : vert, jaune, violet ou marron. La table décide si les couleurs sont attribuées dans l’ordre de la table ou si chacun choisit la sienne avant de commencer, dans l’ordre du tour. On commence avec 5 PB, 3 pièces, 3 bâtons d’encens et un de plus à chaque printemps, une tuile Équilibre du centre tirée au hasard et les quatre sections de sa couleur : une par temple, une par action. Les pièces ne manquent jamais.',
      },
      {
        rules: ['BAM-017', 'BAM-023'],
        text: 'Le premier joueur est tiré au sort. Deux sections sans symbole par joueur sont posées face visible ; dans l’ordre du tour, chacun en choisit une, puis une seconde. Les autres quittent la partie.',
      },
    ],
  },
  {
    id: 'spring',
    title: 'Le printemps',
    passages: [
      { rules: ['BAM-030'], text: 'Chacun reprend un bâton d’encens du plateau principal.' },
      {
        rules: ['BAM-031', 'BAM-032', 'BAM-033'],
        text: 'On révèle autant de cadeaux de la forêt qu’il y a de joueurs : Rémunération, Cuisine, Équilibre ou Aménagement. Dans l’ordre du tour, chacun en choisit un et effectue son action, avec tous ses choix, ou y renonce. Un cadeau pris n’est plus disponible ce printemps. Les esprits n’aident pas au printemps.',
      },
    ],
  },
  {
    id: 'summer',
    title: 'L’été',
    passages: [
      {
        rules: ['BAM-039', 'BAM-040'],
        text: 'Les tours s’enchaînent dans le sens horaire jusqu’à ce que tous aient passé. Sans encens, vous devez passer ; tant qu’il vous en reste, vous ne le pouvez pas.',
      },
      {
        rules: ['BAM-041'],
        text: 'Visitez l’un de vos stocks qui contient au moins une section. Vous ne pouvez pas choisir deux fois de suite le même stock, pas même d’une année à l’autre.',
      },
      {
        rules: ['BAM-042', 'BAM-043'],
        text: 'Offrez autant de bâtons que le stock contient de sections, ou tous les vôtres si vous en avez moins. Ils se placent au-dessus des autres dans le temple de cette couleur. Chacun d’eux peut aller dans un autre temple, pour 1 pièce.',
      },
      {
        rules: ['BAM-044'],
        text: 'Placez toutes les sections du stock sous les quatre pousses, deux au plus sous chacune.',
      },
      {
        rules: ['BAM-045', 'BAM-048'],
        text: 'Effectuez autant de leurs actions que vous avez offert de bâtons, une par une, dans l’ordre de votre choix ; sous une même pousse, la section la plus proche passe d’abord. Si vous renoncez à une section, son action profite à une autre.',
      },
      {
        rules: ['BAM-046', 'BAM-047'],
        text: 'Chaque section, utilisée ou non, est ensuite poussée dans sa pousse, et celle qui tombe du sommet rejoint aussitôt votre stock de sa couleur. Elle y reste : une section reçue ne peut pas servir pendant le même tour. Un stock contient quatre sections : s’il est plein, elle va dans un autre de vos stocks et en fait partie, à tous égards.',
      },
      {
        rules: ['BAM-049'],
        text: 'Entre deux étapes de votre tour, vous pouvez activer des esprits, autant que vous voulez, y compris avant de passer et tout à la fin. Un esprit qui ne changerait rien ne peut pas être activé.',
      },
    ],
  },
  {
    id: 'actions',
    title: 'Les actions',
    passages: [
      {
        rules: ['BAM-050', 'BAM-060'],
        text: 'Équilibre : gagnez 1 PB, ou prenez et décomptez jusqu’à deux tuiles Équilibre, dans la combinaison de votre choix. Vous pouvez toujours préférer le point.',
      },
      {
        rules: ['BAM-051'],
        text: 'Prenez une tuile Équilibre visible ; vous ne pouvez pas avoir plus de deux tuiles non décomptées d’un même type. La colonne descend et une nouvelle tuile apparaît aussitôt en haut, tant qu’il en reste.',
      },
      {
        rules: ['BAM-052'],
        text: 'Décomptez l’une de vos tuiles dont le motif est achevé, même si vous venez de la prendre : gagnez ses PB et libérez son emplacement.',
      },
      {
        rules: ['BAM-053', 'BAM-057', 'BAM-058', 'BAM-059'],
        text: 'Aménagement : recevez 1 pièce, ou achetez une tuile Demeure visible. Payez les pièces indiquées à son emplacement, gagnez les PB indiqués au même endroit et posez-la sur une case libre ; elle n’en bouge plus. Puis la colonne descend et se complète. On n’achète que ce qu’on peut payer et poser.',
      },
      { rules: ['BAM-054'], text: 'Rémunération : prenez 2 pièces.' },
      {
        rules: ['BAM-055'],
        text: 'Cuisine : prenez un jeton Nourriture visible. Les cinq emplacements ne sont remplis que lorsqu’ils sont tous vides, et en hiver. Quand la réserve est épuisée, on mélange les jetons dépensés pour en former une nouvelle.',
      },
      { rules: ['BAM-056'], text: 'Joker : l’une des quatre actions, au choix.' },
    ],
  },
  {
    id: 'patterns',
    title: 'Les motifs d’équilibre',
    passages: [
      {
        rules: ['BAM-070', 'BAM-077'],
        text: 'Votre demeure a cinq colonnes et trois lignes. Une tuile de gauche concerne les deux colonnes les plus à gauche, une tuile de droite les deux plus à droite, une tuile du centre toutes les colonnes. Le motif doit s’y trouver en entier, n’importe où, tel qu’il est dessiné : ni tourné ni inversé. « Au choix » demande tout de même une tuile.',
      },
      {
        rules: ['BAM-071', 'BAM-072', 'BAM-073', 'BAM-074'],
        text: 'Une seule tuile d’un type ; des types alignés de gauche à droite ou de haut en bas, dans l’ordre indiqué ; quatre types autour d’une case, quoi qu’elle porte ; cinq tuiles sur une ligne.',
      },
      {
        rules: ['BAM-075', 'BAM-076', 'BAM-078'],
        text: 'Confort d’un type : toutes ses tuiles de la zone comptent ensemble. Confort d’une forme : seules comptent les tuiles qui la composent.',
      },
    ],
  },
  {
    id: 'autumn',
    title: 'L’automne',
    passages: [
      {
        rules: ['BAM-080', 'BAM-081'],
        text: 'Dans chaque temple, le joueur qui a le plus de bâtons reçoit l’esprit du dessus ; à égalité, celui dont un bâton est le plus haut. Là où personne n’a fait d’offrande, l’esprit reste.',
      },
      {
        rules: ['BAM-083'],
        text: 'Tous les bâtons reviennent à leurs propriétaires. Un esprit obtenu est éveillé.',
      },
      {
        rules: ['BAM-015', 'BAM-025', 'BAM-082', 'BAM-084', 'BAM-085'],
        text: 'À deux joueurs, personne ne joue le marron : un joueur fantôme a 0, 2, 3 et 3 bâtons marron tout en bas des temples, répartis à nouveau chaque année. Il perd toutes les égalités ; un esprit qu’il obtient est retiré de la partie.',
      },
    ],
  },
  {
    id: 'spirits',
    title: 'Les esprits',
    passages: [
      {
        rules: ['BAM-090', 'BAM-098'],
        text: 'Un esprit activé s’endort jusqu’à ce que vous le réveilliez en hiver : Kitsune gratuitement, Ookami pour 2 pièces, les autres pour 1.',
      },
      {
        rules: ['BAM-091', 'BAM-092', 'BAM-093'],
        text: 'Kappa : une action Équilibre. Tanuki : une action Aménagement. Rokurokubi : une action Rémunération.',
      },
      {
        rules: ['BAM-094'],
        text: 'Kitsune : les sections de ce tour qui n’ont pas encore été utilisées sont des jokers. Vous n’avez pas d’action de plus pour autant.',
      },
      {
        rules: ['BAM-095'],
        text: 'Ookami : 4 nourritures quand vous nourrissez votre famille. L’excédent est perdu.',
      },
      {
        rules: ['BAM-096'],
        text: 'Tengu : prenez un jeton Nourriture ; avant ou après, vous pouvez renouveler les cinq.',
      },
      {
        rules: ['BAM-097'],
        text: 'Bakeneko : à activer avant l’offrande ; vos bâtons vont gratuitement dans n’importe quels temples.',
      },
    ],
  },
  {
    id: 'winter',
    title: 'L’hiver',
    passages: [
      {
        rules: ['BAM-100'],
        text: 'Réveillez ceux de vos esprits endormis que vous voulez, en payant leur coût.',
      },
      {
        rules: ['BAM-101', 'BAM-102'],
        text: 'Nourrissez votre famille : 1 nourriture par tuile Demeure. Choisissez les jetons à dépenser ; tant que vous en avez, vous devez continuer jusqu’à ce que tous soient nourris. L’excédent est perdu. Chaque nourriture manquante coûte 1 PB.',
      },
      {
        rules: ['BAM-103', 'BAM-104', 'BAM-106', 'BAM-107'],
        text: 'Le joueur suivant dans le sens horaire devient premier joueur. La tuile du bas de chaque colonne est rangée au fond de son casier, les autres descendent, une nouvelle apparaît en haut. Les emplacements Nourriture vides sont remplis. Puis vient l’année suivante, ou le décompte final.',
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
        text: 'Chaque tuile Équilibre non décomptée dont le motif est achevé rapporte la moitié de ses PB, arrondie au supérieur.',
      },
      { rules: ['BAM-113'], text: 'Face Nuit : moins 1 PB par case marquée restée libre.' },
      {
        rules: ['BAM-114'],
        text: 'Le joueur qui a le plus de PB l’emporte ; à égalité, celui qui a le plus de confort dans toute sa demeure ; si l’égalité persiste, la victoire est partagée.',
      },
    ],
  },
  {
    id: 'night',
    title: 'La face Nuit',
    passages: [
      {
        rules: ['BAM-024', 'BAM-120'],
        text: 'La table la choisit avant de commencer : quatre cases de chaque demeure indiquent un type, et seule une tuile de ce type peut y être posée.',
      },
    ],
  },
]
