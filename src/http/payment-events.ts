import type { FastifyInstance } from 'fastify'
import type { PaymentEvents } from '../lending/payments/follow.ts'
import { NotSigned } from '../lending/payments/provider.ts'
import { RequestError } from './errors.ts'
import { unknownPath } from './paths.ts'

const BODY_MAX = 262_144

/**
 * Opens `POST /payments/{provider}/events`, at which payment providers tell what has become of payments. An event is answered once it is
 * stored. Only the signature over the raw body authenticates it; a false one counts like an invalid token.
 */
export function paymentEventPaths(app: FastifyInstance, { receive, wake }: PaymentEvents): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<{ Params: { provider: string } }>(
    '/payments/:provider/events',
    { bodyLimit: BODY_MAX },
    async ({ params, headers, body }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const received = await receive(params.provider, { headers, body: bytes }).catch(explain)
      if (received === undefined) return unknownPath()
      wake()
      return { received: true }
    },
  )
}

function explain(error: unknown): never {
  if (!(error instanceof NotSigned)) throw error
  const message =
    'The signature is missing, too old, or not of this body: check the signing secret and the clock.'
  throw new RequestError(401, 'UNAUTHENTICATED', message)
}
