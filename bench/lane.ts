import type { Work } from './rounds.ts'

/*
 * One variant of a benchmark in a process of its own: variants that share functions, such as the same rules
 * on plain objects and on proxies, would otherwise spoil each other's machine code.
 */
const [module = '', name = ''] = process.argv.slice(2)
const exported: Readonly<Record<string, unknown>> = await import(module)
const work = exported[name]
if (typeof work !== 'function') throw new TypeError(`${module} exports no function ${name}`)

process.on('message', () => {
  const start = performance.now()
  const units = (work as Work)()
  process.send?.((units * 1000) / (performance.now() - start))
})
