import { automaMove, chooseMove, isLevel, rankMoves, usualLevel } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { Chance } from '@engawa/kernel'
import type { Answer, Question } from './protocol.ts'

const ownSeed = () => crypto.getRandomValues(new Uint32Array(4)).join(' ')

async function think(question: Question): Promise<readonly unknown[]> {
  const entry = entryOf(question.game)
  if (entry === undefined) throw new Error(`no game ${question.game}`)
  const play = await entry.play()
  const chance = Chance.seeded(ownSeed())
  const { view, seat } = question
  if (question.kind === 'hints')
    return rankMoves(play.adviser, view, seat, play.game.moves(view, seat), chance).slice(0, question.most)
  if (question.automa) return [automaMove(play.game, view, seat)]
  const level = isLevel(question.level) ? question.level : usualLevel
  return [chooseMove(play, level, view, seat, chance)]
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const answer: Answer = await think(data).then(
    (moves) => ({ id: data.id, moves }),
    (fault: unknown) => ({ id: data.id, fault: String(fault) }),
  )
  postMessage(answer)
})
