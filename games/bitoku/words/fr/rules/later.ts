import type { RuleTexts } from '../../outline.ts'

type Later = 'movement' | 'path' | 'kodamas' | 'rocks' | 'spirits' | 'crystals' | 'visions' | 'ascension'

export const laterTexts: Pick<RuleTexts, Later> = {
  movement: {
    title: 'Les pèlerins sur les Chemins de la sagesse',
    passages: {
      points:
        'Un point de mouvement achète une case sur votre Chemin de Bitoku, un nouveau pèlerinage ou une case d’un pèlerin. Les points se dépensent aussitôt, l’un après l’autre, au choix ; le reste est perdu. Les cases des chemins ne donnent rien.',
      start:
        'Un pèlerin disponible part à côté du portail de départ, ou de la case reliée à un portail où dort un de vos pèlerins, même au-delà d’un pont. D’autres pèlerins ne viennent que des cristaux.',
      walk: 'Les chemins sont à sens unique et leurs cases accueillent tout le monde. Le premier pont d’un chemin demande une carte Bitoku accomplie, le second en demande deux. Au bout d’un chemin, on ne peut qu’entrer dans son sentier.',
      trails:
        'De la case où commence un sentier, un pèlerin entre pour un point dans n’importe quelle case libre, en dépassant les autres. Chaque case n’en accueille qu’un, et vous n’en avez jamais deux sur un sentier. Il s’y endort pour de bon et continue de compter.',
      arrive:
        'À l’arrivée, vous gagnez les PV et l’amulette de la case. À un portail, vous faites ensuite l’action de sa tuile, qui reste pour les suivants.',
    },
  },
  path: {
    title: 'Le Chemin de Bitoku',
    passages: {
      cards:
        'Une carte Bitoku obtenue va au bout droit de votre chemin : d’une colline, ou l’une de deux du paquet. Elle montre une vertu, des PV, parfois une récompense, et combien de cartes de sa vertu existent. Elle compte pour vos types même si votre pion ne l’atteint pas.',
      steps:
        'Pour un point de mouvement, votre pion va sur la carte suivante. Elle est accomplie : gagnez ses PV, puis faites sa récompense. On ne saute aucune carte.',
    },
  },
  kodamas: {
    title: 'Les pistes Kodama',
    passages: {
      tracks:
        'Chaque région a une piste de sept cases. Elles se partagent, sauf la dernière, qui n’accueille qu’un kodama ; on peut le faire reculer. Seul l’ordre à la fin compte.',
      steps:
        'Les cases vers l’avant vont à vos kodamas, sur n’importe quelles pistes, sauf si l’effet nomme sa région ; les reculs aux kodamas des autres. On peut en utiliser moins. Qui ne peut avancer s’arrête ; on ne recule pas de la première case.',
    },
  },
  rocks: {
    title: 'Les rochers',
    passages: {
      take: 'Choisissez un rocher du jardin et posez-le sur l’emplacement libre le plus à gauche de votre sentier, trois au plus. Un rocher ne donne rien sans pèlerin à côté.',
      pilgrims:
        'Couchez un pèlerin disponible sur une case vide à côté d’un de vos rochers et payez son coût. Il y reste pour de bon. Une case entre deux rochers compte pour les deux.',
    },
  },
  spirits: {
    title: 'Mitamas et libellules',
    passages: {
      mitamas:
        'Payez le saké et le jade d’un Mitama visible, gagnez les PV de sa place, faites son action et posez-le sur votre plateau. Les places ne sont pas regarnies avant l’hiver.',
      kinds:
        'Ara : une ressource ou une amulette +1. Nigi : débloquer un dé, et une amulette +1. Saki : un point de mouvement ou une amulette +1. Kushi : une case de kodama ou une amulette +1. Chaque Shinigami a sa propre action.',
      dragonflies:
        'Payez ou recevez les ressources de la place. Une réduction ne baisse qu’un paiement. La libellule attend sur votre plateau ; son action vient quand on la combine.',
      combine:
        'Quand vous obtenez un Mitama ou une libellule, et alors seulement, vous pouvez combiner la tuile avec une tuile de l’autre genre en attente : la paire va à côté de votre plateau et vous faites l’action de la libellule. Un gain, une occasion. Les tuiles combinées comptent toujours comme vôtres.',
    },
  },
  crystals: {
    title: 'Les cristaux',
    passages: {
      take: 'Payez 0, 1 ou 2 ressources pour un cristal visible et posez-le sur un emplacement vide de son type, pour de bon. Le pèlerin qui y dormait devient disponible, et les PV dessous comptent à la fin. Il y a trois emplacements pour les sens, trois pour les rêves et deux pour les souvenirs.',
      kinds:
        'Un cristal des rêves donne sa récompense chaque printemps et à l’ascension. Un cristal des sens agit quand une carte est jouée sur son emplacement, avant ou après la carte, même si l’on renonce à l’action de la carte.',
      memory:
        'Un cristal des souvenirs donne ses PV chaque fois que vous faites ce qu’il montre, quelle qu’en soit la source, dès qu’il est posé, mais pas pour sa propre arrivée.',
    },
  },
  visions: {
    title: 'Les Visions',
    passages: {
      take: 'Regardez deux Visions et gardez-en une, ou rendez les deux et prenez une ressource au choix. On en détient autant qu’on veut et on n’en rend aucune.',
      needs:
        'Une Vision demande des ressources, bâtiments, cristaux, Mitamas, libellules combinées, pèlerins sur des illuminations ou des portails, ou cartes Bitoku accomplies. Une paire combinée sert de Mitama et de libellule. Si tout y est, elle donne ses PV, sinon elle en coûte 1 ou 2.',
      met: 'On la compte juste avant l’ascension. Chaque élément ne sert qu’à une Vision ; le meilleur choix est fait pour vous, et rien n’est dépensé.',
    },
  },
  ascension: {
    title: 'L’ascension',
    passages: {
      harvest:
        'Les cristaux des rêves sont récoltés encore une fois, dans l’ordre du tour, avec tout ce qu’ils déclenchent. Cela n’aide plus une Vision.',
      firstTypes:
        'Qui est premier dans l’ordre du tour gagne 3 PV. Les vertus différentes de votre chemin, de 1 à 7, donnent 1, 2, 4, 7, 11, 16 ou 22 PV.',
      treasures:
        'Sur chaque piste, les trois premiers kodamas gagnent les PV du trésor du lac. Qui partage une case partage les PV de ces rangs, arrondis vers le bas ; la part du kodama neutre est perdue. Avec 4 / 2 / 0, deux en tête gagnent 3 chacun.',
      rocks:
        'Chaque rocher donne ses pèlerins fois les éléments que vous possédez de ce qu’il montre : cartes Yokai où qu’elles soient, libérées aussi, bâtiments, Mitamas combinés ou non. Yama Uba et Shinigami comptent comme le type le meilleur pour vous.',
      guardians:
        'Les valeurs de vos dés et vos ressources ensemble, divisées par 4, arrondies vers le bas. Des dés 3, 5, 3 et 3 ressources font 3 PV.',
      visions: 'Les PV des Visions réalisées moins les pertes des autres, en un seul nombre.',
      destiny: 'Les PV découverts dans votre rangée de bâtiments et sur vos emplacements Cristal.',
      ties: 'À égalité, qui a réalisé plus de Visions l’emporte, puis qui est devant dans l’ordre du tour.',
    },
  },
}
