import type { Phrases } from '../phrases.ts'

export const coaching: Phrases['coaching'] = {
  wins: 'Most points by darumas win.',
  kinds: { gold: 'gold', wanted: 'your colours', shunned: 'unlucky colour', other: 'other colours' },
  matters: {
    outward: 'Take what others leave half painted, and stop before the fourth four.',
    homeward: 'The counter comes home: fewer turns are left, so take sure darumas.',
    closing: 'The last turns: only what you take now still counts.',
  },
  decisions: {
    start: 'Every turn begins with eight dice. Fours are lost; four of them end the turn with nothing.',
    dice: 'A 1 paints an eye and sets off the daruma’s action. Other dice can be poured to roll again. Stop when you have enough.',
    pour: 'Choose what you roll again: fewer dice, less danger of a four.',
    roll: 'These dice are rolled now. The percentage says how likely the turn is lost.',
    group: 'All dice of one value are rolled again. Choose those that help you least.',
    shift: 'Each die of the group goes up or down by one. A 2 can become a 1 and paint.',
    singles: 'Every single die goes up or down by one. A 6 can become a 1 and paint.',
    lift: 'Two darumas change seats. First choose the one that leaves: perhaps one that costs you points.',
    swap: 'Now choose what comes back for it: a colour of your objective.',
  },
}
