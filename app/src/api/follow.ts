import { stringifyDocument, type TypedDocumentNode } from '@urql/core'
import { t } from '../parts/messages/index.ts'
import type { Connection } from './connection.ts'

const AGAIN_MS = 2_000

interface Sink<Data, Variables> {
  next(data: Data, variables: Variables): void
  failed(message: string): void
}

/**
 * Follows a subscription, over any number of sockets, until the returned function is called. `variables` is read again for
 * each, so that a cursor in it makes a feed go on where it stopped.
 */
export function follow<Data, Variables extends Record<string, unknown>>(
  { client }: Pick<Connection, 'client'>,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  sink: Sink<Data, Variables>,
): () => void {
  const query = stringifyDocument(document)
  let stop: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    stop = client.subscribe<Data>(
      { query, variables },
      {
        next({ data, errors }) {
          if (errors?.[0] !== undefined) sink.failed(errors[0].message)
          if (data) sink.next(data, variables)
        },
        error(error) {
          sink.failed(reasonOf(error))
          again()
        },
        complete: again,
      },
    )
  }
  // The gateway ended the subscription, for example over a limit: retrying at once would not help.
  const again = () => {
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
  if (Array.isArray(error)) return String(error[0]?.message ?? t('subscriptionFailed'))
  return error instanceof Error ? error.message : t('connectionClosed')
}
