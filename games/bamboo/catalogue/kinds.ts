/** The four temples, and the colours of shoots and stocks; the index is the place on every board. */
export const temples = ['red', 'green', 'blue', 'yellow'] as const
export type TempleName = (typeof temples)[number]

/** The four basic actions (BAM-001); a wildcard is any one of them. */
export const actions = ['balance', 'improve', 'cook', 'fund'] as const
export type Action = (typeof actions)[number]
export type ShootAction = Action | 'wildcard'

/** The four kinds of home tiles (BAM-002). */
export const homeKinds = ['decoration', 'faith', 'garden', 'tools'] as const
export type HomeKind = (typeof homeKinds)[number]

/** Which columns of the home a balance tile counts (BAM-070). */
export const zones = ['left', 'centre', 'right'] as const
export type Zone = (typeof zones)[number]

/** The colours of the seats; the ghost is brown (BAM-025). */
export const colours = ['green', 'yellow', 'purple', 'brown'] as const
export type Colour = (typeof colours)[number]

/** The home grid: cell = row * 5 + column. */
export const gridColumns = 5
export const gridRows = 3
export const gridCells = gridColumns * gridRows
