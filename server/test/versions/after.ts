import type { Game } from '@engawa/kernel'
import { pebblesAdviser, pebblesGame } from '../../../kernel/conformance/toys/pebbles.ts'
import { secretsGame } from '../secrets.ts'
import { toy } from '../toy-games.ts'
import { anyMove, daruma, nextDaruma, nextPebbles } from './games.ts'

/** After an update that kept the old rules: two games have a new version. */
export const games = [
  toy(nextPebbles, pebblesAdviser, [pebblesGame as Game]),
  toy(secretsGame, anyMove),
  toy(nextDaruma, daruma.adviser, [daruma.game]),
]
