import type { Phrases } from '../phrases.ts'

export const coaching: Phrases['coaching'] = {
  wins: 'Most fireflies win, those of your wish three times over.',
  kinds: { caught: 'fireflies', wished: 'your wish' },
  matters: 'Go home before the net tears.',
  decisions: {
    hunt: 'Catch one more, or bring home what is in the net. Two alike tear it.',
    rescue: 'The net is torn: save the firefly that is worth most to you.',
  },
}
