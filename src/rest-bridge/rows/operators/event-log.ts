import { get, type Row } from '../../row.ts'

/** The log of events, for other systems of the platform. */
export const eventLogRows: readonly Row[] = [
  get('/operator/events', {
    summary: 'Read what has happened',
    success: 'Events, oldest first, and the `after` of the next page.',
    refusals: ['NOT_FOUND', 'BAD_CURSOR', 'CURSOR_EXPIRED'],
    document: `query listEvents {
      events(after: $after, types: $types, first: $limit) { events { ...EventRecord } nextAfter }
    }`,
    within: 'events',
  }),
]
