import type { Table } from '@engawa/table'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPlay } from '../../app/games.ts'
import { runningGame } from '../../test/drivers/saves.ts'
import { keepTable, openSession } from '../local.ts'

/** What a bot was asked, with the way to answer. */
interface Asked {
  readonly view: unknown
  answer(move: unknown): void
}

const { asked, frames } = vi.hoisted(() => ({ asked: [] as Asked[], frames: [] as (() => void)[] }))
// What a browser tells at once.
vi.mock('../../app/settings.ts', () => ({ settingsNow: () => ({ locale: 'en' }) }))
vi.mock('../../worker/client.ts', () => ({
  patientBotMove: ({ view }: { readonly view: unknown }) =>
    new Promise((answer) => {
      asked.push({ view, answer })
    }),
}))
vi.mock('../../kit/painted.ts', () => ({ painted: () => new Promise<void>((done) => frames.push(done)) }))

beforeEach(() => {
  asked.length = 0
  frames.length = 0
})

/** Lets everything happen that waits for nobody. */
const settle = () => new Promise((done) => setTimeout(done))

/** Until every frame that is waited for was seen. */
async function paint(): Promise<void> {
  await settle()
  for (const done of frames.splice(0)) done()
  await settle()
}

/** Moves of the person after which the bot is to move and which can still be taken back. */
function retractable(table: Table): unknown[] {
  return table.moves(0).filter((move) => {
    const after = table.fork(table.position)
    after.play(0, move)
    return after.waitingForBots().length > 0 && after.undoState(0).can
  })
}

/** Bitoku, where most turns end without chance: the person can take back while the bot thinks. */
async function sitDown() {
  for (let moves = 20; moves < 80; moves++) {
    const table = await runningGame('bitoku', 2, moves)
    const [one, other] = retractable(table)
    if (other === undefined) continue
    const session = await openSession(await keepTable(table, await loadPlay('bitoku')))
    session.wake(() => Promise.resolve())
    return { session, one, other }
  }
  throw new Error('no turn of this game can be taken back')
}

test('a bot thinks about the table that stands, not about a move that was taken back in the same frame', async () => {
  const { session, one, other } = await sitDown()
  await session.act(0, one)
  await session.undo(0)
  await paint()
  expect(asked).toEqual([])
  await session.act(0, other)
  await paint()
  expect(asked.map(({ view }) => view)).toEqual([session.view(1)])
})

test('what a bot thought about a move that was taken back is not played after another one', async () => {
  const { session, one, other } = await sitDown()
  await session.act(0, one)
  await paint()
  const { position } = session
  const [answer] = session.moves(1)
  await session.undo(0)
  await session.act(0, other)
  expect(session.position).toBe(position)
  asked[0]?.answer(answer)
  await paint()
  expect(session.position).toBe(position)
  expect(asked.map(({ view }) => view).slice(1)).toEqual([session.view(1)])
  asked[1]?.answer(session.moves(1)[0])
  await settle()
  expect(session.position).toBe(position + 1)
})
