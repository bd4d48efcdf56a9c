import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import helmet from '@fastify/helmet'
import serveStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import Fastify, { LogController } from 'fastify'
import type { Transports } from '../messages/transports.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Hub } from '../stream/hub.ts'
import { addProblemAnswers, answerProblem, plainHeaders } from './answers.ts'
import { keepOutBanned } from './banned.ts'
import { FastMoves } from './fast-moves.ts'
import { limitAddresses, limitPeople, RequestLimits } from './limits.ts'
import { Metrics } from './metrics.ts'
import { nameOperations } from './openapi.ts'
import { pathOf } from './path.ts'
import { queueRequests, RequestQueue } from './request-queue.ts'
import { blockRoutes } from './routes/blocks.ts'
import { callRoutes } from './routes/calls.ts'
import { clubRoutes } from './routes/clubs.ts'
import { dayRoutes } from './routes/days.ts'
import { findingRoutes, friendRoutes } from './routes/friends.ts'
import { guestRoutes } from './routes/guests.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { lobbyRoutes } from './routes/lobby.ts'
import { passkeyRoutes, passwordRoutes } from './routes/login.ts'
import { lookRoutes } from './routes/look.ts'
import { meRoutes } from './routes/me.ts'
import { messageRoutes } from './routes/messages.ts'
import { operatorRoutes } from './routes/operator.ts'
import { pastRoutes } from './routes/past.ts'
import { endingRoutes, playRoutes } from './routes/play.ts'
import { playerRoutes } from './routes/players.ts'
import { recoveryRoutes } from './routes/recovery.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { noteRoutes, talkRoutes } from './routes/social.ts'
import { streamRoutes } from './routes/stream.ts'
import { systemRoutes } from './routes/system.ts'
import { tableRoutes } from './routes/tables.ts'
import { tournamentRoutes } from './routes/tournaments.ts'
import type { App, SchemaTypes } from './server.ts'
import { addSessions } from './session.ts'

const allRoutes = [
  guestRoutes,
  meRoutes,
  passwordRoutes,
  passkeyRoutes,
  playerRoutes,
  friendRoutes,
  findingRoutes,
  blockRoutes,
  callRoutes,
  lobbyRoutes,
  tableRoutes,
  invitationRoutes,
  lookRoutes,
  pastRoutes,
  reviewRoutes,
  endingRoutes,
  talkRoutes,
  noteRoutes,
  tournamentRoutes,
  clubRoutes,
  dayRoutes,
]

const bodyLimit = 64 * 1024

/** The whole HTTP side of the server. */
export async function buildApp(services: Services, hub: Hub, transports: Transports): Promise<App> {
  const app = newApp(services)
  addProblemAnswers(app)
  addPlainHeaders(app)
  const metrics = new Metrics(app, services, hub)
  const limits = new RequestLimits(services)
  const queue = new RequestQueue(services)
  const fastMoves = new FastMoves(services, limits, queue, metrics)
  fastMoves.openFor(app)
  limitAddresses(app, limits)
  await addSessions(app, services)
  limitPeople(app, limits)
  keepOutBanned(app)
  queueRequests(app, queue, services.people)
  await describeApi(app)
  nameOperations(app)
  for (const routes of allRoutes) app.register(async (scope) => routes(scope, services))
  app.register(async (scope) => playRoutes(scope, services, fastMoves))
  app.register(async (scope) => streamRoutes(scope, services, hub))
  app.register(async (scope) => messageRoutes(scope, services, transports))
  app.register(async (scope) => recoveryRoutes(scope, services, transports))
  app.register(async (scope) => operatorRoutes(scope, services, metrics))
  app.register(async (scope) => systemRoutes(scope, services, metrics))
  app.register(async (scope) => serveWeb(scope, services))
  return app
}

function newApp(services: Services): App {
  const app = Fastify({
    bodyLimit,
    // Whoever sends a body drop by drop holds a connection for a while, not for ever.
    requestTimeout: services.config.requestTimeout,
    // Whoever takes nothing of their answers for so long gets no more of them; streams have their beats.
    connectionTimeout: services.config.requestTimeout * 15,
    http: {
      headersTimeout: services.config.requestTimeout / 2,
      requestTimeout: services.config.requestTimeout,
      connectionsCheckingInterval: services.config.requestTimeout / 4,
    },
    trustProxy: (_address, hop) => hop < services.config.trustProxy,
    // The metrics write one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: services.config.logLevel },
    // Nothing else is said about a request, so that it needs no logger of its own.
    childLoggerFactory: (logger) => logger,
    // What does not fit the schema is refused, never bent until it fits.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    forceCloseConnections: true,
    // The ids of passkeys are the longest.
    routerOptions: { maxParamLength: 1400 },
    // An address that cannot be read is refused like everything else.
    frameworkErrors: (error, request, reply) => {
      answerProblem(request, reply, new Problem(error.statusCode ?? 400, 'bad-request', error.message))
    },
  }).withTypeProvider<SchemaTypes>()
  app.removeContentTypeParser('text/plain')
  return app
}

function addPlainHeaders(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request)
    if (path.startsWith('/api/') || path.startsWith('/metrics')) reply.headers(plainHeaders)
    done()
  })
}

async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Engawa',
        description: 'Tables, moves and streams of an Engawa server. See docs/online.md.',
        version: '1',
      },
      servers: [{ url: '/', description: 'the server that gave you this document' }],
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'engawa' } },
      },
      security: [{ session: [] }],
    },
  })
}

/** What pages may load and do: only what comes from this server. */
async function addPageHeaders(pages: App): Promise<void> {
  await pages.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React sets style attributes through the DOM; drawings carry a few of their own.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // A server on one's own network is often reached without TLS; the proxy in front decides about HSTS.
    strictTransportSecurity: false,
  })
}

/** The built web client, where there is one: one page and its files. */
async function serveWeb(pages: App, services: Services): Promise<void> {
  await addPageHeaders(pages)
  const root = resolve(services.config.webFolder)
  const built = existsSync(resolve(root, 'index.html'))
  if (built)
    await pages.register(serveStatic, {
      root,
      // `npm run build` leaves compressed copies beside the files.
      preCompressed: true,
      // The names of assets carry their hash.
      setHeaders: (reply, path) => {
        const lasting = path.includes('/assets/')
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  // Table pages are told apart behind the #, so that every other address is a mistake.
  pages.setNotFoundHandler((request, reply) =>
    answerProblem(request, reply, new Problem(404, 'not-found', 'There is nothing here.')),
  )
}
