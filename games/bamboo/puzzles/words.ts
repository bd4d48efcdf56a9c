import type { PuzzleIdea, PuzzleWords, Said } from '@engawa/kernel'

export const ideas: readonly PuzzleIdea[] = [
  { id: 'stock', title: { en: 'Which stock', fr: 'Quel stock' } },
  { id: 'majority', title: { en: 'Majority', fr: 'Majorité' } },
  { id: 'acts', title: { en: 'The wildcard', fr: 'Le joker' } },
  { id: 'tile', title: { en: 'The right tile', fr: 'La bonne tuile' } },
  { id: 'place', title: { en: 'The right mat', fr: 'La bonne case' } },
  { id: 'score', title: { en: 'Scoring', fr: 'Le décompte' } },
]

type Level = PuzzleWords['difficulty']

/** Where most of what the best move brings more comes from, as the bot counted it. */
const sources = {
  happiness: {
    en: 'Most of what it brings more is happiness at once.',
    fr: 'L’essentiel de ce qu’il rapporte en plus est du bonheur immédiat.',
  },
  harmony: {
    en: 'Most of what it brings more is harmony: the two rooms come closer.',
    fr: 'L’essentiel de ce qu’il rapporte en plus est de l’harmonie : l’écart entre les zones se réduit.',
  },
  patterns: {
    en: 'Most of what it brings more are balance tiles that become complete.',
    fr: 'L’essentiel de ce qu’il rapporte en plus vient de tuiles Équilibre achevées.',
  },
} as const satisfies Record<string, Said>

const joined = (one: Said, two: Said): Said => ({
  en: `${one.en} ${two.en}`,
  fr: `${one.fr} ${two.fr}`,
})

const stock = (difficulty: Level, source: keyof typeof sources): PuzzleWords => ({
  idea: 'stock',
  difficulty,
  asks: { en: 'Which stock do you visit?', fr: 'Quel stock visitez-vous ?' },
  clue: {
    en: 'Not the most shoots count, but what they will do for your home.',
    fr: 'Ce n’est pas le nombre de sections qui compte, mais ce qu’elles feront pour votre demeure.',
  },
  reason: joined(
    {
      en: 'This stock can improve your home with what the market offers now.',
      fr: 'Ce stock peut aménager votre demeure avec ce que le marché offre à présent.',
    },
    sources[source],
  ),
})

const majority = (difficulty: Level, paid: boolean): PuzzleWords => ({
  idea: 'majority',
  difficulty,
  asks: { en: 'Where does this stick go?', fr: 'Où va ce bâton ?' },
  clue: {
    en: 'Count the sticks in each temple: where does one of yours decide?',
    fr: 'Comptez les bâtons de chaque temple : où l’un des vôtres décide-t-il ?',
  },
  reason: paid
    ? {
        en: 'A coin well spent: summer ends, and this stick wins you the spirit of that temple.',
        fr: 'Une pièce bien placée : l’été s’achève, et ce bâton vous vaut l’esprit de ce temple.',
      }
    : {
        en: 'No coin needed: summer ends, and this stick wins you the spirit of that temple.',
        fr: 'Sans dépenser de pièce : l’été s’achève, et ce bâton vous vaut l’esprit de ce temple.',
      },
})

const acts = (difficulty: Level, source: keyof typeof sources): PuzzleWords => ({
  idea: 'acts',
  difficulty,
  asks: { en: 'What does the wildcard do?', fr: 'Que fait le joker ?' },
  clue: {
    en: 'What can you buy now, and where would it lie?',
    fr: 'Que pouvez-vous acheter, et où irait-il ?',
  },
  reason: joined(
    {
      en: 'Improve home: the tile is worth more than anything else it could do.',
      fr: 'Aménagement : la tuile vaut plus que tout ce qu’il pourrait faire d’autre.',
    },
    sources[source],
  ),
})

const tile = (difficulty: Level, source: keyof typeof sources): PuzzleWords => ({
  idea: 'tile',
  difficulty,
  asks: { en: 'Which tile do you buy?', fr: 'Quelle tuile achetez-vous ?' },
  clue: {
    en: 'Think of its mat: happiness, comfort left and right, and your patterns.',
    fr: 'Pensez à sa case : le bonheur, le confort à gauche et à droite, et vos motifs.',
  },
  reason: joined(
    {
      en: 'No other tile that you can pay fits your home as well.',
      fr: 'Aucune autre tuile à votre portée ne convient aussi bien à votre demeure.',
    },
    sources[source],
  ),
})

const place = (difficulty: Level, clue: Said, reason: Said): PuzzleWords => ({
  idea: 'place',
  difficulty,
  asks: { en: 'Where does the tile go?', fr: 'Où va la tuile ?' },
  clue,
  reason,
})

const patternClue: Said = {
  en: 'Look at your balance tiles: which of them lacks just this?',
  fr: 'Voyez vos tuiles Équilibre : à laquelle ne manque-t-il que cela ?',
}

/** By game and moves made: what is asked and told, in the order of learning. */
export const words: Readonly<Record<string, PuzzleWords>> = {
  '7.379': stock(2, 'happiness'),
  '8.215': stock(2, 'patterns'),
  '4.256': stock(3, 'patterns'),
  '4.41': majority(1, false),
  '3.66': majority(2, true),
  '0.158': majority(3, true),
  '5.358': acts(1, 'harmony'),
  '11.308': acts(2, 'harmony'),
  '10.181': tile(1, 'happiness'),
  '15.362': tile(1, 'happiness'),
  '4.261': tile(2, 'patterns'),
  '6.248': tile(3, 'happiness'),
  '12.198': place(1, patternClue, {
    en: 'It completes the round of four on the centre tile: 7 once it is scored.',
    fr: 'Elle achève le cercle de quatre de la tuile du centre : 7 une fois décomptée.',
  }),
  '6.249': place(1, patternClue, {
    en: 'It completes two right tiles at once: 3 and 5 once they are scored.',
    fr: 'Elle achève d’un coup deux tuiles de droite : 3 et 5 une fois décomptées.',
  }),
  '5.275': place(2, patternClue, {
    en: 'Two tiles could be completed: the row of three is worth 5, the single one only 2.',
    fr: 'Deux tuiles pouvaient être achevées : la ligne de trois vaut 5, l’autre seulement 2.',
  }),
  '7.353': place(
    2,
    {
      en: 'Your rooms weigh the same now. Where does a tile weigh nothing?',
      fr: 'Vos zones pèsent autant. Où une tuile ne pèse-t-elle rien ?',
    },
    {
      en: 'On the veranda: left and right stay at 2, and the happiness costs nothing in the end.',
      fr: 'Sur la véranda : gauche et droite restent à 2, et le bonheur ne coûte rien à la fin.',
    },
  ),
  '1.309': place(2, patternClue, {
    en: 'Two tiles could be completed: the row in the centre is worth 6, the left one only 3.',
    fr: 'Deux tuiles pouvaient être achevées : la ligne du centre vaut 6, l’autre seulement 3.',
  }),
  '1.328': place(3, patternClue, {
    en: 'It completes a right tile and the row in the centre at once: 3 and 6 once they are scored.',
    fr: 'Elle achève d’un coup une tuile de droite et la ligne du centre : 3 et 6 une fois décomptées.',
  }),
  '9.215': {
    idea: 'score',
    difficulty: 1,
    asks: { en: 'What is your balance action for?', fr: 'À quoi sert votre action Équilibre ?' },
    clue: { en: 'Is something complete?', fr: 'Quelque chose est-il achevé ?' },
    reason: {
      en: 'Score what is complete: 3 now, and a free slot. Left unscored it would give only half at the end.',
      fr: 'Décomptez ce qui est achevé : 3 maintenant, et une place libre. Sinon, la moitié seulement à la fin.',
    },
  },
  '7.311': {
    idea: 'score',
    difficulty: 3,
    asks: {
      en: 'Two tiles are complete. Which do you score first?',
      fr: 'Deux tuiles sont achevées. Laquelle d’abord ?',
    },
    clue: {
      en: 'The action has a second half, and your centre slots are full.',
      fr: 'L’action a une seconde moitié, et vos places du centre sont prises.',
    },
    reason: {
      en: 'The centre one: it is worth more, and its free slot lets the second half take another centre tile.',
      fr: 'Celle du centre : elle vaut plus, et sa place libre permet d’en prendre une autre dans la seconde moitié.',
    },
  },
}
