import { at, Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { bitoku, isTengu } from '../../rules/index.ts'
import { table } from '../../test/helpers.ts'
import { ledgerLines } from '../ledger.tsx'
import { boardWords } from '../words/index.ts'

/** Every so many moves the ledgers of all seats are added up, as one of them sees the table. */
const EVERY = 7

test.each([1, 2, 3, 4])(
  'the lines of every ledger add up to its total all through a game for %i',
  (seats) => {
    const { state, chance } = table(seats)
    const whim = Chance.seeded(`ledger ${seats}`)
    const shown = new Set<string>()
    let moves = 0
    for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state), moves++) {
      const seat = at(turn.seats, 0)
      if (moves % EVERY === 0)
        for (const sheet of bitoku.score(bitoku.view(state, seat))) {
          if (isTengu(state, sheet.seat)) continue
          const lines = ledgerLines(boardWords.en, bitoku.view(state, seat), sheet)
          const sum = lines.reduce((points, line) => points + line.points, 0)
          expect(sum, `seat ${sheet.seat} after ${moves} moves`).toBe(sheet.total)
          for (const line of lines) if (line.points !== 0) shown.add(line.key)
        }
      bitoku.play(state, seat, whim.pick(bitoku.moves(state, seat)), chance)
    }
    for (const key of ['game', 'visions', 'lakes', 'guardians', 'first']) expect([...shown]).toContain(key)
  },
)
