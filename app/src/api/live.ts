import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { type UseQueryState, useQuery, useSubscription } from '@urql/preact'
import { useEffect } from 'preact/hooks'
import { useStore } from '../store.ts'
import { useMarket } from './market.tsx'

/** By then the gateway follows what was subscribed to. */
const FOLLOWED_MS = 500

/**
 * A query whose records a subscription keeps current: the cache takes each change. It is asked again once the subscription runs, also
 * after a reconnection, since changes before that were not told.
 */
export function useLive<Data, Changes, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  changes: TypedDocumentNode<Changes, Variables>,
  variables: Variables,
): UseQueryState<Data, Variables> {
  const { connection } = useMarket()
  const generation = useStore(connection.generation)
  useSubscription<Changes, Changes, Variables>({ query: changes, variables })
  const [result, again] = useQuery<Data, Variables>({ query, variables })
  const asked = JSON.stringify(variables)
  useEffect(() => {
    if (generation === 0) return
    const timer = setTimeout(() => again({ requestPolicy: 'network-only' }), FOLLOWED_MS)
    return () => clearTimeout(timer)
  }, [generation, asked, again])
  return result
}
