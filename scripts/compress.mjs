// Compressed copies beside the built pages: the server sends them to browsers that take them (all do).
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Fonts and pictures of points are compressed already. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest'])
/** Below this a packet holds it anyway. */
const least = 1000

/** The best one takes twice as long for two bytes of a hundred. */
const quality = 10

const brotli = (body) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** Writes `name.br` and `name.gz` beside every text of the folder. */
export function compressFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name)
    if (!texts.has(extname(path)) || !statSync(path).isFile()) continue
    const body = readFileSync(path)
    if (body.length < least) continue
    writeFileSync(`${path}.br`, brotli(body))
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
  }
}
