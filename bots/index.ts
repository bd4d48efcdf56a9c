export * from './arena.ts'
export * from './minds.ts'
