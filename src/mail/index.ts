import { createHmac, createSecretKey } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Mail } from '../lending/mail/mail.ts'

/** Opens the way to send letters: the mail server of SMTP_URL or, in a sandbox without one, only the mailbox; otherwise null. */
export async function openMail(
  config: Config,
  sandbox: boolean,
  pointKey: Buffer,
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
  return { ...shared, ...openSmtp(server, from) }
}
