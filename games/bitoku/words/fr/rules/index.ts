import { chaptersOf, type RuleTexts } from '../../outline.ts'
import { laterTexts } from './later.ts'
import { tenguTexts } from './tengu.ts'

const texts: RuleTexts = {
  aim: {
    title: 'Le but du jeu',
    passages: {
      years:
        'La partie dure quatre manches, une par année, chacune avec son printemps, son été, son automne et son hiver. Vient ensuite l’ascension, le décompte final. Pendant l’été, chaque joueur joue trois cartes Yokai et utilise trois dés. Celui qui a le plus de points de vertu (PV) devient le prochain grand esprit de la forêt.',
      board:
        'La forêt compte cinq régions : les Terres des Yomis, les Escaliers de la connaissance, la Demeure du grand esprit, la Clairière de jade et les Forges. Chacune a des cases pour les dés, une piste Kodama et un trésor du lac. Toutes, sauf la Demeure, ont aussi une colline au-delà de la rivière et une zone habitée. Autour se trouvent les Chemins de la sagesse, le Jardin des Rochers, les Visions et les marchés des bâtiments, des cristaux, des Mitamas et des libellules.',
      open: 'Les cartes en main, les piles face cachée et les cartes que quelqu’un est en train de regarder sont secrètes ; tout le reste est visible de tous, défausses comprises. On ne consulte jamais son propre paquet.',
      points:
        'Les PV sont marqués dès qu’ils sont gagnés ; il n’y a pas de maximum. Une perte ne fait jamais passer un score sous 0.',
    },
  },
  setup: {
    title: 'La mise en place',
    passages: {
      pieces:
        '111 cartes, 153 tuiles et le matériel de quatre couleurs : pour chacune un plateau, trois dés, onze pèlerins, cinq kodamas et six pions Bâtiment. Les ressources et les amulettes ne sont jamais épuisées. Un nombre à côté d’un effet indique combien de fois il se produit.',
      sides:
        'Le plateau change selon qu’on joue à un ou deux, à trois ou à quatre : plus il y a de joueurs, plus il y a de cases. Dans chaque marché, une tuile est retournée sur chaque emplacement ; les autres attendent dans la pile.',
      portals:
        'Chaque portail des Chemins reçoit au hasard une tuile Portail de sa lettre, A ou B, et chaque région un trésor du lac. Les Visions forment un paquet.',
      ancient:
        'Un bâtiment ancien occupe l’emplacement inférieur gauche de chacune des quatre zones à un ou deux joueurs, de celles des Yomis et de la Clairière à trois joueurs, et d’aucune à quatre.',
      neutral:
        'À un ou deux joueurs, un kodama neutre se tient sur la quatrième case de chaque piste. Il ne bouge jamais, mais il est pris en compte dans le classement.',
      rocks:
        'Chaque joueur reçoit un rocher, qu’il pose sur le premier emplacement de son Sentier des Rochers ; d’autres sont posés face visible dans le Jardin. Ils ne sont jamais renouvelés.',
      hills: 'Chaque colline porte une carte Bitoku et une carte Yokai, renouvelées chaque hiver.',
      board:
        'Vos dés commencent bloqués et indiquent 3, 2 et 1. Un kodama se tient sur la première case de chaque piste. Trois pèlerins sont disponibles, huit dorment sur vos emplacements Cristal. Vos six pions Bâtiment occupent leur rangée.',
      start:
        'Vous avez cinq yokais de départ, une libellule, une Vision que vous devez garder, 1 bois, 1 jade et une amulette +1. L’ordre du premier tour est tiré au sort.',
    },
  },
  effects: {
    title: 'Les ressources et les effets',
    passages: {
      resources:
        'Bois, pierre, jade et saké se conservent d’une manche à l’autre, en quantité illimitée. « Au choix » autorise n’importe quelle combinaison, pour prendre comme pour payer.',
      amulets:
        'Les amulettes valent +1, +2 ou +3. Elles ne se fractionnent pas, ne s’échangent pas et ne servent qu’à renforcer un dé juste avant de le placer (et dans la variante difficile).',
      costs:
        'Un coût se paie en entier avant de recevoir quoi que ce soit, avec ce que l’on possède déjà : ce qu’un achat rapporte ne peut pas servir à le payer.',
      discounts:
        'Une réduction baisse le prix d’un seul achat ; vous choisissez ce que vous économisez. Elle ne rapporte jamais rien, ne se conserve pas et ne se cumule pas avec une autre.',
      signs:
        'Une barre oblique signifie : choisissez l’un ou l’autre. « 2 parmi jade et saké » signifie deux d’entre eux, identiques ou différents.',
      chains:
        'Un effet est résolu aussitôt et peut en déclencher d’autres. Ce qui est déclenché est résolu en premier, puis l’effet d’origine reprend. Vous faites vous-même tous les choix de vos effets.',
      impossible:
        'Un effet est résolu autant que possible ; on passe ce qui est impossible. Une option dont rien n’est réalisable ne peut pas être choisie tant qu’une autre l’est.',
      decline:
        'Les PV, les amulettes, les ressources et les cartes de votre propre paquet sont simplement reçus. En revanche, vous pouvez renoncer, le moment venu, à ce qui coûte, prend, déplace, place ou débloque, ainsi qu’à toute l’action d’une carte Yokai que vous venez de jouer. Si vous avez regardé des cartes, vous devez aller au bout.',
      order:
        'Les parties d’un effet sont résolues dans l’ordre imprimé ; une parenthèse forme un tout. « Deux différents parmi » : choisissez-en un, terminez-le, puis choisissez-en un autre. Deux achats avec une seule réduction se font dans l’ordre de votre choix, et vous dites lequel en bénéficie.',
    },
  },
  dice: {
    title: 'Les cartes Yokai et les dés',
    passages: {
      cards:
        'Une carte Yokai a un type, une action pour le moment où elle est jouée et une vertu pour l’hiver. On pioche dans son propre paquet ; s’il est vide, on mélange sa défausse. Pour obtenir une carte du paquet commun, regardez-en deux, gardez-en une et remettez l’autre sous le paquet. Une carte obtenue rejoint votre main.',
      locked:
        'Un dé est bloqué, débloqué ou sur le plateau principal ; seul un dé débloqué peut être utilisé. On débloque un dé en jouant une carte à côté de lui, grâce à un effet, ou en retirant de la partie un pèlerin disponible ; dans ce dernier cas, il faut utiliser le dé immédiatement. Débloquer un dé ne change pas sa valeur.',
    },
  },
  spring: {
    title: 'Le printemps',
    passages: {
      summon:
        'Piochez jusqu’à avoir quatre cartes en main, puis défaussez en secret pour n’en garder que trois. Avec une carte de la manche précédente, vous en piochez trois et en défaussez une ; avec quatre cartes ou plus, vous ne piochez pas. Les cartes piochées plus tard au printemps restent en main.',
      harvest:
        'Dans l’ordre du tour, chacun reçoit la récompense de chaque cristal onirique de son plateau, l’un après l’autre, dans l’ordre de son choix. Un cristal obtenu entre-temps attend la récolte suivante.',
    },
  },
  summer: {
    title: 'L’été',
    passages: {
      turn: 'Les joueurs jouent l’un après l’autre, dans l’ordre du tour. À votre tour, vous faites exactement une chose : jouer une carte Yokai, utiliser un dé, traverser la rivière ou passer.',
      play: 'Jouez une carte sur un emplacement vide de votre plateau. Le dé voisin est d’abord débloqué, s’il était bloqué. Vous pouvez ensuite activer la carte et, avant ou après elle, harmoniser le cristal sensoriel connecté à cet emplacement. Les deux sont facultatifs.',
      amulets:
        'Pour utiliser un dé, dépensez d’abord autant d’amulettes que vous le souhaitez : chacune augmente le dé de sa valeur, jamais au-delà de 6. Placez-le ensuite sur une case vide de n’importe quelle région. Les amulettes ne servent pas à traverser.',
      act: 'Vous pouvez alors effectuer une action Forêt accessible à ce dé (1, 2, 3, 4 ou 6) et une action Bâtiment de la région, dans l’ordre de votre choix. L’action Forêt n’est possible que si aucun autre dé de la région n’a une valeur supérieure, vos propres dés compris ; les dés qui ont traversé la rivière ne comptent pas. Un 4 peut agir à côté d’un 2, mais pas à côté d’un 5.',
      buildings:
        'L’action Bâtiment est celle d’un bâtiment de la zone habitée de la région dont votre dé atteint la valeur, quel qu’en soit le propriétaire. Un bâtiment ne peut pas être utilisé le tour où il est construit.',
      owners:
        'S’il appartient à un autre joueur, celui-ci reçoit ensuite le bonus de propriété de la tuile : 1 PV, 1 PV ou une amulette +1 à son choix, ou bien les deux. Même s’il a déjà passé.',
      pass: 'Vous pouvez passer une fois vos trois cartes jouées et vos trois dés sur le plateau principal, ou si plus rien d’autre n’est possible. Vous pouvez aussi continuer à traverser la rivière, un dé par tour. Après avoir passé, vous ne jouez plus de l’été.',
      hard: 'Variante difficile, à trois ou quatre joueurs, pour toute la table : l’action Forêt exige un dé de valeur strictement supérieure à celle de tous les autres dés de la région. Face à un 6, il faut un 6 et une amulette, quelle que soit sa valeur. Rien ne change pour la Demeure et les bâtiments.',
    },
  },
  forest: {
    title: 'Les actions Forêt',
    passages: {
      yomi: 'Terres des Yomis. 1 : avancez votre kodama de cette région. 2 : un Mitama ou une libellule. 3 : un Mitama avec une réduction de 1 ou une libellule. 4 : l’un ou l’autre avec une réduction de 1. 6 : les deux, avec une réduction de 1 sur l’un d’eux.',
      stairs:
        'Escaliers de la connaissance. 1 : avancez votre kodama de cette région. 2, 3, 4, 6 : 1, 2, 3 ou 4 points de mouvement.',
      clearing:
        'Clairière de jade. 1 : avancez votre kodama de cette région. 2 : 1 bois ou 1 jade. 3, 4, 6 : 1, 2 ou 3 ressources au choix.',
      forges:
        'Forges. 1 : avancez votre kodama de cette région. 2 : construisez. 3 : un cristal, ou construisez. 4 : l’un ou l’autre avec une réduction de 1. 6 : les deux, avec une réduction de 1 sur l’un d’eux ; le second se paie une fois le premier terminé.',
      house:
        'Dans la Demeure, n’importe quel dé peut occuper n’importe quelle case vide et effectue l’action de cette case, quels que soient les autres dés. Un dé placé ici détermine l’ordre du tour en automne et ne peut pas traverser la rivière. L’amulette gagnée ici ne peut pas servir au dé qui vient d’être placé.',
      floors:
        'De haut en bas : une amulette +2 ; une amulette +1 et une Vision ; à trois ou quatre joueurs, une amulette +1 et une ressource, puis une amulette +1 et un point de mouvement ; à un ou deux joueurs, une amulette +1 et l’un de ces deux gains, puis la case de copie.',
      copy: 'La case de copie exige un dé d’au moins 2 et en réduit la valeur de 1. Choisissez un dé d’un autre joueur dans la forêt : vous effectuez l’action Forêt de sa région avec sa valeur, ou celle de sa case de la Demeure. On ne compare aucun dé, on n’utilise aucun bâtiment, et l’autre joueur ne gagne rien.',
    },
  },
  buildings: {
    title: 'Les bâtiments',
    passages: {
      tile: 'Un bâtiment indique son type, un bonus de construction, une action avec la valeur de dé requise et le bonus de propriété. Les bâtiments anciens n’appartiennent à personne. Tous restent en place jusqu’à la fin.',
      build:
        'Pour construire, payez le coût indiqué sous votre pion Bâtiment le plus à gauche, prenez une tuile face visible et placez-la sur un emplacement vide de son type, dans n’importe quelle zone. Votre kodama de cette région avance du bonus indiqué, vous prenez les amulettes éventuelles, puis le pion va sur la tuile et révèle des PV. Six bâtiments au maximum. Le troisième coûte 1 bois et 1 pierre.',
    },
  },
  river: {
    title: 'La rivière et les collines',
    passages: {
      cross:
        'Déplacez l’un de vos dés d’une région autre que la Demeure vers une case vide au-delà de la rivière : sur la colline de cette région ou, à un ou deux joueurs, sur sa paire de collines (Yomis et Escaliers, Clairière et Forges). Le dé perd 1, un 6 perd 3 ; un 1 ne peut pas traverser. Sa case dans la forêt redevient libre. Un dé ne traverse qu’une fois par manche.',
      favours:
        'Choisissez ensuite une faveur encore disponible de la colline, quelle que soit la valeur du dé : la carte Bitoku, qui va au bout de votre Chemin, la carte Yokai, qui rejoint votre main, ou la double faveur, deux options différentes parmi une Vision, un rocher, un pèlerin sur votre Sentier des Rochers et l’avancée d’un kodama. Elle est couverte jusqu’à la manche suivante. Vous pouvez aussi la couvrir sans rien prendre. Si toutes sont couvertes, vous ne gagnez rien.',
    },
  },
  autumn: {
    title: 'L’automne',
    passages: {
      order:
        'Le joueur dont un dé occupe la case la plus haute de la Demeure devient premier, quelle que soit la valeur du dé ; puis vient celui de la case suivante vers le bas, et ainsi de suite. Seul compte le dé le plus haut placé de chacun. Les autres suivent sans changer d’ordre entre eux.',
    },
  },
  winter: {
    title: 'L’hiver',
    passages: {
      home: 'Reprenez vos dés : ils gardent leur valeur et retournent sur les cases rouges, dans l’ordre de votre choix. Tous terminent une étape avant la suivante.',
      virtue:
        'Si vous avez au moins cinq cartes Yokai (paquet, main, plateau et défausse), vous pouvez retirer de la partie l’une de celles de votre plateau pour sa vertu : elle rapporte ses PV pour chaque élément indiqué, 12 au maximum. Une carte par hiver, dont l’action n’est pas effectuée. Elle compte encore pour vos rochers.',
      counts:
        'Une vertu compte ce que vous possédez à cet instant, la carte retirée comprise. Vous êtes en tête d’une piste Kodama si votre kodama a quitté la première case et si aucun autre, pas même le neutre, n’est strictement devant.',
      end: 'Les autres cartes de votre plateau vont dans votre défausse ; vous gardez votre main. Les cartes restées sur les collines sont défaussées, les marqueurs sont retirés et de nouvelles cartes sont posées ; si un paquet est épuisé, on mélange sa défausse.',
      markets:
        'Dans chaque marché, la tuile la plus éloignée de la pile quitte la partie, les autres glissent en s’éloignant de la pile et de nouvelles tuiles comblent les vides. Les rochers ne sont pas renouvelés. Le printemps suivant peut alors commencer.',
    },
  },
  ...laterTexts,
  ...tenguTexts,
}

export const rules = chaptersOf(texts)
