/** What the coach says in every game. French has the same keys, or the types fail. */
export const en = {
  title: 'Coach',
  on: 'Coach on',
  turnOff: 'Turn the coach off',
  flag: 'Coach',
  flagHelp:
    'Says the aim, explains each decision the first time, and asks before a move that gives much away.',
  understood: 'I see',
  leaves: (move: string, points: string) => `${move} leaves *${points}* behind. Look?`,
  reason: (move: string) => `Better in the long run: ${move}.`,
  reasonLine: (move: string, kind: string) =>
    `Better in the long run: ${move}. It brings more points by: ${kind}.`,
  look: 'Look',
  anyway: (move: string) => `${move} anyway`,
  lookedAt: (move: string) => `The better thing: ${move}.`,
  keys: { look: 'look at the better move the coach means' },
}
