import type { RuleChapter } from '@engawa/kernel'

export const rules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: 'Le but',
    passages: [
      {
        rules: ['DAR-52', 'DAR-48'],
        text: 'Gagnez des darumas en peignant leurs deux yeux avec des dés de valeur 1. Votre objectif secret nomme deux couleurs qui valent 2 points chacune et une qui vous en coûte 3 ; l’or vaut 2 et tout autre daruma 1. Ce que vous gagnez est visible de tous, seuls les objectifs sont secrets.',
      },
    ],
  },
  {
    id: 'set-up',
    title: 'Avant le premier tour',
    passages: [
      {
        rules: ['DAR-01', 'DAR-02', 'DAR-03'],
        text: 'À deux, la piste compte six jetons de manche, et un de plus par personne supplémentaire. Ils sont tirés au hasard parmi douze et posés face visible ; le compteur part tout à gauche. Cinq darumas sont visibles autour du tanuki, les autres forment une pioche cachée. Huit dés et cinq jetons pupille sont prêts.',
      },
      {
        rules: ['DAR-04', 'DAR-07'],
        text: 'Chaque personne reçoit l’un des six objectifs et peut le regarder à tout moment. Tout le monde connaît les six qui existent, mais personne ne sait avant le décompte qui a lequel. Ceux qui restent ne sont jamais révélés.',
      },
      {
        rules: ['DAR-05', 'DAR-06'],
        text: 'Le sort désigne qui commence. On joue dans le sens des aiguilles d’une montre.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Votre tour',
    passages: [
      {
        rules: ['DAR-10'],
        text: 'Avant de lancer, regardez les cinq darumas : si trois d’entre eux ont la même couleur ou la même action, vous pouvez remettre les cinq dans la pioche, sans leurs jetons pupille, et en poser cinq autres, autant de fois que cela se présente. Si la pioche est vide, il faut qu’un jeton pupille soit posé sur l’un d’eux.',
      },
      {
        rules: ['DAR-11', 'DAR-17'],
        text: 'Lancez les huit dés. Après chaque lancer, dans cet ordre : bonne fortune, les dés de valeur 4 sur le livre de comptes du tanuki, puis malchance. Un 4 posé sur le livre est perdu pour le reste du tour.',
      },
      {
        rules: ['DAR-12', 'DAR-18'],
        text: 'Les autres dés sont disponibles. Utilisez-les un par un, dans l’ordre de votre choix. Un dé posé sur un daruma ou sur la bouteille y reste jusqu’à la fin du tour.',
      },
      {
        rules: ['DAR-13', 'DAR-15', 'DAR-16'],
        text: 'Un 1 peint un œil libre d’un daruma visible, gauche ou droit, et déclenche son action. Elle doit être faite autant que possible ; si elle ne peut rien, l’œil est peint quand même. Un œil peut être peint par un dé ou par un jeton pupille d’un tour passé. Avec ses deux yeux peints, un daruma ne prend plus de dé.',
      },
      {
        rules: ['DAR-14'],
        text: 'Un 2, 3, 5 ou 6 peut aller sur la bouteille de saké : choisissez au moins un de vos autres dés disponibles et lancez ceux que vous avez choisis. C’est permis aussi souvent que vos dés le permettent.',
      },
      {
        rules: ['DAR-19'],
        text: 'Un daruma autour du tanuki n’est à personne, peu importe qui l’a peint, jusqu’à la fin d’un tour. Avant cela, on ne peut ni le donner ni l’échanger.',
      },
    ],
  },
  {
    id: 'luck',
    title: 'La chance, bonne ou mauvaise',
    passages: [
      {
        rules: ['DAR-20'],
        text: 'Malchance : avec quatre dés de valeur 4 ou plus sur le livre de comptes, dés fictifs compris, votre tour s’arrête aussitôt. Les dés reviennent, rien n’est pris, aucun jeton pupille n’est posé et le compteur ne bouge pas. Un daruma reçu par bonne fortune, donné ou échangé pendant ce tour n’est pas repris, et les jetons pupille des tours passés restent en place.',
      },
      {
        rules: ['DAR-21'],
        text: 'Bonne fortune : quatre dés de valeur 4 ou plus en un seul lancer ne vont pas sur le livre. Prenez le premier daruma de la pioche et relancez ces mêmes dés. Elle passe avant la malchance et peut se répéter. Si la pioche est vide, on se contente de relancer.',
      },
      {
        rules: ['DAR-22'],
        text: 'Don : une fois par tour, au moment d’utiliser un dé ou de finir, vous pouvez donner un de vos darumas à quelqu’un d’autre, reprendre un vrai dé de valeur 4 du livre de comptes et le relancer : il rejoint vos dés disponibles, ou retourne sur le livre s’il montre encore 4. Un don ne se refuse pas.',
      },
    ],
  },
  {
    id: 'actions',
    title: 'Ce que font les darumas',
    passages: [
      { rules: ['DAR-30'], text: 'Tout relancer : lancez tous les dés disponibles.' },
      {
        rules: ['DAR-31'],
        text: 'Relancer un groupe : choisissez une valeur présente au moins deux fois et lancez tous ses dés.',
      },
      {
        rules: ['DAR-32'],
        text: 'Relancer les dés seuls : lancez chaque dé dont la valeur n’est présente qu’une fois.',
      },
      {
        rules: ['DAR-33'],
        text: 'Décaler un groupe : choisissez une valeur présente au moins deux fois ; chacun de ses dés monte ou descend de un, au choix pour chacun. 6 et 1 sont voisins. Aucun ne peut devenir 4, aucun ne peut rester tel quel.',
      },
      {
        rules: ['DAR-34'],
        text: 'Décaler les dés seuls : chaque dé dont la valeur n’est présente qu’une fois monte ou descend de un, aux mêmes conditions.',
      },
      {
        rules: ['DAR-35'],
        text: 'Or maudit : chaque 1 que vous y posez ajoute un 4 fictif, qui compte aussitôt, et uniquement pour la malchance. Les jetons pupille n’ajoutent rien.',
      },
      {
        rules: ['DAR-36'],
        text: 'Échange : seulement avec le second œil. Choisissez deux personnes, dont vous si vous voulez, et un daruma de chacune : elles les échangent. Si l’une n’en a pas, elle reçoit celui de l’autre sans rien rendre. Une malchance survenue ensuite n’annule pas l’échange.',
      },
    ],
  },
  {
    id: 'turn-end',
    title: 'La fin du tour',
    passages: [
      {
        rules: ['DAR-40'],
        text: 'Votre tour finit quand aucun dé n’est disponible, ou quand vous le décidez sans avoir de 1 qui puisse encore être placé.',
      },
      {
        rules: ['DAR-41', 'DAR-42', 'DAR-43'],
        text: 'Prenez chaque daruma dont les deux yeux sont peints. Sur un daruma à un seul œil peint, un jeton pupille remplace votre dé et reste pour qui peindra l’autre. Puis cinq darumas sont de nouveau visibles.',
      },
      {
        rules: ['DAR-44', 'DAR-45'],
        text: 'Le compteur avance d’une case par dé inutilisé, deux au plus. À l’extrémité droite il fait demi-tour et ne va plus que vers la gauche.',
      },
      {
        rules: ['DAR-46', 'DAR-47', 'DAR-49'],
        text: 'Si votre déplacement du compteur s’arrête sur un jeton daruma, prenez le premier daruma de la pioche. Tant que le compteur est sur un jeton dé 4, chaque tour commence avec un 4 fictif. Le jeton tout à gauche agit comme les autres.',
      },
    ],
  },
  {
    id: 'game-end',
    title: 'La fin de la partie',
    passages: [
      {
        rules: ['DAR-50'],
        text: 'Quand le compteur est revenu tout à gauche il y reste, et la manche se joue jusqu’au bout, pour que tout le monde ait eu autant de tours.',
      },
      {
        rules: ['DAR-51'],
        text: 'Si la pioche est vide et que cinq darumas ne peuvent plus être visibles, la partie finit aussitôt.',
      },
      {
        rules: ['DAR-53'],
        text: 'La personne avec le plus de points gagne. À égalité, celle qui a le moins de darumas ; si l’égalité persiste, la victoire est partagée.',
      },
    ],
  },
]
