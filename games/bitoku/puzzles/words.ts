import type { PuzzleIdea, PuzzleWords, Said } from '@engawa/kernel'

export const ideas: readonly PuzzleIdea[] = [
  { id: 'turn', title: { en: 'Card, die or crossing', fr: 'Carte, dé ou traversée' } },
  { id: 'region', title: { en: 'The right region', fr: 'La bonne région' } },
  { id: 'favour', title: { en: 'A favour of the hills', fr: 'Une faveur des collines' } },
  { id: 'market', title: { en: 'What to take', fr: 'Que prendre' } },
]

type Level = PuzzleWords['difficulty']

/** Where most of what the best move brings more comes from, as the bot counted it. */
const sources = {
  game: {
    en: 'Most of what it brings more are points during the game.',
    fr: 'L’essentiel de ce que ce coup rapporte en plus est gagné en cours de partie.',
  },
  vision: {
    en: 'Most of what it brings more are Visions that are met.',
    fr: 'L’essentiel de ce que ce coup rapporte en plus vient de Visions réalisées.',
  },
  types: {
    en: 'Most of what it brings more are different Bitoku cards.',
    fr: 'L’essentiel de ce que ce coup rapporte en plus vient de cartes Bitoku différentes.',
  },
  rock: {
    en: 'Most of what it brings more comes from your rocks.',
    fr: 'L’essentiel de ce que ce coup rapporte en plus vient de vos rochers.',
  },
  lakes: {
    en: 'Most of what it brings more comes from the lakes, where kodamas race.',
    fr: 'L’essentiel de ce que ce coup rapporte en plus vient des lacs, où courent les kodamas.',
  },
} as const satisfies Record<string, Said>

type Source = keyof typeof sources

const because = (one: Said, source: Source): Said => ({
  en: `${one.en} ${sources[source].en}`,
  fr: `${one.fr} ${sources[source].fr}`,
})

const turn = (difficulty: Level, clue: Said, reason: Said): PuzzleWords => ({
  idea: 'turn',
  difficulty,
  asks: { en: 'What is this turn for?', fr: 'À quoi sert ce tour ?' },
  clue,
  reason,
})

const dieFirst = (difficulty: Level, source: Source): PuzzleWords =>
  turn(
    difficulty,
    {
      en: 'Which of these can wait, and which may be gone next turn?',
      fr: 'Qu’est-ce qui peut attendre, et qu’est-ce qui aura peut-être disparu au prochain tour ?',
    },
    because(
      {
        en: 'The die first: an unlocked die that is not used yet brings more now than crossing or another card.',
        fr: 'Le dé d’abord : un dé débloqué qui n’a pas servi rapporte plus maintenant qu’une traversée ou une autre carte.',
      },
      source,
    ),
  )

const region = (difficulty: Level, there: Said, source: Source): PuzzleWords => ({
  idea: 'region',
  difficulty,
  asks: { en: 'Where does this die go?', fr: 'Où va ce dé ?' },
  clue: {
    en: 'Look at what each region would do for you with this value, and at what you have not got yet.',
    fr: 'Voyez ce que chaque région ferait pour vous avec cette valeur, et ce qui vous manque encore.',
  },
  reason: because(there, source),
})

const yomi: Said = {
  en: 'The Lands of the Yomi: Mitamas and dragonflies do most for you now.',
  fr: 'Les Terres des Yomis : Mitamas et libellules vous servent le plus à présent.',
}
const forges: Said = {
  en: 'The Forges: buildings and crystals do most for you now.',
  fr: 'Les Forges : bâtiments et cristaux vous servent le plus à présent.',
}

const favour = (difficulty: Level, reason: Said, source: Source): PuzzleWords => ({
  idea: 'favour',
  difficulty,
  asks: { en: 'Which favour do you take?', fr: 'Quelle faveur prenez-vous ?' },
  clue: {
    en: 'A card pays more than once: by what it does, and by its virtue when it leaves.',
    fr: 'Une carte paie plusieurs fois : par ce qu’elle fait, et par sa vertu quand elle s’en va.',
  },
  reason: because(reason, source),
})

const market = (difficulty: Level, clue: Said, reason: Said, source: Source): PuzzleWords => ({
  idea: 'market',
  difficulty,
  asks: { en: 'What do you take?', fr: 'Que prenez-vous ?' },
  clue,
  reason: because(reason, source),
})

/** By game and moves made: what is asked and told, in the order of learning. */
export const words: Readonly<Record<string, PuzzleWords>> = {
  '100.235': dieFirst(1, 'lakes'),
  '103.307': dieFirst(1, 'lakes'),
  '103.344': dieFirst(2, 'vision'),
  '100.322': turn(
    2,
    {
      en: 'The hills beside this die offer something that somebody else may take.',
      fr: 'Les collines voisines offrent ce qu’un autre pourrait prendre.',
    },
    {
      en: 'Cross with the die on the Stairs: what lies on its hills is worth more to you than another card now.',
      fr: 'Traversez avec le dé des Escaliers : ce qu’offrent ses collines vaut plus pour vous qu’une autre carte.',
    },
  ),
  '102.314': turn(
    3,
    {
      en: 'A locked die can also be unlocked without a card.',
      fr: 'Un dé bloqué peut aussi se débloquer sans carte.',
    },
    because(
      {
        en: 'Give up a pilgrim: the die is unlocked and works in the same turn, and the card stays for later.',
        fr: 'Renoncez à un pèlerin : le dé se débloque et agit dans le même tour, et la carte reste pour plus tard.',
      },
      'game',
    ),
  ),
  '7.221': region(1, yomi, 'game'),
  '102.272': region(1, yomi, 'game'),
  '103.236': region(2, forges, 'game'),
  '103.309': region(2, forges, 'game'),
  '100.340': region(
    2,
    {
      en: 'The Jade Clearing: the goods it gives do most for you now.',
      fr: 'La Clairière de jade : ses ressources vous servent le plus à présent.',
    },
    'lakes',
  ),
  '1.286': region(
    3,
    {
      en: 'The third floor of the House, where any value will do.',
      fr: 'La troisième case de la Demeure, où toute valeur convient.',
    },
    'rock',
  ),
  '5.133': {
    idea: 'region',
    difficulty: 3,
    asks: { en: 'Your die shows 1. What first?', fr: 'Votre dé montre 1. Que faire d’abord ?' },
    clue: {
      en: 'Amulets help only on the way to the board.',
      fr: 'Les amulettes ne servent que sur le chemin du plateau.',
    },
    reason: because(
      {
        en: 'Spend the amulet: a 2 opens actions that a 1 cannot do, and it can cross the river later.',
        fr: 'Dépensez l’amulette : un 2 ouvre des actions qu’un 1 ne peut pas faire, et pourra traverser la rivière.',
      },
      'game',
    ),
  },
  '4.295': favour(
    1,
    {
      en: 'Kitsune: a Mitama for 2 less, and virtue for combined pairs.',
      fr: 'Kitsune : un Mitama à 2 de moins, et de la vertu pour les paires combinées.',
    },
    'game',
  ),
  '100.325': favour(
    1,
    {
      en: 'Yama Uba: Visions and a resource, and virtue for every Vision held.',
      fr: 'Yama Uba : des Visions et une ressource, et de la vertu pour chaque Vision détenue.',
    },
    'vision',
  ),
  '103.336': favour(
    2,
    {
      en: 'Kitsune: a Mitama or a dragonfly and an amulet, and virtue for accomplished Bitoku cards.',
      fr: 'Kitsune : un Mitama ou une libellule et une amulette, et de la vertu pour les cartes Bitoku accomplies.',
    },
    'game',
  ),
  '101.313': favour(
    3,
    {
      en: 'Kappa of the Forges: little at once, but virtue for every accomplished Bitoku card.',
      fr: 'Kappa des Forges : peu tout de suite, mais de la vertu pour chaque carte Bitoku accomplie.',
    },
    'game',
  ),
  '104.327': market(
    1,
    {
      en: 'One of them costs nothing. What does it begin?',
      fr: 'L’une d’elles est gratuite. Que met-elle en route ?',
    },
    {
      en: 'The free dragonfly: a rock, or a pilgrim beside one.',
      fr: 'La libellule gratuite : un rocher, ou un pèlerin à côté.',
    },
    'rock',
  ),
  '103.364': market(
    2,
    {
      en: 'Think of the end: which of them looks for what pays then?',
      fr: 'Pensez à la fin : laquelle cherche ce qui paiera alors ?',
    },
    {
      en: 'The dragonfly that looks at two Visions: one that fits your domain can still be met.',
      fr: 'La libellule qui regarde deux Visions : l’une d’elles peut encore être réalisée dans votre domaine.',
    },
    'vision',
  ),
  '104.259': market(
    2,
    {
      en: 'The same zone for two of them. Compare what each does when it is built.',
      fr: 'La même zone pour deux d’entre eux. Comparez ce que chacun fait une fois bâti.',
    },
    {
      en: 'The ryokan that moves your kodama by 2 when it is built, at the Stairs.',
      fr: 'Le ryokan qui avance votre kodama de 2 quand il est bâti, aux Escaliers.',
    },
    'types',
  ),
  '102.323': market(
    3,
    {
      en: 'A sense crystal helps the card beside it. Which slot will still get a card?',
      fr: 'Un cristal sensoriel aide la carte voisine. Quel emplacement recevra encore une carte ?',
    },
    {
      en: 'Beside your right yokai: there it works once more.',
      fr: 'À côté de votre yokai de droite : là, il servira encore une fois.',
    },
    'lakes',
  ),
}
