import { useSettings } from '../../app/settings.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { en, fr } as const

/** The words of the pages of rules that no other page needs, in the language that is set. */
export const useRulesWords = () => words[useSettings().locale]
