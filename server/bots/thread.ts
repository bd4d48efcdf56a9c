import { parentPort, workerData } from 'node:worker_threads'
import { chooseMove, isLevel } from '@engawa/bots'
import { Chance, type GamePlay } from '@engawa/kernel'
import { loadGames } from '../games.ts'
import type { BotAnswer, BotTask } from './pool.ts'

const { gamesModule } = workerData as { gamesModule: string | undefined }
const loading = loadGames(gamesModule)

async function answer(task: BotTask): Promise<BotAnswer> {
  const { id } = task
  try {
    const games = await loading
    const play = await games.play(task.game)
    const game = await games.rules(task.game, task.rules)
    if (game === undefined) throw new Error(`there are no rules of version ${task.rules}`)
    return { id, move: choose(task, { ...play, game }, game === play.game) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

function choose({ level, view, seat, seed }: BotTask, play: GamePlay, newest: boolean): unknown {
  if (!isLevel(level)) throw new Error(`there is no bot of level ${level}`)
  const chance = Chance.seeded(seed)
  try {
    return chooseMove(play, level, view, seat, chance)
  } catch (error) {
    // What advises on the newest rules may not understand older ones; the table must go on all the same.
    if (newest) throw error
    return chance.pick(play.game.moves(view, seat))
  }
}

parentPort?.on('message', async (task: BotTask) => parentPort?.postMessage(await answer(task)))
