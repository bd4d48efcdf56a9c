export * from './darumas.ts'
export * from './objectives.ts'
export * from './tokens.ts'

/** How we know what is printed on a component. */
export type Provenance = 'stated' | 'reported' | 'reconstructed'
