import type { Log } from '../log.ts'
import { playedBy } from '../room/state.ts'
import type { PushTarget } from '../schemas/messages.ts'
import type { Preferences } from '../schemas/person.ts'
import type { Services } from '../services.ts'
import type { Row } from '../store/schema.ts'
import type { Transports } from './transports.ts'
import { messageWords } from './words.ts'

/** Who is at the table anyway will have moved, or at least looked, by then. */
const patience = 60_000
const every = 20_000
const messagesAtOnce = 50

/** What one person is told about one turn. */
interface TurnNews {
  readonly table: string
  readonly game: string
  readonly others: string
}

/** Tells people that are not here that it is their turn: once per turn, and never without their wish. */
export function startMessages(
  services: Services,
  transports: Transports,
  log: Log,
  { after = patience, interval = every } = {},
): { close(): void } {
  if (transports.mail === undefined && transports.push === undefined) return { close() {} }
  const tick = async (): Promise<void> => {
    const due = await services.store.db
      .selectFrom('messages')
      .selectAll()
      .where('sent', 'is', null)
      .where('created', '<=', Date.now() - after)
      .limit(messagesAtOnce)
      .execute()
    for (const message of due)
      await tell(services, transports, message, log).catch((error: unknown) =>
        log.warn({ err: error }, 'a message could not be sent'),
      )
  }
  const timer = setInterval(() => {
    tick().catch((error: unknown) => log.error({ err: error }, 'messages could not be read'))
  }, interval).unref()
  return { close: () => clearInterval(timer) }
}

async function tell(
  services: Services,
  transports: Transports,
  message: Row<'messages'>,
  log: Log,
): Promise<void> {
  const { db } = services.store
  const claim = db
    .updateTable('messages')
    .set({ sent: Date.now() })
    .where('table_id', '=', message.table_id)
    .where('user_id', '=', message.user_id)
    .where('position', '=', message.position)
    .where('sent', 'is', null)
  // Several processes look at the same list: one of them sends.
  if (!(await services.store.write([{ query: claim, must: true }]))) return
  const news = await stillTrue(services, message)
  if (news === undefined) return
  const user = await services.people.row(message.user_id)
  if (user.seen > message.created) return
  await sendTo(services, transports, user, news, log)
}

/** The news, if the table still waits for this turn of this person. */
async function stillTrue(services: Services, message: Row<'messages'>): Promise<TurnNews | undefined> {
  return services.rooms.read(message.table_id, (room) => {
    if (!room.isPlayable) return undefined
    const seat = room.state.seats.find(({ user }) => user === message.user_id)
    if (seat === undefined || seat.called !== message.position || playedBy(seat) !== 'person')
      return undefined
    const others = room.state.seats
      .filter((other) => other !== seat)
      .map(({ name, level }) => name || (level ?? '…'))
    return {
      table: room.head.id,
      game: services.games.entry(room.head.game).face.title,
      others: others.join(', ') || '…',
    }
  })
}

async function sendTo(
  services: Services,
  transports: Transports,
  user: Row<'users'>,
  news: TurnNews,
  log: Log,
): Promise<void> {
  const { messages = { push: true, mail: true }, locale = 'en' } = JSON.parse(user.preferences) as Preferences
  const words = messageWords[locale]
  const link = `${services.config.publicUrl ?? ''}/#/table/${news.table}`
  const title = words.turn(news.game)
  if (messages.mail && user.email !== null)
    await transports
      .mail?.(user.email, title, words.body(news.game, news.others, link))
      .catch((error: unknown) => log.warn({ err: error }, 'a mail could not be sent'))
  if (messages.push && transports.push !== undefined)
    await pushTo(services, transports.push, user.id, { title, link, ...news }, log)
}

async function pushTo(
  services: Services,
  push: NonNullable<Transports['push']>,
  user: string,
  payload: object,
  log: Log,
): Promise<void> {
  const { db } = services.store
  const rows = await db.selectFrom('pushes').selectAll().where('user_id', '=', user).execute()
  const send = async ({ endpoint, keys }: Row<'pushes'>): Promise<void> => {
    const target: PushTarget = { endpoint, keys: JSON.parse(keys) as PushTarget['keys'] }
    if (!(await push(target, JSON.stringify(payload))))
      await services.write([{ query: db.deleteFrom('pushes').where('endpoint', '=', endpoint) }])
  }
  // A device that cannot be reached keeps no other from being told.
  const failed = (error: unknown): void => log.warn({ err: error }, 'a device could not be told')
  await Promise.all(rows.map((row) => send(row).catch(failed)))
}
