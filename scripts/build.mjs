// `npm run build`: the pages and the server, for a server that may not write to its own folder.
import { buildServer } from '../server/build.mjs'
import { giveUp, npm } from './setup.mjs'

if (!npm('run', '--silent', 'build', '-w', '@engawa/web')) giveUp('The app could not be built; see above.')
await buildServer()
