import { Agent } from 'node:https'
import { isPublicName, publicLookup } from '../addresses.ts'
import type { Config, MailConfig, PushConfig } from '../config.ts'
import type { PushTarget } from '../schemas/messages.ts'

/** How messages leave the server. What is not configured does not exist. */
export interface Transports {
  mail?(to: string, subject: string, text: string): Promise<void>
  /** False where the browser does not want to hear from us any more. */
  push?(target: PushTarget, payload: string): Promise<boolean>
}

const lifetime = 24 * 60 * 60

export async function openTransports({ mail, push }: Config): Promise<Transports> {
  return {
    ...(mail === undefined ? {} : { mail: await mailer(mail) }),
    ...(push === undefined ? {} : { push: await pusher(push) }),
  }
}

async function mailer({ smtp, from }: MailConfig): Promise<NonNullable<Transports['mail']>> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtp)
  return async (to, subject, text) => {
    await transport.sendMail({ from, to, subject, text })
  }
}

/** Connects to the open internet only: numbers are looked at here, names where they are looked up. */
export class PublicAgent extends Agent {
  override createConnection(...[options, done]: Parameters<Agent['createConnection']>) {
    if (!isPublicName(options.host ?? '')) throw new Error(`${options.host} is in a private network`)
    return super.createConnection(options, done)
  }
}

async function pusher({
  publicKey,
  privateKey,
  contact,
}: PushConfig): Promise<NonNullable<Transports['push']>> {
  const { sendNotification } = (await import('web-push')).default
  const agent = new PublicAgent({ lookup: publicLookup })
  const vapidDetails = { subject: contact, publicKey, privateKey }
  return async ({ endpoint, keys }, payload) => {
    try {
      const options = { TTL: lifetime, vapidDetails, agent, timeout: 10_000 }
      await sendNotification({ endpoint, keys: { ...keys } }, payload, options)
      return true
    } catch (error) {
      const { statusCode } = error as { statusCode?: number }
      if (statusCode === 404 || statusCode === 410) return false
      throw error
    }
  }
}
