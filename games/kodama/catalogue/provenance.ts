/** How we know a printed value: the rulebook says it, another source reports it, or we made it up to fit. */
export type Provenance = 'stated' | 'reported' | 'reconstructed'
