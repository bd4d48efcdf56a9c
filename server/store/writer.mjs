// Threads do not inherit the loader that reads TypeScript, so that this door of plain JavaScript opens it.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
