import type { Ending, Noted } from '../telemetry/noted.ts'

/** What HTTP knows of a request. */
export interface HttpFacts {
  readonly method: string
  readonly route: string
  readonly status: number
}

/** Codes of failures that are the gateway's, not the caller's. */
const FAILURES = ['INTERNAL', 'UNAVAILABLE', 'OUTCOME_UNKNOWN']

/** How a span ends. Its name says what was done, and contains nothing of the caller's, so that there are few names. */
export function endingOf({ origin, operation, type, code }: Noted, http?: HttpFacts): Ending {
  const isGraphql = origin !== 'rest' && origin !== 'job'
  return {
    name: nameOf(origin, operation, type, http),
    attributes: {
      'http.request.method': http?.method,
      'http.route': http?.route,
      'http.response.status_code': http?.status,
      'graphql.operation.name': isGraphql ? operation : undefined,
      'graphql.operation.type': type,
      'lending.endpoint': origin,
      'lending.operation': operation,
      'lending.code': code,
    },
    failure: code !== undefined && FAILURES.includes(code) ? code : undefined,
  }
}

function nameOf(
  origin: Noted['origin'],
  operation: string,
  type: Noted['type'],
  http: HttpFacts | undefined,
): string {
  if (origin === 'rest' && http !== undefined) return `${http.method} ${http.route}`
  if (origin === 'event') return `event ${operation}`
  return `${type ?? origin} ${operation}`
}
