import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

/** The files that stand in for those of `games/`: what names the games, and what finds their parts. */
type OtherGames = Readonly<Record<'registry' | 'boards' | 'books' | 'lessons', string>>

/** The app as it would be with another registry of games; nothing else of the app is touched. */
export async function openAppWith(
  files: OtherGames,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'engawa-games-'))
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    resolve: {
      alias: [
        { find: '@engawa/games/boards', replacement: files.boards },
        { find: '@engawa/games/books', replacement: files.books },
        { find: '@engawa/games/lessons', replacement: files.lessons },
        { find: '@engawa/games', replacement: files.registry },
      ],
    },
    build: { outDir: folder, emptyOutDir: true },
  })
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  })
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
