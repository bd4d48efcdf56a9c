import type { GameEvent } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { sounds } from '../../art/built/sounds.ts'
import type { Beats } from '../events.ts'
import { soundsOf } from '../hearing.ts'

interface Event extends GameEvent {
  readonly kind: 'fell' | 'won' | 'paid' | 'rested' | 'grew' | 'ended'
  readonly count: number
}
const beats: Beats<Event> = {
  fell: { sound: ({ count }) => ({ sound: 'leaf', times: count }), travels: () => [{ piece: 'card:1' }] },
  won: { sound: { sound: 'gong', later: 500 } },
  paid: { sound: 'coin' },
  grew: { sound: ({ count }) => ['wood', { sound: 'leaf', times: count, later: 300 }] },
  ended: { sound: 'darumaMotif' },
}
const event = (kind: Event['kind'], count = 1): Event => ({ kind, count })
const heard = (events: readonly Event[], still = false) =>
  soundsOf(events, beats, still).map(({ sound, after }) => `${sound} ${Math.round(after * 1000)}`)

test('sounds come in the order of events: a piece when it lands, a verdict when it is time', () => {
  expect(heard([event('fell', 2), event('won'), event('rested')])).toEqual([
    'leaf 380',
    'leaf 460',
    'gong 620',
  ])
  expect(heard([event('fell', 2), event('won')], true)).toEqual(['leaf 0', 'leaf 80', 'gong 120'])
})

test('one event may be heard as several sounds', () => {
  expect(heard([event('grew', 2), event('paid')])).toEqual(['wood 0', 'leaf 420', 'leaf 500', 'coin 240'])
})

test('a great moment is heard once, however much came before it', () => {
  const all = heard([event('fell', 40), event('ended'), event('paid'), event('ended')])
  expect(all.filter((one) => one.startsWith('darumaMotif'))).toHaveLength(1)
})

test('like goods of one move are heard once, and nothing is heard more often than the ear can take', () => {
  expect(heard([event('paid'), event('paid'), event('paid')])).toEqual(['coin 0'])
  expect(heard([event('fell', 40)])).toHaveLength(8)
})

test('each repeat is a little higher', () => {
  const pitches = soundsOf([event('fell', 3)], beats, false).map(({ pitch }) => pitch)
  expect(pitches).toEqual([...pitches].sort((a, b) => a - b))
  expect(new Set(pitches).size).toBe(3)
})

test('the index of sounds leaves no gap and no overlap', () => {
  let end = 0
  for (const [, [, start, length]] of Object.entries(sounds)) {
    expect(start).toBe(end)
    end += length
  }
})
