import type { AskingPhrases } from '../phrases.ts'
import { list, who, whom } from './names.ts'

export const asking: AskingPhrases = {
  grow: (turn, turns, season, rule) => ({
    question: 'Which card grows where?',
    help: `Turn ${turn} of ${turns} in ${season}. ${rule}.`,
  }),
  stuck: {
    question: 'Nothing fits: which card goes under the deck?',
    help: 'No card of the display can be placed on your tree. Choose one to slide under the deck; you score nothing.',
  },
  kodama: (last) => ({
    question: 'Which kodama moves in?',
    help: last ? 'It is scored now. The other one stays unused.' : 'It is scored now and leaves the game.',
  }),
  waiting: (person) => `${who(person)} ${person.you ? 'are' : 'is'} to play`,
  won(winners) {
    const others = winners.filter(({ you }) => !you).map(whom)
    if (others.length === winners.length)
      return winners.length === 1 ? `${list(others)} wins` : `${list(others)} share the victory`
    return others.length === 0 ? 'You win' : `You share the victory with ${list(others)}`
  },
}
