import type { FastifyBaseLogger } from 'fastify'
import { type Mail, NotSent } from '../lending/mail/mail.ts'

type Send = NonNullable<Mail['send']>

/** Sends letters, and logs once that the mail server can't be used, with the reason, and once that it can again, with the seconds between. */
export function tellingOutages(send: Send, log: Pick<FastifyBaseLogger, 'warn'>): Send {
  let since: number | undefined
  const reached = () => {
    if (since === undefined) return
    const seconds = Math.round((performance.now() - since) / 1000)
    since = undefined
    log.warn({ seconds }, 'the mail server is back')
  }
  return async (message) => {
    try {
      await send(message)
    } catch (error) {
      if (!(error instanceof NotSent) || !error.always) reached()
      else if (since === undefined) {
        since = performance.now()
        log.warn({ reason: error.message }, 'the mail server is away')
      }
      throw error
    }
    reached()
  }
}
