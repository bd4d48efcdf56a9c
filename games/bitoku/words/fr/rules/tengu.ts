import type { RuleTexts } from '../../outline.ts'

type Solo = 'tenguSetup' | 'tenguYear' | 'tenguCycle' | 'tenguActions' | 'tenguCount'

export const tenguTexts: Pick<RuleTexts, Solo> = {
  tenguSetup: {
    title: 'Seul : la mise en place du Tengu',
    passages: {
      board:
        'Le plateau est celui de deux places. Le Tengu est premier la première année. Il a des dés de 2, 3 et 4, ses onze pèlerins, six pions Bâtiment, une pile de cinq yokais de départ et une libellule ; il n’a jamais d’amulettes ni de Visions.',
      rocks:
        'Il reçoit un rocher du jardin et un second de l’autre genre, si bien que l’un montre des yokais et l’autre des bâtiments ou des Mitamas : ce sont ses types favoris. Il commence avec 1 bois, et 1 pierre avec un rocher de bâtiments ou 1 saké avec un rocher de Mitamas.',
      cards:
        'Trois de ses dix cartes sont en rangée à droite du paquet. Deux dés de volonté décident de ses tours. Sa tuile Attitude commence inactive.',
    },
  },
  tenguYear: {
    title: 'Seul : l’année du Tengu',
    passages: {
      spring:
        'Au printemps, il ne pioche rien. À son rang dans l’ordre du tour, il gagne un point de mouvement par cristal.',
      turn: 'À son tour, il lance les dés de volonté. Le plus bas désigne la carte active : 1 ou 2 celle de droite, 3 ou 4 celle du milieu, 5 ou 6 celle de gauche. Il fait la première étape de A à L dont les conditions sont remplies, et aucune autre. Puis la carte est défaussée, les autres glissent à droite et une nouvelle arrive à gauche. Un paquet vide reprend la défausse. L’été finit quand les deux ont passé.',
      rest: 'Son dé dans la Demeure compte en automne. En hiver, il ne libère rien, ses dés rentrent avec leur valeur, et un rocher du jardin, au hasard, quitte la partie.',
    },
  },
  tenguCycle: {
    title: 'Seul : les étapes A à L',
    passages: {
      steps:
        'A : là où vous partagez une traversée et où la proie de sa carte est à portée, il traverse et la prend. B : sans dé débloqué, attitude inactive et carte de gauche active, il retourne la tuile, débloque un dé, le place dans la région de la carte, y avance son kodama et agit. C : avec un dé débloqué et cette région libre, il place un dé, avance son kodama et agit. D : avec un dé bloqué et la ressource de la carte, il en débloque un, paie et agit sans rien placer. E : là où vous partagez une traversée avec une seule case restante, il traverse et prend un yokai favori, sinon la carte Bitoku nouvelle la plus rare, sinon un yokai quelconque.',
      house:
        'F : avec un dé débloqué et aucun dans la Demeure, il s’y rend : deuxième case depuis le haut, sinon la troisième, les plus basses, puis celle du haut. Son kodama y avance, et il gagne 3 PV plus 2 pour chacun de vos 5 ou 6 au bord de la rivière.',
      later:
        'G : avec un dé bloqué, il en débloque un et prend la ressource de la carte. H : il traverse pour la proie de sa carte. I : si la région de la carte est pleine, il place un dé là où son kodama est le plus compétitif et agit. J : tous ses dés placés et l’attitude active, il retourne la tuile et prend la ressource. K : il traverse comme en E. L : il passe.',
      reach:
        'Il traverse avec son dé le plus haut qui convient et ne prend que des cartes non couvertes des collines à portée, en couvrant la faveur ; jamais la double faveur. Une traversée est partagée quand vous aussi avez un dé en deçà de la rivière relié à ces collines.',
      terms:
        'Une région est libre avec une case vide. Ses types favoris sont ceux de ses rochers. Une carte sans ressource ne coûte rien ; s’il doit en gagner, il prend celle dont il a le moins. Son kodama le plus compétitif est celui qui, derrière le vôtre, demande le moins de cases, puis celui du meilleur trésor, puis le plus à gauche. Ses dés ne changent jamais ; le plus bas se place d’abord.',
      chance:
        'La carte Bitoku la plus rare a le nombre le plus bas parmi les types qu’il n’a pas. Entre deux options égales, un dé décide : de 1 à 3 la première. Dans un marché, 1 et 2 désignent la première place depuis la pile, 3 et 4 la deuxième, 5 la troisième, 6 la quatrième ; s’il n’y a rien à prendre, on passe à la suivante.',
    },
  },
  tenguActions: {
    title: 'Seul : ce que fait le Tengu',
    passages: {
      yomi: 'Terres des Yomis : une libellule au hasard, ou un Mitama favori, sinon un au hasard, avec les PV de sa place, selon la carte ; sans signe, il prend ce qui lui manque pour une paire. Il combine aussitôt et gagne 2 points de mouvement à la place de l’action.',
      stairs:
        'Escaliers : 3 points de mouvement. Chacun va d’abord à son Chemin de Bitoku (PV seulement), puis à un pèlerin en route : vers la meilleure illumination ou un nouveau portail pour le double des PV, sinon plus loin malgré les ponts. À un portail, il pioche une carte et fait son action. Sinon il fait partir un pèlerin du portail le plus lointain atteint.',
      forges:
        'Forges : un cristal, ou un bâtiment favori, sinon un au hasard, selon la carte ; sans signe, il construit s’il y a un favori. Il construit là où son kodama est le plus compétitif ; ce kodama avance de 1.',
      clearing:
        'Clairière de jade : les deux ressources de la carte, sinon deux de sa ressource. Son kodama le plus compétitif avance de 1.',
      other:
        'Il n’utilise aucun bâtiment et ne compare pas les dés. Quand vous utilisez un bâtiment du Tengu, il gagne 1 PV. Pour vous, c’est une autre place : ses dés comptent et se copient, ses kodamas peuvent reculer.',
    },
  },
  tenguCount: {
    title: 'Seul : le décompte et la difficulté',
    passages: {
      lines:
        'Le Tengu compte les PV découverts par ses pions Bâtiment, 3 PV par élément que montrent ses rochers, 3 par yokai de départ et 6 par autre yokai, 1 par ressource, 2 par cristal, ses types Bitoku, ses kodamas, et 3 s’il est premier.',
      kodamas: 'Là où vous et le Tengu êtes à égalité sur une piste, le Tengu est tenu pour devant.',
      win: 'Vous gagnez avec plus de PV que le Tengu. Une égalité est une défaite.',
      difficulty:
        'Toutes les options d’un Tengu plus facile ou plus difficile se combinent : ses libellules, yokais, ressources, kodamas, sa récolte, un pèlerin au départ, et 3 PV par piste où il est devant.',
    },
  },
}
