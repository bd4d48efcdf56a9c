import { automaMove, chooseMove, mindNamed, rankMoves, untilImpatient, usualLevel } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { Chance, rulesOfVersion } from '@engawa/kernel'
import type { Answer, Question } from './protocol.ts'

async function think(question: Question): Promise<readonly unknown[]> {
  const entry = entryOf(question.game)
  if (entry === undefined) throw new Error(`no game ${question.game}`)
  const { adviser, ...versions } = await entry.play()
  const game = rulesOfVersion(versions, question.rules)
  if (game === undefined) throw new Error(`no version ${question.rules} of ${question.game}`)
  const chance = Chance.seeded(question.seed)
  const { view, seat } = question
  if (question.kind === 'hints')
    return rankMoves(adviser, view, seat, game.moves(view, seat), chance)
      .slice(0, question.most)
      .map(({ move }) => move)
  if (question.automa) return [automaMove(game, view, seat)]
  const mind = mindNamed(question.level) ?? usualLevel
  const play = { game, adviser }
  return [
    chooseMove(
      play,
      mind,
      view,
      seat,
      chance,
      untilImpatient(play, () => performance.now()),
    ),
  ]
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const answer: Answer = await think(data).then(
    (moves) => ({ id: data.id, moves }),
    (fault: unknown) => ({ id: data.id, fault: String(fault) }),
  )
  postMessage(answer)
})
