export * from './pebbles.ts'
