import { automaMove, chooseMove, judge, mindNamed, untilImpatient, usualLevel } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { Chance, rulesOfVersion } from '@engawa/kernel'
import type { Answer, Question } from './protocol.ts'

async function think(question: Question): Promise<Answer> {
  const entry = entryOf(question.game)
  if (entry === undefined) throw new Error(`no game ${question.game}`)
  const { adviser, ...versions } = await entry.play()
  const game = rulesOfVersion(versions, question.rules)
  if (game === undefined) throw new Error(`no version ${question.rules} of ${question.game}`)
  const chance = Chance.seeded(question.seed)
  const { id, view, seat } = question
  const play = { game, adviser }
  const spent = question.kind === 'move' ? question.spent : 0
  const stop = untilImpatient(play, () => performance.now(), spent)
  if (question.kind === 'hints') {
    const { trials = 0, width = 0 } = adviser.search ?? {}
    const wide = Math.max(width, question.most)
    const judgements = judge(play, view, seat, chance, { trials, width: wide, stop }).slice(0, question.most)
    return { id, kind: 'hints', judgements }
  }
  if (question.automa) return { id, kind: 'move', move: automaMove(game, view, seat) }
  const mind = mindNamed(question.level) ?? usualLevel
  const hurry = question.exact ? undefined : stop
  return { id, kind: 'move', move: chooseMove(play, mind, view, seat, chance, hurry) }
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id } = data
  postMessage(
    await think(data).catch((fault: unknown): Answer => ({ id, kind: 'fault', fault: String(fault) })),
  )
})
