import type { RuleChapter } from '@engawa/kernel'

export const rules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: 'The aim',
    passages: [
      {
        rules: ['BAM-029', 'BAM-115'],
        text: 'Four years pass, each with spring, summer, autumn and winter. You offer incense, grow bamboo, furnish a home of fifteen spaces and feed your family. Whoever has the most happiness points (HP) after the final count wins. Happiness may fall below 0 and has no upper limit.',
      },
      {
        rules: ['BAM-028'],
        text: 'Everything lies open, except what comes next in the face-down stacks, the face-down food and the spirits below the top one: that nobody knows.',
      },
    ],
  },
  {
    id: 'set-up',
    title: 'Before the start',
    passages: [
      {
        rules: ['BAM-001', 'BAM-010'],
        text: 'There are 36 shoots: each has one of four colours and one of the actions Balance, Improve home, Cook, Fund or Wildcard. Twelve of them stand in the field as four stalks of three, at random.',
      },
      {
        rules: ['BAM-002', 'BAM-003', 'BAM-012', 'BAM-013'],
        text: 'Of 68 balance tiles (24 left, 20 centre, 24 right) three of each type lie face up; of 64 home tiles four of each category. With two players the marked home tiles stay in the box.',
      },
      {
        rules: ['BAM-004', 'BAM-014', 'BAM-016', 'BAM-011'],
        text: 'Each temple has a stack of four spirits of which one sees the top; five of the 21 are out of the game. Five of the 26 food counters lie face up. Four gifts lie face down.',
      },
      {
        rules: ['BAM-005', 'BAM-020', 'BAM-021', 'BAM-022', 'BAM-018'],
        text: 'Each player has a colour of their own: green, yellow, purple or brown. The table decides whether colours go by the order of the seats or are chosen in turn order before the start. Everybody begins with 5 HP, 3 coins, 3 sticks of incense and one more waiting for each year, a centre balance tile drawn blindly, and the four shoots of their colour: one for each temple, one of each action. Coins never run out.',
      },
      {
        rules: ['BAM-017', 'BAM-023'],
        text: 'The first player is drawn by lot. Two plain shoots per player lie open; in turn order everybody takes one, then everybody takes a second one. The rest leaves the game.',
      },
    ],
  },
  {
    id: 'spring',
    title: 'Spring',
    passages: [
      { rules: ['BAM-030'], text: 'Everybody takes one more stick of incense from the board.' },
      {
        rules: ['BAM-031', 'BAM-032', 'BAM-033'],
        text: 'As many gifts as players are turned up: Fund, Cook, Balance or Improve home. In turn order each player takes one and does its action with all its choices, or leaves it unused. A gift taken is gone for this spring. Spirits do not help in spring.',
      },
    ],
  },
  {
    id: 'summer',
    title: 'Summer',
    passages: [
      {
        rules: ['BAM-039', 'BAM-040'],
        text: 'Turns go round clockwise until all have passed. Without incense you must pass; with incense you may not.',
      },
      {
        rules: ['BAM-041'],
        text: 'Visit one of your stocks that holds a shoot. The stock of your previous turn is barred, even over the winter.',
      },
      {
        rules: ['BAM-042', 'BAM-043'],
        text: 'Offer as many sticks as there are shoots in the stock, or all you have if that is fewer. They go on top of the pile in the temple of that colour. Each may go to another temple instead, for 1 coin.',
      },
      {
        rules: ['BAM-044'],
        text: 'Place all shoots of the stock under the four stalks, at most two under each.',
      },
      {
        rules: ['BAM-045', 'BAM-048'],
        text: 'Use as many of them as sticks offered, one by one, in the order you like; under one stalk the nearer goes first. A shoot you do not use leaves its action to another.',
      },
      {
        rules: ['BAM-046', 'BAM-047'],
        text: 'Each shoot, used or not, is then pushed into its stalk, and the one that falls off the top comes to your stock of its colour at once. It stays there: a shoot you receive cannot act in the same turn. A stock holds four: what finds it full goes to another stock of yours and counts as part of it.',
      },
      {
        rules: ['BAM-049'],
        text: 'Between any two steps of your turn you may call spirits, as many as you like, also before you pass and at the very end. One that would change nothing cannot be called.',
      },
    ],
  },
  {
    id: 'actions',
    title: 'The actions',
    passages: [
      {
        rules: ['BAM-050', 'BAM-060'],
        text: 'Balance: gain 1 HP, or do up to two of taking and scoring balance tiles, in any mix. The small gain is always open to you.',
      },
      {
        rules: ['BAM-051'],
        text: 'Take a face-up balance tile; at most two unscored ones of a type. The column slides down and a new tile comes at the top at once, while the stack lasts.',
      },
      {
        rules: ['BAM-052'],
        text: 'Score one of your tiles whose pattern is complete, even one just taken: gain its HP and free its slot.',
      },
      {
        rules: ['BAM-053', 'BAM-057', 'BAM-058', 'BAM-059'],
        text: 'Improve home: gain 1 coin, or buy a face-up home tile. Pay the coins of its place in the market, gain the happiness of that place, and lay it on a free space, for good. Then the column slides and is filled. What you cannot pay or place you cannot buy.',
      },
      { rules: ['BAM-054'], text: 'Fund: take 2 coins.' },
      {
        rules: ['BAM-055'],
        text: 'Cook: take a face-up food counter. The five spaces are filled only once all are empty, and in winter. When the supply is used up, the spent counters are shuffled.',
      },
      { rules: ['BAM-056'], text: 'Wildcard: any one of the four.' },
    ],
  },
  {
    id: 'patterns',
    title: 'Balance patterns',
    passages: [
      {
        rules: ['BAM-070', 'BAM-077'],
        text: 'Your home has five columns and three rows. A left tile looks at the two leftmost columns, a right tile at the two rightmost, a centre tile at all. The pattern must lie wholly inside, anywhere, as drawn: never turned or mirrored. “Any” still needs a tile.',
      },
      {
        rules: ['BAM-071', 'BAM-072', 'BAM-073', 'BAM-074'],
        text: 'A single tile of a kind; kinds side by side or one below the other in the given order; four kinds round a space, whatever lies on it; five in a row.',
      },
      {
        rules: ['BAM-075', 'BAM-076', 'BAM-078'],
        text: 'Comfort of a kind: all its tiles in the zone together. Comfort of a shape: only the tiles that form it.',
      },
    ],
  },
  {
    id: 'autumn',
    title: 'Autumn',
    passages: [
      {
        rules: ['BAM-080', 'BAM-081'],
        text: 'In each temple whoever has the most sticks takes the spirit on top; of the tied the one whose stick lies highest. Where nobody offered, the spirit stays.',
      },
      { rules: ['BAM-083'], text: 'All sticks return. A spirit won is awake.' },
      {
        rules: ['BAM-015', 'BAM-025', 'BAM-082', 'BAM-084', 'BAM-085'],
        text: 'With two players nobody plays brown: a brown ghost has 0, 2, 3 and 3 sticks at the bottom of the temples, dealt anew each year. It loses every tie; a spirit it wins leaves the game.',
      },
    ],
  },
  {
    id: 'spirits',
    title: 'The spirits',
    passages: [
      {
        rules: ['BAM-090', 'BAM-098'],
        text: 'A spirit that was called sleeps until you wake it in winter: Kitsune for nothing, Ookami for 2 coins, the others for 1.',
      },
      {
        rules: ['BAM-091', 'BAM-092', 'BAM-093'],
        text: 'Kappa: a Balance action. Tanuki: an Improve home action. Rokurokubi: a Fund action.',
      },
      {
        rules: ['BAM-094'],
        text: 'Kitsune: the shoots of this turn that have not yet acted are wildcards. It adds no action.',
      },
      { rules: ['BAM-095'], text: 'Ookami: four food while you feed your family. Surplus is lost.' },
      {
        rules: ['BAM-096'],
        text: 'Tengu: take a food counter; before or after that you may renew all five.',
      },
      { rules: ['BAM-097'], text: 'Bakeneko: before you offer; your sticks go to any temples for free.' },
    ],
  },
  {
    id: 'winter',
    title: 'Winter',
    passages: [
      { rules: ['BAM-100'], text: 'Wake any of your sleeping spirits for their cost.' },
      {
        rules: ['BAM-101', 'BAM-102'],
        text: 'Feed your family: one food for each home tile. Choose which counters to spend; while you have some you must go on until all are fed. No change is given. Each missing food costs 1 HP.',
      },
      {
        rules: ['BAM-103', 'BAM-104', 'BAM-106', 'BAM-107'],
        text: 'The next player clockwise becomes first player. The lowest tile of every column goes under its stack, the others slide, new ones come. Empty food spaces are filled. Then the next year begins, or the final count.',
      },
    ],
  },
  {
    id: 'count',
    title: 'The final count',
    passages: [
      { rules: ['BAM-110'], text: '2 HP for each different spirit, awake or asleep.' },
      {
        rules: ['BAM-111'],
        text: 'Minus 2 HP for each point of difference between the comfort of your two left and your two right columns.',
      },
      {
        rules: ['BAM-112'],
        text: 'Each unscored balance tile whose pattern is complete: half its HP, rounded up.',
      },
      { rules: ['BAM-113'], text: 'Night side: minus 1 HP for each marked space left free.' },
      {
        rules: ['BAM-114'],
        text: 'Most HP wins; then most comfort in the whole home; then the win is shared.',
      },
    ],
  },
  {
    id: 'night',
    title: 'The night side',
    passages: [
      {
        rules: ['BAM-024', 'BAM-120'],
        text: 'Chosen for the whole table before the start: four spaces of each home show a kind, and only a tile of that kind may lie there.',
      },
    ],
  },
]
