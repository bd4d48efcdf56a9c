import { bench } from './kodama.ts'

process.env.NODE_ENV = 'production'
for (const f of await bench.run()) console.log(f.name, f.median, f.low, f.high, f.detail)
