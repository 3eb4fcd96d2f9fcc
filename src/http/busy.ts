import { TooBusy } from '../database/reader.ts'
import { SEARCH_MS, SearchTooLong } from '../database/searches.ts'
import type { PublicError } from './public-error.ts'

const told: Readonly<Record<TooBusy['reason'] | 'search', PublicError>> = {
  'too many': {
    status: 429,
    code: 'RATE_LIMITED',
    message:
      'Too many of your calls are waiting already; wait for their answers, then send this one again.',
  },
  'too long': {
    status: 503,
    code: 'UNAVAILABLE',
    message:
      'Your other calls are taking too long, so this one was not begun. Send it again in 1 s, or send fewer at once.',
  },
  search: {
    status: 503,
    code: 'UNAVAILABLE',
    message: `This took longer than the ${SEARCH_MS / 1000} s that a search may take. Use a narrower filter or a smaller area, leave out totals and facets, or try again later.`,
  },
}

/** The error for a member who sends too many requests at once; undefined for any other error. */
export function busyError(error: unknown): PublicError | undefined {
  if (error instanceof TooBusy) return told[error.reason]
  return error instanceof SearchTooLong ? told.search : undefined
}
