import type { Work } from './rounds.ts'

/*
 * One variant of a benchmark in a process of its own: variants that share functions, such as the same rules
 * on plain objects and on proxies, would otherwise spoil each other's machine code.
 * Time is the processor's, not the clock's: what else the machine does is not our speed.
 */
const [module = '', name = ''] = process.argv.slice(2)
const exported: Readonly<Record<string, unknown>> = await import(module)
const work = exported[name]
if (typeof work !== 'function') throw new TypeError(`${module} exports no function ${name}`)

/** Works for so many seconds at least; units per second. */
function rateOver(seconds: number): number {
  const start = process.cpuUsage()
  let units = 0
  for (;;) {
    units += (work as Work)()
    const { user, system } = process.cpuUsage(start)
    const spent = (user + system) / 1_000_000
    if (spent >= seconds) return units / spent
  }
}

process.on('message', (seconds) => process.send?.(rateOver(Number(seconds))))
