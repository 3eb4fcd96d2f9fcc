import { createTransport } from 'nodemailer'
import { isHard } from '../lending/mail/bounces.ts'
import { type Mail, NotSent } from '../lending/mail/mail.ts'

/** How many connections to the mail server there are at most, and how many letters each carries. */
const [CONNECTIONS, LETTERS_EACH] = [5, 100]
/** A server that says nothing for this long has failed. */
const [CONNECT_MS, GREETING_MS, SILENCE_MS] = [10_000, 10_000, 30_000]

/** Opens connections to a mail server, such as `smtps://user:password@host`; `smtp://` uses STARTTLS, and requires it unless the URL has `?tls=optional`. */
export function openSmtp(given: string, from: string): Smtp {
  const url = new URL(given)
  const secure = url.protocol === 'smtps:'
  const sender = addressIn(from)
  const domain = sender.address.split('@').at(-1) ?? 'localhost'
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: LETTERS_EACH,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && url.searchParams.get('tls') !== 'optional',
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    // Letters never name files or URLs to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    together: CONNECTIONS,
    close: () => transport.close(),
    greet: async () => {
      await transport.verify().catch((error: SmtpError) => {
        throw explained(error)
      })
    },
    send: async ({ id, to, subject, text, html, unsubscribe }) => {
      await transport
        .sendMail({
          messageId: `<${id}@${domain}>`,
          from: sender,
          to: { name: '', address: to },
          envelope: { from: sender.address, to: [to] },
          subject,
          text,
          html,
          headers: {
            'auto-submitted': 'auto-generated',
            ...(unsubscribe && {
              'list-unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        .catch((error: SmtpError) => {
          throw explained(error)
        })
    },
  }
}

interface Smtp extends Pick<Mail, 'together' | 'close'> {
  readonly send: NonNullable<Mail['send']>
  /** Connects and logs in, without sending anything; throws NotSent. */
  readonly greet: () => Promise<void>
}

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
  readonly response?: string
}

/** A refused recipient means that the address is wrong, unless a policy or a full mailbox is the reason (RFC 3463); a refused text concerns the letter. */
function explained({ responseCode = 0, command, response, message }: SmtpError): NotSent {
  const reason = (response ?? message).slice(0, 500)
  if (responseCode === 0 || !['RCPT TO', 'DATA'].includes(command ?? ''))
    return new NotSent('later', reason, true)
  if (responseCode < 500) return new NotSent('later', reason)
  if (command === 'DATA') return new NotSent('letter', reason)
  return new NotSent(isHard(`5.0.0 ${reason}`) ? 'address' : 'letter', reason)
}

/** The name and address in `Name <name@example.org>`. */
function addressIn(from: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { name, address: address.trim() }
}
