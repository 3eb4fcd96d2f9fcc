import type { FastifyReply, FastifyRequest } from 'fastify'
import { escaped } from '../../html.ts'
import type { PublicError } from '../public-error.ts'
import { startErrorAnswer } from '../reply.ts'

type Answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** The routes of pages for people. Requests by their scripts get errors as JSON. */
const PAGES = [
  '/',
  '/app',
  '/app/',
  '/app/:screen',
  '/app/:screen/:id',
  '/docs',
  '/docs/',
  '/graphiql',
]

/** Shows an error as a page to a browser that opens one; all other requests get `answer`. */
export function tellingOnPages(answer: Answer): Answer {
  return (error, request, reply) => {
    if (!opensPage(request)) return answer(error, request, reply)
    const told = startErrorAnswer(error, request, reply)
    request.noted.code = told.code
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pageOf(told, request.id))
  }
}

function opensPage({ method, headers, routeOptions, noted }: FastifyRequest): boolean {
  // A request whose path can't be parsed was not noted.
  if (noted === undefined || method !== 'GET') return false
  const accepted = headers.accept ?? ''
  return accepted.includes('text/html') && PAGES.includes(routeOptions.url ?? '')
}

/** All its text is the gateway's own: on these routes, messages quote nothing that the caller sent. */
const pageOf = (
  { status, message, retryAfter = 5 }: PublicError,
  requestId: string,
) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">${status === 503 || status === 429 ? `\n    <meta http-equiv="refresh" content="${Math.max(retryAfter, 5)}">` : ''}
    <title>Lending gateway: not now</title>
  </head>
  <body>
    <main>
      <h1>This page can’t be shown now</h1>
      <p>${escaped(message)}</p>
      <p>Your money and your loans are safe; nothing was changed. <a href="">Try again</a></p>
      <p><small>Request ${escaped(requestId)}</small></p>
    </main>
  </body>
</html>
`
