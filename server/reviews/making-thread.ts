import { parentPort, workerData } from 'node:worker_threads'
import { ReviewError, Reviewing, workOn } from '@engawa/bots'
import { readSave } from '@engawa/table'
import { loadGames } from '../games.ts'
import type { MadeSoFar, ToMake } from './making.ts'

const { save, gamesModule } = workerData as ToMake
const tell = (message: MadeSoFar): void => parentPort?.postMessage(message)

try {
  const games = await loadGames(gamesModule)
  const position = readSave(save)
  const play = await games.play(position.game)
  const game = await games.rules(position.game, position.rules)
  if (game === undefined) throw new Error(`there are no rules of version ${position.rules}`)
  const known = { ...play, game }
  const reviewing = new Reviewing(known, position)
  for (let task = reviewing.next(); task !== undefined; task = reviewing.next()) {
    const finding = workOn(known, position, task, reviewing.effort)
    if (finding === undefined) throw new Error('the work was stopped')
    reviewing.take(finding)
    tell({ kind: 'progress', ...reviewing.progress })
  }
  tell({ kind: 'made', record: JSON.stringify(reviewing.record()) })
} catch (error) {
  if (!(error instanceof ReviewError)) throw error
  tell({ kind: 'refused', fault: error.fault })
}
