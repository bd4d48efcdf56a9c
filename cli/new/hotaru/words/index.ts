export { words as en } from './en.ts'
export { words as fr } from './fr.ts'
