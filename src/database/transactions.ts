import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'
import { type Noted, sent } from '../telemetry/noted.ts'

/** Notes the statements of work that has its own connection, such as a MikroORM transaction: only the connection sees all of them. */
export function notingTransactions() {
  const current = new AsyncLocalStorage<Noted>()
  return {
    /** Runs work whose statements belong to an operation. */
    during: <T>(noted: Noted, work: () => Promise<T>): Promise<T> => current.run(noted, work),
    /** The operation to which the work belongs that runs now, if any. */
    whose: (): Noted | undefined => current.getStore(),
    /** Notes statements that are sent on a connection during such work. */
    watch: (client: PoolClient): void => {
      // Not the method of the prototype: silence.ts has already wrapped it on this connection.
      const { query } = client
      const noting = (...args: readonly unknown[]): unknown => {
        const answer: unknown = Reflect.apply(query, client, args)
        const noted = current.getStore()
        if (noted !== undefined && answer instanceof Promise) sent(noted, textOf(args[0]), answer)
        return answer
      }
      Object.assign(client, { query: noting })
    },
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return String((statement as { readonly text?: unknown } | null)?.text)
}
