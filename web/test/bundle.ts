import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The modules that begin with this one as a single script for a page, where they are called by this name. */
export async function bundle(entry: URL, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (output === undefined || !('output' in output)) throw new Error('nothing was bundled')
  return output.output[0].code
}
