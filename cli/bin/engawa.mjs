#!/usr/bin/env node
import { pathToFileURL } from 'node:url'

const { main } = await (runsForLong(process.argv[2]) ? built() : fromSource())
process.exitCode = await main(process.argv.slice(2))

function runsForLong(command) {
  return command === 'serve' || command === 'worker'
}

async function built() {
  const { buildServer } = await import('@engawa/server/build')
  // The largest packages are hundreds of small files: they are read while another process builds.
  const packages = ['fastify', 'kysely', 'typebox'].map((name) => import(name))
  const [program] = await Promise.all([buildServer(), ...packages])
  return import(pathToFileURL(program).href)
}

async function fromSource() {
  const { register } = await import('tsx/esm/api')
  register()
  return import('../main.ts')
}
