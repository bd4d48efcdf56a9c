import type { Phrases } from '../phrases.ts'

export const coaching: Phrases['coaching'] = {
  wins: 'Le plus de points après trois saisons gagne.',
  kinds: { growth: 'croissance', bonus: 'carte Saison', end: 'carte Saison', goal: 'kodamas' },
  matters: {
    spring:
      'Commencez peu de longues branches : un élément qui se suit de carte en carte vaut chaque fois davantage.',
    summer: 'Prolongez les suites que vous avez, et gardez de l’écorce libre pour la suite.',
    autumn: 'La dernière saison : marquez ce que donnent vos suites, et pensez au kodama que vous jouerez.',
  },
  decisions: {
    grow: 'Prenez une carte et posez-la sur votre arbre. Elle rapporte pour chaque élément que montre aussi la carte du dessous, jusqu’au tronc.',
    kodama:
      'La saison finit : jouez la carte Kodama que votre arbre remplit le mieux. Une des quatre ne sera jamais jouée.',
  },
}
