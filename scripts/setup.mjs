// What `npm start` and `npm test` need before anything else can run. Only Node's own modules here.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

const stamp = `${root}node_modules/.engawa-lock`

/** Ends with a sentence that says what to do. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a command and shows what it prints; true where it went well. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0
}

/** Installs the packages of the lock file where they are missing or older than it. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Engawa needs Node 20.19 or newer; this is ${process.version}.`)
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing packages …\n')
  // Not `npm ci`: it refuses a lock without the optional binaries of platforms that are not ours.
  if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']))
    giveUp('npm install failed; see above, then try again.')
  mkdirSync(`${root}node_modules`, { recursive: true })
  writeFileSync(stamp, lock)
}

/** The first of these files that exists. */
function firstOf(paths) {
  return paths.find((path) => path !== undefined && existsSync(path))
}

/** Installs a Debian package where that is possible, or says what to type. */
function installDebian(what, debianPackage) {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (debian) {
    process.stdout.write(`Installing ${what} …\n`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    run('apt-get', ['update', '-qq'], { env: environment, stdio: 'ignore' })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], {
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return debian
}

const findChromium = () =>
  firstOf([process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])

/** The browser that the tests drive. */
export function ensureChromium() {
  if (findChromium() === undefined) installDebian('Chromium', 'chromium')
  const found = findChromium()
  if (found === undefined)
    giveUp(
      'The browser tests need Chromium: install it (Debian: sudo apt-get install chromium) or set CHROMIUM to its path.',
    )
  return found
}

const findPostgres = () =>
  firstOf([14, 15, 16, 17, 18].map((version) => `/usr/lib/postgresql/${version}/bin/initdb`))

/** PostgreSQL's programs, for the tests of the second store. */
export function ensurePostgres() {
  if (findPostgres() === undefined) installDebian('PostgreSQL', 'postgresql')
  if (findPostgres() === undefined)
    giveUp('The storage tests need PostgreSQL: install it (Debian: sudo apt-get install postgresql).')
}
