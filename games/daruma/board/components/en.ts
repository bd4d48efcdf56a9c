/** What only the page of components says. French has the same keys, or the types fail. */
export const en = {
  kinds: {
    darumas: 'Darumas',
    objectives: 'Objectives',
    tokens: 'Round tokens',
    others: 'Dice and the rest',
  },
  objective: (number: number) => `Objective ${number}`,
  objectiveText: (wanted: readonly string[], shunned: string) =>
    `At the end each ${wanted.join(' or ')} daruma is worth 2 to its owner, each ${shunned} one −3.`,
  die: 'Die',
  dieText: 'Six faces. A 1 paints an eye, a 4 goes to the ledger, any other can be poured on the bottle.',
}

export type Phrases = typeof en
