import { type Config, defaults, startServer } from '@engawa/server'
import { reportFrom } from './processes.ts'

/* Our server. Limits are raised: all players of a benchmark come from one address. */
const changes = JSON.parse(process.argv[2] ?? '{}') as Partial<Config>
const { url } = await startServer({
  ...defaults,
  port: 0,
  logLevel: 'warn',
  rateFactor: 1_000_000,
  botThreads: 0,
  ...changes,
})
reportFrom(Number(new URL(url).port))
