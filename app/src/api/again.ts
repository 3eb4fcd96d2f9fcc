import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import {
  type UseQueryArgs,
  type UseQueryState,
  useClient,
  useQuery,
  useSubscription,
} from '@urql/preact'
import { useCallback, useEffect } from 'preact/hooks'

/** Changes that arrive together are asked for once. */
const TOGETHER_MS = 400

/** A query that is asked again after each event of a subscription, for what its events do not carry, and by `again`. */
export function useAskedAgain<Data, Event, Variables extends AnyVariables>(
  args: UseQueryArgs<Variables, Data>,
  events: TypedDocumentNode<Event, Record<string, never>>,
): UseQueryState<Data, Variables> & { readonly again: () => void } {
  const [result, ask] = useQuery<Data, Variables>(args)
  const again = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask])
  const [{ data: event }] = useSubscription({ query: events, variables: {} })
  useEffect(() => {
    if (event === undefined) return
    const timer = setTimeout(again, TOGETHER_MS)
    return () => clearTimeout(timer)
  }, [event, again])
  return { ...result, again }
}

/** Asks again when a window that was hidden is looked at: in another one, or on another machine, the reader may have done something meanwhile. */
export function useSeenAgain(ask: () => void): void {
  useEffect(() => {
    const look = () => document.hidden || ask()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [ask])
}

/** Asks a query without variables again, wherever its answer is shown. */
export function useRefresh<Data>(
  query: TypedDocumentNode<Data, { [name: string]: never }>,
): () => void {
  const client = useClient()
  return useCallback(() => {
    void client.query(query, {}, { requestPolicy: 'network-only' }).toPromise()
  }, [client, query])
}
