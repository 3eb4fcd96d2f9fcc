import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { useQuery } from '@urql/preact'
import { useCallback, useRef, useState } from 'preact/hooks'
import type { joinedLists } from './cache.ts'

interface Page {
  readonly pageInfo: { readonly endCursor?: string | null }
}

/** A list that the cache joins; of another, only the last page would be shown. */
type Joined<List extends string> = List extends (typeof joinedLists)[number]
  ? List
  : 'add it to joinedLists in app/src/api/cache.ts, if no screen asks for its pages one by one'

/**
 * A list of the reader's whose pages the cache joins, from the first one on. What is there stays while its next page fails: `more` loads
 * that, or tries again, and `restart` goes back to the first page.
 */
export function usePages<
  List extends string,
  Data extends { readonly me: Readonly<Record<List, Page>> },
  Variables extends AnyVariables,
>(
  query: TypedDocumentNode<Data, Variables>,
  variables: (after: string | null) => Variables,
  list: Joined<List>,
) {
  const [after, setAfter] = useState<string | null>(null)
  const [{ data, error, fetching }, ask] = useQuery<Data, Variables>({
    query,
    variables: variables(after),
  })
  const shown = useRef(data)
  if (data !== undefined) shown.current = data
  const me: Data['me'] | undefined = shown.current?.me
  const page = me?.[list as List]
  const failed = data ? undefined : error?.message
  const end = page?.pageInfo.endCursor
  const more = useCallback(
    () => (failed ? ask({ requestPolicy: 'network-only' }) : setAfter(end ?? null)),
    [failed, ask, end],
  )
  return {
    data: shown.current,
    page,
    error,
    /** Why what is there could not be asked again. */
    problem: data && error?.message,
    more: { busy: fetching, more, failed },
    restart: () => setAfter(null),
  }
}
