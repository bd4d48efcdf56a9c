import { chaptersOf, type RuleTexts } from '../../outline.ts'
import { laterTexts } from './later.ts'
import { tenguTexts } from './tengu.ts'

const texts: RuleTexts = {
  aim: {
    title: 'Le but',
    passages: {
      years:
        'Quatre années passent, chacune avec son printemps, son été, son automne et son hiver ; puis vient l’ascension, le décompte final. En un été, chaque place joue trois cartes Yokai et utilise trois dés. Qui a le plus de points de vertu (PV) devient le prochain grand esprit de la forêt.',
      board:
        'La forêt a cinq régions : les Terres des Yomis, les Escaliers de la connaissance, la Demeure du grand esprit, la Clairière de jade et les Forges. Chacune a des cases de dé, une piste Kodama et un trésor du lac. Toutes sauf la Demeure ont aussi une colline au-delà de la rivière et une zone habitée. Autour s’étendent les Chemins de la sagesse, le jardin des rochers, les Visions et les marchés des bâtiments, cristaux, Mitamas et libellules.',
      open: 'Les mains, les piles cachées et les cartes que quelqu’un regarde sont secrètes ; tout le reste est visible, les défausses aussi. On ne regarde jamais dans son propre paquet.',
      points:
        'Les PV comptent dès qu’ils sont gagnés, sans limite vers le haut. Une perte ne fait jamais descendre sous 0.',
    },
  },
  setup: {
    title: 'Avant de commencer',
    passages: {
      pieces:
        '111 cartes, 153 tuiles et les pièces de quatre couleurs : un plateau, trois dés, onze pèlerins, cinq kodamas et six pions Bâtiment chacune. Ressources et amulettes ne manquent jamais. Un nombre à côté d’un effet dit combien de fois on le fait.',
      sides:
        'Le plateau a un côté pour une ou deux places, un pour trois, un pour quatre ; plus de places, plus de cases. Dans chaque marché, une tuile est visible sur chaque emplacement, les autres attendent en pile.',
      portals:
        'Une tuile Portail A ou B, au hasard, est à chaque portail des chemins, un trésor du lac dans chaque région. Les Visions forment un paquet.',
      ancient:
        'Des bâtiments anciens occupent l’emplacement en bas à gauche des quatre zones à une ou deux places, des Yomis et de la Clairière à trois, d’aucune à quatre.',
      neutral:
        'À une ou deux places, un kodama neutre est sur la quatrième case de chaque piste. Il ne bouge jamais mais prend son rang au décompte.',
      rocks:
        'Chaque place reçoit un rocher, posé au début de son sentier ; d’autres sont visibles au jardin. On n’en remet jamais.',
      hills: 'Sur chaque colline se trouvent une carte Bitoku et une carte Yokai, renouvelées chaque hiver.',
      board:
        'Vos dés commencent bloqués, sur 3, 2 et 1. Un kodama est sur la première case de chaque piste. Trois pèlerins sont disponibles, huit dorment sur vos emplacements Cristal. Six pions Bâtiment sont sur leur rangée.',
      start:
        'Vous avez cinq yokais de départ, une libellule, une Vision qu’il faut garder, 1 bois, 1 jade et une amulette +1. Le premier ordre du tour est tiré au sort.',
    },
  },
  effects: {
    title: 'Ressources et effets',
    passages: {
      resources:
        'Bois, pierre, jade et saké se gardent d’année en année sans limite. « Au choix » permet tout mélange, pour prendre comme pour payer.',
      amulets:
        'Les amulettes valent +1, +2 ou +3. On les dépense entières, sans échange, et seulement pour renforcer un dé juste avant de le placer (et dans la variante difficile).',
      costs:
        'Un coût se paie en entier avant de rien recevoir, avec ce que l’on a ; ce qu’apporte un achat n’aide pas à le payer.',
      discounts:
        'Une réduction baisse le prix de ce seul achat ; vous choisissez ce que vous épargnez. Elle ne rend jamais rien, ne se garde pas et ne s’ajoute à aucune autre.',
      signs:
        'Une barre oblique veut dire : choisissez. « 2 parmi jade et saké » veut dire deux d’entre eux, pareils ou non.',
      chains:
        'Un effet se fait aussitôt et peut en déclencher d’autres. Ce qui est déclenché se termine d’abord, puis l’effet d’origine continue. Vous faites tous les choix de vos effets.',
      impossible:
        'Un effet se fait autant que possible ; ce qui est impossible est sauté. Une option dont rien ne peut se faire ne se choisit pas tant qu’une autre est possible.',
      decline:
        'PV, amulettes, ressources et cartes de votre paquet sont simplement reçus. Ce qui coûte, prend, déplace, place ou débloque peut être refusé à son moment. Une fois des cartes regardées, il faut s’en occuper.',
      order:
        'Les parties se font dans l’ordre imprimé, une parenthèse en une fois. « Deux différents parmi » : nommez-en un, terminez-le, puis un autre. Deux achats avec une réduction se font dans votre ordre, et vous dites lequel en profite.',
    },
  },
  dice: {
    title: 'Cartes Yokai et dés',
    passages: {
      cards:
        'Une carte Yokai a un type, une action quand on la joue et une vertu pour l’hiver. On pioche dans son propre paquet ; vide, on mélange sa défausse. Pour obtenir une carte du paquet commun, regardez-en deux, gardez-en une, l’autre va dessous. Une carte obtenue va en main.',
      locked:
        'Un dé est bloqué, débloqué ou sur le plateau principal ; seul un dé débloqué s’utilise. On débloque en jouant une carte à côté, par un effet, ou en renonçant pour de bon à un pèlerin disponible, et ce dé s’utilise alors aussitôt. Débloquer ne change pas la valeur.',
    },
  },
  spring: {
    title: 'Le printemps',
    passages: {
      summon:
        'Piochez jusqu’à quatre cartes, puis défaussez en secret jusqu’à trois. Avec une carte gardée de l’an passé, vous en piochez trois et en défaussez une. Les cartes piochées plus tard au printemps restent en main.',
      harvest:
        'Dans l’ordre du tour, chacun reçoit la récompense de chaque cristal des rêves de son plateau, l’un après l’autre dans l’ordre voulu. Un cristal obtenu entre-temps attend la récolte suivante.',
    },
  },
  summer: {
    title: 'L’été',
    passages: {
      turn: 'On joue tour à tour dans l’ordre du tour. Au vôtre, vous faites exactement une chose : jouer une carte Yokai, utiliser un dé, traverser la rivière ou passer.',
      play: 'Jouez une carte sur un emplacement vide. D’abord le dé à côté est débloqué, s’il était bloqué. Puis vous pouvez faire l’action de la carte et, avant ou après, celle du cristal des sens relié à l’emplacement.',
      amulets:
        'Pour utiliser un dé, dépensez d’abord les amulettes voulues : chacune l’augmente de sa valeur, jamais au-delà de 6. Placez-le ensuite sur une case vide d’une région. Les amulettes ne servent pas pour traverser.',
      act: 'Vous pouvez alors faire une action Forêt que le dé permet (1, 2, 3, 4 ou 6) et une action Bâtiment de la région, dans l’ordre voulu. L’action Forêt n’est permise que si aucun autre dé de la région n’est plus haut, les vôtres compris ; les dés au-delà de la rivière ne comptent pas. Un 4 à côté d’un 2 peut agir, à côté d’un 5 non.',
      buildings:
        'L’action Bâtiment est celle d’un bâtiment de la zone de la région dont votre dé atteint la valeur, quel que soit son propriétaire. Un bâtiment ne sert pas le tour où il est construit.',
      owners:
        'S’il est à une autre place, son propriétaire reçoit ensuite le bonus de la tuile : 1 PV, 1 PV ou une amulette +1 à son choix, ou les deux. Même après avoir passé.',
      pass: 'On peut passer une fois trois cartes jouées et les trois dés sur le plateau principal, ou quand rien d’autre n’est possible. On peut aussi continuer à traverser la rivière, un dé par tour. Qui a passé ne joue plus cet été.',
      hard: 'Variante difficile, pour toute la table : l’action Forêt demande un dé strictement plus haut que tous les autres de la région. À côté d’un 6, il faut un 6 et une amulette quelconque. La Demeure et les bâtiments ne changent pas, et le Tengu n’y est pas soumis.',
    },
  },
  forest: {
    title: 'Les actions Forêt',
    passages: {
      yomi: 'Terres des Yomis. 1 : votre kodama de la région avance. 2 : un Mitama ou une libellule. 3 : un Mitama pour 1 de moins ou une libellule. 4 : l’un ou l’autre pour 1 de moins. 6 : les deux, l’un pour 1 de moins.',
      stairs:
        'Escaliers de la connaissance. 1 : votre kodama de la région avance. 2, 3, 4, 6 : 1, 2, 3 ou 4 points de mouvement.',
      clearing:
        'Clairière de jade. 1 : votre kodama de la région avance. 2 : 1 bois ou 1 jade. 3, 4, 6 : 1, 2 ou 3 ressources au choix.',
      forges:
        'Forges. 1 : votre kodama de la région avance. 2 : construire. 3 : un cristal ou construire. 4 : l’un ou l’autre pour 1 de moins. 6 : les deux, l’un pour 1 de moins ; le second se paie quand le premier est fini.',
      house:
        'Dans la Demeure, tout dé peut prendre toute case vide et fait l’action de cette case, quels que soient les autres dés. Un dé y décide de l’ordre du tour en automne et ne peut pas traverser la rivière. L’amulette gagnée ici n’aide pas le dé qu’on vient de placer.',
      floors:
        'Depuis le haut : une amulette +2 ; une amulette +1 et une Vision ; à trois ou quatre places une amulette +1 et une ressource, puis une amulette +1 et un point de mouvement ; à une ou deux places une amulette +1 et l’un de ces deux, puis la case de copie.',
      copy: 'La case de copie prend un dé d’au moins 2 et lui ôte 1. Nommez un dé d’une autre place dans la forêt : vous faites l’action Forêt de sa région avec sa valeur, ou celle de sa case de la Demeure. Aucun dé n’est comparé, aucun bâtiment ne sert, et l’autre place ne gagne rien.',
    },
  },
  buildings: {
    title: 'Les bâtiments',
    passages: {
      tile: 'Un bâtiment montre son type, un bonus de construction, une action avec le dé minimal, et le bonus du propriétaire. Les bâtiments anciens ne sont à personne. Tous restent jusqu’à la fin.',
      build:
        'Pour construire, payez ce qui est imprimé sous votre pion Bâtiment le plus à gauche, prenez une tuile visible et posez-la sur un emplacement vide de son type, dans n’importe quelle zone. Votre kodama de cette région avance du bonus, vous prenez ses amulettes, et le pion va sur la tuile en découvrant des PV. Six bâtiments au plus. Le troisième coûte 1 bois et 1 pierre.',
    },
  },
  river: {
    title: 'La rivière et les collines',
    passages: {
      cross:
        'Déplacez un de vos dés d’une région autre que la Demeure vers une case vide au-delà de la rivière : celle de la colline de la région, à une ou deux places celle de sa paire (Yomis et Escaliers, Clairière et Forges). Le dé perd 1, un 6 perd 3 ; un 1 ne traverse pas. Sa case de la forêt redevient libre. Un dé traverse une fois par an.',
      favours:
        'Choisissez alors une faveur non couverte de la colline, quelle que soit la valeur du dé : la carte Bitoku au bout de votre chemin, la carte Yokai en main, ou la double faveur, deux différents parmi une Vision, un rocher, un pèlerin sur votre sentier des rochers et une case de kodama. Elle est couverte jusqu’à l’an prochain. On peut la couvrir sans rien prendre. Si toutes sont couvertes, on ne gagne rien.',
    },
  },
  autumn: {
    title: 'L’automne',
    passages: {
      order:
        'La place dont le dé est le plus haut dans la Demeure devient première, puis la suivante vers le bas. Le dé le plus haut de chacun compte. Les autres suivent dans leur ancien ordre.',
    },
  },
  winter: {
    title: 'L’hiver',
    passages: {
      home: 'Vos dés rentrent avec leur valeur, bloqués, dans l’ordre voulu. Tous finissent une étape avant la suivante.',
      virtue:
        'Avec au moins cinq cartes Yokai (paquet, main, plateau, défausse), vous pouvez en libérer une de votre plateau : elle quitte votre paquet pour de bon et donne ses PV pour chaque élément qu’elle nomme, 12 au plus. Une carte par hiver ; son action ne se fait pas. Elle compte encore pour vos rochers.',
      counts:
        'Une vertu compte ce que vous possédez à ce moment. Vous menez une piste Kodama si votre kodama a quitté la première case et que personne, le neutre compris, n’est strictement devant.',
      end: 'Les autres cartes de votre plateau vont à la défausse ; la main reste. Les cartes restées sur les collines sont défaussées, les marqueurs retirés, et de nouvelles cartes posées ; un paquet vide reprend sa défausse mélangée.',
      markets:
        'Dans chaque marché, la tuile la plus loin de la pile quitte la partie, les autres s’éloignent de la pile, et de nouvelles comblent les vides. Les rochers ne sont pas remplacés. Puis vient le printemps suivant.',
    },
  },
  ...laterTexts,
  ...tenguTexts,
}

export const rules = chaptersOf(texts)
