import { startServer } from '../index.ts'
import { testConfig } from './server.ts'

/** A server in a process of its own, so that it can be killed; says on standard output where it is. */
const [dataFolder = '', changes = '{}'] = process.argv.slice(2)
const { url } = await startServer(testConfig(dataFolder, JSON.parse(changes) as object))
process.stdout.write(`open at ${url}\n`)
