import { useQuery } from '@urql/preact'
import { whoQuery } from './operations.ts'

/** Who the reader is, and the platform's currency: read once. */
export function useWho() {
  const [{ data: who, error: unknown }] = useQuery({
    query: whoQuery,
    requestPolicy: 'cache-first',
  })
  return { who, unknown }
}
