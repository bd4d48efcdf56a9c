export * from './person.ts'
export * from './table.ts'
