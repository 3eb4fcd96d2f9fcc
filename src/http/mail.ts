import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { followLink } from '../lending/mail/address.ts'
import { isSigned, readBounces, recordBounces } from '../lending/mail/bounces.ts'
import { readLinkToken } from '../lending/mail/links.ts'
import type { Mail } from '../lending/mail/mail.ts'
import { escaped } from '../lending/mail/render.ts'
import { wordsIn } from '../lending/mail/words.ts'
import type { Platform } from '../lending/platform.ts'
import { RequestError } from './errors.ts'
import { unknownPath } from './paths.ts'

const BODY_MAX = 262_144

interface Link {
  readonly Params: { readonly act: string; readonly token: string }
}

/**
 * Serves the pages that links in letters lead to. They need no login, since the link is signed. Only POST does something, since mail
 * programs open links on their own; mailbox providers send that POST themselves (RFC 8058). `POST /mail/events` takes reports of letters that came back.
 */
export function mailPaths(
  app: FastifyInstance,
  platform: Pick<Platform, 'database'> & { readonly mail: Mail },
  log: FastifyBaseLogger,
): void {
  const { mail } = platform
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const linkIn = ({ act, token }: Link['Params']) => {
    const link = readLinkToken(mail.key, token)
    return link !== undefined && link.act === act ? link : refused()
  }
  app.get<Link>('/mail/:act/:token', async ({ params }, reply) => {
    const { act, address } = linkIn(params)
    const title = `page.${act}.title` as const
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return page(say(title), say(`page.${act}.text`, { address }), say(`page.${act}.button`))
  })
  app.post<Link>('/mail/:act/:token', { bodyLimit: BODY_MAX }, async ({ params }, reply) => {
    const link = linkIn(params)
    const done = await followLink(platform, link)
    const result =
      link.act === 'confirm' && !done ? 'page.confirm.late' : (`page.${link.act}.done` as const)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return page(say(result), say(`${result}.text`, { address: link.address }))
  })
  app.post('/mail/events', { bodyLimit: BODY_MAX }, async ({ headers, body }) => {
    if (mail.eventSecret === undefined) return unknownPath()
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    if (!isSigned(mail.eventSecret, headers, bytes, Date.now()))
      throw new RequestError(
        401,
        'UNAUTHENTICATED',
        'The signature is missing, too old, or does not match the body: check MAIL_EVENT_SECRET and the clock.',
      )
    const bounced = await recordBounces(platform, bouncesIn(headers['content-type'], bytes))
    if (bounced > 0) log.warn({ bounced }, 'letters came back; the audit trail says why')
    return { received: true, bounced }
  })
}

const { say } = wordsIn('en')

function refused(): never {
  throw new RequestError(
    404,
    'NOT_FOUND',
    'This link is incomplete: open it from the letter again.',
  )
}

function bouncesIn(type: string | undefined, body: Buffer) {
  try {
    return readBounces(type, body)
  } catch {
    throw new RequestError(400, 'BAD_REQUEST', 'The body is not JSON.')
  }
}

const page = (title: string, text: string, button?: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
  </head>
  <body>
    <main>
      <h1>${escaped(title)}</h1>
      <p>${escaped(text)}</p>
      ${button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`}
    </main>
  </body>
</html>
`
