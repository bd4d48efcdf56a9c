import type { Beats } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'
import { ids } from './model.ts'

const rise: Keyframe[] = [{ transform: 'translateY(56px)' }, { transform: 'none' }]
const laid: Keyframe[] = [
  { transform: 'translateY(-14px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]
/** A temple and its count, when a stick comes. */
const greeted: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-5px) scale(1.12)', offset: 0.4 },
  { transform: 'none' },
]
const turned: Keyframe[] = [
  { transform: 'scale(1.12) rotate(-4deg)', opacity: 0.4 },
  { transform: 'none', opacity: 1 },
]

/** What is seen and heard of each kind of event; things of others come from and go to their plates. */
export const beats: Beats<Event> = {
  colourChosen: { sound: 'wood' },
  drafted: { sound: 'wood', travels: ({ shoot, seat }) => [{ piece: ids.shoot(shoot), to: ids.seat(seat) }] },
  placed: {
    sound: 'bamboo',
    travels: ({ shoot, seat }) => [{ piece: ids.shoot(shoot), from: ids.seat(seat) }],
  },
  pushed: {
    sound: { sound: 'bamboo', times: 2 },
    travels: ({ shoot, fell, seat }) => [
      { piece: ids.shoot(shoot) },
      { piece: ids.shoot(fell), to: ids.seat(seat) },
    ],
    beat: ({ stalk }, { place, enact }) =>
      enact(place(ids.stalk(stalk))?.querySelector('.bam-column'), rise, 240),
  },
  giftsShown: { sound: 'paper' },
  giftTaken: { sound: 'wood' },
  activated: { sound: 'bamboo' },
  forwent: { sound: 'bamboo' },
  visited: { sound: 'incense' },
  ghostOffered: { sound: 'incense' },
  coinsGained: { sound: 'coin' },
  foodTaken: { sound: 'bowl' },
  foodDiscarded: { sound: 'lowWood' },
  fed: { sound: 'bowl' },
  hungered: { sound: 'lowWood' },
  spiritUsed: { sound: 'bell' },
  woken: { sound: 'bell' },
  rested: { sound: 'bell' },
  seasonBegan: { sound: 'wind' },
  passed: { sound: 'lowWood' },
  ended: { sound: 'bambooMotif' },
  balanceTaken: {
    sound: 'wood',
    travels: ({ tile, seat }) => [{ piece: ids.goal(tile), to: ids.seat(seat), seal: 'wanted' }],
  },
  balanceScored: {
    sound: 'seal',
    travels: ({ tile, seat }) => [{ piece: ids.goal(tile), to: ids.seat(seat) }],
  },
  balanceShown: { sound: 'paper' },
  homeShown: { sound: 'paper' },
  homeBought: {
    sound: 'coin',
    travels: ({ tile, seat }) => [{ piece: ids.tile(tile), to: ids.seat(seat), seal: 'wanted' }],
  },
  offered: {
    sound: 'incense',
    points: ({ seat, temple }) => ({ from: [ids.seat(seat)], to: [ids.temple(temple)] }),
    // Where there is no room for the pile the number alone has grown.
    beat({ temple }, { place, enact }) {
      const visited = place(ids.temple(temple))
      enact(visited?.querySelector('.bam-rod:last-of-type'), laid, 200)
      for (const part of ['.bam-building', '.bam-counts']) enact(visited?.querySelector(part), greeted, 320)
    },
  },
  spiritWon: {
    sound: 'bambooMotif',
    travels: ({ tile, seat }) => [{ piece: ids.spirit(tile), to: ids.seat(seat) }],
  },
  spiritLost: { sound: 'bambooMotif' },
  spiritStayed: { sound: 'bambooMotif' },
  spiritShown: {
    sound: 'paper',
    beat: ({ tile }, { piece, enact }) =>
      enact(piece(ids.spirit(tile))?.querySelector('.bam-ema'), turned, 200),
  },
}
