import type { ExplainWords } from './index.ts'

export const fr: ExplainWords = {
  does: 'Son effet',
  worth: 'Ce qu’il vaut pour vous',
  get: 'Comment l’obtenir',
  rule: (id) => `La règle : ${id}`,
  allIcons: 'Toutes les icônes',
  iconsOf: (game) => `${game} : toutes les icônes`,
  iconsLead:
    'Gardez le doigt sur n’importe quel élément de la table, laissez-y la souris, ou appuyez sur ? pour savoir ce que c’est.',
  keep: 'Clic droit, ou touche ?, pour garder cette fiche.',
  close: 'Fermer',
}
