import { createHmac, createSecretKey } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Mail } from '../lending/mail/mail.ts'
import { tellingOutages } from './outages.ts'

/** Opens the way to send letters: the mail server of SMTP_URL or, in a sandbox without one, only the mailbox; otherwise null. */
export async function openMail(
  config: Config,
  sandbox: boolean,
  pointKey: Buffer,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Mail | null> {
  const { SMTP_URL: server, MAIL_FROM: from, PUBLIC_URL: url, MAIL_EVENT_SECRET: secret } = config
  if (server === undefined && !sandbox) return null
  const shared = {
    url: (url ?? `http://${config.HOST}:${config.PORT}`).replace(/\/$/, ''),
    key: createSecretKey(createHmac('sha256', pointKey).update('mail').digest()),
    eventSecret: secret,
  }
  if (server === undefined || from === undefined)
    return { ...shared, send: undefined, together: 1, close: () => undefined }
  const { openSmtp } = await import('./smtp.ts')
  const { send, together, close } = openSmtp(server, from)
  return { ...shared, send: tellingOutages(send, log), together, close }
}
