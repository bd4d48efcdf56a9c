// Threads do not inherit the loader that reads TypeScript, so that this plain JavaScript loads it.
import { register } from 'tsx/esm/api'

register()
await import('./making-thread.ts')
