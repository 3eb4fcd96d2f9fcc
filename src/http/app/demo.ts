import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireSubject } from '../pages/subject.ts'

/** A member of the demo. */
interface DemoPerson {
  readonly subject: string
  readonly name: string | null
  readonly city: string | null
  readonly userType: string
}

/** An operator of the demo. */
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
/** The scopes that operators of the demo can have. */
const scopes = ['lending:admin', 'lending:support']

/** Opens the paths through which the app signs in as a person of the demo; `guard` refuses anyone who may not. */
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
