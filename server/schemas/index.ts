export * from './messages.ts'
export * from './person.ts'
export * from './table.ts'
export * from './wish.ts'
