import type { Exchange, Operation } from '@urql/core'
import { pipe, tap } from 'wonka'
import type { Connection } from './connection.ts'

/** Asks all queries on the screen again when the connection is back, since changes were missed meanwhile. */
export function refetch({ generation }: Pick<Connection, 'generation'>): Exchange {
  return ({ client, forward }) => {
    const shown = new Map<number, Operation>()
    generation.subscribe((count) => {
      if (count === 1) return
      for (const operation of shown.values())
        client.reexecuteOperation(
          client.createRequestOperation('query', operation, { requestPolicy: 'network-only' }),
        )
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
