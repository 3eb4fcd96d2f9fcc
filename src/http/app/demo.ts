import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireSubject } from '../pages/subject.ts'

/** Somebody of the demo. */
interface DemoPerson {
  readonly subject: string
  readonly name: string | null
  readonly city: string | null
  readonly userType: string
}

/** Somebody who runs the platform of the demo. */
interface DemoOperator {
  readonly subject: string
  readonly name: string
  readonly scope: string
}

/** Gives tokens of the demo's people. */
export interface DemoIssuer {
  people(): Promise<readonly DemoPerson[]>
  readonly operators: readonly DemoOperator[]
  issue(options: {
    readonly subject: string
    readonly scope?: string | undefined
    readonly lifetimeSeconds: number
  }): Promise<string>
}

const LIFETIME_S = 3_600
/** What operators of the demo may. */
const scopes = ['lending:admin', 'lending:support']

/** Opens the paths by which the app signs in as somebody of the demo, whoever `guard` lets. */
export function demoPaths(
  app: FastifyInstance,
  demo: DemoIssuer,
  guard: (request: FastifyRequest) => Promise<void>,
): void {
  app.get('/app/demo/people', { onRequest: guard }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { people: await demo.people(), operators: demo.operators }
  })
  app.post('/app/demo/token', { onRequest: guard }, async ({ body }, reply) => {
    reply.header('cache-control', 'no-store')
    const token = await demo.issue({ ...wanted(body), lifetimeSeconds: LIFETIME_S })
    return { token, expires_in: LIFETIME_S }
  })
}

function wanted(body: unknown): { readonly subject: string; readonly scope: string | undefined } {
  const { subject, scope } = (body ?? {}) as Readonly<Record<string, unknown>>
  return {
    subject: requireSubject(subject, 'subject'),
    scope: scopes.find((one) => one === scope),
  }
}
