import { afterEach, expect, test, vi } from 'vitest'
import { callOffReview, keptReview, reviewFromServer } from '../server.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const record = { version: 1, turns: [] }
const underWay = { state: 'running', done: 3, all: 12, yours: true }

/** A server that gives these answers one after the other, and remembers what it was asked. */
function answering(...answers: readonly { status?: number; body: unknown }[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    const { status = 200, body } = answers[asked.length - 1] ?? { status: 503, body: null }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  vi.useFakeTimers()
  return asked
}

async function follow(stopAfter = Number.POSITIVE_INFINITY) {
  const steps: number[] = []
  const following = { progress: (done: number) => steps.push(done), stopped: () => steps.length > stopAfter }
  const review = reviewFromServer('t', following)
  // Whoever fails is looked at below.
  review.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  return { review, steps }
}

test('a review of the server is asked for once, followed, and taken when it is there', async () => {
  const asked = answering(
    { body: underWay },
    { body: { ...underWay, done: 9 } },
    { body: { state: 'done', record } },
  )
  const { review, steps } = await follow()
  expect(await review).toEqual(record)
  expect(steps).toEqual([3, 9])
  expect(asked).toEqual(['POST /api/tables/t/review', ...new Array(2).fill('GET /api/tables/t/review')])
})

test('whoever leaves, or finds it called off, gets nothing and asks no more', async () => {
  const left = answering({ body: underWay }, { body: underWay })
  expect(await (await follow(0)).review).toBeUndefined()
  expect(left).toHaveLength(1)
  const calledOff = answering({ body: underWay }, { body: { ...underWay, state: 'none' } })
  expect(await (await follow()).review).toBeUndefined()
  expect(calledOff).toHaveLength(2)
})

test('a server that is busy or away is told apart from one that has no review', async () => {
  answering({ status: 429, body: { code: 'busy', message: 'later' } })
  await expect((await follow()).review).rejects.toMatchObject({ code: 'busy' })
  answering({ body: { state: 'done', record } }, { status: 503, body: null }, { status: 403, body: null })
  expect(await keptReview('t')).toEqual(record)
  expect(await keptReview('t')).toBeUndefined()
  await callOffReview('t')
})
