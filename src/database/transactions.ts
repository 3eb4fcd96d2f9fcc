import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'
import { type Noted, sent } from '../telemetry/noted.ts'

/**
 * Notes the statements that work on a connection of its own sends, such as a transaction of MikroORM's: only the connection
 * sees them all.
 */
export function notingTransactions() {
  const current = new AsyncLocalStorage<Noted>()
  return {
    /** Runs work that belongs to an operation. */
    during: <T>(noted: Noted, work: () => Promise<T>): Promise<T> => current.run(noted, work),
    /** Notes what is sent over a connection during such work. */
    watch: (client: PoolClient): void => {
      // Not the prototype's: others watch the connection, too (`silence.ts`).
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
