/** How we know what is printed on a component. */
export type Provenance = 'stated' | 'reported' | 'reconstructed'
