import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type HtmlTagDescriptor, type Plugin, type Rolldown, transformWithOxc } from 'vite'

const CSP =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; worker-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"

/** The two faces every first screen needs. */
const firstFonts = [/shippori-mincho-latin-700/, /zen-kaku-gothic-new-latin-500/]

const manifest = (icons: readonly object[]) => ({
  name: 'Engawa',
  short_name: 'Engawa',
  description: 'Board games on one veranda, by their full rules.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#F2E9D8',
  theme_color: '#F2E9D8',
  categories: ['games'],
  icons,
})

/**
 * Writes the manifest and the service worker with the list of everything that was built.
 * The first fonts are fetched together with the code, and so are home's prints where home is what is opened.
 */
export function pwa(): Plugin {
  return {
    name: 'engawa-pwa',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const built = Object.keys(bundle)
        const fonts = built.filter((file) => firstFonts.some((font) => font.test(file)))
        const prints = built.filter((file) => /poster-.*\.svg$/.test(file))
        const tags: HtmlTagDescriptor[] = [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: CSP },
            injectTo: 'head-prepend',
          },
          ...fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
        ]
        const listed = prints.map((file) => `/${file}`).join(' ')
        const light = `<script src="/theme.js" data-prints="${listed}"></script>`
        // Where a page brings its policy itself, the browser does not look ahead: what stands below a script waits for
        // it. So the largest part of the app's code is asked for before.
        const code = html.replace('<script src="/theme.js"></script>', '')
        return { html: code.replace(/<script type="module".*<\/script>/, `$&\n    ${light}`), tags }
      },
    },
    // After Vite, which takes files away that held nothing but styles: a file in the list that is not there would
    // keep the worker from being installed.
    generateBundle: { order: 'post', handler: writeWorker },
  }
}

const icon = (name: string) => readFileSync(new URL(`../art/built/${name}`, import.meta.url))

async function writeWorker(this: Rolldown.PluginContext, _options: unknown, bundle: object): Promise<void> {
  const sizes = ['192', '512', '512-maskable']
  const icons = sizes.map((size) => {
    const file = `icon-${size}.png`
    this.emitFile({ type: 'asset', fileName: file, source: icon(file) })
    const side = Number.parseInt(size, 10)
    const purpose = size.endsWith('maskable') ? 'maskable' : 'any'
    return { src: `/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose }
  })
  const described = JSON.stringify(manifest(icons))
  this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: described })
  const built = Object.keys(bundle).filter((file) => !file.endsWith('.map') && file !== 'sw.js')
  const files = [...built, 'index.html', 'manifest.webmanifest', 'theme.js']
  const list = [...new Set(files.map((file) => `/${file}`))].sort()
  const source = readFileSync(new URL('./sw.ts', import.meta.url), 'utf8')
  const light = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8')
  const whole = JSON.stringify([list, described, source, light])
  const version = createHash('sha256').update(whole).digest('hex').slice(0, 12)
  const { code } = await transformWithOxc(source, 'sw.ts')
  const head = `const PRECACHE=${JSON.stringify(list)},VERSION=${JSON.stringify(version)};\n`
  this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code })
}
