/** How far a doll falls over a move. */
export const dollSizes = ['best', 'slip', 'stumble', 'tumble'] as const
export type DollSize = (typeof dollSizes)[number]

/** A move that gave away less than this is upright, a slip, a stumble; whatever is beyond is a tumble. */
const limits = [
  { size: 'best', win: 0.005, points: 0.3 },
  { size: 'slip', win: 0.03, points: 1.5 },
  { size: 'stumble', win: 0.08, points: 4 },
] as const satisfies readonly { size: DollSize; win: number; points: number }[]

/** The larger of the two losses decides. */
export function sizeOf({ win, points }: { readonly win: number; readonly points: number }): DollSize {
  return limits.find((limit) => win < limit.win && points < limit.points)?.size ?? 'tumble'
}
