import { useSettings } from '../app/settings.ts'
import { type DayWords, dayWords } from './words/index.ts'

export const useDayWords = (): DayWords => dayWords[useSettings().locale]
