import type { AskingPhrases } from '../phrases.ts'
import { list, who } from './names.ts'

export const asking: AskingPhrases = {
  prompts: {
    hunt: { question: 'Catch another, or go home?', help: 'Two of the same light tear the net.' },
    rescue: {
      question: 'The net tore: which firefly do you save?',
      help: 'The others fly back into the bag.',
    },
  },
  due: { hunt: 'catch a firefly or go home', rescue: 'save one firefly of the torn net first' },
  waiting: (person) => `${who(person)} ${person.you ? 'are' : 'is'} to play`,
  over: (winners) => {
    const [only] = winners
    if (winners.length === 1 && only !== undefined) return only.you ? 'You win' : `${only.name} wins`
    return `${list(winners.map(who))} share the victory`
  },
}
