import { join } from 'node:path'
import Database from 'libsql'
import { type Config, ConfigError } from './config.ts'
import { BackupError } from './store/backup.ts'

/** Another server already works on this data folder. */
export class FolderInUse extends Error {}

/**
 * Keeps a second server away from a data folder: each would think that nobody else writes. The lock is the system's
 * own, so that it ends with the process, however that ends.
 */
export function lockFolder(dataFolder: string): { release(): void } {
  const lock = new Database(join(dataFolder, 'engawa.lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    lock.close()
    if (/busy|locked/i.test(String(error)))
      throw new FolderInUse(`another server works on ${dataFolder}; stop it, or choose another DATA_FOLDER`)
    throw error
  }
  return { release: () => void lock.close() }
}

const systemErrors: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `port ${port} of ${host} is in use; stop what uses it, or choose another with PORT`,
  EADDRNOTAVAIL: ({ host }) => `this machine has no address ${host}; choose another with HOST`,
  EACCES: () => 'a file or port may not be used by this user; see DATA_FOLDER and PORT',
  EROFS: ({ dataFolder }) => `${dataFolder} cannot be written; choose another DATA_FOLDER`,
  ENOSPC: () => 'the disk is full; make room and start again',
  ENOTDIR: ({ dataFolder }) => `${dataFolder} is no folder; choose another DATA_FOLDER`,
  ECONNREFUSED: () => 'the database of DATABASE_URL does not answer',
  ENOTFOUND: () => 'the database of DATABASE_URL cannot be found',
}

const storeErrors: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /not a database|malformed|corrupt/i,
    'the data file is damaged; restore a backup into an empty DATA_FOLDER',
  ],
  [/already exists/i, 'an update of the data file was cut off; restore a backup into an empty DATA_FOLDER'],
  [/full/i, 'the disk is full; make room and start again'],
  [/readonly|read-only|unable to open/i, 'the data file cannot be written; see who owns DATA_FOLDER'],
  [/disk i\/o/i, 'the disk cannot be read or written; see to it, then start again'],
]

/** What whoever runs the server can do about an error; nothing where it is a fault of ours. */
export function explain(error: unknown, config: Config): string | undefined {
  if (error instanceof ConfigError || error instanceof BackupError || error instanceof FolderInUse)
    return error.message
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const system = systemErrors[code]
  if (system !== undefined) return system(config)
  if (!code.startsWith('SQLITE') && !/sqlite|database/i.test(message)) return undefined
  return storeErrors.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1]
}
