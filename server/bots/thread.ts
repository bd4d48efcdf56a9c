import { parentPort, workerData } from 'node:worker_threads'
import { chooseMove, isLevel } from '@engawa/bots'
import { Chance } from '@engawa/kernel'
import { loadGames } from '../games.ts'
import type { BotAnswer, BotTask } from './pool.ts'

const { gamesModule } = workerData as { gamesModule: string | undefined }
const loading = loadGames(gamesModule)

async function think({ id, game, level, view, seat, seed }: BotTask): Promise<BotAnswer> {
  try {
    if (!isLevel(level)) throw new Error(`there is no bot of level ${level}`)
    const play = await (await loading).play(game)
    return { id, move: chooseMove(play, level, view, seat, Chance.seeded(seed)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (task: BotTask) => parentPort?.postMessage(await think(task)))
