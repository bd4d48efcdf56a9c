import type { Phrases } from '../phrases.ts'

export const coaching: Phrases['coaching'] = {
  wins: 'Most happiness after the fourth winter wins.',
  kinds: {
    happiness: 'happiness',
    spirits: 'spirits',
    harmony: 'harmony',
    unscored: 'tiles',
    night: 'night side',
  },
  matters: {
    setup: 'You choose what you begin with: different colours and actions leave you free.',
    spring: 'A gift acts at once: take what you lack for your next tile.',
    summer: 'Visit full stocks: many shoots are many sticks and many actions.',
    autumn: 'The temples give their spirits to those with most sticks.',
    winter: 'Every home tile wants food, and each one missing costs a point.',
    over: 'The year is over.',
  },
  decisions: {
    colour: 'The colour says with which four shoots you begin.',
    draft: 'Take a shoot of a colour you do not have: then you can visit another stock every turn.',
    gift: 'A gift of the forest is an action you do at once.',
    visit:
      'Choose a stock: its shoots are your sticks for its temple and your actions. Next turn it is barred.',
    offer: 'Sticks decide who wins the spirit in autumn. Sending one elsewhere costs a coin.',
    place: 'Each new shoot pushes one off the top of its stalk, and that one becomes yours: look what falls.',
    resolve: 'Each stick you offered lets one shoot act. Choose which, and in which order.',
    stow: 'Its own stock is full: it counts for the stock where you put it.',
    end: 'Before the turn ends you may still call a spirit.',
    balance:
      'Balance tiles are the great points: take those your home nearly shows, score those that are complete.',
    balanceAgain: 'You may take or score a second tile.',
    improve: 'A home tile gives happiness at once and fills patterns. It will want food in winter.',
    furnish: 'Left and right should weigh alike at the end; patterns want kinds side by side.',
    cook: 'Food keeps your tiles fed in winter. Take what is missing, not more.',
    tengu: 'Take a food counter; you may have all of them renewed before or after.',
    wake: 'A spirit that is awake can be called again next year. It counts at the end either way.',
    feed: 'Pay with food as exactly as you can: what is over is lost.',
  },
}
