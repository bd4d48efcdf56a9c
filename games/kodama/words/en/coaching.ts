import type { Phrases } from '../phrases.ts'

export const coaching: Phrases['coaching'] = {
  wins: 'Most points after three seasons win.',
  kinds: { growth: 'growth', bonus: 'season card', end: 'season card', goal: 'kodamas' },
  matters: {
    spring: 'Begin few long branches: an element that goes on card after card is worth more each time.',
    summer: 'Go on with the lines you have, and keep bark free for later cards.',
    autumn: 'The last season: score what your lines give, and look at the kodama you will play.',
  },
  decisions: {
    grow: 'Take one card and lay it on your tree. It scores each element that the card below shows too, down to the trunk.',
    kodama:
      'The season ends: play the kodama card that your tree fulfils best now. One of the four is never played.',
  },
}
