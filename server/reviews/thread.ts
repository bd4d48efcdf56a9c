import { workerData } from 'node:worker_threads'
import { type ReviewFinding, workOn } from '@engawa/bots'
import { loadGames } from '../games.ts'
import { serveTasks } from '../workers/serve.ts'
import type { ReviewWork } from './pool.ts'

const { gamesModule } = workerData as { gamesModule: string | undefined }
const loading = loadGames(gamesModule)

serveTasks(async ({ position, task, effort }: ReviewWork): Promise<ReviewFinding> => {
  const games = await loading
  const play = await games.play(position.game)
  const game = await games.rules(position.game, position.rules)
  if (game === undefined) throw new Error(`there are no rules of version ${position.rules}`)
  const finding = workOn({ ...play, game }, position, task, effort)
  if (finding === undefined) throw new Error('the work was stopped')
  return finding
})
