import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Figure, medianOf, perSecond, type Spread, spreadOf } from './bench.ts'

/** Does its work once, for a small part of a second, and says how many units it did: moves, copies … */
export type Work = () => number

/** Where a variant finds its work: a module and the name of what it exports. */
export interface VariantTask {
  readonly module: string
  readonly name: string
}

/** Names the work of the modules in a folder. */
export function variantsIn(folder: URL): (file: string, name: string) => VariantTask {
  return (file, name) => ({ module: new URL(`${file}.ts`, folder).href, name })
}

export const ROUNDS = 9

/** Seconds of the processor for one round, and to warm up before the first: machine code comes late. */
const ROUND = 0.3
const WARM_UP = 3

function openVariant({ module, name }: VariantTask): ChildProcess {
  const execArgv = ['--import', import.meta.resolve('tsx')]
  return fork(fileURLToPath(new URL('./variant-process.ts', import.meta.url)), [module, name], { execArgv })
}

function rateOf(variant: ChildProcess, seconds: number): Promise<number> {
  return new Promise((resolve, reject) => {
    variant.once('message', (rate) => {
      variant.removeAllListeners('exit')
      resolve(Number(rate))
    })
    variant.once('exit', (code) => reject(new Error(`a variant of the benchmark ended with code ${code}`)))
    variant.send(seconds)
  })
}

/**
 * Every variant once per round, one after the other, so that what disturbs the machine disturbs all of them.
 * Units per second of processor time, round by round, of every variant.
 */
export async function interleave(tasks: readonly VariantTask[]): Promise<number[][]> {
  const variants = tasks.map(openVariant)
  const rates: number[][] = tasks.map(() => [])
  for (const variant of variants) await rateOf(variant, WARM_UP)
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, variant] of variants.entries()) rates[index]?.push(await rateOf(variant, ROUND))
  for (const variant of variants) variant.disconnect()
  return rates
}

/** Median and spread of the ratios of two rows of amounts, each round by itself. */
export function ratiosOf(ours: readonly number[], theirs: readonly number[]): Spread {
  return spreadOf(ours.map((amount, round) => amount / (theirs[round] ?? Number.NaN)))
}

/** How many times as fast as a peer we are. */
export function ratioFigure({
  name,
  ours,
  theirs,
  peer,
  least,
  remark,
}: {
  readonly name: string
  readonly ours: readonly number[]
  readonly theirs: readonly number[]
  readonly peer: string
  readonly least: number
  readonly remark: string
}): Figure {
  const [own, other] = [perSecond(medianOf(ours)), perSecond(medianOf(theirs))]
  return {
    name,
    ...ratiosOf(ours, theirs),
    target: { least },
    detail: `ours ${own}, ${peer} ${other} of processor time; ${remark}`,
  }
}
