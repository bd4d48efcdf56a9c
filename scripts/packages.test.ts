import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, importsOf, root } from './sources.ts'

interface Manifest {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

const top = manifestOf('')
const folders = top.workspaces ?? []
const manifests = new Map(folders.map((folder) => [folder, manifestOf(folder)]))
const packageOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`))

/** Tests, benchmarks and what draws or builds: they may also use what is installed for development only. */
const development =
  /^(bench|web\/art|scripts|cli\/new\/\w+)\/|\/(test|testing|conformance|board\/art)\/|\.test\.tsx?$|\.config\.ts$|^web\/(pwa|worker)\/plugin\.ts$|\/poster\.mjs$/

/** The package that an import of a file needs, or nothing where it stays at home or with Node. */
function neededBy(path: string, specifier: string): string | undefined {
  if (/^(node:|virtual:|\/)/.test(specifier)) return undefined
  const home = packageOf(path)
  if (specifier.startsWith('.')) {
    const there = packageOf(normalize(join(dirname(path), specifier)).replaceAll('\\', '/'))
    return there === undefined || there === home ? undefined : manifests.get(there)?.name
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  return name === manifests.get(home ?? '')?.name ? undefined : name
}

function undeclared(path: string, text: string): string[] {
  const home = manifests.get(packageOf(path) ?? '') ?? top
  const declared = {
    ...home.dependencies,
    ...(development.test(path) ? { ...home.devDependencies, ...top.devDependencies } : {}),
  }
  return importsOf(text).flatMap((specifier) => {
    const needed = neededBy(path, specifier)
    return needed === undefined || Object.hasOwn(declared, needed)
      ? []
      : [`${path} imports ${needed}, which ${home.name} does not declare`]
  })
}

describe('packages declare what they use', () => {
  const files = filesBelow('').filter((path) => /\.(tsx?|mjs)$/.test(path) && packageOf(path) !== undefined)

  test('every import is declared in the package.json above it', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((path) => undeclared(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  test.each([
    ['games/daruma/rules/play.ts', 'react-dom'],
    ['games/daruma/board/index.tsx', '@engawa/server'],
    ['games/daruma/board/index.tsx', '../../../table/index.ts'],
    ['table/table.ts', 'vitest'],
    ['server/index.ts', 'playwright-core'],
  ])('it notices %s importing %s', (path, specifier) => {
    expect(undeclared(path, `import { x } from '${specifier}'`)).toHaveLength(1)
  })

  test('every package from outside has its line in docs/decisions', () => {
    const decisions = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
    const used = [top, ...manifests.values()].flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    const unexplained = used.filter(
      (name) => !/^@(engawa|types)\//.test(name) && !decisions.includes(`\`${name}\``),
    )
    expect(unexplained).toEqual([])
  })

  test('one version of a package serves all of them', () => {
    const versions = new Map<string, Set<string>>()
    for (const { dependencies, devDependencies } of [top, ...manifests.values()])
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        versions.set(name, (versions.get(name) ?? new Set()).add(version))
    expect([...versions].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([])
  })
})

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
  readonly link?: boolean
  readonly engines?: { readonly node?: string }
}

describe('the lock file', () => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const entries = Object.entries(lock.packages)

  test('names the binaries of every platform, so that npm ci works on all', () => {
    const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) =>
          lock.packages[`node_modules/${name}`] === undefined &&
          lock.packages[`${path}/node_modules/${name}`] === undefined,
      ),
    )
    expect(missing).toEqual([])
  })

  test('names no host of a registry', () => {
    expect(entries.filter(([, { resolved, link }]) => resolved !== undefined && link !== true)).toEqual([])
  })

  test('holds nothing that asks for more than Node 20', () => {
    const modern = entries.filter(([, { engines }]) => /^\s*>=?\s*2[1-9]/.test(engines?.node ?? ''))
    expect(modern.map(([path]) => path)).toEqual([])
  })
})
