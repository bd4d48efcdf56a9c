// What `npm start` and `npm test` need before anything else can run. Only Node's own modules here.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

/** Ends with a sentence that says what to do. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a command and shows what it prints; true where it went well. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0
}

/** Runs npm: the one that runs us where there is one, for Windows starts no `npm` without a shell. */
export function npm(...args) {
  const program = process.env.npm_execpath ?? ''
  return program.endsWith('npm-cli.js')
    ? run(process.execPath, [program, ...args])
    : run(`npm ${args.join(' ')}`, [], { shell: true })
}

const readJson = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'))

/** The file that Node runs for a command of an installed package. */
export function program(command, packageName = command) {
  const { bin } = readJson(`node_modules/${packageName}/package.json`)
  return `${root}node_modules/${packageName}/${typeof bin === 'string' ? bin : bin[command]}`
}

const here = (list, ours) => list?.includes(ours) ?? false

/** Whether what npm says it installed is what the lock file asks for on this machine. */
export function installed(locked, found) {
  return Object.entries(locked).every(([path, { version, optional, link, os, cpu, libc }]) => {
    if (path === '' || !path.startsWith('node_modules/')) return true
    const there = found[path]
    if (there !== undefined) return link === true || there.version === version
    const ours = here(os, process.platform) && here(cpu, process.arch) && libc === undefined
    return optional === true && !ours
  })
}

function packagesAreThere() {
  const record = 'node_modules/.package-lock.json'
  return (
    existsSync(`${root}${record}`) &&
    installed(readJson('package-lock.json').packages, readJson(record).packages)
  )
}

/** Installs the packages of the lock file where they are missing or others. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Engawa needs Node 20.19 or newer; this is ${process.version}.`)
  if (packagesAreThere()) return
  process.stdout.write('Installing packages …\n')
  if (!npm('ci', '--loglevel=error')) giveUp('npm ci failed; see above, then try again.')
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

/** The same engine without windows, which most tests are content with and are quicker by; it is not everywhere. */
export function ensureHeadlessShell() {
  const shell = '/usr/bin/chromium-headless-shell'
  const find = () => firstOf([process.env.CHROMIUM_HEADLESS_SHELL, shell])
  if (find() === undefined) installDebian('Chromium without windows', 'chromium-headless-shell')
  return find()
}

const findPostgres = () =>
  firstOf([14, 15, 16, 17, 18].map((version) => `/usr/lib/postgresql/${version}/bin/initdb`))

/** PostgreSQL's programs, for the tests of the second store. */
export function ensurePostgres() {
  if (findPostgres() === undefined) installDebian('PostgreSQL', 'postgresql')
  if (findPostgres() === undefined)
    giveUp('The storage tests need PostgreSQL: install it (Debian: sudo apt-get install postgresql).')
}
