import { pebblesAdviser } from '../../../kernel/conformance/toys/pebbles.ts'
import { secretsGame } from '../secrets.ts'
import { toy } from '../toy-games.ts'
import { anyMove, nextPebbles } from './games.ts'

/** After an update that forgot them: one game has only its new version, another is gone. */
export const games = [toy(nextPebbles, pebblesAdviser), toy(secretsGame, anyMove)]
