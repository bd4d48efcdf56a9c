import type { PuzzleIdea, PuzzleWords, Said } from '@engawa/kernel'

export const ideas: readonly PuzzleIdea[] = [
  { id: 'line', title: { en: 'Unbroken lines', fr: 'Lignes sans trou' } },
  { id: 'ten', title: { en: 'Exactly ten', fr: 'Exactement dix' } },
  { id: 'season', title: { en: 'The season’s card', fr: 'La carte de saison' } },
  { id: 'now', title: { en: 'A spirit in time', fr: 'Un esprit à temps' } },
  { id: 'tips', title: { en: 'Last cards first', fr: 'D’abord les derniers' } },
]

type Level = PuzzleWords['difficulty']

const which: Said = {
  en: 'Which card grows, and on which one?',
  fr: 'Quelle carte posez-vous, et sur laquelle ?',
}

const line = (difficulty: Level, points: number, en: string, fr: string): PuzzleWords => ({
  idea: 'line',
  difficulty,
  asks: which,
  clue: {
    en: 'Follow each picture down to the first card without it.',
    fr: 'Suivez chaque image vers le bas, jusqu’à la première carte qui ne l’a pas.',
  },
  reason: {
    en: `The line goes on without a gap: ${points} points for ${en}, more than any other card brings.`,
    fr: `La ligne continue sans trou : ${points} points pour ${fr}, plus qu’aucune autre carte.`,
  },
})

const ten = (difficulty: Level, en: string, fr: string): PuzzleWords => ({
  idea: 'ten',
  difficulty,
  asks: which,
  clue: {
    en: 'The most that one card may bring is within reach.',
    fr: 'Le plus qu’une carte puisse rapporter est à portée.',
  },
  reason: {
    en: `Exactly 10, the most there is: ${en}.`,
    fr: `Exactement 10, le maximum : ${fr}.`,
  },
})

const season = (difficulty: Level, en: string, fr: string): PuzzleWords => ({
  idea: 'season',
  difficulty,
  asks: which,
  clue: {
    en: 'Read the season’s card: what if two kinds of picture score at once?',
    fr: 'Lisez la carte de saison : et si deux sortes d’éléments rapportaient à la fois ?',
  },
  reason: {
    en: `${en} for its pictures, and 2 more because at least two kinds of them score.`,
    fr: `${fr} pour ses images, et 2 de plus parce qu’au moins deux sortes rapportent des points.`,
  },
})

const spirit: Said = { en: 'Which kodama do you play?', fr: 'Quel kodama jouez-vous ?' }

const now = (difficulty: Level, reason: Said): PuzzleWords => ({
  idea: 'now',
  difficulty,
  asks: spirit,
  clue: {
    en: 'Compare what each is worth now with what it may become.',
    fr: 'Comparez ce que chacun vaut à présent et ce qu’il peut devenir.',
  },
  reason,
})

const tips = (difficulty: Level, less: number, more: number): PuzzleWords => ({
  idea: 'tips',
  difficulty,
  asks: spirit,
  clue: {
    en: 'Which of them could be worth less next season?',
    fr: 'Lequel pourrait valoir moins à la prochaine saison ?',
  },
  reason: {
    en: `${less} now rather than ${more}: last cards are grown over, so this one shrinks, while pictures on a tree only become more.`,
    fr: `${less} maintenant plutôt que ${more} : les dernières cartes seront recouvertes et celui-ci baisse, tandis que les images d’un arbre ne font qu’augmenter.`,
  },
})

/** By game and moves made: what is asked and told, in the order of learning. */
export const words: Readonly<Record<string, PuzzleWords>> = {
  '0.26': line(1, 9, 'flowers', 'les fleurs'),
  '101.37': line(1, 9, 'flowers', 'les fleurs'),
  '103.36': line(2, 9, 'clouds', 'les nuages'),
  '109.37': line(2, 8, 'caterpillars', 'les chenilles'),
  '101.38': line(3, 9, 'mushrooms and stars', 'les champignons et les étoiles'),
  '1.39': ten(1, 'all of it for mushrooms', 'tout pour les champignons'),
  '101.40': ten(1, '6 for clouds and 4 for mushrooms', '6 pour les nuages et 4 pour les champignons'),
  '100.21': ten(1, '3 for caterpillars and 7 for stars', '3 pour les chenilles et 7 pour les étoiles'),
  '103.24': ten(2, '6 for clouds and 4 for mushrooms', '6 pour les nuages et 4 pour les champignons'),
  '103.39': ten(2, 'all of it for clouds', 'tout pour les nuages'),
  '2.27': season(1, '9', '9'),
  '106.22': season(2, '10', '10'),
  '105.34': season(2, '9', '9'),
  '1.27': now(1, {
    en: '16 now, by far the most in your hand; what the others lack they can still gain in autumn.',
    fr: '16 maintenant, de loin le plus de votre main ; ce qui manque aux autres, l’automne peut l’apporter.',
  }),
  '7.12': now(2, {
    en: '12 points: all six kinds on last cards. More it can never give.',
    fr: '12 points : les six sortes sur des dernières cartes. Il ne pourra jamais donner plus.',
  }),
  '103.28': now(3, {
    en: '12 now. The two others are worth less and grow faster: one of them plays in autumn.',
    fr: '12 maintenant. Les deux autres valent moins et grandissent plus vite : l’un d’eux jouera en automne.',
  }),
  '101.13': tips(1, 8, 10),
  '103.27': tips(2, 12, 16),
  '109.28': tips(2, 12, 13),
  '109.12': tips(3, 8, 10),
}
