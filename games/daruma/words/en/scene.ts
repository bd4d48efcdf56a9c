import type { ScenePhrases } from '../phrases.ts'

export const scene: ScenePhrases = {
  turn: 'The turn',
  display: 'Face-up darumas',
  track: 'The track',
  turnOf: (person) => (person.you ? 'Your turn.' : `${person.name}’s turn.`),
  ledger: (count, fictitious) =>
    `Ledger: ${count} of 4 fours${fictitious > 0 ? `, ${fictitious} of them fictitious` : ''}.`,
  availableDice: (values) => `Available dice: ${values}.`,
  diceInHand: (values) => `To be rolled: ${values}.`,
  bottleDice: (values) => `On the bottle: ${values}.`,
  noDice: 'No die lies available.',
  unrolled: 'Eight dice wait to be rolled.',
  giftLeft: 'The gift of this turn is left.',
  giftSpent: 'The gift of this turn is spent.',
  eyes: (eyes, pupil) =>
    eyes === 0
      ? 'no eye painted'
      : `${eyes === 1 ? 'one eye' : 'both eyes'} painted${pupil ? ', one by a pupil token' : ''}`,
  displayed: (daruma, action, eyes) => `${daruma}, ${action}: ${eyes}`,
  emptyPlace: 'an empty place',
  space: (face, counter) => {
    const name = { plain: 'plain', daruma: 'daruma', four: 'die 4' }[face]
    return counter ? `[${name}: counter]` : name
  },
  direction: (homeward, closing) => {
    if (closing) return 'The counter is back: these are the last turns.'
    return homeward ? 'The counter moves left, towards the end.' : 'The counter moves right.'
  },
  deck: (count) => `${count} darumas in the deck.`,
  seat: (person) => (person.you ? 'You' : person.name),
  owns: (darumas) => `Darumas: ${darumas}.`,
  ownsNothing: 'No daruma yet.',
  objective: (wanted, shunned) => `Objective: ${wanted} count 2, ${shunned} counts -3.`,
  secretObjective: 'Objective: secret.',
  points: (points, known) => {
    const counted = points === 1 ? '1 point' : `${points} points`
    return known ? `${counted}.` : `${counted} without the objective.`
  },
}
