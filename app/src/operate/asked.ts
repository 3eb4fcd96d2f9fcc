import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { type UseQueryState, useQuery } from '@urql/preact'
import { useCallback } from 'preact/hooks'

/** A query, with a way to ask it again at the gateway. */
export function useAsked<Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): UseQueryState<Data, Variables> & { readonly again: () => void } {
  const [result, ask] = useQuery<Data, Variables>({ query, variables })
  const again = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask])
  return { ...result, again }
}
