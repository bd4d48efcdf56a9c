import type { RuleTexts } from '../../outline.ts'

type Later = 'movement' | 'path' | 'kodamas' | 'rocks' | 'spirits' | 'crystals' | 'visions' | 'ascension'

export const laterTexts: Pick<RuleTexts, Later> = {
  movement: {
    title: 'Les pèlerins sur les Chemins de la sagesse',
    passages: {
      points:
        'Un point de mouvement permet d’avancer d’une carte sur votre Chemin de Bitoku, de commencer un nouveau pèlerinage ou d’avancer un pèlerin d’une case. Les points se dépensent aussitôt, l’un après l’autre, comme vous le souhaitez ; ceux qui restent sont perdus. Les cases des Chemins ne rapportent rien.',
      start:
        'Un pèlerin disponible part de la case à côté du portail de départ, ou de la case liée à un portail où dort déjà l’un de vos pèlerins, même au-delà d’un pont. Seuls les cristaux procurent de nouveaux pèlerins.',
      walk: 'Les Chemins sont à sens unique et leurs cases accueillent autant de pèlerins qu’on veut. Pour franchir le premier pont d’un Chemin, il faut une carte Bitoku accomplie, deux pour le second. Au bout d’un Chemin, il ne reste qu’à s’engager sur son sentier.',
      trails:
        'De la case où commence un sentier, un pèlerin rejoint pour un point n’importe quelle case libre de ce sentier, même au-delà d’autres pèlerins. Chaque case n’en accueille qu’un, et vous n’en avez jamais deux sur le même sentier. Il s’y endort jusqu’à la fin de la partie et continue de compter.',
      arrive:
        'À l’arrivée, vous gagnez les PV et l’amulette de la case. Sur un portail, vous effectuez ensuite l’action de sa tuile, qui reste en place pour les suivants.',
    },
  },
  path: {
    title: 'Le Chemin de Bitoku',
    passages: {
      cards:
        'Une carte Bitoku obtenue, sur une colline ou en choisissant l’une de deux cartes du paquet, se place à l’extrémité droite de votre Chemin. Elle indique une vertu, des PV, parfois une récompense, et combien de cartes de cette vertu existent. Elle compte pour vos types même si votre pion ne l’atteint pas.',
      steps:
        'Pour un point de mouvement, votre pion avance sur la carte suivante, qui est alors accomplie : gagnez ses PV, puis sa récompense. On ne saute aucune carte.',
    },
  },
  kodamas: {
    title: 'Les pistes Kodama',
    passages: {
      tracks:
        'Chaque région a une piste de sept cases. Plusieurs kodamas peuvent partager une case, sauf la dernière, qui n’en accueille qu’un seul ; on peut d’ailleurs l’en faire reculer. Seul le classement final compte.',
      steps:
        'Quand un effet fait avancer des kodamas, ce sont les vôtres, sur les pistes de votre choix, sauf s’il précise sa région ; quand il en fait reculer, ce sont ceux des autres. Vous pouvez ne pas tout utiliser. Un kodama qui ne peut plus avancer s’arrête ; on ne recule pas au-delà de la première case.',
    },
  },
  rocks: {
    title: 'Les rochers d’Iwakura',
    passages: {
      take: 'Choisissez un rocher dans le Jardin des Rochers et placez-le sur l’emplacement vide le plus à gauche de votre Sentier des Rochers, trois au maximum. Un rocher ne rapporte rien sans pèlerin à côté de lui.',
      pilgrims:
        'Placez un pèlerin disponible, face Endormi, sur une case vide de votre Sentier des Rochers à côté d’au moins un rocher, en payant le coût de la case. Il y reste jusqu’à la fin de la partie. Entre deux rochers, il compte pour les deux.',
    },
  },
  spirits: {
    title: 'Les Mitamas et les libellules',
    passages: {
      mitamas:
        'Payez le saké et le jade indiqués sur un Mitama face visible, gagnez les PV de son emplacement, effectuez son action et placez-le sur votre plateau. Les emplacements vides ne sont regarnis qu’en hiver.',
      kinds:
        'Ara : une ressource ou une amulette +1. Nigi : débloquez un dé et prenez une amulette +1. Saki : un point de mouvement ou une amulette +1. Kushi : avancez un kodama d’une case ou prenez une amulette +1. Chaque Shinigami a sa propre action.',
      dragonflies:
        'Payez ou recevez les ressources de l’emplacement. Une réduction ne baisse qu’un paiement. La libellule attend sur votre plateau ; vous n’effectuez son action qu’en la combinant.',
      combine:
        'Quand vous obtenez un Mitama ou une libellule, et seulement à ce moment-là, vous pouvez combiner cette tuile à une tuile de l’autre sorte en attente : la paire quitte votre plateau et vous effectuez l’action de la libellule. Une seule occasion par tuile obtenue. Les tuiles combinées comptent toujours parmi les vôtres.',
    },
  },
  crystals: {
    title: 'Les cristaux',
    passages: {
      take: 'Payez 0, 1 ou 2 ressources pour un cristal face visible et placez-le définitivement sur un emplacement vide de son type. Le pèlerin qui y dormait devient disponible, et les PV révélés comptent en fin de partie. Il y a trois emplacements pour les cristaux sensoriels, trois pour les oniriques et deux pour les mémoriels.',
      kinds:
        'Un cristal onirique rapporte sa récompense à chaque printemps et lors de l’ascension. Un cristal sensoriel s’harmonise quand une carte est jouée sur son emplacement, avant ou après elle, même si vous n’activez pas la carte.',
      memory:
        'Un cristal mémoriel rapporte ses PV chaque fois que vous faites ce qu’il indique, de quelque manière que ce soit, dès qu’il est en place, mais pas pour sa propre arrivée.',
    },
  },
  visions: {
    title: 'Les Visions',
    passages: {
      take: 'Piochez deux Visions et gardez-en une, ou remettez-les toutes les deux sous le paquet et prenez une ressource au choix. Il n’y a pas de limite au nombre de Visions, et on ne peut pas s’en défaire.',
      needs:
        'Une Vision demande des ressources, des bâtiments, des cristaux, des Mitamas, des libellules combinées, des pèlerins sur des illuminations ou des portails, ou des cartes Bitoku accomplies. Une paire combinée compte comme Mitama et comme libellule. Si toutes les conditions sont remplies, elle rapporte ses PV ; sinon, elle en coûte 1 ou 2.',
      met: 'Les Visions sont vérifiées juste avant l’ascension. Chaque élément ne sert qu’à une seule Vision ; la meilleure répartition est trouvée pour vous, et rien n’est dépensé.',
    },
  },
  ascension: {
    title: 'L’ascension',
    passages: {
      harvest:
        'Les cristaux oniriques sont récoltés une dernière fois, dans l’ordre du tour, avec tout ce qu’ils déclenchent. Cela ne change plus rien aux Visions.',
      firstTypes:
        'Le premier dans l’ordre du tour gagne 3 PV. Les vertus différentes de votre Chemin de Bitoku, de 1 à 7, rapportent 1, 2, 4, 7, 11, 16 ou 22 PV.',
      treasures:
        'Sur chaque piste, les trois kodamas les plus avancés gagnent les PV du trésor du lac. Ceux qui partagent une case se partagent les PV des rangs concernés, arrondis à l’inférieur ; la part du kodama neutre est perdue. Avec 4 / 2 / 0, deux kodamas en tête gagnent 3 PV chacun.',
      rocks:
        'Chaque rocher rapporte autant de PV que ses pèlerins multipliés par les éléments indiqués que vous possédez : cartes Yokai où qu’elles soient, même retirées, bâtiments, Mitamas combinés ou non. Yama Uba et Shinigami comptent comme le type qui vous avantage le plus.',
      guardians:
        'Additionnez les valeurs de vos dés et vos ressources, puis divisez par 4 en arrondissant à l’inférieur. Des dés de 3, 5 et 3 et 3 ressources font 3 PV.',
      visions: 'Gagnez les PV des Visions réalisées, moins les pertes des autres, en une seule fois.',
      destiny: 'Gagnez les PV révélés sous vos pions Bâtiment et sur vos emplacements Cristal.',
      ties: 'En cas d’égalité, le joueur qui a réalisé le plus de Visions l’emporte, puis le mieux placé dans l’ordre du tour.',
    },
  },
}
