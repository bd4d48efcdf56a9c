import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import type { Hub } from '../stream/hub.ts'
import type { App } from './server.ts'

/** Where moves are made. */
export const movesRoute = '/api/tables/:table/moves'

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** How long requests took: counts up to each bound, as Prometheus wants them. */
class Histogram {
  readonly #counts = bounds.map(() => 0)
  #sum = 0
  #count = 0

  add(seconds: number): void {
    this.#sum += seconds
    this.#count++
    bounds.forEach((bound, index) => {
      if (seconds <= bound) this.#counts[index] = (this.#counts[index] ?? 0) + 1
    })
  }

  lines(name: string, labels: string): string[] {
    return [
      ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${this.#counts[index]}`),
      `${name}_bucket{${labels},le="+Inf"} ${this.#count}`,
      `${name}_sum{${labels}} ${this.#sum}`,
      `${name}_count{${labels}} ${this.#count}`,
    ]
  }
}

/** So many moves tell how long one takes. */
const movesRemembered = 2000
const minute = 60_000

/** What is counted about this process. Nothing here names a person or a table. */
export class Metrics {
  readonly #services: Services
  readonly #hub: Hub
  readonly #log: Log
  readonly #requests = new Map<string, Histogram>()
  readonly #entries = new Map<string, number>()
  readonly #moves: { time: number; ms: number }[] = []

  constructor(app: App, services: Services, hub: Hub) {
    this.#services = services
    this.#hub = hub
    services.rooms.onChange((_room, entries) => {
      for (const { body } of entries) this.#entries.set(body.kind, (this.#entries.get(body.kind) ?? 0) + 1)
    })
    this.#log = app.log
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request
      this.answered(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime)
      done()
    })
  }

  /** Counts an answer and writes a line about it, by the route's pattern: ids of tables and invitations are secrets. */
  answered(method: string, route: string, status: number, ms: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`
    let histogram = this.#requests.get(labels)
    if (histogram === undefined) {
      histogram = new Histogram()
      this.#requests.set(labels, histogram)
    }
    histogram.add(ms / 1000)
    if (method === 'POST' && route === movesRoute) this.#moved(ms)
    this.#log.info({ method, route, status, ms: Math.round(ms) }, 'answered')
  }

  /** Moves of the last minute, and how long a move takes, but for one in a hundred. */
  get pace(): { moves: number; p99: number | null } {
    const since = Date.now() - minute
    const taken = this.#moves.map(({ ms }) => ms).sort((one, other) => one - other)
    const p99 = taken[Math.floor(0.99 * (taken.length - 1))]
    return {
      moves: this.#moves.filter(({ time }) => time >= since).length,
      p99: p99 === undefined ? null : Math.round(p99 * 10) / 10,
    }
  }

  #moved(ms: number): void {
    this.#moves.push({ time: Date.now(), ms })
    if (this.#moves.length > movesRemembered) this.#moves.shift()
  }

  text(): string {
    const { heapUsed, rss } = process.memoryUsage()
    const lines = [
      ...gauge('engawa_streams', 'Open event streams.', this.#hub.size),
      ...gauge('engawa_tables_in_memory', 'Tables held in memory.', this.#services.rooms.size),
      ...gauge('process_resident_memory_bytes', 'Resident memory.', rss),
      ...gauge('nodejs_heap_used_bytes', 'Heap in use.', heapUsed),
      ...gauge('process_uptime_seconds', 'Seconds since the start.', process.uptime()),
      ...head('engawa_stream_messages_total', 'Messages sent on event streams.', 'counter'),
      `engawa_stream_messages_total ${this.#hub.delivered}`,
      ...head('engawa_entries_total', 'Entries that tables made or heard of, by kind.', 'counter'),
      ...[...this.#entries].map(([kind, count]) => `engawa_entries_total{kind="${kind}"} ${count}`),
      ...head('engawa_request_seconds', 'How long requests took.', 'histogram'),
      ...[...this.#requests].flatMap(([labels, histogram]) =>
        histogram.lines('engawa_request_seconds', labels),
      ),
    ]
    return `${lines.join('\n')}\n`
  }
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function gauge(name: string, help: string, value: number): string[] {
  return [...head(name, help, 'gauge'), `${name} ${value}`]
}
