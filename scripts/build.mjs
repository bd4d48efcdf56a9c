// `npm run build`: the pages and the server, for a server that may not write to its own folder.
import { buildServer } from '../server/build.mjs'
import { compressFolder } from './compress.mjs'
import { giveUp, npm, root } from './setup.mjs'

if (!npm('run', '--silent', 'build', '-w', '@engawa/web')) giveUp('The app could not be built; see above.')
compressFolder(`${root}web/dist`)
await buildServer()
