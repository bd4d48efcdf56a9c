import type { Zone } from '../../catalogue/index.ts'

/** What only the page of components says. French has the same keys, or the types fail. */
export const en = {
  kinds: {
    spirits: 'Spirits',
    homes: 'Home tiles',
    balance: 'Balance tiles',
    shoots: 'Bamboo shoots',
    gifts: 'Gifts of the forest',
    supply: 'Food, incense, temple tiles',
  },
  spirit: (does: string, wake: string) => `${does} ${wake}`,
  category: ['I', 'II'],
  home: (kind: string, comfort: number, category: string, leftOut: boolean) =>
    `Category ${category}, ${kind}, comfort ${comfort}${leftOut ? '; left out with two players' : ''}.`,
  zones: { left: 'Left', centre: 'Centre', right: 'Right' } satisfies Record<Zone, string>,
  balance: (zone: string, code: string) => `${zone} tile ${code}`,
  owners: {
    green: 'Green player’s',
    yellow: 'Yellow player’s',
    purple: 'Purple player’s',
    brown: 'Brown player’s',
    board: 'For the field',
    plain: 'Plain',
  },
  shoot: (owner: string, does: string) => `${owner}. ${does}`,
  stick: 'Stick of incense',
  stickText: '7 for each player, 8 for the ghost.',
  templeTile: (sticks: number) => `Temple tile ${sticks}`,
  templeTileText: (sticks: number) =>
    sticks === 0
      ? 'With two players the ghost offers nothing to the temple it lies on.'
      : `With two players the ghost has ${sticks} sticks in the temple it lies on.`,
}

export type Phrases = typeof en
