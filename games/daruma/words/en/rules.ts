import type { RuleChapter } from '@engawa/kernel'

export const rules: readonly RuleChapter[] = [
  {
    id: 'aim',
    title: 'The aim',
    passages: [
      {
        rules: ['DAR-52', 'DAR-48'],
        text: 'Win darumas by painting both their eyes with dice that show 1. Your secret objective names two colours worth 2 points each and one that costs you 3; gold is worth 2 and every other daruma 1. All you win lies open to everybody, only objectives are secret.',
      },
    ],
  },
  {
    id: 'set-up',
    title: 'Before the first turn',
    passages: [
      {
        rules: ['DAR-01', 'DAR-02', 'DAR-03'],
        text: 'Six round tokens make the track for two players, and one more for each further player. They are drawn at random from twelve and lie face up; the counter starts on the leftmost. Five darumas lie face up around the tanuki, the others are a face-down deck. Eight dice and five pupil tokens stand ready.',
      },
      {
        rules: ['DAR-04', 'DAR-07'],
        text: 'Everybody gets one of six objectives and may look at it at any time. All know the six that exist, nobody knows who has which before the final count. Those not dealt are never seen.',
      },
      { rules: ['DAR-05', 'DAR-06'], text: 'Who begins is drawn by lot. Turns go round clockwise.' },
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    passages: [
      {
        rules: ['DAR-10'],
        text: 'Before rolling you may look at the five darumas: if three of them share a colour or an action, you may shuffle all five into the deck, pupil tokens off, and deal five new ones, again and again while that holds. With an empty deck this is possible only while a pupil token lies on one of them.',
      },
      {
        rules: ['DAR-11', 'DAR-17'],
        text: 'Roll all eight dice. After every roll, look in this order: good fortune, fours to the tanuki’s ledger, bad luck. A four on the ledger is lost for the turn.',
      },
      {
        rules: ['DAR-12', 'DAR-18'],
        text: 'The other dice are available. Use them one at a time, in any order. A die on a daruma or on the bottle stays there until the turn ends.',
      },
      {
        rules: ['DAR-13', 'DAR-15', 'DAR-16'],
        text: 'A 1 paints a free eye of a face-up daruma, left or right alike, and sets off its action. The action must be done as far as it can be; where it can do nothing, the eye is painted all the same. An eye can be painted by a die or by a pupil token of an earlier turn. With both eyes painted a daruma takes no more dice.',
      },
      {
        rules: ['DAR-14'],
        text: 'A 2, 3, 5 or 6 may go on the sake bottle: choose at least one of your other available dice and roll what you chose. You may do this as often as you have dice for it.',
      },
      {
        rules: ['DAR-19'],
        text: 'A face-up daruma belongs to nobody, whoever painted it, until a turn ends. Before that it cannot be given or exchanged.',
      },
    ],
  },
  {
    id: 'luck',
    title: 'Luck, good and bad',
    passages: [
      {
        rules: ['DAR-20'],
        text: 'Bad luck: with four or more fours on the ledger, fictitious ones included, your turn is over at once. Dice come back, nothing is taken, no pupil token is left and the counter stays. What you won by good fortune, gave or exchanged this turn remains so, and pupil tokens of earlier turns stay.',
      },
      {
        rules: ['DAR-21'],
        text: 'Good fortune: four or more fours in a single roll do not go to the ledger. Take the top daruma of the deck and roll the same dice again. It comes before bad luck and can happen again. With an empty deck you only roll again.',
      },
      {
        rules: ['DAR-22'],
        text: 'Gift: once in a turn, when you are to use a die or to stop, you may give one of your darumas to somebody else, take one real four back from the ledger and roll it: it joins your available dice, or goes back to the ledger if it shows 4 again. It cannot be refused.',
      },
    ],
  },
  {
    id: 'actions',
    title: 'What the darumas do',
    passages: [
      { rules: ['DAR-30'], text: 'Reroll all: roll all available dice.' },
      {
        rules: ['DAR-31'],
        text: 'Reroll a group: choose a value you have at least twice and roll all its dice.',
      },
      { rules: ['DAR-32'], text: 'Reroll the singles: roll every die whose value you have exactly once.' },
      {
        rules: ['DAR-33'],
        text: 'Shift a group: choose a value you have at least twice; each of its dice goes up or down by one, as you like for each. 6 and 1 are neighbours. None may become 4 and none may stay.',
      },
      {
        rules: ['DAR-34'],
        text: 'Shift the singles: every die whose value you have exactly once goes up or down by one, by the same conditions.',
      },
      {
        rules: ['DAR-35'],
        text: 'Cursed gold: each 1 you place on it adds a fictitious four, which counts for bad luck only and at once. Pupil tokens add nothing.',
      },
      {
        rules: ['DAR-36'],
        text: 'Exchange: only with the second eye. Choose two seats, your own if you like, and a daruma of each: they change places. If one of the two has none, the other’s daruma still moves. Later bad luck does not undo it.',
      },
    ],
  },
  {
    id: 'turn-end',
    title: 'The end of a turn',
    passages: [
      {
        rules: ['DAR-40'],
        text: 'Your turn ends when no die is available, or when you say so and have no 1 left that could be placed.',
      },
      {
        rules: ['DAR-41', 'DAR-42', 'DAR-43'],
        text: 'Take every daruma with both eyes painted. On a daruma with one painted eye a pupil token replaces your die and stays for whoever paints the other eye. Then five darumas lie face up again.',
      },
      {
        rules: ['DAR-44', 'DAR-45'],
        text: 'The counter moves one space for each unused die, two at most. At the right end it turns round and from then on goes left.',
      },
      {
        rules: ['DAR-46', 'DAR-47', 'DAR-49'],
        text: 'Where your move of the counter stops on a daruma token, take the top daruma of the deck. While the counter stands on a die-4 token, every turn begins with one fictitious four. The leftmost token works like the others.',
      },
    ],
  },
  {
    id: 'game-end',
    title: 'The end of the game',
    passages: [
      {
        rules: ['DAR-50'],
        text: 'When the counter is back on the leftmost space it stays there, and the round is played to its end, so that all have had as many turns.',
      },
      {
        rules: ['DAR-51'],
        text: 'If the deck is empty and five darumas cannot lie face up, the game is over at once.',
      },
      {
        rules: ['DAR-53'],
        text: 'Most points win. In a tie fewer darumas win, and if that is tied too, the victory is shared.',
      },
    ],
  },
]
