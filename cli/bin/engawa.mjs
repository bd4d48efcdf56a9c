#!/usr/bin/env node
import { register } from 'tsx/esm/api'

if (process.argv[2] === 'serve') await import('@engawa/server/preload')
register()
const { main } = await import('../main.ts')
process.exitCode = await main(process.argv.slice(2))
