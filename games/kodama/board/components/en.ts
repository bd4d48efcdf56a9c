/** What only the page of components says. French has the same keys, or the types fail. */
export const en = {
  kinds: {
    branches: 'Branch cards',
    trunks: 'Trunks',
    goals: 'Kodama cards',
    seasons: 'Season cards',
  },
  branch: (card: number) => `Branch card ${card}`,
  branchText: (icons: string) => `It shows ${icons}.`,
  trunk: (element: string) => `Trunk with ${element}`,
  trunkText: 'A tree begins with it. Its element is the own element of the tree.',
  season: (season: string, name: string) => `${season}: ${name}`,
}

export type Phrases = typeof en
