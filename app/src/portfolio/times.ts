import { useQuery } from '@urql/preact'
import { beginningIn } from '../parts/time-zones.ts'
import { after } from './months.ts'
import { yearQuery } from './operations.ts'
import type { Period } from './period.ts'

interface Times {
  readonly since: string | null
  readonly until: string
}

/** From when to when a period lasts in the platform's time zone, by which taxes count, too, up to when the statement was opened; not known before that zone is. */
export function useTimes(
  period: Period,
  opened: string,
  zone: string | undefined,
): { readonly times: Times | undefined; readonly error: string | undefined } {
  const year = period.kind === 'year' ? period.year : 2000
  const pause = period.kind !== 'year'
  const [{ data, error }] = useQuery({ query: yearQuery, variables: { year }, pause })
  const ended = (until: string) => (Date.parse(until) < Date.parse(opened) ? until : opened)
  if (zone === undefined) return { times: undefined, error: undefined }
  if (period.kind === 'all') return { times: { since: null, until: opened }, error: undefined }
  if (period.kind === 'months') {
    const begins = (month: string) => beginningIn(zone, `${month}-01`)
    return {
      times: { since: begins(period.from), until: ended(begins(after(period.to))) },
      error: undefined,
    }
  }
  const of = data?.me.taxYear
  return {
    times: of && { since: of.since, until: ended(of.until) },
    error: error?.message,
  }
}
