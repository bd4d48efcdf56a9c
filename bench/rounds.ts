import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { medianOf } from './bench.ts'

/** Does its work once and says how many units it did: moves, copies … */
export type Work = () => number

/** Where a variant finds its work: a module and the name of what it exports. */
export interface LaneTask {
  readonly module: string
  readonly name: string
}

export interface Rates {
  /** Units per second of every variant, round by round. */
  readonly rates: readonly (readonly number[])[]
  readonly medians: readonly number[]
}

const rounds = 9
const warmUp = 3

function openLane({ module, name }: LaneTask): ChildProcess {
  const execArgv = ['--import', import.meta.resolve('tsx')]
  return fork(fileURLToPath(new URL('./lane.ts', import.meta.url)), [module, name], { execArgv })
}

function rateOf(lane: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    lane.once('message', (rate) => {
      lane.removeAllListeners('exit')
      resolve(Number(rate))
    })
    lane.once('exit', (code) => reject(new Error(`a variant of the benchmark ended with code ${code}`)))
    lane.send('run')
  })
}

/**
 * Every variant once per round, one after the other, so that what disturbs the machine disturbs all of them.
 * The first rounds only warm up.
 */
export async function interleave(tasks: readonly LaneTask[]): Promise<Rates> {
  const lanes = tasks.map(openLane)
  const rates: number[][] = tasks.map(() => [])
  for (let round = -warmUp; round < rounds; round++)
    for (const [index, lane] of lanes.entries()) {
      const rate = await rateOf(lane)
      if (round >= 0) rates[index]?.push(rate)
    }
  for (const lane of lanes) lane.disconnect()
  return { rates, medians: rates.map(medianOf) }
}

/** Median and spread of the ratios of two rows of amounts, each round by itself. */
export function ratiosOf(ours: readonly number[] = [], theirs: readonly number[] = []) {
  const ratios = ours.map((amount, round) => amount / (theirs[round] ?? Number.NaN))
  return {
    median: medianOf(ratios),
    low: Math.min(...ratios),
    high: Math.max(...ratios),
    rounds: ratios.length,
  }
}
