import { workOn } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { rulesOfVersion } from '@engawa/kernel'
import type { ReviewAnswer, ReviewQuestion } from './workers.ts'

async function work({ id, position, task, effort }: ReviewQuestion): Promise<ReviewAnswer> {
  const entry = entryOf(position.game)
  if (entry === undefined) throw new Error(`no game ${position.game}`)
  const play = await entry.play()
  const game = rulesOfVersion(play, position.rules)
  if (game === undefined) throw new Error(`no version ${position.rules} of ${position.game}`)
  const finding = workOn({ ...play, game }, position, task, effort)
  if (finding === undefined) throw new Error('the work was stopped')
  return { id, finding }
}

addEventListener('message', async ({ data }: MessageEvent<ReviewQuestion>) => {
  postMessage(
    await work(data).catch((fault: unknown): ReviewAnswer => ({ id: data.id, fault: String(fault) })),
  )
})
