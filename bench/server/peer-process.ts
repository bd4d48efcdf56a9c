import { Server } from 'boardgame.io/server'
import { gameOf } from '../boardgame.ts'
import { course } from '../daruma/course.ts'
import { reportFrom } from './processes.ts'

/* boardgame.io's server as it comes, tables in memory, without undo: its fastest setting. */
const game = gameOf(course, { seats: 4, seed: 'server', options: {} }, true)
const server = Server({ games: [game], origins: [/./] })
const { appServer } = await server.run({ port: 0, callback: () => {} })
const address = appServer.address()
reportFrom(typeof address === 'object' && address !== null ? address.port : 0)
