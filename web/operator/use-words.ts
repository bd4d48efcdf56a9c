import { useSettings } from '../app/settings.ts'
import { type OperatorWords, operatorWords } from './words/index.ts'

export const useOperatorWords = (): OperatorWords => operatorWords[useSettings().locale]
