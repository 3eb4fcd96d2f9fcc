import { stringifyDocument, type TypedDocumentNode } from '@urql/core'
import type { Connection } from './connection.ts'

const AGAIN_MS = 2_000

interface Sink<Data, Variables> {
  /** `isFirst`: the first since the socket was opened, which for a live area is all there is. */
  next(data: Data, isFirst: boolean, variables: Variables): void
  failed(message: string): void
}

/**
 * Follows a subscription until the result is called, over any number of sockets. `variables` is read again for each, so that a cursor
 * in it makes a feed go on where it stopped.
 */
export function follow<Data, Variables extends Record<string, unknown>>(
  { client, generation }: Pick<Connection, 'client' | 'generation'>,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  sink: Sink<Data, Variables>,
): () => void {
  const query = stringifyDocument(document)
  let known = 0
  let stop: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    stop = client.subscribe<Data>(
      { query, variables },
      {
        next({ data, errors }) {
          if (errors?.[0] !== undefined) sink.failed(errors[0].message)
          if (!data) return
          const isFirst = known !== generation.get()
          known = generation.get()
          sink.next(data, isFirst, variables)
        },
        error(error) {
          sink.failed(reasonOf(error))
          again()
        },
        complete: again,
      },
    )
  }
  // The gateway ended it, for example over a limit: retrying at once would not help.
  const again = () => {
    known = 0
    timer ??= setTimeout(() => {
      timer = undefined
      if (!over) start()
    }, AGAIN_MS)
  }
  let over = false
  start()
  return () => {
    over = true
    clearTimeout(timer)
    stop()
  }
}

function reasonOf(error: unknown): string {
  if (Array.isArray(error)) return String(error[0]?.message ?? 'The subscription failed.')
  return error instanceof Error ? error.message : 'The connection was closed.'
}
