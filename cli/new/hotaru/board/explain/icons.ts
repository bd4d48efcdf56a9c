/** Every sign of the board. */
export const icons = ['bag', 'net', 'jar'] as const
export type Icon = (typeof icons)[number]
