import { workerData } from 'node:worker_threads'
import { chooseMove, mindNamed, untilImpatient } from '@engawa/bots'
import { Chance, type GamePlay } from '@engawa/kernel'
import { loadGames } from '../games.ts'
import { serveTasks } from '../workers/serve.ts'
import type { BotTask } from './task.ts'

const { gamesModule } = workerData as { gamesModule: string | undefined }
const loading = loadGames(gamesModule)

serveTasks(async (task: BotTask): Promise<unknown> => {
  const games = await loading
  const play = await games.play(task.game)
  const game = await games.rules(task.game, task.rules)
  if (game === undefined) throw new Error(`there are no rules of version ${task.rules}`)
  return choose(task, { ...play, game }, game === play.game)
})

function choose({ level, view, seat, seed }: BotTask, play: GamePlay, newest: boolean): unknown {
  const mind = mindNamed(level)
  if (mind === undefined) throw new Error(`there is no bot of level ${level}`)
  const chance = Chance.seeded(seed)
  try {
    return chooseMove(
      play,
      mind,
      view,
      seat,
      chance,
      untilImpatient(play, () => performance.now()),
    )
  } catch (error) {
    // What advises on the newest rules may not understand older ones; the table must go on all the same.
    if (newest) throw error
    return chance.pick(play.game.moves(view, seat))
  }
}
