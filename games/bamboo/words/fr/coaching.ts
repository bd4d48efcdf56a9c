import type { Phrases } from '../phrases.ts'

export const coaching: Phrases['coaching'] = {
  wins: 'Le plus de bonheur après le quatrième hiver gagne.',
  kinds: {
    happiness: 'bonheur',
    spirits: 'esprits',
    harmony: 'harmonie',
    unscored: 'tuiles',
    night: 'face Nuit',
  },
  matters: {
    setup: 'Vous choisissez votre départ : des couleurs et des actions variées vous laissent libre.',
    spring: 'Un cadeau agit aussitôt : prenez ce qui manque à votre prochaine tuile.',
    summer: 'Visitez des stocks pleins : beaucoup de sections, c’est beaucoup de bâtons et d’actions.',
    autumn: 'Les temples donnent leurs esprits à qui a le plus de bâtons.',
    winter: 'Chaque tuile Demeure veut à manger, et chaque nourriture qui manque coûte un point.',
    over: 'L’année est finie.',
  },
  decisions: {
    colour: 'La couleur dit avec quelles quatre sections vous commencez.',
    draft:
      'Prenez une section d’une couleur qui vous manque : vous pourrez visiter un autre stock à chaque tour.',
    gift: 'Un cadeau de la forêt est une action que vous faites aussitôt.',
    visit:
      'Choisissez un stock : ses sections sont vos bâtons pour son temple et vos actions. Au prochain tour, il est interdit.',
    offer: 'Les bâtons décident qui gagne l’esprit en automne. En envoyer un ailleurs coûte une pièce.',
    place:
      'Chaque section insérée en fait tomber une du haut de sa pousse, et elle devient la vôtre : regardez laquelle.',
    resolve: 'Chaque bâton offert permet à une section d’agir. Choisissez lesquelles, et dans quel ordre.',
    stow: 'Son stock est plein : elle comptera pour le stock où vous la mettez.',
    end: 'Avant la fin du tour, vous pouvez encore activer un esprit.',
    balance:
      'Les tuiles Équilibre font les gros points : prenez celles que votre demeure montre presque, décomptez les achevées.',
    balanceAgain: 'Vous pouvez prendre ou décompter une seconde tuile.',
    improve:
      'Une tuile Demeure donne du bonheur aussitôt et remplit des motifs. En hiver, elle voudra manger.',
    furnish:
      'À la fin, la gauche et la droite devraient se valoir ; les motifs veulent des types côte à côte.',
    cook: 'La nourriture sert à l’hiver. Prenez ce qui manque, pas davantage.',
    tengu: 'Prenez un jeton Nourriture ; vous pouvez les faire tous renouveler avant ou après.',
    wake: 'Un esprit éveillé pourra servir l’an prochain. À la fin, il compte dans les deux cas.',
    feed: 'Payez en nourriture le plus juste possible : l’excédent est perdu.',
  },
}
