import { useSettings } from '../app/settings.ts'
import { type HouseWords, houseWords } from './words/index.ts'

export const useHouseWords = (): HouseWords => houseWords[useSettings().locale]
