/** A bar on the terminal; nothing where the output goes elsewhere. */
export function progress(done: number, all: number, what = ''): void {
  if (!process.stderr.isTTY) return
  const width = 30
  const filled = Math.floor((done / all) * width)
  process.stderr.write(
    `\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${all} ${what}${done === all ? '\n' : ''}`,
  )
}
