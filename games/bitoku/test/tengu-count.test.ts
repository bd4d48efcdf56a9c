import { describe, expect, test } from 'vitest'
import { bitoku } from '../rules/index.ts'
import { goods, Table } from './helpers.ts'
import { solo, stepOf } from './tengu-helpers.ts'

describe('the final count of solo', () => {
  const counted = (
    change: (made: Table) => void,
    options: ConstructorParameters<typeof Table>[1] = {},
  ): Table =>
    solo((made) => {
      made.you.discard = []
      change(made)
    }, options)

  test('BIT-588 BIT-597 the seat as usual; the Tengu has no dice, Visions or harvest', () => {
    const made = counted(({ you }) => {
      you.crystals = ['CP11']
    })
    expect(made.lines(1).map((line) => line.name)).not.toContain('guardians')
    made.stage('ascension')
    expect(made.you.vp).toBe(0)
    expect(made.lines(0).map((line) => line.name)).toContain('guardians')
  })

  test('BIT-589 BIT-592 BIT-593 BIT-594 BIT-596 pawns, resources, crystals, types and the first place', () => {
    const made = counted(({ you, state }) => {
      state.owners.splice(1, 3, 1, 1, 1)
      state.zones.splice(1, 3, 'F1', 'O1', 'R1')
      you.goods = goods(2, 0, 1, 0)
      you.crystals = ['CP1', 'CP2']
      you.path = ['B01', 'B06']
    })
    const points = (['destiny', 'resources', 'crystals', 'types', 'first'] as const).map((name) =>
      made.points(name, 1),
    )
    expect(points).toEqual([4, 3, 4, 2, 3])
  })

  test('BIT-590 BIT-591 3 VP for what its rocks show, wild ones too; 3 and 6 VP for yokai', () => {
    const made = counted(({ you }) => {
      you.discard = ['S1b', 'S3b', 'Y01', 'Y26']
      you.mitamas = ['M01', 'M06', 'M21']
    })
    // Shown: S1b, Y01, the Yama Uba, the Ara and the Shinigami.
    expect([made.points('shown', 1), made.points('yokai', 1)]).toEqual([15, 18])
  })

  test('BIT-595 level with the seat the Tengu is ahead, also at the neutral kodama', () => {
    const track = (mine: number, theirs: number) => {
      const made = counted(({ me, you, state }) => {
        state.treasures = ['L1', 'L2', 'L2', 'L2', 'L2']
        me.kodamas = [mine, 1, 1, 1, 1]
        you.kodamas = [theirs, 2, 2, 2, 2]
      })
      return [0, 1].map((seat) => made.lines(seat).find((line) => line.name === 'treasure')?.points)
    }
    expect(track(5, 5)).toEqual([3, 5])
    expect(track(4, 4)).toEqual([2, 5])
    expect(track(6, 5)).toEqual([5, 3])
  })

  test('BIT-598 a tie is a loss', () => {
    const made = counted(() => undefined)
    made.over()
    made.me.vp += made.total(1) - made.total(0)
    expect(bitoku.turn(made.state)).toEqual({ over: true, winners: [1] })
    made.me.vp++
    expect(bitoku.turn(made.state)).toEqual({ over: true, winners: [0] })
  })
})

describe('difficulties', () => {
  test('BIT-600 BIT-601 BIT-608 none, one or two dragonflies, never both options at once', () => {
    const dealt = (['none', 'one', 'two'] as const).map(
      (tenguDragonflies) => new Table(1, { tenguDragonflies }).you.dragonflies.length,
    )
    expect(dealt).toEqual([0, 1, 2])
    const all = new Table(1, { tenguDragonflies: 'none', tenguWithoutYokai: true, tenguKodamasAhead: true })
    expect([all.you.dragonflies, all.you.discard, all.you.kodamas[0]]).toEqual([[], [], 2])
  })

  test('BIT-602 BIT-603 no starting yokai; no resources', () => {
    expect(new Table(1, { tenguWithoutYokai: true }).you.discard).toEqual([])
    expect(new Table(1, { tenguWithoutResources: true }).you.goods).toEqual(goods())
  })

  test('BIT-604 a placed die moves its kodama only where the seat is ahead', () => {
    const kodama = (mine: number) => {
      const made = solo(
        ({ you, me }) => {
          you.places = [1, 0, 0]
          me.kodamas = [1, mine, 1, 1, 1]
        },
        { tenguSlowKodamas: true },
      )
      expect(stepOf(made, 'TG3')).toBe('C')
      return made.you.kodamas[1]
    }
    expect([kodama(1), kodama(2)]).toEqual([1, 2])
  })

  test('BIT-605 no movement for crystals in spring', () => {
    const made = solo(
      ({ you }) => {
        you.crystals = ['CP1']
      },
      { tenguWithoutHarvest: true },
    ).stage('harvest')
    expect([made.you.walkers, made.state.season]).toEqual([[], 'summer'])
  })

  test('BIT-606 BIT-607 a pilgrim on the path; kodamas one space ahead', () => {
    const pilgrim = new Table(1, { tenguPilgrim: true })
    expect([pilgrim.you.walkers, pilgrim.you.pilgrims]).toEqual([['n0'], 10])
    expect(new Table(1, { tenguKodamasAhead: true }).you.kodamas).toEqual([2, 2, 2, 2, 2])
  })

  test('BIT-609 3 VP for each track where it is ahead', () => {
    const made = (tenguKodamaPoints: boolean) => {
      const one = new Table(1, { tenguKodamaPoints })
      one.me.kodamas = [2, 1, 1, 1, 1]
      one.you.kodamas = [3, 2, 1, 1, 1]
      return one.points('ahead', 1)
    }
    expect([made(false), made(true)]).toEqual([0, 6])
  })
})
