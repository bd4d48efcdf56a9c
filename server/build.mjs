// Puts a program of the server together as plain JavaScript. It opens sooner than file by file through the loader
// that reads TypeScript, and runs faster: that loader names every closure anew whenever one is made.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('./', import.meta.url))
/** One step below the root, as the rooms are, so that what is found from there is found from here. */
const folder = fileURLToPath(new URL('../dist/', import.meta.url))

/** The programs of threads, where whoever starts one looks for it: beside their own. */
const threads = {
  writer: `${here}store/thread.ts`,
  'bot-worker': `${here}bots/thread.ts`,
  'history-worker': `${here}history/thread.ts`,
  'review-worker': `${here}reviews/thread.ts`,
  'making-worker': `${here}reviews/making-thread.ts`,
  'day-worker': `${here}days/thread.ts`,
}

/** What `engawa serve` and `engawa worker` run. */
export const buildServer = () =>
  buildProgram('engawa', fileURLToPath(new URL('../cli/main.ts', import.meta.url)))

/** Builds the program that begins with this file, and says where it lies. */
export async function buildProgram(name, file) {
  const { outputFiles } = await build({
    entryPoints: { [name]: file, ...threads },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // Measuring the server is no part of it.
    external: ['*/bench/index.ts'],
    plugins: [packagesStayOutside],
  })
  await mkdir(folder, { recursive: true })
  for (const { path, contents } of outputFiles) await put(path, contents)
  return `${folder}${name}.mjs`
}

const packagesStayOutside = {
  name: 'packages stay outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@engawa/') ? undefined : { path, external: true },
    )
  },
}

/** In one piece, for another process may read it; and not at all where it lies there already. */
async function put(path, contents) {
  const there = await readFile(path).catch(() => undefined)
  if (there?.equals(contents)) return
  const draft = `${path}.${process.pid}`
  try {
    await writeFile(draft, contents)
    await rename(draft, path)
  } catch (error) {
    throw new Error(
      `${basename(path)} could not be written (${error.code}); run \`npm run build\` as somebody who may write to the folder of the server`,
    )
  }
}
