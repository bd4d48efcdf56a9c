// `npm start`: the app, playing, on embedded defaults.
import { spawn } from 'node:child_process'
import { compressFolder } from './compress.mjs'
import { ensurePackages, giveUp, npm, root } from './setup.mjs'

ensurePackages()
process.stdout.write('Building the app …\n')
if (!npm('run', '--silent', 'build', '-w', '@engawa/web')) giveUp('The app could not be built; see above.')
compressFolder(`${root}web/dist`)
const server = spawn(process.execPath, [`${root}cli/bin/engawa.mjs`, 'serve'], {
  cwd: root,
  env: { LOG_LEVEL: 'warn', WEB_FOLDER: `${root}web/dist`, ...process.env },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
