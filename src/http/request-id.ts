import { randomUUID } from 'node:crypto'

const REQUEST_ID = /^[\w.-]{8,128}$/

/** The id of a request in the logs: the client's, if it sent a good one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
