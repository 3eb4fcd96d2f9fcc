import type { FastifyInstance } from 'fastify'
import { type EventRequest, NotSigned } from '../lending/payments/provider.ts'
import { RequestError } from './errors.ts'
import { unknownPath } from './paths.ts'

const BODY_MAX = 262_144

/** Takes the events of providers in. */
interface ProviderEvents {
  /** Keeps an event; undefined if there is no provider of this name that sends events. Throws NotSigned. */
  readonly receive: (name: string, request: EventRequest) => Promise<boolean | undefined>
  /** Has the providers asked soon about what their events name. */
  readonly wake: () => void
}

/**
 * Opens `POST /payments/{provider}/events` or `POST /identity/{provider}/events`, at which providers tell what has become of payments, or
 * of checks of identity. An event is answered once it is stored. Only the signature over the raw body authenticates it; a false one counts
 * like an invalid token.
 */
export function providerEventPaths(
  app: FastifyInstance,
  about: 'payments' | 'identity',
  { receive, wake }: ProviderEvents,
): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post<{ Params: { provider: string } }>(
    `/${about}/:provider/events`,
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
  throw new RequestError(401, 'UNAUTHENTICATED', { key: 'error.signature' })
}
