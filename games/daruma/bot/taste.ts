/** What an adviser holds dear beside the points that lie on the table. */
export interface Taste {
  /** How much a point of the strongest rival counts against a point of one's own. */
  readonly rivalry: number
  /** A daruma with one painted eye is a chance for everybody, the next seat first. */
  readonly halfPainted: number
  /** The top daruma of the deck, on average. */
  readonly unseenDaruma: number
}

export const ownTaste: Taste = { rivalry: 0.5, halfPainted: 0.1, unseenDaruma: 1 }

/** Minds the others less, and leaves half-painted darumas to them more readily. */
export const rivalTaste: Taste = { rivalry: 0.2, halfPainted: 0.5, unseenDaruma: 1.6 }
