import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escaped } from '../html.ts'
import type { MessageKey } from '../languages/catalogue.ts'
import { text } from '../languages/index.ts'
import { followLink } from '../lending/mail/address.ts'
import { readBounces, recordBounces } from '../lending/mail/bounces.ts'
import { type LinkFor, readLinkToken } from '../lending/mail/links.ts'
import type { Mail } from '../lending/mail/mail.ts'
import { chosenLanguage } from '../lending/member/language.ts'
import type { Platform } from '../lending/platform.ts'
import { isSigned } from '../lending/webhooks/signature.ts'
import { readingLanguage } from '../viewer.ts'
import { RequestError } from './errors.ts'
import { markLanguage } from './language.ts'
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
  const pageOf = async (
    { headers }: FastifyRequest,
    reply: FastifyReply,
    { memberId, address }: LinkFor,
    [title, body, button]: readonly [MessageKey, MessageKey, MessageKey?],
  ) => {
    const chosen = await chosenLanguage(platform.database, memberId)
    const language = readingLanguage({ language: chosen, accepts: headers['accept-language'] })
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    markLanguage(reply, language)
    return page(
      language,
      text(language, title),
      text(language, body, { address }),
      button && text(language, button),
    )
  }
  app.get<Link>('/mail/:act/:token', async (request, reply) => {
    const link = linkIn(request.params)
    const { act } = link
    return pageOf(request, reply, link, [
      `page.${act}.title`,
      `page.${act}.text`,
      `page.${act}.button`,
    ])
  })
  app.post<Link>('/mail/:act/:token', { bodyLimit: BODY_MAX }, async (request, reply) => {
    const link = linkIn(request.params)
    const done = await followLink(platform, link)
    const result =
      link.act === 'confirm' && !done ? 'page.confirm.late' : (`page.${link.act}.done` as const)
    return pageOf(request, reply, link, [result, `${result}.text`])
  })
  app.post('/mail/events', { bodyLimit: BODY_MAX }, async ({ headers, body }) => {
    if (mail.eventSecret === undefined) return unknownPath()
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    if (!isSigned(mail.eventSecret, headers, bytes, Date.now()))
      throw new RequestError(401, 'UNAUTHENTICATED', { key: 'error.signature.mail' })
    const bounced = await recordBounces(platform, bouncesIn(headers['content-type'], bytes))
    if (bounced > 0) log.warn({ bounced }, 'letters came back; the audit trail says why')
    return { received: true, bounced }
  })
}

function refused(): never {
  throw new RequestError(404, 'NOT_FOUND', { key: 'error.link' })
}

function bouncesIn(type: string | undefined, body: Buffer) {
  try {
    return readBounces(type, body)
  } catch {
    throw new RequestError(400, 'BAD_REQUEST', { key: 'error.body.json' })
  }
}

const page = (language: string, title: string, text: string, button?: string) => `<!doctype html>
<html lang="${escaped(language)}">
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
