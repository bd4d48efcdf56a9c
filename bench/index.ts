import { type Bench, type Figure, met } from './bench.ts'

export type { Bench, Figure } from './bench.ts'

/** Every benchmark, loaded when it is run; a game adds a file and a line here. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  bamboo: async () => (await import('./bamboo.ts')).bench,
  bitoku: async () => (await import('./bitoku.ts')).bench,
  daruma: async () => (await import('./daruma.ts')).bench,
  kodama: async () => (await import('./kodama.ts')).bench,
  'minds-bamboo': async () => (await import('./minds.ts')).benchOf('bamboo'),
  'minds-daruma': async () => (await import('./minds.ts')).benchOf('daruma'),
  'reviews-bamboo': async () => (await import('./reviews.ts')).benchOf('bamboo'),
  'reviews-bitoku': async () => (await import('./reviews.ts')).benchOf('bitoku'),
  'reviews-daruma': async () => (await import('./reviews.ts')).benchOf('daruma'),
  'reviews-kodama': async () => (await import('./reviews.ts')).benchOf('kodama'),
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

/** Those that are asked for: by a whole name, or by its beginning as `reviews`; all where nothing is said. */
export function benchesNamed(only?: string): [string, () => Promise<Bench>][] {
  const all = Object.entries(benches)
  const found = all.filter(([name]) => only === undefined || name === only || name.startsWith(`${only}-`))
  if (found.length === 0)
    throw new RangeError(`no benchmark ${only}; there are ${Object.keys(benches).join(', ')}`)
  return found
}

/** Runs benchmarks and prints what they find. */
export async function runBench({ json, only }: BenchWish): Promise<readonly BenchReport[]> {
  const reports: BenchReport[] = []
  for (const [name, load] of benchesNamed(only)) {
    const bench = await load()
    const figures = await bench.run()
    reports.push({ name, title: bench.title, figures, met: figures.every(met) })
    if (!json) process.stdout.write(`${bench.title}\n${figures.map(describe).join('\n')}\n`)
  }
  if (json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`)
  return reports
}
