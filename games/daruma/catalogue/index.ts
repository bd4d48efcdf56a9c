export * from './darumas.ts'
export * from './objectives.ts'
export * from './tokens.ts'
