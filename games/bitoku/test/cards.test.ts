import { waitingFor } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import {
  ancientBuildings,
  bitokuCards,
  boards,
  building,
  builtBuildings,
  crystal,
  crystals,
  dragonflies,
  dragonfly,
  mitama,
  mitamas,
  portals,
  rock,
  rocks,
  startingYokai,
  tenguCards,
  treasure,
  vision,
  visions,
  yokaiCard,
  yokaiCards,
} from '../catalogue/index.ts'
import type { Move } from '../rules/index.ts'
import { planOf } from '../rules/plans.ts'
import { goods, Table } from './helpers.ts'

/** What is asked, in short words: the task and what it offers. */
function question(made: Table): string {
  const frame = waitingFor(made.state.agenda, 0)
  if (frame?.kind === 'choice')
    return `${frame.picks > 1 ? 'two of ' : ''}${frame.options.map((one) => one.name).join(' | ')}`
  if (frame?.kind !== 'task') return frame?.kind ?? ''
  const { task } = frame
  switch (task.kind) {
    case 'goods':
      return `take ${task.count} of ${task.of.length === 4 ? 'any' : task.of.join('/')}`
    case 'movement':
      return `move ${task.points}`
    case 'advance':
      return `advance ${task.steps}`
    case 'back':
      return `back ${task.steps}`
    case 'look':
      return `look ${task.deck}`
    case 'buy':
      return `buy ${task.offers.map(({ market, less }) => (less > 0 ? `${market} -${less}` : market)).join('/')}`
    default:
      return task.kind
  }
}

/** Declines what may be declined and takes the first of the rest; notes what is asked and received. */
function trace(notation: string): string {
  const made = new Table(2)
  made.me.goods = goods(5, 5, 5, 5)
  made.you.kodamas = [3, 3, 3, 3, 3]
  made.me.hand = []
  made.me.deck = { inside: ['S1a', 'S2a', 'S3a', 'S4a'], under: [] }
  made.summer()
  made.plan(planOf(notation, 'test', 0, 4))
  const notes: string[] = []
  const note = (): void => {
    for (const event of made.events.splice(0)) {
      if (event.kind === 'tookAmulet') notes.push(`amulet ${event.worth}`)
      if (event.kind === 'scored') notes.push(`${event.points} VP`)
      if (event.kind === 'drew') notes.push(`draw ${event.count}`)
      if (event.kind === 'took') notes.push(event.resource)
      if (event.kind === 'kodamaMoved') notes.push(`kodama ${event.region}`)
    }
  }
  note()
  for (let asked = question(made); asked !== ''; asked = question(made)) {
    notes.push(`[${asked}]`)
    const decline: Move = { kind: 'decline' }
    const [first = decline] = made.moves()
    made.run(made.lists(decline) ? decline : first)
    made.events = made.events.filter((event) => event.kind !== 'took' || !asked.startsWith('take'))
    note()
  }
  return notes.join(' ')
}

const printed = (rows: Readonly<Record<string, string>>, actionOf: (id: string) => string): void => {
  for (const [id, expected] of Object.entries(rows))
    test(`${id}: ${expected}`, () => {
      expect(trace(actionOf(id))).toBe(expected)
    })
}

const any = (count: number): string =>
  Array.from({ length: count }, (_, index) => `[take ${count - index} of any]`).join(' ')
const of = (count: number, kinds: string): string =>
  Array.from({ length: count }, (_, index) => `[take ${count - index} of ${kinds}]`).join(' ')

describe('yokai cards (BIT-002, BIT-080)', () => {
  printed(
    {
      S1a: '[move 1]',
      S2a: of(1, 'wood/stone'),
      S3a: '[buy building/crystal]',
      S4a: '[buy mitama/dragonfly]',
      S5a: of(1, 'jade/sake'),
      Y01: '[move 2]',
      Y02: '[move 2]',
      Y03: `[move 1] ${any(1)}`,
      Y04: '[move 1] [advance 1]',
      Y05: '[move 1] [unlock]',
      Y06: any(2),
      Y07: of(2, 'wood/stone'),
      Y08: of(2, 'jade/sake'),
      Y09: `${any(1)} amulet 1`,
      Y10: `${any(1)} [advance 1]`,
      Y11: '[advance 1] [buy building/crystal]',
      Y12: '[buy building -1/crystal -1]',
      Y13: '[buy building -1] amulet 1',
      Y14: '[buy crystal -1] amulet 1',
      Y15: '[buy building/crystal] [unlock]',
      Y16: '[buy mitama -1/dragonfly -1]',
      Y17: '[buy mitama -2]',
      Y18: `[buy dragonfly] ${of(1, 'jade/sake')}`,
      Y19: '[advance 1] [buy mitama/dragonfly]',
      Y20: '[buy mitama/dragonfly] amulet 1',
      Y21: '[advance 2]',
      Y22: '[advance 1] [back 1] amulet 1',
      Y23: 'amulet 2 [unlock]',
      Y24: 'draw 1 amulet 1',
      Y25: '[rock | rockpil] [advance 1]',
      Y26: '[two of res 1 | mp 1 | kod 1 | amu 1]',
      Y27: `[look vision] ${any(1)}`,
      Y28: '[move 1] [unlock]',
      Y29: '[look bitoku]',
    },
    (id) => yokaiCard(id).action,
  )

  test('BIT-002 the virtue lines, points and item', () => {
    const line = (id: string): string => `${yokaiCard(id).virtue.points} ${yokaiCard(id).virtue.item}`
    const lines = yokaiCards
      .filter((card) => card.colour === undefined || card.colour === 0)
      .map((card) => `${card.id} ${line(card.id)}`)
    expect(lines).toEqual([
      'Y01 3 illumination',
      'Y02 3 portal',
      'Y03 2 accomplished',
      'Y04 2 sleeper',
      'Y05 2 vision',
      'Y06 2 crystal',
      'Y07 2 building',
      'Y08 2 mitama',
      'Y09 1 yokai',
      'Y10 2 track',
      'Y11 2 building',
      'Y12 2 crystal',
      'Y13 3 rock',
      'Y14 2 crystal',
      'Y15 2 building',
      'Y16 2 mitama',
      'Y17 3 pair',
      'Y18 3 pair',
      'Y19 2 mitama',
      'Y20 2 accomplished',
      'Y21 3 track',
      'Y22 2 track',
      'Y23 3 rockPilgrim',
      'Y24 1 yokai',
      'Y25 3 rockPilgrim',
      'Y26 1 yokai',
      'Y27 3 vision',
      'Y28 2 sleeper',
      'Y29 2 accomplished',
      'S1a 1 sleeper',
      'S2a 1 crystal',
      'S3a 1 building',
      'S4a 1 mitama',
      'S5a 1 accomplished',
    ])
    // The four colours have equal sets.
    for (const card of startingYokai) expect(card.action).toBe(yokaiCard(`${card.id.slice(0, 2)}a`).action)
  })
})

describe('Bitoku cards (BIT-331, BIT-334)', () => {
  const rewards: Readonly<Record<string, string>> = {
    B01: `2 ${any(1)}`,
    B02: '2 [advance 1]',
    B03: '2 amulet 2',
    B04: '2 draw 1',
    B05: '3 ',
    B06: '2 [unlock]',
    B07: '2 amulet 1 [advance 1]',
    B08: `2 ${of(1, 'wood/stone')}`,
    B09: '2 [look vision]',
    B10: '3 ',
    B11: '3 [advance 1]',
    B12: '2 [buy dragonfly]',
    B13: '3 amulet 1',
    B14: '4 ',
    B15: `3 ${any(1)}`,
    B16: '2 [rock]',
    B17: '2 [rockPilgrim]',
    B18: '4 ',
    B19: '3 [move 1]',
    B20: '3 [unlock]',
    B21: '4 amulet 1',
    B22: `4 ${any(1)}`,
    B23: '5 ',
    B24: '5 amulet 2',
  }
  for (const card of bitokuCards)
    test(`${card.id}: ${rewards[card.id]}`, () => {
      expect(`${card.points} ${trace(card.reward)}`).toBe(rewards[card.id])
    })
})

describe('buildings (BIT-200, BIT-206)', () => {
  printed(
    {
      T1: '[rock]',
      T2: '[rockPilgrim]',
      T3: '[look vision]',
      T4: '[move 1]',
      T5: '[move 2]',
      T6: '[look bitoku]',
      O1: 'amulet 1',
      O2: '[unlock]',
      O3: 'draw 1',
      O4: 'amulet 2',
      O5: '[unlock] amulet 1',
      O6: '[look yokai]',
      F1: 'wood',
      F2: of(1, 'wood/stone'),
      F3: of(1, 'jade/sake'),
      F4: any(1),
      F5: '[(wood + stone) | (jade + sake)] wood stone',
      F6: any(2),
      R1: 'kodama 4',
      R2: '[buy dragonfly]',
      R3: '[advance 1] [back 1]',
      R4: '[buy mitama/dragonfly]',
      R5: '[buy building/crystal]',
      R6: '[buy mitama -1/crystal -1]',
      A1: 'amulet 1',
      A2: of(1, 'wood/stone'),
      A3: of(1, 'jade/sake'),
      A4: '[move 1]',
      A5: 'kodama 4',
      A6: 'draw 1',
    },
    (id) => building(id).action,
  )

  test('BIT-200 kodama bonus, amulets, least die and owner bonus of every tile', () => {
    const bonus = { point: '1', pointOrAmulet: '1/a', pointAndAmulet: '1+a' }
    const rows = builtBuildings.map(
      (tile) => `${tile.id} ${tile.kodama}${tile.amulets} ${tile.die} ${bonus[tile.bonus]}`,
    )
    expect(rows).toEqual([
      ...['T1 11 1 1', 'T2 11 2 1', 'T3 20 3 1/a', 'T4 11 3 1/a', 'T5 10 4 1/a', 'T6 10 5 1+a'],
      ...['O1 11 1 1', 'O2 20 2 1', 'O3 11 3 1/a', 'O4 20 3 1/a', 'O5 10 4 1/a', 'O6 10 5 1+a'],
      ...['F1 20 1 1', 'F2 11 2 1', 'F3 11 2 1', 'F4 20 3 1/a', 'F5 10 4 1/a', 'F6 10 5 1+a'],
      ...['R1 11 1 1', 'R2 11 2 1', 'R3 10 3 1/a', 'R4 20 3 1/a', 'R5 11 4 1/a', 'R6 10 5 1+a'],
    ])
    expect(ancientBuildings.map((tile) => tile.die)).toEqual([1, 2, 2, 3, 3, 4])
  })
})

describe('crystals (BIT-387 to BIT-389)', () => {
  printed(
    {
      CP1: 'amulet 1',
      CP2: 'amulet 1',
      CP3: 'draw 1',
      CP4: 'draw 1',
      CP5: 'wood',
      CP6: 'stone',
      CP7: 'jade',
      CP8: 'sake',
      CP9: '[advance 1]',
      CP10: '[advance 1]',
      CP11: '2 VP',
      CP12: '[move 1]',
      CS1: 'amulet 1',
      CS2: 'amulet 1',
      CS3: 'wood',
      CS4: 'stone',
      CS5: 'jade',
      CS6: 'sake',
      CS7: '[advance 1]',
      CS8: '[advance 1]',
      CS9: '1 VP [back 1]',
      CS10: '2 VP',
      CS11: '[move 1]',
      CS12: '[move 1]',
    },
    (id) => crystal(id).action,
  )

  test('BIT-388 the memory crystals, deed and VP', () => {
    const memories = crystals.flatMap(({ id, memory }) =>
      memory ? [`${id} ${memory.points} ${memory.deed}`] : [],
    )
    expect(memories).toEqual([
      'CM1 2 build',
      'CM2 2 crystal',
      'CM3 1 mitama',
      'CM4 1 dragonfly',
      'CM5 2 combine',
      'CM6 1 cross',
      'CM7 2 enter',
      'CM8 2 accomplish',
    ])
  })
})

describe('Mitamas and dragonflies (BIT-364, BIT-375)', () => {
  const byType: Readonly<Record<string, string>> = {
    ara: `[res 1 | amu 1] ${any(1)}`,
    nigi: '[unlock] amulet 1',
    saki: '[mp 1 | amu 1] [move 1]',
    kushi: '[kod 1 | amu 1] [advance 1]',
    M21: any(1),
    M22: '[move 1]',
    M23: '[advance 1] [back 1]',
    M24: '[amu 1 | unlock] amulet 1',
  }
  for (const tile of mitamas)
    test(`${tile.id}: ${byType[tile.type] ?? byType[tile.id]}`, () => {
      expect(trace(mitama(tile.id).action)).toBe(byType[tile.type] ?? byType[tile.id])
    })

  test('BIT-360 the costs in sake and jade', () => {
    const costs = mitamas.map(({ sake, jade }) => `${sake}${jade}`).join(' ')
    expect(costs).toBe('20 02 11 11 21 20 02 11 11 12 10 02 11 11 20 01 20 11 11 02 21 12 21 12')
  })

  const faces: Readonly<Record<string, string>> = {
    D01: '3 VP',
    D02: any(2),
    D03: '[move 2]',
    D04: '[advance 2]',
    D05: '[back 2] [advance 1]',
    D06: 'amulet 3',
    D07: 'amulet 2 1 VP',
    D08: '[unlock] amulet 1',
    D09: 'draw 1 1 VP',
    D10: '[look vision] 1 VP',
    D11: '[rock | rockpil]',
    D12: '[rockPilgrim] 1 VP',
    D13: '[buy building -1]',
    D14: '[buy crystal -1]',
    D15: '[look yokai]',
    D16: '[look bitoku]',
  }
  for (const tile of dragonflies)
    test(`${tile.id}: ${faces[tile.id.slice(0, 3)]}`, () => {
      expect(trace(dragonfly(tile.id).action)).toBe(faces[tile.id.slice(0, 3)])
    })
})

describe('portals (BIT-319)', () => {
  const actions: Readonly<Record<string, string>> = {
    PA1: `${any(1)} amulet 1`,
    PA2: '[advance 2]',
    PA3: of(2, 'jade/sake'),
    PA4: of(2, 'wood/stone'),
    PA5: '[buy dragonfly -1] 1 VP',
    PA6: 'draw 1 amulet 1',
    PA7: '[rock | rockpil]',
    PA8: '[buy building -1/crystal -1]',
    PB1: '[buy mitama -2]',
    PB2: '[buy building -2]',
    PB3: '[buy crystal -2] 1 VP',
    PB4: '[look yokai]',
    PB5: '[look bitoku]',
    PB6: any(3),
    PB7: '[look vision] 2 VP',
    PB8: '[advance 3]',
  }
  for (const tile of portals)
    test(`${tile.id}: ${actions[tile.id]}`, () => {
      expect(trace(tile.action)).toBe(actions[tile.id])
    })
})

describe('tables', () => {
  test('BIT-405 every Vision: what it asks, gives and costs', () => {
    const short: Readonly<Record<string, string>> = {
      resource: 'r',
      building: 'b',
      crystal: 'c',
      mitama: 'm',
      dragonfly: 'd',
      illumination: 'i',
      portal: 'p',
      accomplished: 'a',
    }
    const row = (id: string): string => {
      const { needs, points, loss } = vision(id)
      const items = Object.entries(needs).map(([item, count]) => `${count}${short[item]}`)
      return `${items.join('')} ${points}-${loss}`
    }
    expect(visions.map(({ id }) => row(id))).toEqual([
      ...['2b1r1d 6-2', '1b2d 6-2', '1b1p1a 5-1', '2c1b1r 5-1', '3c1m 6-2', '2c1i 5-1', '1c1p1a 5-1'],
      ...['2c2m 6-2', '3c1p1r 7-2', '1c2b 5-1', '2b1i 6-2', '3b1r 6-2', '2b2a 7-2', '1b1i1m 5-1'],
      ...['1b1c1m1r 5-1', '2d1r 5-1', '3d 6-2', '2d1p 6-2', '3m1i 7-2', '2m1a1r 5-1', '1d2a 5-1'],
      ...['1i1p 4-1', '2i1r 5-1', '2p1c 6-2', '1i1p2a 7-2', '3a1i 7-2', '4b1c 9-2', '1b1c1d1i1a 9-2'],
    ])
  })

  test('BIT-431 BIT-425 rocks and lake treasures', () => {
    expect(rocks.map(({ id }) => rock(id).types.join('+'))).toEqual([
      ...['kappa+imomushi', 'imomushi+nezumi', 'nezumi+kitsune', 'kitsune+ookami', 'ookami+kappa'],
      ...['temple+ryokan', 'ryokan+onsen', 'onsen+farm', 'farm+temple', 'ara', 'nigi', 'saki', 'kushi'],
    ])
    const points = ['L1', 'L2', 'L3', 'L4', 'L5'].map((id) => treasure(id).points.join(' '))
    expect(points).toEqual(['5 3 1', '4 2 0', '6 3 1', '5 2 1', '7 4 2'])
  })

  test('BIT-549 BIT-556 BIT-557 the Tengu cards', () => {
    expect(tenguCards.map((card) => `${card.seeks} ${card.region} ${card.shows} ${card.resource}`)).toEqual([
      'preferredYokai 1 dragonfly jade',
      'rarestBitoku 1 mitama sake',
      'rarestBitoku 2 none wood',
      'preferredYokai 2 none jade',
      'preferredYokai 4 none none',
      'rarestBitoku 4 none none',
      'rarestBitoku 5 crystal wood',
      'preferredYokai 5 building stone',
      'anyYokai 0 preferred stone',
      'rarestBitoku 0 preferred sake',
    ])
  })

  test('BIT-361 BIT-370 BIT-380 what the market slots cost and give', () => {
    const rows = ([2, 3, 4] as const).map((players) => boards[players])
    expect(rows.map((board) => board.crystalCosts.join(''))).toEqual(['0112', '00112', '001122'])
    expect(rows.map((board) => board.mitamaPoints.join(''))).toEqual(['1223', '11223', '112233'])
    expect(rows.map((board) => board.dragonflyCosts.join(' '))).toEqual([
      '-1 0 1 1',
      '-1 0 0 1 1',
      '-1 -1 0 0 1 1',
    ])
  })
})
