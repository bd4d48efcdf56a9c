import { type Game, type GameEntry, type GamePlay, rulesOfVersion } from '@engawa/kernel'
import { notFound } from './problem.ts'

/** The games this server plays, loaded when somebody first sits down to them. */
export class Games {
  readonly entries: readonly GameEntry[]
  readonly #plays = new Map<string, Promise<GamePlay>>()

  constructor(entries: readonly GameEntry[]) {
    this.entries = entries
  }

  entry(id: string): GameEntry {
    const entry = this.entries.find((one) => one.id === id)
    if (entry === undefined) throw notFound('game')
    return entry
  }

  play(id: string): Promise<GamePlay> {
    const known = this.#plays.get(id)
    if (known !== undefined) return known
    const loading = this.entry(id).play()
    this.#plays.set(id, loading)
    return loading
  }

  /** The rules that a table was begun under; nothing where this server does not know them. */
  async rules(id: string, version: number): Promise<Game | undefined> {
    const known = this.entries.some((one) => one.id === id)
    return known ? rulesOfVersion(await this.play(id), version) : undefined
  }
}

/** The games of the server, or those of another module: threads and processes load the same one by its name. */
export async function loadGames(module: string | undefined): Promise<Games> {
  const { games } = await (module === undefined
    ? import('@engawa/games')
    : (import(module) as Promise<{ games: readonly GameEntry[] }>))
  return new Games(games)
}
