import type { Plugin } from 'vite'

const WORKER = /new URL\('(\.\/[^']+\.worker\.ts)', import\.meta\.url\)/g
const PRELOAD = 'export const __vitePreload = '

/**
 * Builds workers together with the pages, so that both load the same files of rules and bots; by itself Vite builds
 * each worker apart, with copies of all it uses.
 */
export function sharedWorkers(): Plugin {
  return {
    name: 'engawa-shared-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, importer) {
      if (importer.includes('vite/preload-helper')) {
        if (!code.includes(PRELOAD)) this.error('the helper of dynamic imports is not what it was')
        // A worker has no page to put links into.
        const inWorker = `typeof document === 'undefined' ? load() : preloadInPage(load, ...rest)`
        return `${code.replace(PRELOAD, 'const preloadInPage = ')}
${PRELOAD}(load, ...rest) => ${inWorker}`
      }
      if (!code.includes('.worker.ts')) return undefined
      return code.replaceAll(WORKER, (_, id: string) => {
        const chunk = this.emitFile({ type: 'chunk', id, importer })
        return `import.meta.ROLLDOWN_FILE_URL_${chunk}`
      })
    },
  }
}
