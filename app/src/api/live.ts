import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { type UseQueryState, useQuery, useSubscription } from '@urql/preact'

/**
 * A query whose records a subscription keeps current: the cache takes each change. The subscription begins with the current
 * state, also after a reconnection, so that no change is missed.
 */
export function useLive<Data, Changes, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  changes: TypedDocumentNode<Changes, Variables>,
  variables: Variables,
): UseQueryState<Data, Variables> {
  useSubscription<Changes, Changes, Variables>({ query: changes, variables })
  const [result] = useQuery<Data, Variables>({ query, variables })
  return result
}
