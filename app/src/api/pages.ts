import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { useQuery } from '@urql/preact'
import { useCallback, useRef, useState } from 'preact/hooks'

interface Page {
  readonly pageInfo: { readonly endCursor?: string | null }
}

/**
 * A list whose pages the cache joins, from the first one on. What is there stays while its next page fails: `more` loads that, or
 * tries again, and `restart` goes back to the first page.
 */
export function usePages<Data, Variables extends AnyVariables, Shown extends Page>(
  query: TypedDocumentNode<Data, Variables>,
  variables: (after: string | null) => Variables,
  pageIn: (data: Data) => Shown,
) {
  const [after, setAfter] = useState<string | null>(null)
  const [{ data, error, fetching }, ask] = useQuery<Data, Variables>({
    query,
    variables: variables(after),
  })
  const shown = useRef(data)
  if (data !== undefined) shown.current = data
  const page = shown.current && pageIn(shown.current)
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
