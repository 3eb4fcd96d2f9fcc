import { isDeepStrictEqual } from 'node:util'
import { retrying } from '../../support/clients/retrying.ts'
import type { HttpClient } from '../../support/http-client.ts'
import type { View } from '../load/views.ts'
import type { Findings } from './findings.ts'

const PATIENCE_MS = 60_000

/** Once it is quiet, what each subscriber saw last must be as it is. Returns how many had seen anything. */
export async function checkViews(
  views: readonly View[],
  rest: HttpClient,
  { events }: Findings,
): Promise<number> {
  const seen = await Promise.all(
    views.map(async ({ name, subscriber, shown, query, now }) => {
      const { token } = subscriber.member
      const deadline = performance.now() + PATIENCE_MS
      for (;;) {
        const { body } = await retrying(rest)('POST', '/graphql', { token, body: { query } })
        const [sees, is] = [shown(), now(body.data)]
        if (sees === undefined) return 0
        if (isDeepStrictEqual(sees, is)) return 1
        if (performance.now() > deadline) {
          events.push(`${name} is shown as ${JSON.stringify(sees)}, and is ${JSON.stringify(is)}`)
          return 1
        }
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }),
  )
  return seen.reduce((sum: number, one) => sum + one, 0)
}
