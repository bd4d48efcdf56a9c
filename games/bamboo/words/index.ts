export { phrases as enPhrases, words as en } from './en.ts'
export { phrases as frPhrases, words as fr } from './fr.ts'
