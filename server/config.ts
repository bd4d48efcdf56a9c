import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface MailConfig {
  /** smtp://user:password@host:port */
  readonly smtp: string
  readonly from: string
}

export interface PushConfig {
  readonly publicKey: string
  readonly privateKey: string
  /** mailto: or https: address of whoever runs the server, as web push asks for. */
  readonly contact: string
}

export interface Config {
  readonly host: string
  readonly port: number
  /** Where the embedded store keeps its file; created at the first start. */
  readonly dataFolder: string
  /** postgres://… switches from the embedded store to PostgreSQL. */
  readonly databaseUrl?: string
  /** The built web client; without one there are no pages. */
  readonly webFolder: string
  /** The address people use, e.g. https://engawa.example; otherwise taken from each request. */
  readonly publicUrl?: string
  /** How many proxies stand in front: so many of the last forwarded addresses are theirs to tell. */
  readonly trustProxy: number
  /** How many threads think for bots in this process; 0 leaves it to `worker` processes. */
  readonly botThreads: number
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** So many milliseconds a request may take to arrive whole. */
  readonly requestTimeout: number
  /** With less than so many bytes left on the disk of the data folder the server is not ready. */
  readonly leastSpace: number
  /** Who asks for /metrics with it gets them; without one only this machine does. */
  readonly metricsKey?: string
  /** Who sends one of these may keep the house; the audit log knows them by their names. */
  readonly operatorKeys?: ReadonlyMap<string, string>
  /** Multiplies every rate limit; benchmarks raise it. */
  readonly rateFactor: number
  readonly mail?: MailConfig
  readonly push?: PushConfig
  /** A module that names other games than those of the server; tests bring their own. */
  readonly gamesModule?: string
}

export class ConfigError extends Error {}

export const defaults: Config = {
  host: '127.0.0.1',
  port: 4180,
  dataFolder: 'data',
  webFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
  trustProxy: 0,
  botThreads: 1,
  logLevel: 'info',
  requestTimeout: 20_000,
  leastSpace: 32 * 1024 * 1024,
  rateFactor: 1,
}

const logLevels: readonly string[] = [
  'silent',
  'error',
  'warn',
  'info',
  'debug',
] satisfies Config['logLevel'][]

/** The configuration out of the environment; what is not set has a default that works. */
export function configFromEnvironment(env: Readonly<Record<string, string | undefined>>): Config {
  const logLevel = env.LOG_LEVEL ?? defaults.logLevel
  if (!logLevels.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL is one of ${logLevels.join(', ')}, not ${logLevel}`)
  const mail = mailFrom(env)
  const push = pushFrom(env)
  if ((mail !== undefined || push !== undefined) && env.PUBLIC_URL === undefined)
    throw new ConfigError('messages need PUBLIC_URL, the address their links lead to')
  return {
    ...defaults,
    host: env.HOST ?? defaults.host,
    port: wholeNumber(env, 'PORT', defaults.port, 65535),
    dataFolder: env.DATA_FOLDER ?? join(process.cwd(), defaults.dataFolder),
    webFolder: env.WEB_FOLDER ?? defaults.webFolder,
    trustProxy: wholeNumber(env, 'TRUST_PROXY', defaults.trustProxy, 10),
    botThreads: wholeNumber(env, 'BOT_THREADS', defaults.botThreads, 64),
    logLevel: logLevel as Config['logLevel'],
    ...(env.DATABASE_URL === undefined ? {} : { databaseUrl: postgresUrl(env.DATABASE_URL) }),
    ...(env.PUBLIC_URL === undefined ? {} : { publicUrl: new URL(env.PUBLIC_URL).origin }),
    ...(env.METRICS_KEY === undefined ? {} : { metricsKey: env.METRICS_KEY }),
    ...(env.OPERATOR_KEYS === undefined ? {} : { operatorKeys: operatorKeys(env.OPERATOR_KEYS) }),
    ...(mail === undefined ? {} : { mail }),
    ...(push === undefined ? {} : { push }),
  }
}

function wholeNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
  most: number,
): number {
  const text = env[name]
  if (text === undefined) return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new ConfigError(`${name} is a whole number from 0 to ${most}, not ${text}`)
  return value
}

const shortestKey = 20

/** name=secret, name=secret: the secrets by their names. */
function operatorKeys(text: string): ReadonlyMap<string, string> {
  const keys = text.split(',').map((part): [string, string] => {
    const [name = '', ...secret] = part.trim().split('=')
    return [name, secret.join('=')]
  })
  if (keys.some(([name, secret]) => !/^[A-Za-z0-9 _-]{1,32}$/.test(name) || secret.length < shortestKey))
    throw new ConfigError(
      `OPERATOR_KEYS is name=secret, with commas between; a secret has ${shortestKey} characters or more`,
    )
  return new Map(keys)
}

function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new ConfigError(
      'DATABASE_URL must begin with postgres://; without it the server keeps its own file',
    )
  return text
}

function mailFrom(env: Readonly<Record<string, string | undefined>>): MailConfig | undefined {
  if (env.SMTP_URL === undefined) return undefined
  if (env.MAIL_FROM === undefined)
    throw new ConfigError('SMTP_URL needs MAIL_FROM, the address mails come from')
  return { smtp: env.SMTP_URL, from: env.MAIL_FROM }
}

function pushFrom(env: Readonly<Record<string, string | undefined>>): PushConfig | undefined {
  const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_CONTACT } = env
  if (PUSH_PUBLIC_KEY === undefined) return undefined
  if (PUSH_PRIVATE_KEY === undefined || PUSH_CONTACT === undefined)
    throw new ConfigError('PUSH_PUBLIC_KEY needs PUSH_PRIVATE_KEY and PUSH_CONTACT')
  return { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, contact: PUSH_CONTACT }
}
