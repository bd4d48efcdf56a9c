import type { RuleTexts } from '../../outline.ts'

type Solo = 'tenguSetup' | 'tenguYear' | 'tenguCycle' | 'tenguActions' | 'tenguCount'

export const tenguTexts: Pick<RuleTexts, Solo> = {
  tenguSetup: {
    title: 'En solo : la mise en place du Tengu',
    passages: {
      board:
        'On joue sur le plateau à deux joueurs. Le Tengu est premier lors de la première manche. Il a des dés de 2, 3 et 4, ses onze pèlerins, six pions Bâtiment, une pile de cinq yokais de départ et une libellule ; il n’a jamais ni amulettes ni Visions.',
      rocks:
        'Il reçoit un rocher du Jardin, puis un second de l’autre famille, si bien que l’un montre des yokais et l’autre des bâtiments ou des Mitamas : ce sont les types qu’il préfère. Il commence avec 1 bois, plus 1 pierre si un rocher montre des bâtiments ou 1 saké s’il montre des Mitamas.',
      cards:
        'Trois de ses dix cartes Action sont alignées à droite du paquet. Deux dés Volonté décident de ses tours. Sa tuile Attitude commence face Inactive.',
    },
  },
  tenguYear: {
    title: 'En solo : l’année du Tengu',
    passages: {
      spring:
        'Au printemps, il ne pioche rien. À son rang dans l’ordre du tour, il gagne un point de mouvement par cristal.',
      turn: 'À son tour, il lance les dés Volonté. Le plus faible désigne la carte active : 1 ou 2 celle de droite, 3 ou 4 celle du milieu, 5 ou 6 celle de gauche. Il effectue la première étape, de A à L, dont les conditions sont remplies, et aucune autre. Ensuite la carte est défaussée, les autres glissent vers la droite et une nouvelle arrive à gauche. Si le paquet est vide, on mélange la défausse. L’été se termine quand vous avez passé tous les deux.',
      rest: 'En automne, son dé dans la Demeure compte comme un autre. En hiver, il ne retire aucune carte, ses dés rentrent avec leur valeur et un rocher du Jardin, tiré au hasard, quitte la partie.',
    },
  },
  tenguCycle: {
    title: 'En solo : les étapes A à L',
    passages: {
      steps:
        'A : sur une traversée contestée, si ce que recherche sa carte est à portée, il traverse et le prend. B : s’il n’a aucun dé débloqué mais au moins un dé bloqué, si la région de la carte est libre, la tuile Attitude inactive et la carte active à gauche de la rangée, il retourne la tuile, débloque un dé, le place dans cette région, y avance son kodama et effectue l’action. C : s’il a un dé débloqué et que cette région est libre, il y place un dé, y avance son kodama et effectue l’action. D : s’il a un dé bloqué et la ressource de la carte, il débloque un dé, dépense la ressource et effectue l’action sans placer de dé. E : sur une traversée contestée où il ne reste qu’une case, il traverse et prend un yokai préféré, sinon la carte Bitoku la plus rare d’un type qu’il n’a pas, sinon un yokai quelconque.',
      house:
        'F : s’il a un dé débloqué et aucun dans la Demeure, il y place un dé : sur la deuxième case en partant du haut, sinon sur la troisième, sur les suivantes, puis sur celle du haut. Son kodama y avance, et il gagne 3 PV, plus 2 pour chacun de vos 5 ou 6 en deçà de la rivière.',
      later:
        'G : s’il a un dé bloqué, il le débloque et prend la ressource de la carte. H : il traverse pour prendre ce que recherche sa carte. I : s’il a un dé débloqué et que la région de la carte est occupée, il place un dé dans la région libre, autre que la Demeure, où son kodama est le plus compétitif, y avance ce kodama et effectue l’action de cette région. J : s’il n’a plus de dé sur son plateau et que la tuile Attitude est active, il la retourne et prend la ressource de la carte. K : il traverse comme en E. L : il passe.',
      reach:
        'Il traverse avec son dé le plus élevé qui convient et ne prend que des cartes encore disponibles sur les collines à portée, en couvrant la faveur ; jamais la double faveur. Une traversée est contestée quand vous avez vous aussi un dé en deçà de la rivière lié aux mêmes collines.',
      terms:
        'Une région est libre si elle a une case vide. Ses types préférés sont ceux de ses rochers. Une carte sans ressource ne lui coûte rien ; s’il doit en gagner une, il prend celle qu’il a le moins : à égalité bois, puis jade, pierre, saké. Son kodama le plus compétitif est celui qui, derrière le vôtre, a le moins de cases à rattraper, puis celui du meilleur trésor, puis le plus à gauche. Ses dés ne changent jamais de valeur ; le plus faible est placé en premier.',
      chance:
        'La carte Bitoku la plus rare a l’indice le plus bas parmi les types qu’il n’a pas. Entre deux options équivalentes, un dé décide : de 1 à 3 la première. Dans un marché, 1 et 2 désignent le premier emplacement à partir de la pile, 3 et 4 le deuxième, 5 le troisième, 6 le quatrième ; s’il n’y a rien à y prendre, on passe au suivant.',
    },
  },
  tenguActions: {
    title: 'En solo : les actions du Tengu',
    passages: {
      yomi: 'Terres des Yomis : selon la carte, une libellule au hasard, ou un Mitama préféré, sinon un au hasard, avec les PV de son emplacement ; sans indication, ce qui lui manque pour former une paire. Il ne paie ni ne reçoit de ressources et ignore l’action du Mitama. Il combine aussitôt et gagne 2 points de mouvement au lieu de l’action de la libellule.',
      stairs:
        'Escaliers : 3 points de mouvement. Chacun sert d’abord à avancer sur son Chemin de Bitoku (PV seulement), puis à déplacer un pèlerin en route : vers la meilleure illumination ou un nouveau portail, pour le double des PV, sinon d’une case, sans tenir compte des ponts. Sur un portail, il pioche une carte Action et l’effectue. Sinon, il commence un pèlerinage depuis le portail atteint le plus lointain qui a encore un sentier ouvert devant lui.',
      forges:
        'Forges : selon la carte, un cristal, ou un bâtiment préféré, sinon un au hasard ; sans indication, il construit s’il peut construire un bâtiment préféré, sinon il prend un cristal. Il ne paie rien, construit là où son kodama est le plus compétitif et ignore les effets de la tuile : ce kodama avance simplement de 1.',
      clearing:
        'Clairière de jade : les deux ressources de la carte, sinon deux fois la ressource associée. Son kodama le plus compétitif avance de 1.',
      other:
        'Il n’utilise aucun bâtiment et ne compare pas les dés. Quand vous utilisez l’un de ses bâtiments, il gagne 1 PV au lieu du bonus indiqué. Pour vous, c’est un adversaire comme un autre : ses dés comptent et peuvent être copiés, ses kodamas peuvent reculer.',
    },
  },
  tenguCount: {
    title: 'En solo : le décompte et la difficulté',
    passages: {
      lines:
        'Le Tengu marque les PV révélés par ses pions Bâtiment, 3 PV par élément que montrent ses rochers, 3 par yokai de départ et 6 par autre yokai, 1 par ressource, 2 par cristal, ses types de Bitoku, ses kodamas, et 3 s’il est premier dans l’ordre du tour. Ses dés ne rapportent rien, et il n’a pas de Visions.',
      kodamas: 'Si vous êtes à égalité avec le Tengu sur une piste, il est considéré comme devant vous.',
      win: 'Vous gagnez si vous avez plus de PV que le Tengu. À égalité, vous avez perdu.',
      difficulty:
        'Toutes les options qui rendent le Tengu plus facile ou plus difficile peuvent se combiner : ses libellules, ses yokais, ses ressources, ses kodamas, sa récolte, un pèlerin au départ, et 3 PV par piste où il est devant.',
    },
  },
}
