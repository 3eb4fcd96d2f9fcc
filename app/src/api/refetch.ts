import type { Client, Exchange, Operation } from '@urql/core'
import { pipe, tap } from 'wonka'
import type { Connection } from './connection.ts'

/** How the queries on the screen of each client are asked again. */
const asks = new WeakMap<Client, (isWanted: (one: Operation) => boolean) => void>()

/** Asks all queries on the screen again, after an act that can change what any of them shows. */
export function askShownAgain(client: Client): void {
  asks.get(client)?.(() => true)
}

/** The same after a change that the reader has not made, who may have left the page: nothing is asked that would count as their look at a file. */
export function askAgainUnattended(client: Client): void {
  asks.get(client)?.(isNoLook)
}

/** Fields of the back office that show no member's private records, so that no look is noted in the audit trail. */
const withoutALook: ReadonlySet<string> = new Set([
  'lateLoans',
  'loans',
  'me',
  'platform',
  'worklist',
])

/** Whether a query can be asked while nobody may be there: outside the back office, everybody sees what is their own. */
function isNoLook({ query }: Operation): boolean {
  if (!globalThis.location?.pathname.startsWith('/app/operate')) return true
  return query.definitions.every(
    (one) =>
      !('operation' in one) ||
      one.selectionSet.selections.every(
        (field) => 'name' in field && withoutALook.has(field.name.value),
      ),
  )
}

/** Knows the queries on the screen, and asks them again when the connection is back, since changes were missed meanwhile. */
export function refetch({ generation }: Pick<Connection, 'generation'>): Exchange {
  return ({ client, forward }) => {
    const shown = new Map<number, Operation>()
    const ask = (isWanted: (one: Operation) => boolean) => {
      for (const operation of [...shown.values()].filter(isWanted))
        client.reexecuteOperation(
          client.createRequestOperation('query', operation, { requestPolicy: 'network-only' }),
        )
    }
    asks.set(client, ask)
    generation.subscribe((count) => {
      if (count > 1) ask(isNoLook)
    })
    return (operations) =>
      pipe(
        operations,
        tap((operation) => {
          if (operation.kind === 'query') shown.set(operation.key, operation)
          if (operation.kind === 'teardown') shown.delete(operation.key)
        }),
        forward,
      )
  }
}
