import type { Phrases } from '../phrases.ts'

export const coaching: Phrases['coaching'] = {
  wins: 'Le plus de points par les darumas gagne.',
  kinds: { gold: 'or', wanted: 'vos couleurs', shunned: 'couleur maudite', other: 'autres couleurs' },
  matters: {
    outward: 'Prenez ce que les autres laissent à moitié peint, et arrêtez-vous avant le quatrième 4.',
    homeward: 'Le compteur revient : il reste peu de tours, prenez des darumas sûrs.',
    closing: 'Les derniers tours : seul compte encore ce que vous prenez maintenant.',
  },
  decisions: {
    start:
      'Chaque tour commence avec huit dés. Les 4 sont perdus ; quatre d’entre eux terminent le tour sans rien.',
    dice: 'Un 1 peint un œil et déclenche l’action du daruma. Les autres dés peuvent être versés pour relancer. Arrêtez-vous quand cela suffit.',
    pour: 'Choisissez ce que vous relancez : moins de dés, moins de risque de faire un 4.',
    roll: 'Ces dés sont lancés maintenant. Le pourcentage dit le risque de perdre le tour.',
    group: 'Tous les dés d’une valeur sont relancés. Choisissez ceux qui vous servent le moins.',
    shift: 'Chaque dé du groupe monte ou descend d’un. Un 2 peut devenir un 1 et peindre.',
    singles: 'Chaque dé seul monte ou descend d’un. Un 6 peut devenir un 1 et peindre.',
    lift: 'Deux darumas changent de place. Choisissez d’abord celui qui part : peut-être un qui vous coûte des points.',
    swap: 'Choisissez maintenant celui qui revient : une couleur de votre objectif.',
  },
}
