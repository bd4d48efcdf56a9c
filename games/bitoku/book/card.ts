import type { GameBook } from '@engawa/kernel'

/** The reference card: one turn, and what else one looks up beside the table. */
export const card: Pick<GameBook, 'turn' | 'reference'> = {
  turn: {
    title: { en: 'A turn in summer', fr: 'Un tour d’été' },
    lines: [
      {
        en: '*Play a yokai card*: it acts, and the die beside it wakes.',
        fr: '*Jouez une carte Yokai* : activez-la, et le dé à côté d’elle se débloque.',
      },
      {
        en: '*Use an unlocked die*: place it in a region; do its forest action where no die is higher, and a building your die reaches.',
        fr: '*Utilisez un dé débloqué* : placez-le dans une région ; effectuez l’action Forêt si aucun dé n’y est plus élevé, et un bâtiment que votre dé atteint.',
      },
      {
        en: '*Cross the river* with a die that stands there: it loses 1 (a 6 loses 3), and you take a favour of the hill.',
        fr: '*Traversez la rivière* avec un dé déjà placé : il perd 1 (un 6 perd 3) et vous prenez une faveur de la colline.',
      },
      {
        en: '*Pass* once three cards are played and all your dice were used.',
        fr: '*Passez* quand trois cartes sont jouées et tous vos dés utilisés.',
      },
    ],
  },
  reference: [
    {
      title: { en: 'The regions', fr: 'Les régions' },
      lines: [
        { en: '*Yomi*: Mitamas and dragonflies.', fr: '*Yomis* : Mitamas et libellules.' },
        {
          en: '*Stairs*: pilgrims on the paths of wisdom.',
          fr: '*Escaliers* : pèlerins sur les Chemins de la sagesse.',
        },
        {
          en: '*House*: any value; the highest floor plays first next year.',
          fr: '*Demeure* : toute valeur ; la case la plus haute commence la manche suivante.',
        },
        { en: '*Jade Clearing*: resources and kodamas.', fr: '*Clairière de jade* : ressources et kodamas.' },
        { en: '*Forges*: buildings and crystals.', fr: '*Forges* : bâtiments et cristaux.' },
      ],
    },
    {
      title: { en: 'The year', fr: 'La manche' },
      lines: [
        {
          en: '*Spring*: draw up to four cards, discard one; dream crystals give.',
          fr: '*Printemps* : complétez à quatre cartes, défaussez-en une ; les cristaux oniriques rapportent.',
        },
        { en: '*Summer*: turns.', fr: '*Été* : les tours.' },
        {
          en: '*Autumn*: the House sets the turn order.',
          fr: '*Automne* : la Demeure fixe l’ordre du tour.',
        },
        {
          en: '*Winter*: dice come home locked; one played card may be released for its points.',
          fr: '*Hiver* : les dés reviennent, bloqués ; une carte jouée peut être retirée pour ses points.',
        },
      ],
    },
    {
      title: { en: 'The ascension', fr: 'L’ascension' },
      lines: [
        { en: 'First in turn order: *3*.', fr: 'Premier dans l’ordre du tour : *3*.' },
        {
          en: 'Different Bitoku types: 2 are 2, 3 are 4, 7 are *22*.',
          fr: 'Types de Bitoku différents : 2 valent 2, 3 valent 4, 7 valent *22*.',
        },
        {
          en: 'Lake treasures: first, second and third on each track.',
          fr: 'Trésors du lac : premier, deuxième et troisième de chaque piste.',
        },
        {
          en: 'Rocks: what they show, once for every pilgrim beside them.',
          fr: 'Rochers : ce qu’ils montrent, une fois par pèlerin à côté.',
        },
        {
          en: 'Dice and resources: a quarter of their sum.',
          fr: 'Dés et ressources : le quart de leur somme.',
        },
        {
          en: 'Visions met or missed; points uncovered on your board.',
          fr: 'Visions réalisées ou non ; points révélés sur votre plateau.',
        },
      ],
    },
  ],
}
