import { useQuery } from '@urql/preact'
import { after } from './months.ts'
import { yearQuery } from './operations.ts'
import type { Period } from './period.ts'

interface Times {
  readonly since: string | null
  readonly until: string
}

/** From when to when a period lasts, up to when the statement was opened: a year in the platform's time zone, as taxes count it, and months in UTC. */
export function useTimes(
  period: Period,
  opened: string,
): { readonly times: Times | undefined; readonly error: string | undefined } {
  const year = period.kind === 'year' ? period.year : 2000
  const pause = period.kind !== 'year'
  const [{ data, error }] = useQuery({ query: yearQuery, variables: { year }, pause })
  const ended = (until: string) => (Date.parse(until) < Date.parse(opened) ? until : opened)
  if (period.kind === 'all') return { times: { since: null, until: opened }, error: undefined }
  if (period.kind === 'months') {
    const since = `${period.from}-01T00:00:00.000Z`
    return {
      times: { since, until: ended(`${after(period.to)}-01T00:00:00.000Z`) },
      error: undefined,
    }
  }
  const of = data?.me.taxYear
  return {
    times: of && { since: of.since, until: ended(of.until) },
    error: error?.message,
  }
}
