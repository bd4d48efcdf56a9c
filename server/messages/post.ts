import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import type { Config } from '../config.ts'

export interface PushTarget {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** How messages leave the house. What is not configured does not exist. */
export interface Post {
  mail?(to: string, subject: string, text: string): Promise<void>
  /** False where the browser does not want to hear from us any more. */
  push?(target: PushTarget, payload: string): Promise<boolean>
}

const lifetime = 24 * 60 * 60

export function postOf({ mail, push }: Config): Post {
  const transport = mail === undefined ? undefined : createTransport(mail.smtp)
  return {
    ...(transport === undefined || mail === undefined
      ? {}
      : {
          async mail(to, subject, text) {
            await transport.sendMail({ from: mail.from, to, subject, text })
          },
        }),
    ...(push === undefined
      ? {}
      : {
          async push(target, payload) {
            const { publicKey, privateKey, contact: subject } = push
            try {
              await webpush.sendNotification(
                { endpoint: target.endpoint, keys: { ...target.keys } },
                payload,
                {
                  TTL: lifetime,
                  vapidDetails: { subject, publicKey, privateKey },
                },
              )
              return true
            } catch (error) {
              const { statusCode } = error as { statusCode?: number }
              if (statusCode === 404 || statusCode === 410) return false
              throw error
            }
          },
        }),
  }
}
