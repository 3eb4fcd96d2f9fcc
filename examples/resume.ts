// graphql-ws subscribes again after a lost connection, with the variables of the first time: a cursor among them would have everything
// since then told again. This moves the cursor on with each event, so that a client is told each once, over any number of connections.
import type { Client } from 'graphql-ws'

/** What is followed: `document` takes the cursor as `$after`. */
interface Followed<Data> {
  readonly document: string
  /** Where to begin: the `newestCursor` of the list that is shown; a list without notifications has one, too. */
  readonly after: string
  readonly cursorOf: (data: Data) => string
}

/**
 * Follows a subscription that continues after a cursor, with a client whose `retryAttempts` let it come back. An event may still arrive
 * twice if the connection breaks between it and the next: `next` is given no event whose cursor was the last. Returns what ends it.
 */
export function resume<Data extends Record<string, unknown>>(
  client: Client,
  { document, after, cursorOf }: Followed<Data>,
  sink: { next(data: Data): void; failed(reason: unknown): void; complete?(): void },
): () => void {
  // graphql-ws reads the object anew each time it subscribes.
  const variables = { after }
  return client.subscribe<Data>(
    { query: document, variables },
    {
      next({ data, errors }) {
        // For example CURSOR_EXPIRED: read the list again, and begin after its newest.
        if (errors !== undefined) sink.failed(errors)
        if (!data || cursorOf(data) === variables.after) return
        variables.after = cursorOf(data)
        sink.next(data)
      },
      error: (error) => sink.failed(error),
      complete: () => sink.complete?.(),
    },
  )
}
