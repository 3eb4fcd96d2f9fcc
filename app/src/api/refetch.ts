import type { Client, Exchange, Operation } from '@urql/core'
import { pipe, tap } from 'wonka'
import type { Connection } from './connection.ts'

/** How the queries on the screen of each client are asked again. */
const asks = new WeakMap<Client, () => void>()

/** Asks all queries on the screen again, after an act that can change what any of them shows. */
export function askShownAgain(client: Client): void {
  asks.get(client)?.()
}

/** Knows the queries on the screen, and asks all of them again when the connection is back, since changes were missed meanwhile. */
export function refetch({ generation }: Pick<Connection, 'generation'>): Exchange {
  return ({ client, forward }) => {
    const shown = new Map<number, Operation>()
    const ask = () => {
      for (const operation of shown.values())
        client.reexecuteOperation(
          client.createRequestOperation('query', operation, { requestPolicy: 'network-only' }),
        )
    }
    asks.set(client, ask)
    generation.subscribe((count) => {
      if (count > 1) ask()
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
