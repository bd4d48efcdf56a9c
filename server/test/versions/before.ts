import { pebblesAdviser, pebblesGame } from '../../../kernel/conformance/toys/pebbles.ts'
import { secretsGame } from '../secrets.ts'
import { toy } from '../toy-games.ts'
import { anyMove, daruma } from './games.ts'

/** The games as they are. */
export const games = [
  toy(pebblesGame, pebblesAdviser),
  toy(secretsGame, anyMove),
  toy(daruma.game, daruma.adviser),
]
