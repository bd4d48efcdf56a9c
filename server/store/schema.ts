import type { Selectable } from 'kysely'

/**
 * The rows of the server, the same on SQLite and PostgreSQL: times are milliseconds, flags are 0 or 1,
 * and what has a shape of its own is JSON in a text.
 */
export interface Schema {
  users: {
    id: string
    name: string
    /** What one logs in with; absent for guests. */
    handle: string | null
    password: string | null
    email: string | null
    preferences: string
    created: number
    seen: number
  }
  /** What a person's habits were from a moment on. */
  habits: { user_id: string; since: number; data: string }
  sessions: {
    hash: string
    id: string
    user_id: string
    label: string
    created: number
    seen: number
    expires: number
  }
  passkeys: {
    id: string
    user_id: string
    public_key: string
    counter: number
    transports: string
    label: string
    created: number
  }
  challenges: { challenge: string; purpose: string; user_id: string | null; expires: number }
  tables: {
    id: string
    game: string
    rules: number
    people: number
    options: string
    settings: string
    seed: string
    owner: string | null
    listed: number
    status: string
    position: number
    /** Who sits where and whom the game waits for, so that lists need not open the table. */
    glance: string
    deadline: number | null
    created: number
    updated: number
  }
  members: {
    table_id: string
    user_id: string
    seat: number | null
    seen: number
    notes: string
  }
  entries: {
    table_id: string
    position: number
    time: number
    kind: string
    seat: number | null
    user_id: string | null
    client: string | null
    data: string
  }
  snapshots: { table_id: string; position: number; data: string }
  invitations: {
    hash: string
    table_id: string
    seat: number | null
    created: number
    expires: number
    used_by: string | null
  }
  ratings: {
    user_id: string
    game: string
    people: number
    mu: number
    sigma: number
    games: number
  }
  /** Who does not want to stand on leaderboards. */
  unlisted: { user_id: string }
  results: {
    table_id: string
    seat: number
    user_id: string | null
    game: string
    people: number
    place: number
    score: number
    resigned: number
    rated: number
    /** The rating after this table, for plots. */
    mu: number | null
    sigma: number | null
    finished: number
  }
  /** What people made of the tables of the day, and how; one each, the first. */
  day_results: {
    day: string
    game: string
    user_id: string
    rules: number
    score: number
    /** 0 where bots did otherwise than those of that day. */
    usual: number
    moves: string
    created: number
  }
  /** What was found about finished tables; while that is under way, who asked, and until when it counts as such. */
  reviews: {
    table_id: string
    user_id: string | null
    done: number
    total: number
    until: number
    /** What was found, or why nothing can be. */
    data: string | null
    fault: string | null
    created: number
  }
  mutes: { user_id: string; other_id: string }
  /** Until when somebody counts as here, a page before their eyes, and as away, a page out of sight. */
  presence: { user_id: string; here: number; away: number }
  /** Whoever stands here is gone for everybody, wherever their pages are. */
  hidden: { user_id: string }
  /** Who wants whom for a friend; where both do, they are friends. */
  friends: { user_id: string; other_id: string; created: number }
  /** The one link by which somebody makes friends at present. */
  friend_links: { user_id: string; hash: string; expires: number }
  /** Who wants nothing of whom. Neither sees the other; the other is not told. */
  blocks: { user_id: string; other_id: string; created: number }
  /** Whom a friend asked to a table. */
  calls: { table_id: string; user_id: string; from_id: string; created: number }
  /** How many look on at a table by way of one process, for as long as it says so. */
  spectators: { table_id: string; process: string; count: number; until: number }
  tournaments: {
    id: string
    name: string
    game: string
    people: number
    format: string
    /** 0 until it is known. */
    rounds: number
    /** The round that is played or comes next; 0 before the start. */
    round: number
    status: string
    /** Pace, clock, bots: what was decided when it was opened. */
    settings: string
    most: number
    owner: string | null
    club_id: string | null
    starts: number | null
    /** When the tables of the round are to be laid; nothing while it is played. */
    due: number | null
    created: number
    updated: number
  }
  /** Who takes part: a person, or a bot; whoever left is played for by one. */
  entrants: {
    tournament_id: string
    number: number
    user_id: string | null
    name: string
    level: string | null
    gone: number
  }
  /** Who meets whom; `points` once it is known what each made of it. */
  pairings: {
    tournament_id: string
    round: number
    board: number
    table_id: string | null
    entrants: string
    free: number
    points: string | null
  }
  clubs: {
    id: string
    name: string
    about: string
    /** Whether it stands in the list of clubs. */
    listed: number
    owner: string | null
    created: number
  }
  club_members: { club_id: string; user_id: string; joined: number }
  /** The tables that were opened for a club. */
  club_tables: { table_id: string; club_id: string }
  reports: {
    id: string
    table_id: string
    position: number
    user_id: string | null
    reason: string
    created: number
    /** Whom it is about; `position` counts only where there is a table. */
    about: string | null
    /** When whoever runs the server had looked at it. */
    closed: number | null
  }
  /** What was decided about somebody, and until when it holds. */
  sanctions: {
    id: string
    user_id: string
    kind: string
    reason: string
    until: number
    created: number
    lifted: number | null
  }
  /** What operators did, by the name of their key; never changed. */
  audit: {
    id: string
    time: number
    key: string
    act: string
    user_id: string | null
    target: string
    note: string
  }
  /** Each opens an account whose password was forgotten, once. */
  recovery_codes: { hash: string; user_id: string; created: number }
  pushes: { endpoint: string; user_id: string; keys: string; created: number }
  /** One row per turn and person told, so that nobody is told twice. */
  messages: { table_id: string; user_id: string; position: number; created: number; sent: number | null }
}

export type Row<Name extends keyof Schema> = Selectable<Schema[Name]>

/** The key of every table, in an order in which rows can be written back. */
export const keys = {
  users: ['id'],
  habits: ['user_id', 'since'],
  sessions: ['hash'],
  passkeys: ['id'],
  challenges: ['challenge'],
  tables: ['id'],
  members: ['table_id', 'user_id'],
  entries: ['table_id', 'position'],
  snapshots: ['table_id'],
  invitations: ['hash'],
  ratings: ['user_id', 'game', 'people'],
  unlisted: ['user_id'],
  results: ['table_id', 'seat'],
  day_results: ['day', 'game', 'user_id'],
  reviews: ['table_id'],
  mutes: ['user_id', 'other_id'],
  presence: ['user_id'],
  hidden: ['user_id'],
  friends: ['user_id', 'other_id'],
  friend_links: ['user_id'],
  blocks: ['user_id', 'other_id'],
  calls: ['table_id', 'user_id'],
  spectators: ['table_id', 'process'],
  tournaments: ['id'],
  entrants: ['tournament_id', 'number'],
  pairings: ['tournament_id', 'round', 'board'],
  clubs: ['id'],
  club_members: ['club_id', 'user_id'],
  club_tables: ['table_id'],
  reports: ['id'],
  sanctions: ['id'],
  audit: ['id'],
  recovery_codes: ['hash'],
  pushes: ['endpoint'],
  messages: ['table_id', 'user_id', 'position'],
} as const satisfies { readonly [Name in keyof Schema]: readonly (keyof Schema[Name])[] }

export const tableNames = Object.keys(keys) as (keyof Schema)[]
