import { useSettings } from '../../app/settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { en, fr } as const

/** The words of the page of components, in the language that is set. */
export const useComponentWords = () => words[useSettings().locale]
