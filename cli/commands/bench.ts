import { type Command, parse } from '../usage.ts'

export const bench: Command = {
  usage: 'bench [--only NAME] [--json]',
  summary: 'Measures Engawa beside its peers, in one run, as ratios.',
  details: `
  --only NAME   one benchmark, or those whose names begin so: reviews, reviews-bamboo
  --json        the figures as JSON on standard output
`,
  async run(args) {
    const { values } = parse({
      args: [...args],
      options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
    })
    // The peers must run as they would in earnest; they look at this when they are loaded.
    process.env.NODE_ENV = 'production'
    const { runBench } = await import('../../bench/index.ts')
    await runBench({ json: values.json, ...(values.only === undefined ? {} : { only: values.only }) })
    return 0
  },
}
