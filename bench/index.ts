import { type Bench, type Figure, met } from './bench.ts'

export type { Bench, Figure } from './bench.ts'

/** Every benchmark, loaded when it is run; a game adds a file and a line here. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  bamboo: async () => (await import('./bamboo.ts')).bench,
  bitoku: async () => (await import('./bitoku.ts')).bench,
  daruma: async () => (await import('./daruma.ts')).bench,
  kodama: async () => (await import('./kodama.ts')).bench,
  minds: async () => (await import('./minds.ts')).bench,
  reviews: async () => (await import('./reviews.ts')).bench,
  'server-moves': async () => (await import('./server.ts')).moves,
  'server-processes': async () => (await import('./server.ts')).processes,
  'server-start': async () => (await import('./server.ts')).start,
  'server-streams': async () => (await import('./server.ts')).streams,
}

export interface BenchReport {
  readonly name: string
  readonly title: string
  readonly figures: readonly Figure[]
  readonly met: boolean
}

export interface BenchWish {
  readonly json: boolean
  readonly only?: string
}

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

function describe(figure: Figure): string {
  const { name, median, low, high, rounds, target, detail } = figure
  const wanted = 'least' in target ? `at least ${target.least}` : `at most ${target.most}`
  const verdict = met(figure) ? 'reached' : 'MISSED'
  return `  ${name}: ${round(median)} (${round(low)} to ${round(high)} in ${rounds} rounds; ${wanted}: ${verdict})\n    ${detail}`
}

/** Runs all benchmarks, or the one named, and prints what it finds. */
export async function runBench({ json, only }: BenchWish): Promise<readonly BenchReport[]> {
  const names = only === undefined ? Object.keys(benches) : [only]
  const reports: BenchReport[] = []
  for (const name of names) {
    const load = benches[name]
    if (load === undefined)
      throw new RangeError(`no benchmark ${name}; there are ${Object.keys(benches).join(', ')}`)
    const bench = await load()
    const figures = await bench.run()
    reports.push({ name, title: bench.title, figures, met: figures.every(met) })
    if (!json) process.stdout.write(`${bench.title}\n${figures.map(describe).join('\n')}\n`)
  }
  if (json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`)
  return reports
}
